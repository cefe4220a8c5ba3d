//! Every message and every command has the limits that it has declared.

use futures_util::SinkExt;
use munera_guide::wire::{ClientMessage, ServerMessage, Speech, TableCommand};
use munera_server::routes::{Limiter, limiters_of_command, limiters_of_message};
use munera_session::AutoResponse;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{few, group, server, until_refused};
use crate::visitor::{Socket, against_bots};

/// A table that does not exist: it must be looked for each time.
const NOWHERE: &str = "0000000000000000";

/// The number of kinds of commands, and the place of each among them. A new command needs a place.
const fn place(command: &TableCommand) -> (usize, usize) {
    let place = match command {
        TableCommand::Sit { .. } => 0,
        TableCommand::Stand { .. } => 1,
        TableCommand::SeatBot { .. } => 2,
        TableCommand::Fill { .. } => 3,
        TableCommand::SendAway { .. } => 4,
        TableCommand::Swap { .. } => 5,
        TableCommand::Start => 6,
        TableCommand::TakeBack { .. } => 7,
        TableCommand::Declare { .. } => 8,
        TableCommand::PlayForced { .. } => 9,
        TableCommand::Leave { .. } => 10,
        TableCommand::Return { .. } => 11,
        TableCommand::Resign { .. } => 12,
        TableCommand::Abandon { .. } => 13,
        TableCommand::Pause => 14,
        TableCommand::Resume => 15,
        TableCommand::Say { .. } => 16,
        TableCommand::Mute { .. } => 17,
        TableCommand::PassHost { .. } => 18,
        TableCommand::Rematch { .. } => 19,
    };
    (20, place)
}

/// One command of each kind.
fn commands() -> Vec<TableCommand> {
    let (seat, on, bot) = (0, true, || "easy".to_owned());
    let commands = vec![
        TableCommand::Sit { seat, name: None, seed: None, also: false },
        TableCommand::Stand { seat },
        TableCommand::SeatBot { seat, bot: bot() },
        TableCommand::Fill { bot: bot() },
        TableCommand::SendAway { seat },
        TableCommand::Swap { one: 0, other: 1 },
        TableCommand::Start,
        TableCommand::TakeBack { seat },
        TableCommand::Declare { seat, standing: AutoResponse::Ask },
        TableCommand::PlayForced { seat, on },
        TableCommand::Leave { seat },
        TableCommand::Return { seat },
        TableCommand::Resign { seat },
        TableCommand::Abandon { seat, on },
        TableCommand::Pause,
        TableCommand::Resume,
        TableCommand::Say { seat, speech: Speech::Words("Salve!".to_owned()) },
        TableCommand::Mute { seat, on },
        TableCommand::PassHost { seat },
        TableCommand::Rematch { seat },
    ];
    for (number, command) in commands.iter().enumerate() {
        assert_eq!(place(command), (commands.len(), number));
    }
    commands
}

/// One message of each kind, about a table.
fn messages(table: &str) -> Vec<ClientMessage> {
    let (table, id, seat) = (|| table.to_owned(), || Socket::id(), None);
    let commands = commands().into_iter();
    let commands = commands.map(|command| ClientMessage::Do { table: table(), id: id(), command });
    let mut messages: Vec<ClientMessage> = commands.collect();
    messages.extend([
        ClientMessage::Watch { table: table(), seat, version: None },
        ClientMessage::Unwatch { table: table(), seat },
        ClientMessage::Lobby { on: true },
        ClientMessage::Move {
            table: table(),
            seat: 0,
            request: 0,
            id: id(),
            choice: "F4".to_owned(),
        },
        ClientMessage::Ping { id: id() },
    ]);
    for message in &messages {
        // A new kind of message needs one above.
        match message {
            ClientMessage::Do { .. }
            | ClientMessage::Watch { .. }
            | ClientMessage::Unwatch { .. }
            | ClientMessage::Lobby { .. }
            | ClientMessage::Move { .. }
            | ClientMessage::Ping { .. } => {}
        }
    }
    messages
}

/// The same message with this id, if it has one.
fn with_id(message: &ClientMessage, number: u32) -> ClientMessage {
    let mut message = message.clone();
    if let ClientMessage::Do { id, .. } | ClientMessage::Move { id, .. } = &mut message {
        *id = number.to_string();
    }
    message
}

fn written(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).expect("written"))
}

