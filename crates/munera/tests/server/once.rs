//! Commands that a client sends again because it does not know whether they arrived.

use munera_guide::wire::ServerMessage;
use munera_guide::wire::{ClientMessage, Speech, StreamItem, TableCommand, TableNotice};
use serde_json::json;

use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

/// Gives a command with this id; the error is the code of a refusal.
async fn give(
    socket: &mut Socket,
    table: &str,
    id: &str,
    command: &TableCommand,
) -> Result<Option<String>, String> {
    let (table, command) = (table.to_owned(), command.clone());
    socket.send(&ClientMessage::Do { table, id: id.to_owned(), command }).await;
    socket.answer(id).await
}

/// Everything that spectators have been told of a table besides its game, from its start.
async fn told(socket: &mut Socket, table: &str) -> Vec<TableNotice> {
    socket.forget();
    socket.watch(table, None, Some(0)).await;
    let items = socket.find(|message| match message {
        ServerMessage::Update { from: 0, seat: None, items, .. } => Some(items.clone()),
        _ => None,
    });
    let notice = |item| match item {
        StreamItem::Notice(notice) => Some(notice),
        StreamItem::News { .. } => None,
    };
    items.await.into_iter().filter_map(notice).collect()
}

fn say(seat: u8, words: &str) -> TableCommand {
    TableCommand::Say { seat, speech: Speech::Words(words.to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_carried_out_once_over_restarts() {
    let mut server = TestServer::new().await;
    let mut anna = server.guest("Anna").await;
    let wish = json!({"game": "gladiators", "options": {"players": 3}, "seats": []});
    let table = anna.open_table(&wish).await;
    let sit = |seat| TableCommand::Sit { seat, name: None, seed: None, also: true };
    // In this order each of them is accepted, and none would be refused if it were given twice in
    // a row, but for those that name a stage that has passed.
    let commands = [
        ("sit-0", sit(0)),
        ("sit-1", sit(1)),
        ("bot", TableCommand::SeatBot { seat: 2, bot: "random".to_owned() }),
        ("swap", TableCommand::Swap { one: 0, other: 1 }),
        ("say", say(0, "one")),
        ("mute", TableCommand::Mute { seat: 1, on: true }),
        ("start", TableCommand::Start),
        ("pause", TableCommand::Pause),
        ("resume", TableCommand::Resume),
        ("leave", TableCommand::Leave { seat: 0 }),
        ("return", TableCommand::Return { seat: 0 }),
        ("resign-0", TableCommand::Resign { seat: 0 }),
        ("resign-1", TableCommand::Resign { seat: 1 }),
        ("again", TableCommand::Rematch { seat: 0 }),
    ];
    let mut socket = anna.connect().await;
    let mut answers = Vec::new();
    for (id, command) in &commands {
        let answer = give(&mut socket, &table, id, command).await;
        assert!(answer.is_ok(), "{command:?}: {answer:?}");
        answers.push(answer);
    }
    assert!(matches!(answers.last(), Some(Ok(Some(_)))), "a rematch has a code");
    let before = told(&mut socket, &table).await;
    for restarts in 0..3 {
        for ((id, command), first) in commands.iter().zip(&answers) {
            let again = give(&mut socket, &table, id, command).await;
            assert_eq!(again, *first, "{command:?} after {restarts} restarts");
            // Other content with the same id is the same command.
            let other = give(&mut socket, &table, id, &say(1, "another")).await;
            assert_eq!(other, *first, "{command:?} after {restarts} restarts");
        }
        assert_eq!(told(&mut socket, &table).await, before, "nothing has happened twice");
        drop(socket);
        server = TestServer::in_folder(server.stop().await).await;
        anna = Visitor { address: server.address, ..anna };
        socket = anna.connect().await;
    }
    let own = anna.get("/api/me/tables").await.json();
    assert_eq!(own.as_array().expect("a list").len(), 2, "one rematch: {own}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_repeats_no_command_of_the_guest() {
    let mut server = TestServer::new().await;
    let credentials = json!({"login": "anna", "password": "panem et circenses"});
    let owner = server.guest("Anna").await;
    assert_eq!(owner.post("/api/account", &credentials).await.status, 201);
    let guest = server.guest("Guest").await;
    let wish = json!({"game": "gorus", "options": {"players": 3}, "seats": [{"me": {}}]});
    let table = guest.open_table(&wish).await;
    let mut socket = guest.connect().await;
    assert_eq!(give(&mut socket, &table, "a", &say(0, "one")).await, Ok(None));
    let answer = guest.post("/api/login", &credentials).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut anna = guest.with_cookie(&answer);
    for _ in 0..2 {
        let mut socket = anna.connect().await;
        assert_eq!(give(&mut socket, &table, "a", &say(0, "one")).await, Ok(None));
        let said = told(&mut socket, &table).await;
        let said = said.iter().filter(|notice| matches!(notice, TableNotice::Said { .. }));
        assert_eq!(said.count(), 1);
        drop(socket);
        server = TestServer::in_folder(server.stop().await).await;
        anna = Visitor { address: server.address, ..anna };
    }
    server.stop().await;
}
