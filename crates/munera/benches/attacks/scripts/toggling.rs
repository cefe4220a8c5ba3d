//! Forty-eight spectators come and go all the time.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

/// How many messages a player may get in a second.
const MOST: f64 = 5.0;

pub(crate) const TOGGLING: Attack = Attack {
    name: "toggling",
    asked: "a player gets at most 5 messages a second",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut player = scene.person(1)?.introduce("Player").await?;
    let wish = json!({
        "game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}, {"me": {}}],
        "start": true,
    });
    let table = player.open_table(&wish).await?;
    let mut ears = player.socket().await?;
    ears.watch(&table, Some(0), None).await?;
    ears.heard.clear();
    let time = Duration::from_secs(12);
    let end = Instant::now() + time;
    let toggling = (0..48).map(|_| async {
        let spectator = scene.attacker()?.introduce("Spectator").await?;
        let mut socket = spectator.socket().await?;
        while Instant::now() < end {
            let watch = json!({"t": "watch", "table": table, "seat": null, "version": null});
            socket.send(&watch).await?;
            socket.send(&json!({"t": "unwatch", "table": table, "seat": null})).await?;
            // What comes is read, so that the server keeps the spectator.
            let pause = Instant::now() + Duration::from_millis(68);
            socket.listen_until(pause).await?;
            socket.heard.clear();
            sleep(Duration::from_millis(1)).await;
        }
        Result::Ok(())
    });
    let (toggled, listened) = tokio::join!(join_all(toggling), ears.listen_until(end));
    listened?;
    let cut = toggled.iter().filter(|result| result.is_err()).count();
    let rate = ears.heard.len() as f64 / time.as_secs_f64();
    let figure = format!("{rate:.1} messages a second; {cut} of 48 spectators cut off");
    Ok(Finding::new(figure, rate <= MOST))
}
