//! Fifty sockets watch busy tables as every seat, and read nothing.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, sleep};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::browser::frame;
use super::super::scene::Scene;

pub(crate) const DEAF_WATCHERS: Attack = Attack {
    name: "deaf_watchers",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let seats: Vec<Value> = vec![json!({"bot": "random"}); 5];
    let wish = json!({
        "game": "fired_up", "options": {"players": 5}, "seats": seats, "start": true,
        "settings": {"pace_ms": 0},
    });
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(guest.open_table(&wish).await?);
    }
    let mut held = Vec::new();
    let end = Instant::now() + Duration::from_secs(15);
    for _ in 0..50 {
        let Ok(mut stream) = guest.bare_socket().await else { break };
        for table in tables.iter().take(10) {
            let watch = json!({"t": "watch", "table": table, "seat": null, "version": 0});
            stream.write_all(&frame(0x81, watch.to_string().as_bytes())).await?;
        }
        held.push(stream);
    }
    let open = held.len();
    tokio::time::sleep_until(end).await;
    sleep(Duration::from_millis(1)).await;
    Ok(Finding::new(format!("{open} sockets that read nothing"), true))
}
