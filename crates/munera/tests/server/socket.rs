//! The socket itself: the conversation in the handbook, and how the server ends sockets that break
//! its rules.

use std::path::Path;

use futures_util::SinkExt;
use munera_guide::wire::{ClientMessage, Speech, TableCommand};
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game, Node, Seat, SeatSet};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::story::{Story, events_until};
use crate::test_server::TestServer;
use crate::visitor::Socket;

const BEGIN: &str = "<!-- A conversation, as it was. -->\n";
const END: &str = "<!-- End of the conversation. -->";

/// Frames without their long parts, which are documented elsewhere.
fn shorten(frame: &str) -> String {
    let mut text = frame.to_owned();
    for key in ["settings", "options", "chairs", "public", "history", "troupe_sizes", "guide"] {
        let start = format!("\"{key}\":");
        let Some(place) = text.find(&start).map(|place| place + start.len()) else { continue };
        let mut depth = 0;
        let end = text[place..].find(|symbol: char| {
            depth += i32::from("{[".contains(symbol)) - i32::from("}]".contains(symbol));
            depth == 0
        });
        text.replace_range(place..=place + end.expect("it is closed"), "…");
    }
    text.replace(&format!("\"version\":\"{}\"", env!("CARGO_PKG_VERSION")), "\"version\":\"…\"")
}

/// Sends a message, and writes it down with the frames that follow.
async fn exchange(socket: &mut Socket, message: Option<ClientMessage>, count: usize) -> String {
    let mut lines = String::new();
    if let Some(message) = message {
        let sent = serde_json::to_string(&message).expect("written");
        lines = format!("> {sent}\n");
        socket.send(&message).await;
    }
    for _ in 0..count {
        socket.receive().await.expect("open");
        let frame = socket.frames.last().expect("a frame");
        lines += "< ";
        lines += &shorten(frame);
        lines += "\n";
    }
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn the_conversation_in_the_handbook_is_what_the_server_says() {
    let server = TestServer::new().await;
    let game = SmallGorus::with_options(Options::new(2)).expect("options");
    let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
    let [host, guest] = [&anna, &boris].map(|visitor| visitor.person.expect("a person"));
    let asked = Node::Decide(SeatSet::only(Seat::new(0)));
    let events = (0..).find_map(|seed| events_until(&game, seed, |it, _| game.node(it) == asked));
    let story = Story::new(&game, &json!({"grace_seconds": 600_000}), host)
        .fixed()
        .sat(0, host, "Anna")
        .sat(1, guest, "Boris")
        .played(&game, &events.expect("seat 0 is asked"));
    let table = server.keep(story).await;
    let mut socket = anna.connect().await;
    let named = |request, id: &str, choice: &str| {
        let (table, id, choice) = (table.clone(), id.to_owned(), choice.to_owned());
        Some(ClientMessage::Move { table, seat: 0, request, id, choice })
    };
    let command = |id: &str, command| {
        Some(ClientMessage::Do { table: table.clone(), id: id.to_owned(), command })
    };
    let watch = ClientMessage::Watch { table: table.clone(), seat: Some(0), version: None };
    let mut said = exchange(&mut socket, None, 1).await;
    said += &exchange(&mut socket, Some(watch), 3).await;
    let legal = anna.get(&format!("/api/tables/{table}?seat=0")).await.json();
    let cards = |name: &str| -> Vec<String> {
        serde_json::from_value(legal["view"][name].clone()).expect("cards")
    };
    let (legal, troupe) = (cards("legal"), cards("troupe"));
    let card = legal[0].clone();
    let wrong = troupe.iter().find(|card| !legal.contains(card)).expect("a card that is not legal");
    said += &exchange(&mut socket, named(0, "7f3a", &card), 1).await;
    said += &exchange(&mut socket, named(1, "80c1", wrong), 1).await;
    said += &exchange(&mut socket, named(1, "91d0", &card), 2).await;
    said += &exchange(&mut socket, named(1, "91d0", &card), 1).await;
    let speech = Speech::Words("Your turn".to_owned());
    said += &exchange(&mut socket, command("a2e4", TableCommand::Say { seat: 0, speech }), 2).await;
    said += &exchange(&mut socket, command("b305", TableCommand::Resume), 1).await;
    server.stop().await;

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let kept = std::fs::read_to_string(&path).expect("the handbook");
    let (before, rest) = kept.split_once(BEGIN).expect("a conversation");
    let (_, after) = rest.split_once(END).expect("its end");
    let made = format!("{before}{BEGIN}\n```\n{said}```\n\n{END}{after}");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &made).expect("written");
    } else {
        assert!(kept == made, "docs/server.md is old: UPDATE_GOLDEN=1 rewrites it");
    }
}

