//! Fifty sockets send one table moves that come too late.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;
use super::super::socket::Socket;

/// The longest that the other player of that table may wait for an answer.
const LONGEST_WAIT: Duration = Duration::from_millis(250);

pub(crate) const STALE_MOVES: Attack = Attack {
    name: "stale_moves",
    asked: "at that table, another player's line of chat is kept within 250 ms",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let other = scene.person(1)?.introduce("Other").await?;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    let table = guest.open_table(&wish).await?;
    let mut voice = other.socket().await?;
    voice.must(&table, json!({"do": "sit", "seat": 1})).await?;
    voice.must(&table, json!({"do": "start"})).await.ok();
    guest.socket().await?.must(&table, json!({"do": "start"})).await.ok();
    let end = Instant::now() + Duration::from_secs(12);
    let sending = (0..49).map(|_| async {
        let mut socket = guest.socket().await?;
        let mut sent = 0;
        while Instant::now() < end {
            socket
                .send(&json!({
                    "t": "move", "table": table, "seat": 0, "request": 4_000_000_000_u32,
                    "id": Socket::id(), "move": "x".repeat(4_000),
                }))
                .await?;
            sent += 1;
            socket.listen_until(Instant::now() + Duration::from_millis(34)).await?;
            socket.heard.clear();
        }
        Result::Ok(sent)
    });
    let talking = async {
        let mut longest = Duration::ZERO;
        for _ in 0..10 {
            sleep(Duration::from_secs(1)).await;
            let begun = Instant::now();
            let words = json!({"do": "say", "seat": 1, "speech": {"words": "Salve"}});
            voice.must(&table, words).await?;
            longest = longest.max(begun.elapsed());
        }
        Result::Ok(longest)
    };
    let (sent, longest) = tokio::join!(join_all(sending), talking);
    let longest = longest?;
    let sent: u32 = sent.into_iter().filter_map(Result::ok).sum();
    let figure = format!("{sent} moves; the other player waited {} ms", longest.as_millis());
    Ok(Finding::new(figure, longest < LONGEST_WAIT))
}
