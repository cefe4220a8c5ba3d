//! Builds everything, and starts the server.

use crate::command::{announce, cargo, cargo_command, run};
use crate::packages::PROGRAM;
use crate::{needs, web};

/// The profile of Cargo.toml that the server is compiled with.
const SERVE_PROFILE: &str = "serve";
/// How long the first compilation with that profile takes.
const COMPILING: &str = "about 3 minutes the first time on two cores, then only what has changed";

/// Builds the web app and the server, and starts the server with the given flags.
pub(crate) fn serve(flags: &[String]) -> Result<(), String> {
    needs::meet(needs::FOR_SERVE)?;
    web::build()?;
    announce("compiling the server", COMPILING);
    let how = ["--profile", SERVE_PROFILE, "--package", PROGRAM];
    cargo(&[&["build"], &how[..]].concat())?;
    announce("starting the server", "Ctrl-C stops it");
    run(cargo_command(&["run", "--quiet"]).args(how).args(["--", "serve"]).args(flags))
}
