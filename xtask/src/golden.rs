//! Rewrites the golden files from the program's present behaviour.

use crate::command::{cargo_command, run};
use crate::needs;

/// Runs all tests in Rust; those that compare with a golden file write it instead. Other tests may
/// fail, because behaviour has changed: the rest runs all the same, and every golden file is written.
pub(crate) fn golden() -> Result<(), String> {
    needs::meet(needs::FOR_RUST_TESTS)?;
    run(cargo_command(&["test", "--workspace", "--no-fail-fast"])
        .env("UPDATE_GOLDEN", "1")
        .env("UPDATE_EXPECT", "1"))
}
