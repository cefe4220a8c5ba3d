//! One address sends requests without waiting for the answers.

use std::time::Duration;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::flood::flood;
use super::super::scene::Scene;

pub(crate) const REQUEST_FLOOD: Attack = Attack {
    name: "request_flood",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let guest = scene.attacker()?.introduce("Guest").await?;
    let request = format!("{}\r\n", guest.head("GET", "/api/tables"));
    let answered = flood(&guest, &request, 150, Duration::from_secs(12)).await;
    Ok(Finding::new(format!("{:.1} MB of answers", answered as f64 / 1e6), true))
}
