//! One person plays rematch after rematch.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// How many tables one address may open in an hour.
const MOST: usize = 60;
/// How many sockets play at the same time. Fewer tables than may be opened, so that there are
/// rematches at all.
const SOCKETS: usize = 30;

pub(crate) const REMATCHES: Attack = Attack {
    name: "rematches",
    asked: "at most 60 tables of one address in an hour",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let begun = Instant::now();
    let end = begun + Duration::from_secs(15);
    let chains = (0..SOCKETS).map(|_| chain(scene, end));
    let made: Vec<Result<usize>> = join_all(chains).await;
    let troubles = made.iter().filter(|chain| chain.is_err()).count();
    let tables: usize = made.into_iter().filter_map(Result::ok).sum();
    let seconds = begun.elapsed().as_secs_f64();
    let figure = format!("{tables} tables in {seconds:.0} s, {troubles} sockets cut off");
    Ok(Finding::new(figure, tables <= MOST))
}

/// Gives up one game after another at once; returns how many tables there were.
async fn chain(scene: &Scene, end: Instant) -> Result<usize> {
    let mut person = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}, {"me": {}}],
        "start": true,
    });
    let mut table = person.open_table(&wish).await?;
    let mut socket = person.socket().await?;
    let mut tables = 1;
    while Instant::now() < end {
        let resigned = socket.give(&table, json!({"do": "resign", "seat": 0})).await?;
        if resigned.is_err() {
            break;
        }
        match socket.give(&table, json!({"do": "rematch", "seat": 1})).await? {
            Ok(Some(next)) if next != table => {
                table = next;
                tables += 1;
            }
            _ => break,
        }
        // The game may have begun by itself.
        let _ = socket.give(&table, json!({"do": "start"})).await?;
        socket.heard.clear();
        // Slow enough for `messages_per_second`.
        sleep(Duration::from_millis(110)).await;
    }
    Ok(tables)
}
