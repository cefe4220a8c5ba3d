//! The reliability trials in their long form.

use crate::command::{cargo_command, run};
use crate::needs;
use crate::packages::{STORAGE, TRIALS};

/// Kills, power cuts, cut connections, bad clients and full disks, by the hundred. The trials run
/// one after another, so that they do not disturb each other's figures.
pub(crate) fn soak() -> Result<(), String> {
    needs::meet(needs::FOR_RUST_TESTS)?;
    for (package, tests) in [(TRIALS, "trials"), (STORAGE, "storage")] {
        let which = ["test", "--release", "--package", package, "--test", tests];
        let how = ["--", "--nocapture", "--test-threads", "1"];
        run(cargo_command(&[&which[..], &how[..]].concat()).env("MUNERA_TRIALS", "long"))?;
    }
    Ok(())
}
