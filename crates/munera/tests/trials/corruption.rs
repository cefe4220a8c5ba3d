//! Logs that were changed after they were written.

use std::sync::Arc;
use std::time::Duration;

use munera_bots::Generator;
use munera_guide::wire::{ClientMessage, ServerMessage, Trouble};
use rusqlite::Connection;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::client_socket::ClientSocket;
use crate::guest::Guest;
use crate::ledger::Ledger;
use crate::player::Player;
use crate::rewriting::{lines, rewrite, tables};
use crate::seat_client::SeatClient;
use crate::test_server::{TestServer, generous};

/// Plays a few moves at a table, and leaves the game unfinished.
pub(crate) async fn play_a_little(player: &mut Player, table: &str, moves: u64) {
    let goal = player.moves + moves;
    let mut seat_client = SeatClient::new(table, 0);
    let ledger = Arc::clone(&player.ledger);
    let before = ledger.figures().moves;
    tokio::select! {
        () = player.play(&mut seat_client) => panic!("{table}: the game was too short"),
        () = async {
            while ledger.figures().moves < before + moves as usize {
                sleep(Duration::from_millis(1)).await;
            }
        } => {}
    }
    // The last move may have been kept or not; its id must not be used again.
    player.moves = player.moves.max(goal) + 1;
}

/// A single player.
pub(crate) fn soloist(guest: &Guest, server: &TestServer) -> Player {
    let (sender, server_address) = watch::channel(Some(server.address));
    // The address never changes, so the sender is not needed.
    drop(sender);
    Player {
        guest: guest.clone(),
        server_address,
        ledger: Arc::new(Ledger::default()),
        generator: Generator::new(7),
        name: "solo".to_owned(),
        sends_twice: false,
        moves: 0,
    }
}

/// A game that is long enough to be unfinished after a few moves.
pub(crate) fn long_game(game: &str) -> serde_json::Value {
    let options = match game {
        "gorus" => json!({"players": 3, "target": 1}),
        _ => json!({"players": 3}),
    };
    json!({
        "game": game, "options": options, "start": true,
        "seats": [{"me": {"seed": "c0ffee"}}, {"bot": "random"}, {"bot": "random"}],
        "settings": {"pace_ms": 0, "grace_seconds": 86_400, "patience_hours": 8_760},
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_log_sets_its_own_table_aside_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let server = TestServer::start(generous(&database), None).await;
    let guest = Guest::new(server.address).await;
    let mut player = soloist(&guest, &server);
    let mut codes = Vec::new();
    for _ in 0..6 {
        let table = player.open_table(&long_game("gorus")).await;
        play_a_little(&mut player, &table, 3).await;
        codes.push(table);
    }
    server.stop().await;

    let connection = Connection::open(&database).expect("opened");
    let known = tables(&connection);
    let damage = |statement: &str, table: usize| {
        let changed = connection.execute(statement, [known[table].0]).expect("damaged");
        assert_eq!(changed, 1, "{statement}");
    };
    damage(
        "UPDATE entry SET bytes = CAST(replace(CAST(bytes AS TEXT), 'played', 'plaxed') AS BLOB)
         WHERE table_id = ?1 AND sequence = (SELECT max(sequence) FROM entry WHERE table_id = ?1
             AND CAST(bytes AS TEXT) LIKE '%played%')",
        0,
    );
    damage("DELETE FROM entry WHERE table_id = ?1 AND sequence = 5", 1);
    damage(
        "DELETE FROM entry WHERE table_id = ?1
         AND sequence = (SELECT max(sequence) FROM entry WHERE table_id = ?1)",
        2,
    );
    // A hash chain that fits, around moves that no seat could make.
    let last_move = |sequence: usize, line: &mut serde_json::Value| {
        if sequence > 5 && line["k"] == "played" && line["by"] == "bot" {
            line["event"] = json!("1:F1");
        }
    };
    rewrite(&connection, known[3], last_move);
    let before: Vec<_> = known.iter().map(|(id, _)| lines(&connection, *id)).collect();
    drop(connection);

    let server = TestServer::start(generous(&database), None).await;
    let mut socket = ClientSocket::connect(&guest, server.address).await.expect("connected");
    for table in &codes[..4] {
        let answer = guest.get(server.address, &format!("/api/tables/{table}")).await;
        let answer = answer.expect("answered");
        assert_eq!(answer.status, 500, "{}", answer.body);
        assert_eq!(answer.json()["error"]["code"], "quarantined");
        let table = table.clone();
        socket
            .send(&ClientMessage::Watch { table, seat: Some(0), version: None })
            .await
            .expect("sent");
        let told = socket.find(|message| match message {
            ServerMessage::Trouble { trouble, .. } => Some(trouble),
            ServerMessage::State { .. } | ServerMessage::Update { .. } => {
                panic!("something of a damaged table is served")
            }
            _ => None,
        });
        assert_eq!(told.await.expect("told"), Trouble::Quarantined);
    }
    // The other games are played to their ends.
    let mut player = Player { moves: 1_000, ..soloist(&guest, &server) };
    for table in &codes[4..] {
        player.play(&mut SeatClient::new(table, 0)).await;
        player.verify(table).await;
    }
    let figures = server.context.metrics.write().expect("figures");
    assert!(figures.contains("munera_tables_quarantined 4"), "{figures}");
    server.stop().await;
    let connection = Connection::open(&database).expect("opened");
    for ((id, code), before) in known.iter().zip(before).take(4) {
        assert_eq!(lines(&connection, *id), before, "{code}: what is set aside is left as it is");
    }
}