/// The code with which the server closes a socket.
async fn close_code(socket: &mut Socket) -> u16 {
    loop {
        if let Err(frame) = socket.receive().await {
            return frame.map_or(0, |frame| u16::from(frame.code));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_of_every_kind_run_out() {
    let server = server(|config| config.messages_per_second = few(2)).await;
    let anna = server.guest("Anna").await;
    let mut frames = vec![
        Message::Ping(Vec::new().into()),
        Message::Pong(Vec::new().into()),
        Message::text(r#"{"t":"no_such_message"}"#),
    ];
    for message in messages(NOWHERE) {
        assert!(limiters_of_message(&message).contains(&Limiter::Messages));
        frames.push(written(&message));
    }
    for frame in frames {
        let mut socket = anna.connect().await;
        for _ in 0..9 {
            // The server may have closed already.
            let _ = socket.stream.send(frame.clone()).await;
        }
        assert_eq!(close_code(&mut socket).await, 1008, "{frame:?}");
    }
    server.stop().await;
}

/// Messages for which a table must be loaded, or a state written, count among the requests.
#[tokio::test(flavor = "multi_thread")]
async fn what_makes_a_server_load_tables_runs_out() {
    // All commands go the same way to their table.
    let is_one = |message: &ClientMessage| match message {
        ClientMessage::Do { command, .. } => *command == TableCommand::Start,
        _ => true,
    };
    for message in messages(NOWHERE).into_iter().filter(is_one) {
        let server = server(|config| config.requests_per_minute = few(4)).await;
        let anna = server.guest("Anna").await;
        // This is the first request.
        let mut socket = anna.connect().await;
        let counts = limiters_of_message(&message).contains(&Limiter::Requests);
        for number in 0..5 {
            socket.send(&with_id(&message, number)).await;
            let is_answered =
                matches!(message, ClientMessage::Do { .. } | ClientMessage::Move { .. });
            if is_answered {
                let expected = if number < 3 { "no_table" } else { "too_many_requests" };
                let answer = socket.answer(&number.to_string()).await;
                assert_eq!(answer, Err(expected.to_owned()), "{message:?} for the time {number}");
            }
        }
        if matches!(message, ClientMessage::Watch { .. }) {
            assert_eq!(close_code(&mut socket).await, 1008);
        }
        if !counts {
            let id = || "last".to_owned();
            socket.send(&ClientMessage::Ping { id: id() }).await;
            let last = ServerMessage::Pong { id: id() };
            socket.find(|message| (*message == last).then_some(())).await;
            let left = server.context.limits.request(group());
            assert!(left.is_ok(), "{message:?} counts as no request");
        }
        drop(socket);
        server.stop().await;
    }
}

/// Every kind of command runs out for its person at one table, whatever the table says to it.
#[tokio::test(flavor = "multi_thread")]
async fn every_command_runs_out() {
    let server = server(|_| {}).await;
    for command in commands() {
        let anna = server.guest("Anna").await;
        let (table, mut socket) = anna.open_and_resign().await;
        let given = until_refused(80, async || {
            socket.perform(&table, command.clone()).await.err().unwrap_or_default()
        });
        let given = given.await;
        let limiters = limiters_of_command(&command);
        let expected = match limiters {
            _ if limiters.contains(&Limiter::Chat) => 10..16,
            // Anna has given one to end the game.
            _ if limiters.contains(&Limiter::Commands) => 29..60,
            _ => panic!("{command:?} has no limit at a table"),
        };
        assert!(expected.contains(&given), "{command:?}: {given}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_cannot_ask_for_more_states_than_requests() {
    let server = server(|config| config.requests_per_minute = few(40)).await;
    let anna = server.guest("Anna").await;
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 2}))).await;
    let mut socket = anna.connect().await;
    for _ in 0..41 {
        socket.watch(&table, None, None).await;
    }
    assert_eq!(close_code(&mut socket).await, 1008);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_commands_run_out_for_one_person_and_not_for_others() {
    let server = server(|_| {}).await;
    let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    let table = anna.open_table(&wish).await;
    let (mut first, mut second) = (anna.connect().await, boris.connect().await);
    let sit = TableCommand::Sit { seat: 1, name: None, seed: None, also: false };
    second.must(&table, sit).await;
    let say = |seat| TableCommand::Say { seat, speech: Speech::Words("Salve!".to_owned()) };
    let code = |outcome: Result<_, String>| outcome.err().unwrap_or_default();
    let said = until_refused(40, async || code(first.perform(&table, say(0)).await)).await;
    assert!((10..13).contains(&said), "{said}");
    let forced = |number| TableCommand::PlayForced { seat: 0, on: number % 2 == 0 };
    let mut number = 0;
    let done = until_refused(80, async || {
        number += 1;
        code(first.perform(&table, forced(number)).await)
    });
    let done = done.await;
    assert!((30..45).contains(&done), "{done}");
    second.must(&table, say(1)).await;
    // The same by requests.
    let body = json!({"id": "by-request", "command": say(0)});
    let refused = anna.post(&format!("/api/tables/{table}/do"), &body).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"));
    server.stop().await;
}
