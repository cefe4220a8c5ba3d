//! The developer's commands: `cargo xtask <command>`.
#![allow(clippy::print_stdout, reason = "this is a command for people")]

mod age;
mod attack;
mod check;
mod command;
mod fuzz;
mod games;
mod golden;
mod laws;
mod layout;
mod load;
mod needs;
mod packages;
mod rooms;
mod seeded;
mod serve;
mod simulate;
mod soak;
mod strength;
mod test;
mod web;
mod workspace;

#[cfg(test)]
mod deploy_files;
#[cfg(test)]
mod hooks;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <command>

  serve    build the web app and the server, and start it; further words are its flags
  check    types, lints and unit tests of what differs from the last commit, or from `--base REVISION`:
           the fast loop while you write
  test     formatting, lints, all tests, games in a real browser, docs, dependencies: what CI runs
  golden   rewrite the golden files from what the program does now; review the diff
  laws     very many random games of each game under the laws, in release mode
  soak     the trials of reliability in their long form, in release mode: a quarter of an hour after building
  simulate whole servers with all their faults, each decided by one number: `--hours N` of games,
           `--seed S` for exactly one, `--trace` for its last events, `--journal FILE` to go on later
  seeded   plants known bugs in a copy of the source, and sees whether a test finds each of them; all, or
           those of the given names; `--list` prints them
  fuzz     every decoder, each until it has had a minute of processor time: `fuzz [TARGET …]`,
           `--minutes N` for more, `--replay` for the kept inputs alone; stopped, it goes on later
  attack   attacks on a server of its own, each with what it cost other people: `--only NAME` for one,
           `--server FILE` for another binary, `--json` for programs; docs/attacks.md
  load     how much a server bears on this machine: docs/figures.md
  strength every claim about the bots' strength, or those that begin with a word: hours, and it can be
           stopped and goes on; docs/figures.md

A command first finds out whether all programs that it needs are there. On Debian as root it installs
what is missing; else it says what to type.";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((command, arguments)) = arguments.split_first() else {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    };
    // Paths in this program begin at the root, no matter where it is called from.
    let done = env::set_current_dir(repository_root()).map_err(|error| error.to_string());
    let done = done.and_then(|()| match command.as_str() {
        "serve" => serve::serve(arguments),
        "check" => check::check(arguments),
        "test" => test::test(),
        "golden" => golden::golden(),
        "laws" => laws::laws(),
        "soak" => soak::soak(),
        "simulate" => simulate::simulate(arguments),
        "seeded" => seeded::seeded(arguments),
        "fuzz" => fuzz::fuzz(arguments),
        "attack" => attack::attack(arguments),
        "load" => load::load(arguments),
        "strength" => strength::strength(arguments.first().map_or("", String::as_str)),
        _ => Err(format!("there is no command {command}\n\n{HELP}")),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("\nxtask: failed: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository. When cargo runs this program, it says where the package is; without
/// cargo, the place of compilation is used.
fn repository_root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let package = package.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    package.parent().unwrap_or(Path::new(".")).to_owned()
}
