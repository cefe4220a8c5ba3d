//! What waits in the server's memory for clients that do not read it.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use futures_util::SinkExt;
use munera_guide::wire::{ClientMessage, ServerMessage};
use munera_rules::Game;
use munera_rules::gorus::{Options, SmallGorus};
use munera_server::AddressGroup;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::story::Story;
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

/// How many lines have been said at the table: as many as a client can still catch up with.
const LINES: u64 = 499;

/// A table whose stream takes more than half a megabyte.
async fn long_table(server: &TestServer, anna: &Visitor) -> String {
    let host = anna.person.expect("a person");
    let game = SmallGorus::with_options(Options::new(2)).expect("options");
    let mut story = Story::new(&game, &json!({}), host).sat(0, host, "Anna");
    let words = "Ω".repeat(280);
    for _ in 0..LINES {
        story = story.line(json!({"k": "said", "seat": 0, "speech": {"words": words}}));
    }
    server.keep(story).await
}

/// Asks for everything that has happened at a table, without reading it.
async fn ask_for_all(socket: &mut Socket, table: &str, times: usize) {
    let message = ClientMessage::Watch { table: table.to_owned(), seat: None, version: Some(0) };
    let text = serde_json::to_string(&message).expect("written");
    for _ in 0..times {
        // The server may have closed already.
        let _ = socket.stream.send(Message::text(text.clone())).await;
    }
}

/// Reads to the end; returns how many bytes came, and the code with which the server closed.
async fn read_to_the_end(socket: &mut Socket) -> (usize, u16) {
    loop {
        if let Err(frame) = socket.receive().await {
            let bytes = socket.frames.iter().map(String::len).sum();
            return (bytes, frame.map_or(0, |frame| u16::from(frame.code)));
        }
    }
}

async fn until_nothing_is_held(server: &TestServer) {
    let begun = Instant::now();
    while server.tables.held_bytes().altogether() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "something is held for no client");
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_for_more_than_it_reads_is_cut_off_for_the_bytes() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let table = long_table(&server, &anna).await;
    let mut socket = anna.connect().await;
    // Fewer messages than may wait, but a hundred megabytes.
    let times = 120;
    ask_for_all(&mut socket, &table, times).await;
    let (bytes, code) = read_to_the_end(&mut socket).await;
    assert_eq!(code, 1013, "after {bytes} bytes");
    drop(socket);
    until_nothing_is_held(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_client_has_missed_counts_among_its_requests() {
    let folder = tempfile::tempdir().expect("a folder");
    let many = 40.try_into().expect("not zero");
    let server = TestServer::with(folder, |config| config.requests_per_minute = many).await;
    let anna = server.guest("Anna").await;
    let table = long_table(&server, &anna).await;
    let mut socket = anna.connect().await;
    let mut updates = 0;
    for _ in 0..20 {
        ask_for_all(&mut socket, &table, 1).await;
        let is_update = loop {
            match socket.receive().await {
                Ok(ServerMessage::Update { items, .. }) => {
                    assert_eq!(items.len() as u64, LINES + 1);
                    break true;
                }
                // Without requests left, the client gets the state, which is shorter; without any at
                // all, it is cut off.
                Ok(ServerMessage::State { .. }) | Err(_) => break false,
                Ok(_) => {}
            }
        };
        updates += u32::from(is_update);
    }
    assert!((5..=9).contains(&updates), "{updates} updates, which cost six requests each");
    server.stop().await;
}

/// Uploads a record; returns the path of its replay.
async fn long_answer(anna: &Visitor) -> String {
    let record = include_str!("../../../../docs/fairness/fired_up.txt");
    let imported = anna.request("POST", "/api/records", Some(record.to_owned())).await.json();
    format!("/api/tables/{}/replay?count=200", imported["table"].as_str().expect("a code"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reads_its_answers_byte_by_byte_is_cut_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let server =
        TestServer::with(folder, |config| config.socket_stuck = Duration::from_secs(1)).await;
    let anna = server.guest("Anna").await;
    let path = long_answer(&anna).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("set");
    let mut stream = socket.connect(server.address).await.expect("connected");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    // More than all buffers in between can hold.
    stream.write_all(request.repeat(60).as_bytes()).await.expect("sent");
    let begun = Instant::now();
    while server.tables.held_bytes().altogether() == 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "an answer waits for it");
        sleep(Duration::from_millis(1)).await;
    }
    let mut byte = [0; 1];
    while server.context.metrics.connections.get() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(50), "it is let go");
        let _ = timeout(Duration::from_millis(300), stream.read(&mut byte)).await;
        sleep(Duration::from_millis(300)).await;
    }
    until_nothing_is_held(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_for_which_too_much_waits_gets_no_more() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let path = long_answer(&anna).await;
    let group = AddressGroup::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let elsewhere = AddressGroup::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let held = server.tables.held_bytes();
    let guard = held.hold(group, 8 << 20).expect("nothing is held yet");
    let refused = anna.get(&path).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"));
    assert_eq!(anna.get("/healthz").await.status, 200, "a short answer costs too little");
    drop(guard);
    assert_eq!(anna.get(&path).await.status, 200);
    until_nothing_is_held(&server).await;
    // All addresses together.
    let mut guards = Vec::new();
    for number in 0..12 {
        let group = AddressGroup::of(IpAddr::V4(Ipv4Addr::new(192, 0, 2, number)));
        guards.extend(held.hold(group, 8 << 20).ok());
    }
    assert!(held.hold(elsewhere, 1).is_err());
    assert_eq!(anna.get(&path).await.status, 503);
    drop(guards);
    assert_eq!(anna.get(&path).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_for_the_lobby_again_gets_it_once() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let mut socket = anna.connect().await;
    let mut lists = async |ons: &[bool]| {
        for on in ons {
            socket.send(&ClientMessage::Lobby { on: *on }).await;
        }
        socket.send(&ClientMessage::Ping { id: "after".to_owned() }).await;
        let mut lists = 0;
        loop {
            match socket.next().await.expect("open") {
                ServerMessage::Lobby { .. } => lists += 1,
                ServerMessage::Pong { .. } => return lists,
                _ => {}
            }
        }
    };
    assert_eq!(lists(&[true; 20]).await, 1);
    assert_eq!(lists(&[false, true]).await, 1, "after an end it begins anew");
    server.stop().await;
}
