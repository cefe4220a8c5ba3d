//! The fast loop: types, lints and unit tests of what has changed.

mod changes;

use std::collections::BTreeSet;
use std::process::Command;
use std::time::Instant;

use changes::Changes;
pub(crate) use changes::WebChanges;

use crate::command::{cargo, output};
use crate::workspace::{Member, Workspace};
use crate::{layout, needs, repository_root, rooms, web};

/// Parts of the names of unit tests that play so many games that the fast loop leaves them out.
const LONG_TESTS: &[&str] = &[
    "keeps_the_laws",
    "keep_the_laws",
    "leave_no_world_out",
    "come_about_equally_often",
    "tests::broken_views",
];

/// Checks what differs from the last commit, or from the commit where this branch left `--base`.
pub(crate) fn check(arguments: &[String]) -> Result<(), String> {
    let begin = Instant::now();
    needs::meet(needs::FOR_CHECK)?;
    let workspace = Workspace::read()?;
    let files = changed_files(base(arguments)?)?;
    let changes = Changes::of(&files, &workspace);
    if changes.are_in_web() {
        needs::meet(needs::FOR_WEB)?;
    }
    println!("xtask: {} changed files: {changes}", files.len());
    rooms::check(&workspace)?;
    layout::check(&repository_root())?;
    check_crates(&changes, &workspace)?;
    web::check_changes(&changes.web)?;
    println!("\nxtask: what changed is well, in {} s", begin.elapsed().as_secs());
    Ok(())
}

fn base(arguments: &[String]) -> Result<Option<&str>, String> {
    match arguments {
        [] => Ok(None),
        [flag, base] if flag == "--base" => Ok(Some(base)),
        _ => Err("check takes nothing, or --base REVISION".to_owned()),
    }
}

/// The files that were changed, added or deleted, and those that git does not know yet.
fn changed_files(base: Option<&str>) -> Result<BTreeSet<String>, String> {
    let git = |arguments: &[&str]| output(Command::new("git").args(arguments));
    let since = match base {
        Some(base) => git(&["merge-base", base, "HEAD"])?.trim().to_owned(),
        None => "HEAD".to_owned(),
    };
    let changed = git(&["diff", "--name-only", "--no-renames", "-z", &since])?;
    let unknown = git(&["ls-files", "--others", "--exclude-standard", "-z"])?;
    let names = changed.split('\0').chain(unknown.split('\0'));
    Ok(names.filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

fn check_crates(changes: &Changes, workspace: &Workspace) -> Result<(), String> {
    let members = || workspace.members.iter();
    let names = |are_chosen: &dyn Fn(&Member) -> bool| -> BTreeSet<String> {
        members().filter(|member| are_chosen(member)).map(|member| member.name.clone()).collect()
    };
    let dependents = workspace.with_dependents(&changes.crates);
    let affected = names(&|it| changes.is_for_all_crates || dependents.contains(&it.name));
    let touched = names(&|it| changes.is_for_all_crates || changes.crates.contains(&it.name));
    cargo_for(&["fmt", "--check"], &touched, &[])?;
    // Of a crate that only depends on what changed, the tests can wait for `cargo xtask test`.
    cargo_for(&["clippy"], &affected, &["--", "--deny", "warnings"])?;
    cargo_for(&["clippy", "--all-targets"], &touched, &["--", "--deny", "warnings"])?;
    let skipped: Vec<&str> = LONG_TESTS.iter().flat_map(|name| ["--skip", name]).collect();
    for (target, has_library) in [("--lib", true), ("--bins", false)] {
        let tested =
            names(&|it| changes.crates.contains(&it.name) && it.has_library == has_library);
        cargo_for(&["test", "--quiet", target], &tested, &[&["--"], &skipped[..]].concat())?;
    }
    if !changes.crates.is_empty() {
        println!("xtask: left for `cargo xtask test`: tests named *{}*", LONG_TESTS.join("*, *"));
    }
    Ok(())
}

/// Runs cargo for some packages, if there are any.
fn cargo_for(before: &[&str], packages: &BTreeSet<String>, after: &[&str]) -> Result<(), String> {
    if packages.is_empty() {
        return Ok(());
    }
    let packages: Vec<String> = packages.iter().map(|name| format!("--package={name}")).collect();
    let packages: Vec<&str> = packages.iter().map(String::as_str).collect();
    cargo(&[before, &packages, after].concat())
}

#[cfg(test)]
mod tests {
    use super::base;

    #[test]
    fn only_a_base_may_be_given() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(base(&[]), Ok(None));
        assert_eq!(base(&words("--base main")), Ok(Some("main")));
        assert!(base(&words("--base")).is_err());
        assert!(base(&words("main")).is_err());
    }
}
