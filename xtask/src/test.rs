//! Everything that must hold before a change lands.

use std::time::Instant;

use crate::command::{announce, cargo, cargo_command, run};
use crate::workspace::Workspace;
use crate::{fuzz, layout, needs, repository_root, rooms, web};

/// Runs all checks; the quick ones come first.
pub(crate) fn test() -> Result<(), String> {
    let begin = Instant::now();
    needs::meet(needs::FOR_TEST)?;
    rooms::check(&Workspace::read()?)?;
    layout::check(&repository_root())?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])?;
    check_dependencies()?;
    web::test()?;
    announce("linting the crates", "about 3 minutes the first time on two cores");
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    cargo(fuzz::CHECK)?;
    announce("testing the crates", "about 10 minutes the first time on two cores");
    cargo(&["test", "--workspace"])?;
    web::browse()?;
    announce("building the documentation of the code", "about a minute");
    run(cargo_command(&["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings"))?;
    println!("\nxtask: all is well, in {} s", begin.elapsed().as_secs());
    Ok(())
}

/// Checks licences, sources and duplicates of the dependencies, and known vulnerabilities wherever
/// their list can be fetched.
fn check_dependencies() -> Result<(), String> {
    cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"])?;
    let mut fetch = cargo_command(&["deny", "--log-level", "off", "fetch", "db"]);
    // A network that lets nothing through must not keep the tests waiting.
    fetch.env("GIT_HTTP_LOW_SPEED_LIMIT", "1000").env("GIT_HTTP_LOW_SPEED_TIME", "10");
    if !fetch.status().is_ok_and(|status| status.success()) {
        println!("xtask: the list of known vulnerabilities is out of reach: not checked");
        return Ok(());
    }
    cargo(&["deny", "--offline", "--log-level", "error", "check", "advisories"])
}
