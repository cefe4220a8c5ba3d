//! One person plays every seat of many tables at once, as fast as the server allows.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;
use super::super::socket::Socket;

/// How long a socket waits between two messages, so that it keeps to `messages_per_second`.
const INTERVAL: Duration = Duration::from_millis(34);
const SOCKETS: usize = 48;
/// The game whose views and guides take the longest to write.
const PLAYERS: u8 = 5;

pub(crate) const FAST_TABLES: Attack = Attack {
    name: "fast_tables",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let mut guest = scene.attacker()?.introduce("Guest").await?;
    let wish = json!({
        "game": "fired_up", "options": {"players": PLAYERS},
        "seats": vec![json!({"me": {}}); PLAYERS.into()], "start": true,
        "settings": {"pace_ms": 0},
    });
    let mut tables = Vec::new();
    for _ in 0..SOCKETS {
        tables.push(guest.open_table(&wish).await?);
    }
    let end = Instant::now() + Duration::from_secs(15);
    let playing = tables.iter().map(|table| async {
        let mut socket = guest.socket().await?;
        let mut moves = 0;
        play(&mut socket, table, end, &mut moves).await.map(|()| moves)
    });
    let played: Vec<Result<u32>> = join_all(playing).await;
    let cut = played.iter().filter(|result| result.is_err()).count();
    let moves: u32 = played.into_iter().filter_map(Result::ok).sum();
    let figure = format!("{moves} moves at {SOCKETS} tables in 15 s, {cut} sockets cut off");
    Ok(Finding::new(figure, true))
}

async fn play(socket: &mut Socket, table: &str, end: Instant, moves: &mut u32) -> Result<()> {
    for seat in 0..PLAYERS {
        socket.send(&json!({"t": "watch", "table": table, "seat": seat, "version": null})).await?;
    }
    let mut next = Instant::now() + Duration::from_millis(500);
    let mut legal: Vec<Value> = vec![Value::Null; PLAYERS.into()];
    let mut answered = vec![Value::Null; PLAYERS.into()];
    while Instant::now() < end {
        let Ok(text) = timeout_at(end, socket.text()).await else { return Ok(()) };
        let mut message: Value = serde_json::from_str(&text?)?;
        let Some(seat) = message["seat"].as_u64().map(|seat| seat as usize) else { continue };
        if !message["view"]["legal"].is_null() {
            legal[seat] = message["view"]["legal"].take();
        }
        let request = message["state"]["own"]["request"].take();
        // The last move is as a rule one that takes long: playing the whole game quickly is no aim.
        let choices = legal[seat].as_array();
        let Some(choice) = choices.and_then(|legal| legal.last()) else { continue };
        if request.is_null() || answered[seat] == request {
            continue;
        }
        sleep_until(next).await;
        next = next.max(Instant::now() - INTERVAL) + INTERVAL;
        socket
            .send(&json!({
                "t": "move", "table": table, "seat": seat, "request": request,
                "id": Socket::id(), "move": choice,
            }))
            .await?;
        answered[seat] = request;
        *moves += 1;
    }
    Ok(())
}
