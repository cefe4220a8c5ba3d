//! Many sockets ask for everything that has happened at a long game, again and again.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::Instant;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const CATCH_UPS: Attack = Attack {
    name: "catch_ups",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "fired_up", "options": {"players": 5}, "start": true,
        "seats": vec![json!({"bot": "random"}); 5], "settings": {"pace_ms": 0},
    });
    let table = guest.open_table(&wish).await?;
    let mut socket = guest.socket().await?;
    socket.watch(&table, None, None).await?;
    let over = socket.find(|message| message["state"]["stage"] == "over");
    // A game that takes longer is long enough.
    let _ = tokio::time::timeout(Duration::from_secs(20), over).await;
    scene.begin();
    let end = Instant::now() + Duration::from_secs(12);
    let watching = (0..45).map(|_| async {
        let mut socket = guest.socket().await?;
        let mut read = 0;
        while Instant::now() < end {
            let watch = json!({"t": "watch", "table": table, "seat": null, "version": 0});
            if socket.send(&watch).await.is_err() {
                break;
            }
            let pause = Instant::now() + Duration::from_millis(40);
            if let Ok(Ok(text)) = tokio::time::timeout_at(pause, socket.text()).await {
                read += text.len();
            }
        }
        Result::Ok(read)
    });
    let read: usize = join_all(watching).await.into_iter().filter_map(Result::ok).sum();
    Ok(Finding::new(format!("{:.1} MB were sent", read as f64 / 1e6), true))
}
