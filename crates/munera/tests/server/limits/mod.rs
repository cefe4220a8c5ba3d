//! Every way to make a server work passes a limit, and every limit refuses at last.

mod messages;
mod routes;
mod samples;

use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

use munera_guide::wire::{ClientMessage, ServerMessage, TableCommand};
use munera_server::AddressGroup;
use munera_server::config::Config;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use self::samples::RECORD;
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor, against_bots};

async fn server(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(tempfile::tempdir().expect("a folder"), change).await
}

fn few<T: TryFrom<u32>>(number: u32) -> T
where
    T::Error: std::fmt::Debug,
{
    number.try_into().expect("it fits")
}

/// Repeats a request until the server refuses it as too much; returns how often it did not.
async fn until_refused(most: usize, mut request: impl AsyncFnMut() -> String) -> usize {
    for number in 0..=most {
        if request().await == "too_many_requests" {
            return number;
        }
    }
    panic!("it was done more than {most} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_tables_and_records_run_out() {
    let server = server(|config| config.tables_per_hour = few(5)).await;
    let stranger = server.stranger();
    let name = json!({"name": "Anna"}).to_string();
    let made = until_refused(200, async || {
        stranger.request("PUT", "/api/me", Some(name.clone())).await.code()
    });
    assert_eq!(made.await, 120);
    let anna = server.guest("Anna").await;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    assert_eq!(anna.request("POST", "/api/records", Some(RECORD.into())).await.status, 201);
    let made = until_refused(20, async || anna.post("/api/tables", &wish).await.code());
    assert_eq!(made.await, 4, "a record counts as a table");
    let refused = anna.request("POST", "/api/records", Some(RECORD.into())).await;
    assert_eq!(refused.status, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_a_name_run_out_and_the_same_name_is_no_change() {
    let server = server(|_| {}).await;
    let anna = server.guest("Anna").await;
    let mut number = 0;
    let renamed = until_refused(50, async || {
        // Each new name is given twice.
        number += 1;
        let name = json!({"name": format!("Anna {}", number / 2)}).to_string();
        anna.request("PUT", "/api/me", Some(name)).await.code()
    });
    assert_eq!(renamed.await, 39, "twenty other names, and the same ones again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_and_tokens_run_out() {
    let server = server(|_| {}).await;
    let anna = server.guest("Anna").await;
    let account = json!({"login": "anna", "password": "correct horse"});
    let registered = anna.post("/api/account", &account).await;
    let anna = anna.with_cookie(&registered);
    for number in 0..20 {
        let label = json!({"label": format!("program {number}")});
        assert_eq!(anna.post("/api/tokens", &label).await.status, 201);
    }
    let more = anna.post("/api/tokens", &json!({"label": "one more"})).await;
    assert_eq!(more.code(), "too_many_tokens");
    let change = json!({"old": "wrong", "new": "battery staple"}).to_string();
    let tried = until_refused(30, async || {
        anna.request("PUT", "/api/account/password", Some(change.clone())).await.code()
    });
    assert_eq!(tried.await, 20);
    let stranger = server.stranger();
    let wrong = json!({"login": "anna", "password": "wrong horse"});
    let tried = until_refused(30, async || stranger.post("/api/login", &wrong).await.code());
    assert_eq!(tried.await, 10);
    let mut number = 0;
    let tried = until_refused(100, async || {
        number += 1;
        let account = json!({"login": format!("brutus{number}"), "password": "wrong horse"});
        stranger.post("/api/login", &account).await.code()
    });
    assert!(tried.await < 60, "of one address, under any name");
    server.stop().await;
}

/// The address from which all clients of the test come.
fn group() -> AddressGroup {
    AddressGroup::of(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Waits until both halves that this address may upload have reached the server.
async fn until_both_come_in(server: &TestServer) {
    while server.context.uploads.take(group()).is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Begins to upload a record, and sends half of it.
async fn upload_half(server: &TestServer) -> BufReader<TcpStream> {
    let head = format!(
        "POST /api/records HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\ncontent-length: 1000000\r\n\r\n",
        server.address
    );
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    stream.write_all(head.as_bytes()).await.expect("sent");
    stream.write_all(&vec![b' '; 500_000]).await.expect("sent");
    BufReader::new(stream)
}

#[tokio::test(flavor = "multi_thread")]
async fn few_records_come_in_at_once_and_what_comes_in_slowly_makes_no_guest() {
    let server = server(|_| {}).await;
    let people = server.people();
    let held = [upload_half(&server).await, upload_half(&server).await];
    let anna = server.guest("Anna").await;
    until_both_come_in(&server).await;
    let refused = anna.request("POST", "/api/records", Some(RECORD.to_owned())).await;
    assert_eq!(refused.code(), "too_many_requests");
    assert_eq!(server.people(), people + 1, "Anna alone");
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_too_many_is_refused_before_it_has_come_in() {
    let server = server(|config| config.tables_per_hour = few(1)).await;
    let anna = server.guest("Anna").await;
    assert_eq!(anna.request("POST", "/api/records", Some(RECORD.into())).await.status, 201);
    let mut line = String::new();
    upload_half(&server).await.read_line(&mut line).await.expect("an answer");
    assert!(line.contains(" 429 "), "{line}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_is_refused_as_too_much_has_made_no_table() {
    let server = server(|_| {}).await;
    let anna = server.guest("Anna").await;
    let (table, mut socket) = anna.open_and_resign().await;
    let count = async || anna.get("/api/me/tables").await.json().as_array().map(Vec::len);
    assert_eq!(count().await, Some(1));
    let code = |outcome: Result<_, String>| outcome.err().unwrap_or_default();
    let paused =
        until_refused(80, async || code(socket.perform(&table, TableCommand::Pause).await));
    assert!(paused.await >= 29);
    let again = socket.perform(&table, TableCommand::Rematch { seat: 1 }).await;
    assert_eq!(code(again), "too_many_requests");
    assert_eq!(count().await, Some(1), "no table was made for a refused rematch");
    server.stop().await;
}

/// Lets spectators come and go for a while; returns how often a player was told, and what last.
async fn toggle(spectators: &[Visitor], table: &str, player: &mut Socket) -> (usize, u32) {
    let until = Instant::now() + Duration::from_secs(2);
    let toggling = spectators.iter().map(|visitor| async move {
        let mut socket = visitor.connect().await;
        while Instant::now() < until {
            socket.watch(table, None, None).await;
            let table = table.to_owned();
            socket.send(&ClientMessage::Unwatch { table, seat: None }).await;
            tokio::time::sleep(Duration::from_millis(70)).await;
        }
        socket.watch(table, None, None).await;
        socket.flush(table).await;
        socket
    });
    let sockets = futures_util::future::join_all(toggling).await;
    let all = sockets.len() as u32;
    let mut told = 0;
    let last = player.find(|message| match message {
        ServerMessage::Presence { spectators, .. } => {
            told += 1;
            (*spectators == all).then_some(*spectators)
        }
        _ => None,
    });
    let last = last.await;
    (told, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_who_come_and_go_do_not_keep_a_player_busy() {
    let server = server(|_| {}).await;
    let anna = server.guest("Anna").await;
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 2}))).await;
    let mut player = anna.connect().await;
    player.look(&table, Some(0)).await;
    let mut spectators = Vec::new();
    for number in 0..12 {
        spectators.push(server.guest(&format!("Visitor {number}")).await);
    }
    let (told, last) = toggle(&spectators, &table, &mut player).await;
    assert_eq!(last, 12, "the last state arrives");
    assert!(told <= 12, "{told} messages in some two seconds");
    server.stop().await;
}
