//! One address asks for files of the web app without waiting for the answers.

use std::time::Duration;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::flood::flood;
use super::super::scene::Scene;

pub(crate) const FILE_FLOOD: Attack = Attack {
    name: "file_flood",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let guest = scene.attacker()?;
    // No file has this name, but its path is that of files that are asked for often.
    let request = format!("{}accept: text/html\r\n\r\n", guest.head("GET", "/assets/none.js"));
    let answered = flood(&guest, &request, 150, Duration::from_secs(12)).await;
    Ok(Finding::new(format!("{:.1} MB of answers", answered as f64 / 1e6), true))
}
