//! Sixty connections ask for the longest answers, and read none.

use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;
use super::huge_names::record_with_name;

pub(crate) const DEAF_ANSWERS: Attack = Attack {
    name: "deaf_answers",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let record = record_with_name(960_000);
    for _ in 0..59 {
        guest.request("POST", "/api/records", &record).await?;
    }
    // The longest replay of all games.
    let long = include_str!("../../../../../docs/fairness/fired_up.txt");
    let table = guest.request("POST", "/api/records", long).await?.table()?;
    let mut held = Vec::new();
    for number in 0..60 {
        let path = match number % 2 {
            0 => "/api/me/tables".to_owned(),
            _ => format!("/api/tables/{table}/replay?from=0&count=200"),
        };
        let mut stream = guest.connect_with(Some(4_096)).await?;
        let request = format!("{}\r\n", guest.head("GET", &path));
        // One request after another, in case the first is refused.
        stream.write_all(request.repeat(3).as_bytes()).await?;
        held.push(stream);
    }
    sleep(Duration::from_secs(12)).await;
    Ok(Finding::new(format!("{} connections that read nothing", held.len()), true))
}
