//! Plants known bugs, one after another, and sees whether a test finds each of them.

mod bug;
mod bugs;
mod list;
mod scratch;
mod test_run;

#[cfg(test)]
mod rot;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Instant;

use self::bug::{Bug, TestProgram};
use self::scratch::Scratch;
use crate::command::announce;
use crate::packages::INCLUDED;
use crate::workspace::Workspace;
use crate::{needs, repository_root};

/// Plants the bugs of these names, or all; with `--list`, prints them.
pub(crate) fn seeded(arguments: &[String]) -> Result<(), String> {
    if arguments == ["--list"] {
        print!("{}", list::markdown());
        return Ok(());
    }
    let mut bugs = chosen(arguments)?;
    needs::meet(needs::FOR_RUST_TESTS)?;
    let started = Instant::now();
    let workspace = Workspace::read()?;
    let scratch = Scratch::prepare(&repository_root())?;
    sort(&mut bugs, &workspace);
    announce("running the tests without bugs", "about 10 minutes the first time on two cores");
    pass_unchanged(&bugs, &scratch, &workspace)?;
    announce("planting the bugs", "about 10 seconds each");
    println!("| bug | file | found by | seconds |\n|---|---|---|---|");
    let mut survivors = Vec::new();
    for bug in &bugs {
        let begun = Instant::now();
        let found = find(bug, &scratch, &workspace);
        let Bug { name, file, found_by, .. } = bug;
        let by = match &found {
            Ok(()) => format!("`{}` `{}`", found_by.program, found_by.name),
            Err(_) => "**no test**".to_owned(),
        };
        println!("| {name} | {file} | {by} | {} |", begun.elapsed().as_secs());
        survivors.extend(found.err().map(|why| format!("{name}: {} {why}", found_by.name)));
    }
    let seconds = started.elapsed().as_secs();
    if survivors.is_empty() {
        println!("\nxtask: {} bugs, each found by its test, in {seconds} s", bugs.len());
        Ok(())
    } else {
        let (count, all) = (survivors.len(), bugs.len());
        Err(format!("{count} of {all} bugs are not found:\n{}", survivors.join("\n")))
    }
}

/// The bugs with these names, or all.
fn chosen(names: &[String]) -> Result<Vec<Bug>, String> {
    let all = || bugs::AREAS.iter().flat_map(|area| area.bugs.iter().copied());
    let unknown = names.iter().find(|name| all().all(|bug| bug.name != **name));
    match unknown {
        Some(name) => Err(format!("there is no bug {name}; `cargo xtask seeded --list` has all")),
        None => Ok(all()
            .filter(|bug| names.is_empty() || names.iter().any(|it| it == bug.name))
            .collect()),
    }
}

/// Sorts bugs so that little is compiled twice: first those in crates on which few others depend,
/// because a crate that was changed is compiled again, and so are its dependents.
fn sort(bugs: &mut [Bug], workspace: &Workspace) {
    bugs.sort_by_key(|bug| {
        let member = workspace.member_with(bug.file).map(|member| member.name.as_str());
        let including = INCLUDED.iter().find(|(folder, _)| bug.file.starts_with(folder));
        let package = member.or(including.map(|(_, package)| *package)).unwrap_or_default();
        let dependents = workspace.with_dependents(&BTreeSet::from([package.to_owned()]));
        (dependents.len(), package.to_owned(), bug.found_by.program)
    });
}

/// Runs all tests that find bugs: without any bug they pass. This compiles all that there is.
fn pass_unchanged(bugs: &[Bug], scratch: &Scratch, workspace: &Workspace) -> Result<(), String> {
    let mut tests: BTreeMap<TestProgram, BTreeSet<&str>> = BTreeMap::new();
    for bug in bugs {
        tests.entry(bug.found_by.program).or_default().insert(bug.found_by.name);
    }
    for (program, names) in tests {
        let built: PathBuf = program.build(scratch)?;
        let names: Vec<&str> = names.into_iter().collect();
        let run = program.run(&built, &names, scratch, workspace)?;
        println!("xtask: {program}: {} of {} tests pass", run.passed, names.len());
        if (run.passed as usize, run.failed) != (names.len(), 0) {
            return Err(format!(
                "a test of {program} does not pass without a bug:\n{}",
                run.text()
            ));
        }
    }
    Ok(())
}

/// Plants a bug, and runs the test that finds it.
fn find(bug: &Bug, scratch: &Scratch, workspace: &Workspace) -> Result<(), String> {
    let test = bug.found_by;
    scratch.with(bug, || {
        let program = test.program.build(scratch)?;
        let run = test.program.run(&program, &[test.name], scratch, workspace)?;
        run.finds(test, &scratch.tree())
    })
}

#[cfg(test)]
mod tests {
    use super::{bugs, chosen, sort};
    use crate::workspace::Workspace;

    #[test]
    fn bugs_are_chosen_by_their_names() {
        let count = bugs::AREAS.iter().map(|area| area.bugs.len()).sum();
        assert_eq!(chosen(&[]).map(|all| all.len()), Ok(count));
        let name = bugs::AREAS[0].bugs[0].name;
        let one = chosen(&[name.to_owned()]).expect("it is there");
        assert!(one.len() == 1 && one[0].name == name);
        assert!(chosen(&["no-such-bug".to_owned()]).expect_err("refused").contains("no-such-bug"));
    }

    #[test]
    fn bugs_in_crates_with_few_dependents_come_first() {
        let mut bugs = chosen(&[]).expect("all");
        sort(&mut bugs, &Workspace::read().expect("read"));
        let place = |folder: &str| {
            let found = bugs.iter().position(|bug| bug.file.starts_with(folder));
            found.unwrap_or_else(|| panic!("no bug is in {folder}"))
        };
        let order = ["crates/server/", "crates/storage/", "crates/session/", "crates/rules/"];
        assert!(order.map(place).is_sorted(), "{:?}", order.map(place));
    }
}
