//! Checks what a command needs before anything is compiled.

mod need;
mod plan;
mod probe;

use std::process::Command;

pub(crate) use need::Need;
use plan::{Found, Plan, Step, plan};
pub(crate) use probe::chromium;

use crate::command::{announce, cargo_command, run};

/// What `serve` needs.
pub(crate) const FOR_SERVE: &[Need] = &[Need::Node, Need::Npm, Need::CCompiler];

/// What `test` needs.
pub(crate) const FOR_TEST: &[Need] = &[
    Need::Node,
    Need::Npm,
    Need::CCompiler,
    Need::CppCompiler,
    Need::Rustfmt,
    Need::Clippy,
    Need::Kill,
    Need::Python,
    Need::Chromium,
    Need::CargoDeny,
];

/// What `check` needs; the web app's needs count only if the web app has changed.
pub(crate) const FOR_CHECK: &[Need] = &[Need::Git, Need::CCompiler, Need::Rustfmt, Need::Clippy];

/// What the web app's part of `check` needs.
pub(crate) const FOR_WEB: &[Need] = &[Need::Node, Need::Npm];

/// What the tests in Rust need.
pub(crate) const FOR_RUST_TESTS: &[Need] = &[Need::CCompiler, Need::Kill, Need::Python];

/// What building the program alone needs.
pub(crate) const FOR_PROGRAM: &[Need] = &[Need::CCompiler];

/// What `fuzz` needs.
pub(crate) const FOR_FUZZ: &[Need] = &[Need::CCompiler, Need::CppCompiler, Need::CargoFuzz];

/// Makes sure that everything in the list is there. Installs what is missing if all of it can be
/// installed from here; otherwise fails with a list of everything that is missing and what to type.
pub(crate) fn meet(needs: &[Need]) -> Result<(), String> {
    match plan(&probe_all(needs), probe::machine()) {
        Plan::GoOn => return Ok(()),
        Plan::Stop(text) => return Err(text),
        Plan::Install(steps) => steps.iter().try_for_each(install)?,
    }
    let still: Vec<String> = probe_all(needs)
        .into_iter()
        .filter(|(_, found)| *found != Found::Usable)
        .map(|(need, _)| need.title().to_owned())
        .collect();
    if still.is_empty() {
        Ok(())
    } else {
        Err(format!("installed, but still missing: {}", still.join(", ")))
    }
}

fn probe_all(needs: &[Need]) -> Vec<(Need, Found)> {
    needs.iter().map(|need| (*need, probe::probe(*need))).collect()
}

fn install(step: &Step) -> Result<(), String> {
    announce("installing what is missing", step.usual_time);
    let Some((program, arguments)) = step.words.split_first() else { return Ok(()) };
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut command = match program.as_str() {
        "cargo" => cargo_command(&arguments),
        _ => Command::new(program),
    };
    if program != "cargo" {
        command.args(&arguments).env("DEBIAN_FRONTEND", "noninteractive");
    }
    run(&mut command)
}
