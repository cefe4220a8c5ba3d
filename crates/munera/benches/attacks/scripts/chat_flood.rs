//! One player talks without end, through several sockets.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;
use super::super::socket::Socket;

/// How many lines one person may say in this time.
const MOST: usize = 20;

pub(crate) const CHAT_FLOOD: Attack = Attack {
    name: "chat_flood",
    asked: "at most 20 lines of a person in 12 s",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut talker = scene.attacker()?.introduce("Talker").await?;
    let listener = scene.person(1)?.introduce("Listener").await?;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    let table = talker.open_table(&wish).await?;
    let mut ears = listener.socket().await?;
    ears.must(&table, json!({"do": "sit", "seat": 1})).await?;
    ears.watch(&table, Some(1), None).await?;
    let end = Instant::now() + Duration::from_secs(12);
    let talking = (0..10).map(|_| async {
        let mut socket = talker.socket().await?;
        while Instant::now() < end {
            let command = json!({"do": "say", "seat": 0, "speech": {"words": "x".repeat(200)}});
            let message =
                json!({"t": "do", "table": table, "id": Socket::id(), "command": command});
            socket.send(&message).await?;
            sleep(Duration::from_millis(36)).await;
        }
        Result::Ok(())
    });
    let (_, heard) = tokio::join!(join_all(talking), ears.listen_until(end));
    heard?;
    let items = ears.heard.iter().filter_map(|message| message["items"].as_array()).flatten();
    let lines = items.filter(|item| item["k"] == "said").count();
    Ok(Finding::new(format!("{lines} lines reached the other player"), lines <= MOST))
}
