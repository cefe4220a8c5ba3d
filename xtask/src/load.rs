//! Measures how much load a server can take.

use crate::command::{cargo_command, run};
use crate::needs;
use crate::packages::LOAD;

/// Measures a server. The machine should have nothing else to do.
pub(crate) fn load(flags: &[String]) -> Result<(), String> {
    needs::meet(needs::FOR_PROGRAM)?;
    let bench = ["bench", "--package", LOAD, "--bench", "load", "--"];
    run(cargo_command(&bench).args(flags))
}
