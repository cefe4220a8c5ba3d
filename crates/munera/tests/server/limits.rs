//! Every way to make a server work passes a limit, and every limit refuses at last.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr};
use std::task::{Context, Waker};
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use munera_guide::wire::{ClientMessage, ServerMessage, Speech, TableCommand};
use munera_server::AddressGroup;
use munera_server::config::Config;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::documented::{Operation, status_of};
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor, against_bots};

/// The limits that a path may pass, besides that on requests, which every route passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Limiter {
    /// New guests of an address.
    Guests,
    /// New tables and uploaded records of an address.
    Tables,
    /// Records that come in at once from an address.
    Uploads,
    /// Changes of a person's name.
    Names,
    /// Attempts with passwords.
    Passwords,
    /// Tokens of a person.
    Tokens,
    /// Sockets and streams of an address.
    Sockets,
    /// Replays and records that are computed or wait.
    Replays,
    /// Frames of a socket.
    Messages,
    /// Requests for a whole state over a socket.
    Watches,
    /// Lines of chat of a person at a table.
    Chat,
    /// Other commands of a person at a table, within a short time.
    Commands,
    /// The commands and lines of chat of a person that a table keeps. The tests of `session` repeat
    /// each of them until it is refused.
    Totals,
    /// The game asks a seat for a move, and takes one.
    Questions,
}

use Limiter::{
    Chat, Commands, Guests, Messages, Names, Passwords, Questions, Replays, Sockets, Tables,
    Tokens, Totals, Uploads, Watches,
};

/// The limits of each route, besides that on requests. A route that only reads a little needs no
/// other.
fn limiters_of_routes() -> BTreeMap<&'static str, &'static [Limiter]> {
    BTreeMap::from([
        ("GET /healthz", &[] as &[Limiter]),
        ("GET /readyz", &[]),
        ("GET /api/me", &[]),
        ("PUT /api/me", &[Guests, Names]),
        ("DELETE /api/me", &[]),
        ("POST /api/account", &[Guests, Passwords]),
        ("PUT /api/account/password", &[Passwords]),
        ("POST /api/login", &[Passwords]),
        ("POST /api/logout", &[]),
        ("GET /api/tokens", &[]),
        ("POST /api/tokens", &[Tokens]),
        ("DELETE /api/tokens/{label}", &[]),
        ("GET /api/games", &[]),
        ("GET /api/content/{pack}", &[]),
        ("GET /api/tables", &[]),
        ("POST /api/tables", &[Guests, Tables]),
        ("GET /api/me/tables", &[]),
        ("GET /api/tables/{code}", &[]),
        ("DELETE /api/tables/{code}", &[]),
        ("POST /api/tables/{code}/do", &[Guests, Commands, Chat, Tables]),
        ("GET /api/tables/{code}/record", &[]),
        ("GET /api/tables/{code}/replay", &[Replays]),
        ("POST /api/records", &[Guests, Tables, Uploads, Replays]),
        ("GET /api/bot/events", &[Sockets]),
        ("GET /api/bot/table/{code}/stream", &[Sockets]),
        ("POST /api/bot/table/{code}/move", &[Questions]),
        // Not in the description: the description itself, and the socket.
        ("GET /api/openapi.json", &[]),
        ("GET /ws", &[Guests, Sockets]),
    ])
}

/// The limits of each message of a socket. A new message needs a decision here.
fn limiters_of_message(message: &ClientMessage) -> &'static [Limiter] {
    match message {
        ClientMessage::Watch { .. } => &[Messages, Watches],
        // The list of tables is written once for all clients.
        ClientMessage::Lobby { .. }
        | ClientMessage::Unwatch { .. }
        | ClientMessage::Ping { .. } => &[Messages],
        ClientMessage::Move { .. } => &[Messages, Questions],
        ClientMessage::Do { command, .. } => limiters_of_command(command),
    }
}

/// The limits of each command at a table. A new command needs a decision here.
fn limiters_of_command(command: &TableCommand) -> &'static [Limiter] {
    match command {
        TableCommand::Say { .. } => &[Messages, Chat, Totals],
        TableCommand::Rematch { .. } => &[Messages, Commands, Tables],
        TableCommand::Sit { .. }
        | TableCommand::SeatBot { .. }
        | TableCommand::SendAway { .. }
        | TableCommand::Swap { .. }
        | TableCommand::TakeBack { .. }
        | TableCommand::Declare { .. }
        | TableCommand::PlayForced { .. }
        | TableCommand::Return { .. }
        | TableCommand::Abandon { .. }
        | TableCommand::Pause
        | TableCommand::Mute { .. }
        | TableCommand::PassHost { .. } => &[Messages, Commands, Totals],
        // Each of these happens once, or again only after one of the commands above.
        TableCommand::Stand { .. }
        | TableCommand::Fill { .. }
        | TableCommand::Start
        | TableCommand::Leave { .. }
        | TableCommand::Resign { .. }
        | TableCommand::Resume => &[Messages, Commands],
    }
}

async fn server(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(tempfile::tempdir().expect("a folder"), change).await
}

fn few<T: TryFrom<u32>>(number: u32) -> T
where
    T::Error: std::fmt::Debug,
{
    number.try_into().expect("it fits")
}

