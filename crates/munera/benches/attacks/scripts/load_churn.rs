//! One address has stored tables loaded, again and again.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::timeout;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

const AT_ONCE: usize = 40;

pub(crate) const LOAD_CHURN: Attack = Attack {
    name: "load_churn",
    asked: "the bounds",
    // More than a thousand requests would be refused otherwise.
    flags: &["--requests-per-minute", "1200"],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "fired_up", "options": {"players": 5}, "start": true,
        "seats": vec![json!({"bot": "random"}); 5], "settings": {"pace_ms": 0},
    });
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(guest.open_table(&wish).await?);
    }
    scene.begin();
    // Codes of no table are looked up in the storage.
    let asks = (0..AT_ONCE).map(|number| {
        let (mut guest, tables) = (guest.clone(), &tables);
        async move {
            let mut answered = 0;
            for round in 0..25 {
                let path = match round % 2 {
                    0 => format!("/api/tables/{:0>16}", 1_000 * number + round),
                    _ => format!("/api/tables/{}", tables[(number + round) % tables.len()]),
                };
                let answer = timeout(Duration::from_secs(20), guest.get(&path)).await;
                answered += usize::from(matches!(answer, Ok(Ok(answer)) if answer.status != 429));
            }
            answered
        }
    });
    let answered: usize = join_all(asks).await.into_iter().sum();
    Ok(Finding::new(format!("{answered} of {} tables shown or sought", AT_ONCE * 25), true))
}
