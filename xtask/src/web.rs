//! The web app: what npm and a browser do.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::run;

/// Where it lies.
const FOLDER: &str = "web";

/// Installs what it is built with, if that has changed, and builds it.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    npm(&["run", "--silent", "build"])
}

/// Everything about it that needs no browser; it is built then.
pub(crate) fn check() -> Result<(), String> {
    install()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["test", "--silent"])?;
    npm(&["run", "--silent", "build"])
}

/// Plays in a real browser, against the server that was built for the tests.
pub(crate) fn browse() -> Result<(), String> {
    let chromium = env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let found = Command::new(&chromium).arg("--version").output();
    if !found.is_ok_and(|output| output.status.success()) {
        return Err(format!(
            "`{chromium}` does not run: install it (Debian: `apt-get install chromium`), or set CHROMIUM"
        ));
    }
    npm(&["run", "--silent", "browser"])
}

/// The lock file says what there should be; a copy of it says what there is.
fn install() -> Result<(), String> {
    let wanted = Path::new(FOLDER).join("package-lock.json");
    let done = Path::new(FOLDER).join("node_modules/.munera-lock.json");
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    if fs::read(&done).ok() == Some(read(&wanted)?) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])?;
    fs::copy(&wanted, &done).map_err(|error| format!("{}: {error}", done.display()))?;
    Ok(())
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    let mut npm = Command::new("npm");
    npm.args(arguments).current_dir(FOLDER);
    if Command::new("npm").arg("--version").output().is_err() {
        return Err("npm is not there: install Node.js 20 or newer".to_owned());
    }
    run(&mut npm)
}
