//! Finds out which programs are on this machine.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::need::{Need, supports_web_tools};
use super::plan::{Found, Machine};
use crate::command::cargo_command;

/// Looks for a program, and asks for its version if that is cheap, because a program may exist and
/// not run.
pub(super) fn probe(need: Need) -> Found {
    match need {
        Need::Node => node(version(Command::new("node").arg("--version"))),
        Need::Npm => runs(Command::new("npm").arg("--version")),
        Need::CCompiler => named_by("CC", "cc"),
        Need::CppCompiler => named_by("CXX", "c++"),
        Need::Git => runs(Command::new("git").arg("--version")),
        // Not every `kill` can print its version.
        Need::Kill => {
            if in_path("kill").is_some() {
                Found::Usable
            } else {
                Found::Missing
            }
        }
        Need::Python => runs(Command::new("python3").arg("--version")),
        Need::Chromium => named_by(CHROMIUM, "chromium"),
        Need::Rustfmt => runs(&mut cargo_command(&["fmt", "--version"])),
        Need::Clippy => runs(&mut cargo_command(&["clippy", "--version"])),
        Need::CargoDeny => runs(&mut cargo_command(&["deny", "--version"])),
        Need::CargoFuzz => runs(&mut cargo_command(&["fuzz", "--version"])),
    }
}

/// What xtask may do to this machine.
pub(super) fn machine() -> Machine {
    if in_path("apt-get").is_none() {
        return Machine::Other;
    }
    match version(Command::new("id").arg("-u")).as_deref() {
        Some("0") => Machine::DebianAsRoot,
        _ => Machine::Debian,
    }
}

/// The environment variable that names the browser.
const CHROMIUM: &str = "CHROMIUM";

/// The browser: the program that `CHROMIUM` names, or the one called `chromium`.
pub(crate) fn chromium() -> Option<PathBuf> {
    variable(CHROMIUM).map(PathBuf::from).or_else(|| in_path("chromium"))
}

/// How a program was found that an environment variable may name.
fn named_by(name: &'static str, usual: &str) -> Found {
    match variable(name) {
        Some(program) if version(Command::new(&program).arg("--version")).is_none() => {
            Found::Misnamed(name)
        }
        Some(_) => Found::Usable,
        None => runs(Command::new(usual).arg("--version")),
    }
}

/// An environment variable; an empty one counts as none.
fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn in_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn runs(command: &mut Command) -> Found {
    if version(command).is_some() { Found::Usable } else { Found::Missing }
}

/// The output of the command, if it runs and succeeds.
fn version(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// How Node.js was found, by its version: `v20.20.2`.
fn node(version: Option<String>) -> Found {
    let Some(version) = version else { return Found::Missing };
    let mut numbers = version.trim_start_matches('v').split('.').map(|part| part.parse().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(major), Some(minor)) if supports_web_tools(major, minor) => Found::Usable,
        _ => Found::Unfit(version),
    }
}

#[cfg(test)]
mod tests {
    use super::{Found, node, runs};
    use std::process::Command;

    #[test]
    fn node_must_be_a_version_that_the_web_tools_support() {
        let found = |version: &str| node(Some(version.to_owned()));
        for fit in ["v20.19.0", "v20.20.2", "v22.13.0", "v24.0.0", "v26.1.0"] {
            assert_eq!(found(fit), Found::Usable, "{fit}");
        }
        for unfit in ["v18.20.4", "v9.11.2", "v20.18.3", "v21.7.0", "v22.12.0", "v23.5.0", "v24"] {
            assert_eq!(found(unfit), Found::Unfit(unfit.to_owned()));
        }
        assert_eq!(found("nonsense"), Found::Unfit("nonsense".to_owned()));
        assert_eq!(node(None), Found::Missing);
    }

    #[test]
    fn a_program_that_is_not_there_or_fails_is_missing() {
        assert_eq!(runs(&mut Command::new("/no/such/program")), Found::Missing);
        assert_eq!(runs(&mut Command::new("false")), Found::Missing);
        assert_eq!(runs(&mut Command::new("true")), Found::Usable);
    }
}