#[test]
fn every_route_has_said_which_limits_it_passes() {
    let documented = Operation::all().into_iter().map(|it| format!("{} {}", it.method, it.path));
    let documented: BTreeSet<String> = documented.collect();
    let declared: BTreeSet<String> = limiters_of_routes().into_keys().map(str::to_owned).collect();
    let hidden = ["GET /api/openapi.json", "GET /ws"].map(str::to_owned);
    assert_eq!(declared, documented.into_iter().chain(hidden).collect());
}

/// The limit on requests is in front of every route.
#[tokio::test(flavor = "multi_thread")]
async fn no_route_is_without_the_limit_on_requests() {
    for name in limiters_of_routes().into_keys() {
        let (method, path) = name.split_once(' ').expect("a method and a path");
        let path: Vec<&str> = path
            .split('/')
            .map(|part| if part.starts_with('{') { "0000000000000000" } else { part })
            .collect();
        let server = server(|config| config.requests_per_minute = few(2)).await;
        let own = vec![("origin", format!("http://{}", server.address))];
        let mut statuses = Vec::new();
        for _ in 0..3 {
            statuses.push(status_of(&server, method, &path.join("/"), &own, &[]).await);
        }
        assert!(statuses[0] != 429 && statuses[1] != 429, "{name}: {statuses:?}");
        assert_eq!(statuses[2], 429, "{name}: {statuses:?}");
        server.stop().await;
    }
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
    let record = include_str!("../../../../docs/fairness/gladiators.txt");
    assert_eq!(anna.request("POST", "/api/records", Some(record.into())).await.status, 201);
    let made = until_refused(20, async || anna.post("/api/tables", &wish).await.code());
    assert_eq!(made.await, 4, "a record counts as a table");
    let refused = anna.request("POST", "/api/records", Some(record.into())).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn sockets_streams_and_replays_run_out() {
    let server = server(|config| config.sockets_per_address = few(2)).await;
    let anna = server.guest("Anna").await;
    let held = [anna.connect().await, anna.connect().await];
    let own = format!("http://{}", server.address);
    assert_eq!(anna.try_connect(&own).await.err(), Some(429));
    let program = anna.program("mine").await;
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 2}))).await;
    for path in ["/api/bot/events".to_owned(), format!("/api/bot/table/{table}/stream")] {
        assert_eq!(program.get(&path).await.status, 429, "{path}");
    }
    drop(held);

    let record = include_str!("../../../../docs/fairness/gladiators.txt");
    let imported = anna.request("POST", "/api/records", Some(record.into())).await.json();
    let table = imported["table"].as_str().expect("a code").to_owned();
    // As many as an address may have, which wait for the first one.
    let group = AddressGroup::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let context = &server.context;
    let first = context.replays.turn(group).await.expect("its turn");
    let mut task = Context::from_waker(Waker::noop());
    let mut waiting: Vec<_> = (1..8).map(|_| Box::pin(context.replays.turn(group))).collect();
    for turn in &mut waiting {
        assert!(turn.as_mut().poll(&mut task).is_pending());
    }
    assert_eq!(anna.get(&format!("/api/tables/{table}/replay")).await.status, 429);
    assert_eq!(anna.request("POST", "/api/records", Some(record.into())).await.status, 429);
    drop((first, waiting));
    assert_eq!(anna.get(&format!("/api/tables/{table}/replay")).await.status, 200);
    server.stop().await;
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
    let record = include_str!("../../../../docs/fairness/gladiators.txt");
    // The halves may not have reached the server yet.
    let refused = until_refused(60, async || {
        anna.request("POST", "/api/records", Some(record.to_owned())).await.code()
    });
    refused.await;
    assert_eq!(server.people(), people + 1, "Anna alone");
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_too_many_is_refused_before_it_has_come_in() {
    let server = server(|config| config.tables_per_hour = few(1)).await;
    let anna = server.guest("Anna").await;
    let record = include_str!("../../../../docs/fairness/gladiators.txt");
    assert_eq!(anna.request("POST", "/api/records", Some(record.into())).await.status, 201);
    let mut line = String::new();
    upload_half(&server).await.read_line(&mut line).await.expect("an answer");
    assert!(line.contains(" 429 "), "{line}");
    server.stop().await;
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
    let message = |message: &ClientMessage| {
        assert!(limiters_of_message(message).contains(&Messages));
        Message::text(serde_json::to_string(message).expect("written"))
    };
    let table = "0000000000000000".to_owned();
    let id = || "a".to_owned();
    let frames = [
        Message::Ping(Vec::new().into()),
        Message::Pong(Vec::new().into()),
        Message::text(r#"{"t":"no_such_message"}"#),
        message(&ClientMessage::Ping { id: id() }),
        message(&ClientMessage::Lobby { on: true }),
        message(&ClientMessage::Unwatch { table: table.clone(), seat: None }),
        message(&ClientMessage::Watch { table: table.clone(), seat: None, version: None }),
        message(&ClientMessage::Move {
            table: table.clone(),
            seat: 0,
            request: 0,
            id: id(),
            choice: "F4".to_owned(),
        }),
        message(&ClientMessage::Do { table, id: id(), command: TableCommand::Start }),
    ];
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
