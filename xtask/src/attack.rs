//! Attacks a server, and measures what that costs other people.

use std::fs;
use std::path::PathBuf;

use crate::command::{announce, cargo_command, run};
use crate::needs;
use crate::packages::ATTACK;

/// The profile of Cargo.toml that the server is compiled with: people's servers have it, and it
/// compiles soon.
const PROFILE: &str = "serve";

/// Attacks the server of this repository, or an older binary. The machine should have nothing else
/// to do.
pub(crate) fn attack(flags: &[String]) -> Result<(), String> {
    needs::meet(needs::FOR_PROGRAM)?;
    announce("compiling the server and the attacks", "about 4 minutes the first time on two cores");
    let bench = ["bench", "--profile", PROFILE, "--package", ATTACK, "--bench", "attacks", "--"];
    run(cargo_command(&bench).args(with_whole_paths(flags)))
}

/// The same flags, with the path of a binary written out: cargo runs benchmarks in another folder.
fn with_whole_paths(flags: &[String]) -> Vec<PathBuf> {
    let mut whole: Vec<PathBuf> = Vec::new();
    for flag in flags {
        let is_path = whole.last().is_some_and(|before| before.as_os_str() == "--server");
        let path = is_path.then(|| fs::canonicalize(flag).ok()).flatten();
        whole.push(path.unwrap_or_else(|| flag.into()));
    }
    whole
}
