//! One guest uploads records with huge names, and asks for the list of them.

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// The longest list that a person may get, in bytes.
const LONGEST_LIST: usize = 1_000_000;

pub(crate) const HUGE_NAMES: Attack = Attack {
    name: "huge_names",
    asked: "a person's list of tables under 1 MB",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

/// A record of a whole game, in which one name takes this many bytes.
pub(super) fn record_with_name(length: usize) -> String {
    let record = include_str!("../../../../../docs/fairness/gladiators.txt");
    record.replacen("[Seat0 \"?\"]", &format!("[Seat0 \"{}\"]", "x".repeat(length)), 1)
}

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let record = record_with_name(960_000);
    let mut kept = 0;
    for _ in 0..60 {
        let answer = guest.request("POST", "/api/records", &record).await?;
        kept += u32::from(answer.status == 201);
    }
    let list = guest.get("/api/me/tables").await?.body.len();
    let figure = format!("{kept} records kept, their list has {} kB", list / 1_000);
    Ok(Finding::new(figure, list < LONGEST_LIST))
}
