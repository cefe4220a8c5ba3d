//! The list of bugs cannot rot: what it names is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::bug::{Bug, Test};
use super::bugs::AREAS;
use crate::repository_root;
use crate::workspace::Workspace;

fn all() -> impl Iterator<Item = &'static Bug> {
    AREAS.iter().flat_map(|area| area.bugs)
}

#[test]
fn every_bug_has_a_name_of_its_own_and_a_sentence() {
    let mut names = BTreeSet::new();
    for bug in all() {
        assert!(names.insert(bug.name), "{} is there twice", bug.name);
        let is_plain = |symbol: char| symbol.is_ascii_lowercase() || "-0123456789".contains(symbol);
        assert!(bug.name.chars().all(is_plain), "{}", bug.name);
        assert!(
            bug.wrong.ends_with('.') && !bug.wrong.contains('|'),
            "{}: {}",
            bug.name,
            bug.wrong
        );
        assert_ne!(bug.find, bug.replace, "{}", bug.name);
    }
}

#[test]
fn every_bug_can_be_planted_in_its_file() {
    let mut misfits = Vec::new();
    for bug in all() {
        let source = fs::read_to_string(repository_root().join(bug.file));
        let source = source.unwrap_or_else(|error| panic!("{}: {}: {error}", bug.name, bug.file));
        misfits.extend(bug.planted_in(&source).err());
    }
    assert!(
        misfits.is_empty(),
        "if the code was changed, change xtask/src/seeded/bugs too:\n{}",
        misfits.join("\n")
    );
}

#[test]
fn every_test_that_finds_a_bug_is_there() {
    let workspace = Workspace::read().expect("read");
    for bug in all() {
        let package = bug.found_by.program.package;
        let member = workspace.members.iter().find(|member| member.name == package);
        let member = member.unwrap_or_else(|| panic!("{}: there is no {package}", bug.name));
        let folder = repository_root().join(&member.folder);
        assert!(is_there(&folder, bug.found_by), "{}: there is no {:?}", bug.name, bug.found_by);
    }
}

/// Whether a package has a test.
fn is_there(package: &Path, test: Test) -> bool {
    let (module, function) = test.name.rsplit_once("::").unwrap_or(("", test.name));
    let mut modules: Vec<&str> = module.split("::").filter(|name| !name.is_empty()).collect();
    // Unit tests may stand in the file that they test.
    let outer = modules.clone();
    let has = |modules: &[&str], must_have: &str| {
        files(package, test.program.target, modules).into_iter().any(|file| {
            let source = fs::read_to_string(file).unwrap_or_default();
            source.contains(must_have) && has_test(&source, function)
        })
    };
    has(&outer, "")
        || (modules.pop() == Some("tests") && has(&modules, "#[cfg(test)]\nmod tests {\n"))
}

/// Where a module may be.
fn files(package: &Path, target: Option<&str>, modules: &[&str]) -> Vec<PathBuf> {
    let (folder, main) = match target {
        Some(target) => (package.join("tests").join(target), "main.rs"),
        None => (package.join("src"), "lib.rs"),
    };
    let path = modules.iter().fold(folder.clone(), |path, module| path.join(module));
    match modules {
        [] => vec![folder.join(main), folder.with_extension("rs")],
        _ => vec![path.with_extension("rs"), path.join("mod.rs")],
    }
}

/// Whether a source has a function of that name that is a test.
fn has_test(source: &str, function: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let head = format!("fn {function}(");
    let found = lines
        .iter()
        .position(|line| line.strip_prefix("async ").unwrap_or(line).starts_with(&head));
    found.is_some_and(|place| {
        let attributes = lines[..place].iter().rev().take_while(|line| line.starts_with("#["));
        attributes
            .into_iter()
            .any(|line| line.starts_with("#[test]") || line.starts_with("#[tokio::test"))
    })
}

#[test]
fn only_a_test_counts_as_a_test() {
    let source = "#[test]\nfn one() {}\n\n    #[tokio::test(flavor = \"multi_thread\")]\n    async fn \
                  two() {}\n\n#[must_use]\nfn three() {}\n";
    assert!(has_test(source, "one") && has_test(source, "two"));
    assert!(!has_test(source, "three") && !has_test(source, "tw"));
}
