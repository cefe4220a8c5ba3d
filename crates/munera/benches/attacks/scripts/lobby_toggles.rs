//! Fifty sockets ask for the list of tables, again and again.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::Instant;

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const LOBBY_TOGGLES: Attack = Attack {
    name: "lobby_toggles",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    // Other people's tables fill the list.
    let wish = json!({
        "game": "gorus", "options": {"players": 8}, "seats": vec![json!({"bot": "easy"}); 7],
        "settings": {"listed": true},
    });
    for number in 0..100 {
        scene.person(number)?.open_table(&wish).await?;
    }
    scene.begin();
    let guest = scene.attacker()?.introduce("Guest").await?;
    let end = Instant::now() + Duration::from_secs(12);
    let toggling = (0..48).map(|_| async {
        let mut socket = guest.socket().await?;
        let mut bytes = 0;
        while Instant::now() < end {
            for on in [true, false] {
                if socket.send(&json!({"t": "lobby", "on": on})).await.is_err() {
                    return Ok(bytes);
                }
            }
            let pause = Instant::now() + Duration::from_millis(68);
            while let Ok(Ok(text)) = tokio::time::timeout_at(pause, socket.text()).await {
                bytes += text.len();
            }
        }
        Result::Ok(bytes)
    });
    let bytes: usize = join_all(toggling).await.into_iter().filter_map(Result::ok).sum();
    Ok(Finding::new(format!("{:.1} MB of lists were sent", bytes as f64 / 1e6), true))
}
