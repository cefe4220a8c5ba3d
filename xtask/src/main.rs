//! The developer's commands: `cargo xtask <command>`.
#![allow(clippy::print_stdout, reason = "this is a command for people")]

mod strength;
mod web;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, iter};

const HELP: &str = "\
cargo xtask <command>

  serve    build the release binary and start the server; further words are its flags
  test     formatting, lints, all tests, docs, dependencies: what CI runs
  load     how much a server bears on this machine: docs/figures.md
  strength every claim about the bots' strength, or those that begin with a word: hours, and it can be
           stopped and goes on; docs/figures.md
  laws     very many random games of each game under the laws, in release mode
  golden   rewrite the golden files from what the program does now; review the diff
  soak     the trials of reliability in their long form, in release mode: half an hour with building
  fuzz     every decoder for a minute each, or `fuzz <target> <seconds>`; installs cargo-fuzz once";

fn main() -> ExitCode {
    let command = env::args().nth(1);
    let done = match command.as_deref() {
        Some("serve") => serve(),
        Some("test") => test(),
        Some("load") => load(),
        Some("strength") => strength::strength(),
        Some("laws") => laws(),
        Some("golden") => golden(),
        Some("soak") => soak(),
        Some("fuzz") => fuzz(env::args().nth(2).as_deref(), env::args().nth(3).as_deref()),
        _ => {
            println!("{HELP}");
            return ExitCode::from(u8::from(command.is_some()) * 2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("\nxtask: failed: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// Builds everything there is to run, and starts the server.
fn serve() -> Result<(), String> {
    web::build()?;
    cargo(&["build", "--release", "--package", "munera"])?;
    let flags: Vec<String> = env::args().skip(2).collect();
    let run_it = ["run", "--release", "--package", "munera", "--", "serve"];
    run(cargo_command(&run_it).args(flags))
}

/// How much a server bears. The machine should have nothing else to do.
fn load() -> Result<(), String> {
    let flags: Vec<String> = env::args().skip(2).collect();
    let bench = ["bench", "--package", "munera", "--bench", "load", "--"];
    run(cargo_command(&bench).args(flags))
}

/// Everything that must hold before a change lands.
fn test() -> Result<(), String> {
    let begin = Instant::now();
    web::check()?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    cargo(&["test", "--workspace"])?;
    web::browse()?;
    run(cargo_command(&["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings"))?;
    rooms()?;
    dependencies()?;
    println!("\nxtask: all is well, in {} s", begin.elapsed().as_secs());
    Ok(())
}

/// What each room may depend on, all of it. A crate earns its place by what it must not know, so
/// this list changes only together with ARCHITECTURE.md.
const ROOMS: &[(&str, &[&str])] = &[
    ("munera-rules", &["arrayvec", "xxhash-rust"]),
    ("munera-bots", &["arrayvec", "libm", "munera-rules", "rand_core", "rand_xoshiro"]),
    ("munera-ids", &[]),
    ("munera-session", &["munera-ids", "munera-rules"]),
    ("munera-faulty-disk", &["libsqlite3-sys"]),
];

/// The arrows between the rooms point where they should.
fn rooms() -> Result<(), String> {
    for (room, allowed) in ROOMS {
        let mut tree = cargo_command(&["tree", "--edges", "normal", "--depth", "1"]);
        tree.args(["--prefix", "none", "--format", "{p}", "--package", room]);
        let output = tree.output().map_err(|error| format!("{tree:?}: {error}"))?;
        let listed = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut names = listed.lines().filter_map(|line| line.split(' ').next());
        if names.next() != Some(room) {
            return Err(format!("{tree:?} says nothing of {room}"));
        }
        if let Some(stranger) = names.find(|name| !allowed.contains(name)) {
            return Err(format!("{room} must not depend on {stranger}"));
        }
    }
    println!("xtask: the rooms keep to themselves");
    Ok(())
}

/// Licences, sources and duplicates of the dependencies. Advisories need a database from the
/// network, so they are for whoever has one: `cargo deny check advisories`.
fn dependencies() -> Result<(), String> {
    let installed = cargo_command(&["deny", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        println!("xtask: cargo-deny is not installed; installing it takes some minutes, once");
        cargo(&["install", "cargo-deny", "--locked"])?;
    }
    cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"])
}

fn laws() -> Result<(), String> {
    let run = ["run", "--release", "--package", "munera", "--", "lab", "laws"];
    for (game, games) in [("gorus", "1000000"), ("gladiators", "1000000"), ("fired_up", "200000")] {
        cargo(&[&run[..], &[game, "--games", games]].concat())?;
    }
    Ok(())
}

fn golden() -> Result<(), String> {
    run(cargo_command(&["test", "--workspace"]).env("UPDATE_GOLDEN", "1").env("UPDATE_EXPECT", "1"))
}

/// Kills, power cuts, cut connections, bad clients and full disks, by the hundred. One trial at a time,
/// so that the figures that each prints are its own.
fn soak() -> Result<(), String> {
    let trials = [
        "test",
        "--release",
        "--package",
        "munera",
        "--package",
        "munera-storage",
        "--test",
        "trials",
        "--test",
    ];
    let shown = ["storage", "--", "--nocapture", "--test-threads", "1"];
    run(cargo_command(&[&trials[..], &shown[..]].concat()).env("MUNERA_TRIALS", "long"))
}

/// Every decoder that has a fuzz target in `fuzz/fuzz_targets`, and where samples for it are.
const FUZZ_TARGETS: &[(&str, &str)] = &[
    ("engine_line", "fuzz/seeds/engine_line"),
    ("record", "docs/fairness"),
    ("verify", "docs/fairness"),
    ("client_message", "fuzz/seeds/client_message"),
    ("log_line", "fuzz/seeds/log_line"),
    ("options", "fuzz/seeds/options"),
    ("content", "content"),
    ("view", "fuzz/seeds/view"),
    ("config", "fuzz/seeds/config"),
];

/// Feeds one decoder, or each of them, with what chance makes of the samples.
fn fuzz(target: Option<&str>, seconds: Option<&str>) -> Result<(), String> {
    let installed = cargo_command(&["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        println!("xtask: cargo-fuzz is not installed; installing it takes some minutes, once");
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    let time = format!("-max_total_time={}", seconds.unwrap_or("60"));
    let is_wanted = |name: &str| target.is_none_or(|wanted| wanted == name);
    for (name, samples) in FUZZ_TARGETS.iter().filter(|(name, _)| is_wanted(name)) {
        let corpus = format!("fuzz/corpus/{name}");
        std::fs::create_dir_all(&corpus).map_err(|error| format!("{corpus}: {error}"))?;
        // There is no `unsafe` for a sanitizer to find: what is looked for are panics.
        let how = ["fuzz", "run", "--sanitizer", "none", name, &corpus, samples];
        let arguments = [&how[..], &["--", &time, "-timeout=20"]].concat();
        // The instrumentation is not stable yet; this lets the stable compiler do it.
        run(cargo_command(&arguments).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    run(&mut cargo_command(arguments))
}

/// The same cargo that runs this, as if it were called by hand: what `cargo run` tells of this crate
/// makes others (ring) believe that they have to be built again.
fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    let of_this_crate =
        |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(of_this_crate) {
            command.env_remove(&name);
        }
    }
    command
}

fn run(command: &mut Command) -> Result<(), String> {
    let told = tell(command);
    println!("xtask: {told}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{told}: {status}")),
        Err(error) => Err(format!("{told}: {error}")),
    }
}

/// A command as one would type it, without what is set or unset around it.
fn tell(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    let place = command.get_current_dir().map(|folder| format!("cd {} && ", folder.display()));
    place.unwrap_or_default() + &words.join(" ")
}
