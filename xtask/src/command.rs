//! Runs other programs, and prints what it runs.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, iter};

/// Runs cargo.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    run(&mut cargo_command(arguments))
}

/// The cargo that runs xtask, in the environment that a person would call it in.
///
/// `cargo run` sets variables that describe the package xtask. Build scripts (ring's for one) watch
/// these variables: if they stayed, cargo would compile those packages again.
pub(crate) fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    let describes_xtask =
        |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(describes_xtask) {
            command.env_remove(&name);
        }
    }
    command
}

/// Shows the command, runs it, and fails if it fails.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let shown = as_typed(command);
    println!("xtask: {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// The output of the command. Its errors go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let shown = as_typed(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{shown}: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{shown}: {error}"))
}

/// The command as a person would type it, without its environment.
pub(crate) fn as_typed(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let folder = command.get_current_dir().map(|folder| format!("cd {} && ", folder.display()));
    folder.unwrap_or_default() + &words.join(" ")
}

/// Prints which part of the work begins, and how long it usually takes.
pub(crate) fn announce(part: &str, usual_time: &str) {
    println!("\nxtask: {part} ({usual_time})");
}