/// The close code after some messages.
async fn closed_after(server: &TestServer, messages: Vec<Message>) -> (u16, String) {
    let mut socket = server.guest("Eve").await.connect().await;
    for message in messages {
        // The server may have closed it already.
        if socket.stream.send(message).await.is_err() {
            break;
        }
    }
    loop {
        if let Err(frame) = socket.receive().await {
            let frame = frame.expect("it is said why");
            return (frame.code.into(), frame.reason.to_string());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_speak_the_protocol_is_let_go_and_told_why() {
    let server = TestServer::new().await;
    let nonsense = Message::text(r#"{"t":"dance"}"#);
    for (messages, code, reason) in [
        (vec![Message::binary(vec![1, 2, 3])], 1003, "text only"),
        (vec![Message::text("{")], 1007, "not JSON"),
        (vec![Message::text("x".repeat(17 * 1024))], 1009, "too long"),
        (vec![nonsense; 21], 1008, "not a message"),
    ] {
        let told = closed_after(&server, messages).await;
        assert_eq!(told, (code, reason.to_owned()));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_when_the_server_stops() {
    let server = TestServer::new().await;
    let mut socket = server.guest("Anna").await.connect().await;
    socket.receive().await.expect("a welcome");
    let stopping = tokio::spawn(server.stop());
    let frame = socket.receive().await.expect_err("it ends").expect("it is said why");
    assert_eq!(u16::from(frame.code), 1001);
    drop(socket);
    stopping.await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_and_texts_of_any_kind_are_refused_and_break_nothing() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "start": true,
        "seats": [{"me": {}}, {"bot": "random"}], "settings": {"pace_ms": 60_000}});
    let table = anna.open_table(&wish).await;
    let mut socket = anna.connect().await;
    for id in ["", "with space", "ж", &"x".repeat(41), "a\u{0}"] {
        let (table, id, command) = (table.clone(), id.to_owned(), TableCommand::Pause);
        socket.send(&ClientMessage::Do { table, id, command }).await;
        assert_eq!(socket.answer("").await, Err("bad_request".to_owned()));
    }
    let shown = socket.look(&table, Some(0)).await;
    let request = shown.request().unwrap_or(1);
    let long = "F1 ".repeat(4_000);
    for choice in ["", " ", "Z0", "F1 F2", "\u{0}", "ж", "🂡", "-1", long.as_str()] {
        let refused = socket.make_move(&table, 0, request, choice).await;
        assert!(refused.is_err(), "{choice:?}");
    }
    for seat in [1, 2, 7, 8, 9, 63, 64, 255] {
        let refused = socket.make_move(&table, seat, request, "F1").await;
        assert_eq!(refused, Err("not_your_seat".to_owned()), "{seat}");
        let commands = [
            TableCommand::Leave { seat },
            TableCommand::Mute { seat, on: true },
            TableCommand::PassHost { seat },
            TableCommand::Swap { one: seat, other: 0 },
            TableCommand::SendAway { seat },
        ];
        for command in commands {
            assert!(socket.perform(&table, command.clone()).await.is_err(), "{command:?}");
        }
        socket.watch(&table, Some(seat), Some(u64::MAX)).await;
        let path = format!("/api/tables/{table}?seat={seat}");
        assert_eq!(anna.get(&path).await.status, 403, "{seat}");
    }
    socket.flush(&table).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_refused_makes_no_guest() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = 1.try_into().expect("not none");
    let server = TestServer::with(folder, |config| config.sockets_per_address = one).await;
    let stranger = server.stranger();
    let own = format!("http://{}", server.address);
    let held = stranger.try_connect(&own).await.expect("the first one");
    let first = newest_person(&server).await;
    assert_eq!(stranger.try_connect("https://evil.example").await.err(), Some(403));
    assert_eq!(stranger.try_connect(&own).await.err(), Some(429), "too many sockets");
    let plain = stranger.get("/ws").await;
    assert_eq!(plain.status, 400, "not a socket at all");
    assert_eq!(newest_person(&server).await, first + 1, "the one that this test makes itself");
    drop(held);
    server.stop().await;
}

/// The number of a person who is made now: people are numbered in their order.
async fn newest_person(server: &TestServer) -> u64 {
    server.guest("Newest").await.person.expect("a person").0
}
