//! The web app: runs npm and a browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::age::is_younger;
use crate::check::WebChanges;
use crate::command::{announce, run};
use crate::needs;

/// The folder of the web app.
const FOLDER: &str = "web";

/// The scripts of `package.json` that check the source without running it.
const SOURCE_SCRIPTS: [&str; 3] = ["check", "format:check", "lint"];

/// The page of the last build.
const PAGE: &str = "web/dist/index.html";

/// Written after each build. It is younger than everything that the web app was built from.
const STAMP: &str = "web/node_modules/.munera-built";

/// The sources of the web app.
const SOURCES: [&str; 9] = [
    "locales",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
];

/// Builds the web app, if one of its sources has changed.
///
/// The server embeds the built files: a build that changes nothing would still make cargo compile
/// the server again.
pub(crate) fn build() -> Result<(), String> {
    install()?;
    if Path::new(PAGE).is_file() && is_younger(STAMP, &SOURCES)? {
        println!("xtask: the web app is built already");
        return Ok(());
    }
    announce("building the web app", "about 5 seconds");
    build_anyway()
}

fn build_anyway() -> Result<(), String> {
    npm(&["run", "--silent", "build"])?;
    fs::write(STAMP, "").map_err(|error| format!("{STAMP}: {error}"))
}

/// Tests everything that needs no browser, and builds the web app.
pub(crate) fn test() -> Result<(), String> {
    install()?;
    announce("testing the web app and building it", "about a minute");
    look_at_source()?;
    npm(&["test", "--silent"])?;
    build_anyway()
}

/// Tests everything that the changed files can have broken, without a browser.
pub(crate) fn check_changes(changes: &WebChanges) -> Result<(), String> {
    if changes.files.is_empty() {
        return Ok(());
    }
    install()?;
    look_at_source()?;
    if changes.is_everything {
        return npm(&["test", "--silent"]);
    }
    // Deleted files have no tests; the type checker finds the code that used them.
    let there = changes.files.iter().filter(|file| Path::new(file).is_file());
    let files: Vec<&str> = there.filter_map(|file| file.strip_prefix("web/")).collect();
    if files.is_empty() {
        return Ok(());
    }
    let mut related = vec!["exec", "--", "vitest", "related", "--run", "--passWithNoTests"];
    related.extend(files);
    npm(&related)
}

/// Plays in a real browser, against the server that was built for the tests.
pub(crate) fn browse() -> Result<(), String> {
    announce("playing in a real browser", "about 4 minutes on two cores");
    let mut tests = npm_command(&["run", "--silent", "browser"]);
    if let Some(chromium) = needs::chromium() {
        tests.env("CHROMIUM", chromium);
    }
    run(&mut tests)
}

fn look_at_source() -> Result<(), String> {
    SOURCE_SCRIPTS.iter().try_for_each(|script| npm(&["run", "--silent", script]))
}

/// Installs the packages in the lock file. A copy of the lock file says which packages are
/// installed.
fn install() -> Result<(), String> {
    let wanted = Path::new(FOLDER).join("package-lock.json");
    let installed = Path::new(FOLDER).join("node_modules/.munera-lock.json");
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    if fs::read(&installed).ok() == Some(read(&wanted)?) {
        return Ok(());
    }
    announce("installing the web app's packages", "about 10 seconds, when they have changed");
    npm(&["ci", "--no-audit", "--no-fund"])?;
    fs::copy(&wanted, &installed).map_err(|error| format!("{}: {error}", installed.display()))?;
    Ok(())
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    run(&mut npm_command(arguments))
}

fn npm_command(arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(arguments).current_dir(FOLDER);
    npm
}

#[cfg(test)]
mod tests {
    use super::SOURCES;
    use crate::repository_root;

    #[test]
    fn the_web_app_is_built_from_files_that_are_there() {
        for source in SOURCES {
            assert!(repository_root().join(source).exists(), "{source}");
        }
    }
}
