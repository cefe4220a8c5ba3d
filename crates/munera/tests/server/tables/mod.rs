//! What friends do at a table, over real connections.

mod absence;
mod answer_times;
mod endings;
mod fair_bots;
mod lists;
mod pace;
mod records;
mod replays;
mod seating;
mod talk;
mod time;
mod watching;

use munera_guide::wire::TableCommand;
use serde_json::{Value, json};

use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

/// Two friends at a table for two, each with a socket for their own seat.
struct Friends {
    server: TestServer,
    anna: Visitor,
    boris: Visitor,
    table: String,
    first: Socket,
    second: Socket,
}

impl Friends {
    /// Anna opens a table and is its host, Boris comes by the link. Bots are so slow that nothing
    /// happens by itself, unless the settings say otherwise.
    async fn gather(game: &str, settings: &Value) -> Self {
        let server = TestServer::new().await;
        let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
        let mut all = json!({"pace_ms": 60_000});
        let fields = settings.as_object().expect("settings").clone();
        all.as_object_mut().expect("settings").extend(fields);
        let wish = json!({"game": game, "options": {"players": 2}, "settings": all,
            "seats": [{"me": {}}]});
        let table = anna.open_table(&wish).await;
        let (mut first, mut second) = (anna.connect().await, boris.connect().await);
        first.watch(&table, Some(0), None).await;
        second.must(&table, sit(1)).await;
        second.watch(&table, Some(1), None).await;
        second.flush(&table).await;
        Self { server, anna, boris, table, first, second }
    }

    /// The same, with the game begun.
    async fn at_play(game: &str, settings: &Value) -> Self {
        let mut friends = Self::gather(game, settings).await;
        friends.first.must(&friends.table, TableCommand::Start).await;
        friends.first.flush(&friends.table).await;
        friends.second.flush(&friends.table).await;
        friends
    }
}

/// The command to sit down in a seat.
fn sit(seat: u8) -> TableCommand {
    TableCommand::Sit { seat, name: None, seed: None, also: false }
}
