//! Fuzzes the decoders with random changes of sample inputs.

mod arguments;
mod corpus;
mod input_lines;
mod journal;
mod processor_time;
mod progress;
mod session;
mod target;

use arguments::Arguments;
use journal::Journal;
use target::Target;

use crate::command::{announce, cargo_command, run};
use crate::needs;

/// Where the instrumented programs are built.
const BUILD: &str = "target/fuzz";

/// How long the first build takes.
const COMPILING: &str = "about 10 minutes the first time on two cores, then only what has changed";

/// Checks the types of all targets. They are a workspace of their own, which no other command builds.
pub(crate) const CHECK: &[&str] =
    &["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", BUILD];

/// Fuzzes the chosen targets one after another, until each has used its processor time.
pub(crate) fn fuzz(arguments: &[String]) -> Result<(), String> {
    let arguments = Arguments::read(arguments)?;
    needs::meet(needs::FOR_FUZZ)?;
    announce("compiling the fuzz targets", COMPILING);
    for target in &arguments.targets {
        build(target)?;
    }
    let mut failed = Vec::new();
    for target in &arguments.targets {
        let done = if arguments.only_replays {
            corpus::replay(target).map(|reached| println!("{}: {reached}", target.name))
        } else {
            fuzz_one(target, arguments.seconds)
        };
        // What breaks one target says nothing about the others.
        if let Err(error) = done {
            eprintln!("xtask: {error}");
            failed.push(target.name);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join(", ")) }
}

fn build(target: &Target) -> Result<(), String> {
    // There is no `unsafe` for a sanitizer to find: the fuzzer looks for panics.
    let how = ["fuzz", "build", "--sanitizer", "none", "--target-dir", BUILD, target.name];
    // The instrumentation is not stable yet; this variable lets the stable compiler do it.
    run(cargo_command(&how).env("RUSTC_BOOTSTRAP", "1"))
}

fn fuzz_one(target: &Target, seconds: f64) -> Result<(), String> {
    let mut journal = Journal::open(target)?;
    session::fuzz(target, seconds, &mut journal)?;
    corpus::reduce(target)?;
    let reached = corpus::replay(target)?;
    println!("{}: {}; {reached}", target.name, journal.total());
    Ok(())
}
