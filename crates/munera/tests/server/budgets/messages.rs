//! The messages of sockets.

use std::time::Duration;

use futures_util::SinkExt;
use munera_guide::wire::{ClientMessage, ServerMessage, Speech, TableCommand};
use munera_server::routes::{MEMORY_OF_AN_ADDRESS, MessageKind};
use tokio_tungstenite::tungstenite::Message;

use super::fixtures::Fixtures;
use super::longest_time;
use super::process::Process;
use crate::visitor::Socket;

/// The dearest message of a kind. A new kind needs one here.
fn dearest(kind: MessageKind, fixtures: &Fixtures, number: usize) -> ClientMessage {
    let (playing, talkative) = (fixtures.playing.clone(), fixtures.talkative.clone());
    match kind {
        MessageKind::Watch => ClientMessage::Watch { table: playing, seat: Some(0), version: None },
        MessageKind::CatchUp => {
            ClientMessage::Watch { table: talkative, seat: Some(0), version: Some(6) }
        }
        MessageKind::Unwatch => ClientMessage::Unwatch { table: playing, seat: Some(0) },
        MessageKind::Lobby => ClientMessage::Lobby { on: number.is_multiple_of(2) },
        MessageKind::Move => ClientMessage::Move {
            table: playing,
            seat: 0,
            request: 1,
            id: Socket::id(),
            choice: "x".repeat(16_000),
        },
        MessageKind::Command => ClientMessage::Do {
            table: playing,
            id: Socket::id(),
            command: TableCommand::Say { seat: 0, speech: Speech::Words("𐌰".repeat(280)) },
        },
        MessageKind::Ping => ClientMessage::Ping { id: "x".repeat(16_000) },
    }
}

/// Whether this is the answer to a message.
fn answers(message: &ClientMessage, answer: &ServerMessage) -> bool {
    match message {
        ClientMessage::Watch { version: None, .. } => matches!(answer, ServerMessage::State { .. }),
        ClientMessage::Watch { .. } => matches!(answer, ServerMessage::Update { .. }),
        ClientMessage::Lobby { on: true } => matches!(answer, ServerMessage::Lobby { .. }),
        ClientMessage::Move { id, .. } | ClientMessage::Do { id, .. } => match answer {
            ServerMessage::Ack { id: of, .. } | ServerMessage::Refused { id: of, .. } => of == id,
            _ => false,
        },
        ClientMessage::Ping { id } => *answer == ServerMessage::Pong { id: id.clone() },
        ClientMessage::Unwatch { .. } | ClientMessage::Lobby { on: false } => true,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dearest_message_of_each_kind_stays_within_its_budget() {
    let fixtures = Fixtures::get().await;
    let process = Process::start(&fixtures.database);
    let mut socket = fixtures.visitor(process.address).connect().await;
    for table in [&fixtures.playing, &fixtures.talkative] {
        socket.look(table, Some(0)).await;
    }
    let mut faults = Vec::new();
    for kind in MessageKind::ALL {
        let (mut least, mut longest) = (Duration::MAX, 0);
        for number in 0..6 {
            let message = dearest(kind, fixtures, number);
            assert_eq!(MessageKind::of(&message), kind);
            socket.forget();
            socket.frames.clear();
            let before = process.processor();
            socket.send(&message).await;
            let is_answered = !matches!(
                message,
                ClientMessage::Unwatch { .. } | ClientMessage::Lobby { on: false }
            );
            if is_answered {
                socket.find(|answer| answers(&message, answer).then_some(())).await;
            }
            least = least.min(process.processor().saturating_sub(before));
            longest = longest.max(socket.frames.iter().map(String::len).max().unwrap_or_default());
        }
        let budget = kind.budget();
        eprintln!("{kind:?}: {longest} bytes, {least:?}");
        if least > longest_time(budget.processor) || longest > budget.answer {
            faults.push(format!("{kind:?}: {longest} bytes, {least:?}"));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// As many sockets as an address may have ask for the longest answers, and read none.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_one_address_that_read_nothing_hold_little_memory() {
    let fixtures = Fixtures::get().await;
    let process = Process::start(&fixtures.database);
    let visitor = fixtures.visitor(process.address);
    let grown = process.growth(async || {
        let mut sockets = Vec::new();
        for _ in 0..50 {
            sockets.push(visitor.connect().await);
        }
        for socket in &mut sockets {
            ask_without_reading(socket, fixtures).await;
        }
        sockets
    });
    let grown = grown.await;
    eprintln!("50 sockets: {} KiB", grown >> 10);
    assert!(grown <= MEMORY_OF_AN_ADDRESS, "{} KiB", grown >> 10);
}

/// Asks for each of the longest answers many times.
async fn ask_without_reading(socket: &mut Socket, fixtures: &Fixtures) {
    for kind in [MessageKind::CatchUp, MessageKind::Watch, MessageKind::Lobby, MessageKind::Ping] {
        for number in 0..20 {
            let text = serde_json::to_string(&dearest(kind, fixtures, number)).expect("written");
            // The server may have closed already.
            let _ = socket.stream.send(Message::text(text)).await;
        }
    }
}
