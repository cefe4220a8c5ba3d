//! The deterministic simulation.

use crate::command::{announce, cargo, cargo_command, run};
use crate::needs;
use crate::packages::SIMULATION;

/// The profile of Cargo.toml that the simulation is compiled with.
const SIMULATE_PROFILE: &str = "simulate";
/// How long the first compilation with that profile takes.
const COMPILING: &str = "about 3 minutes the first time on two cores, then only what has changed";

/// Builds the simulation, and runs it with the given flags.
pub(crate) fn simulate(flags: &[String]) -> Result<(), String> {
    needs::meet(needs::FOR_RUST_TESTS)?;
    announce("compiling the simulation", COMPILING);
    let how = ["--profile", SIMULATE_PROFILE, "--package", SIMULATION];
    cargo(&[&["build"], &how[..]].concat())?;
    run(cargo_command(&["run", "--quiet"]).args(how).arg("--").args(flags))
}
