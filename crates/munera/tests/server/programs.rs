//! The API for programs: streams and moves.

use std::num::NonZeroU32;
use std::time::Duration;

use munera_guide::wire::{ChairKind, OwnSeat, ProgramEvent, ServerMessage, StageForm, StreamItem};
use serde_json::json;

use crate::program::{Program, Reading, own_seat};
use crate::test_server::TestServer;
use crate::visitor::{Visitor, against_bots};

/// A table of Gorus for two, with a free seat.
fn two_chairs() -> serde_json::Value {
    json!({
        "game": "gorus", "options": {"players": 2, "target": 1},
        "seats": [{"me": {}}], "settings": {"pace_ms": 0},
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_token_opens_the_api_for_programs() {
    let server = TestServer::new().await;
    let anna = Visitor::new(server.address).await;
    let program = Program::of(&anna, "mine").await;
    let table = program.open_table(&two_chairs()).await;
    let stream = format!("/api/bot/table/{table}/stream?seat=0");
    let (mover, body) = (format!("/api/bot/table/{table}/move"), json!({}));
    for path in ["/api/bot/events", &stream] {
        assert_eq!(anna.get(path).await.status, 401, "a cookie is no token: {path}");
        let unknown = Program { token: "mt_unknown".to_owned(), ..program.clone() };
        assert_eq!(unknown.get(path).await.status, 401, "{path}");
        assert!(program.stream(path).await.is_ok());
    }
    assert_eq!(anna.post(&mover, &body).await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn events_tell_of_seats_games_and_their_ends() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let mut events = program.events().await;
    let table = program.open_table(&two_chairs()).await;
    let seat = own_seat(&table, "gorus", 0);
    assert_eq!(events.event().await, Some(ProgramEvent::Seated(seat.clone())));
    // A program that connects later is told the same.
    let mut later = program.events().await;
    assert_eq!(later.event().await, Some(ProgramEvent::Seated(seat.clone())));
    let filled = program.perform(&table, "1", &json!({"do": "fill", "bot": "random"})).await;
    assert_eq!(filled.status, 200, "{}", filled.body);
    program.perform(&table, "2", &json!({"do": "start"})).await;
    assert_eq!(later.event().await, Some(ProgramEvent::GameStart(seat.clone())));
    let mut last = program.events().await;
    assert_eq!(last.event().await, Some(ProgramEvent::GameStart(seat.clone())));
    program.perform(&table, "3", &json!({"do": "resign", "seat": 0})).await;
    assert_eq!(last.event().await, Some(ProgramEvent::GameOver(seat)));
    // There are no events about finished games.
    let other = program.open_table(&against_bots("gladiators", &json!({"players": 2}))).await;
    let mut anew = program.events().await;
    let seat = own_seat(&other, "gladiators", 0);
    assert_eq!(anew.event().await, Some(ProgramEvent::GameStart(seat)));
    server.stop().await;
    assert_eq!(anew.event().await, None, "a server that stops ends its streams");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_stream_of_events_ends_the_older_which_is_told_why() {
    let server = TestServer::new().await;
    let anna = Visitor::new(server.address).await;
    let (first, second) = (Program::of(&anna, "one").await, Program::of(&anna, "two").await);
    let stranger = Program::new(server.address).await;
    let mut untouched = stranger.events().await;
    let mut older = first.events().await;
    let mut newer = second.events().await;
    assert_eq!(older.event().await, Some(ProgramEvent::Replaced));
    assert_eq!(older.event().await, None);
    let table = first.open_table(&two_chairs()).await;
    let seated = ProgramEvent::Seated(own_seat(&table, "gorus", 0));
    assert_eq!(newer.event().await, Some(seated));
    let table = stranger.open_table(&two_chairs()).await;
    let seated = ProgramEvent::Seated(own_seat(&table, "gorus", 0));
    assert_eq!(untouched.event().await, Some(seated), "of its own seat, and of nothing before");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_taken_by_hand_is_told_apart() {
    let server = TestServer::new().await;
    let anna = Visitor::new(server.address).await;
    let program = Program::of(&anna, "mine").await;
    let mut events = program.events().await;
    let table = anna.open_table(&two_chairs()).await;
    let seat = OwnSeat { program: false, ..own_seat(&table, "gorus", 0) };
    assert_eq!(events.event().await, Some(ProgramEvent::Seated(seat)));
    let sit = json!({"do": "sit", "seat": 1, "also": true});
    assert_eq!(program.perform(&table, "1", &sit).await.status, 200);
    let seated = ProgramEvent::Seated(own_seat(&table, "gorus", 1));
    assert_eq!(events.event().await, Some(seated));
    let mut reading = Reading::default();
    reading.take(program.follow(&table, 1, None).await.message().await.expect("a line"));
    let kinds: Vec<_> = reading.state.expect("a state").chairs.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [ChairKind::Person, ChairKind::Program]);
    // A program can neither play there nor see the hand.
    let start = json!({"id": "1", "command": {"do": "start"}});
    let started = anna.post(&format!("/api/tables/{table}/do"), &start).await;
    assert_eq!(started.status, 200, "{}", started.body);
    assert_eq!(program.make_move(&table, 0, 1, "m1", "pass").await.code(), "not_your_seat");
    assert_eq!(program.get(&format!("/api/tables/{table}?seat=0")).await.status, 403);
    assert_eq!(program.get(&format!("/api/tables/{table}?seat=1")).await.status, 200);
    assert_eq!(anna.get(&format!("/api/tables/{table}?seat=0")).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_begins_with_the_state_and_shows_by_empty_lines_that_it_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let server =
        TestServer::with(folder, |config| config.stream_keep_alive = Duration::from_millis(20))
            .await;
    let program = Program::new(server.address).await;
    let table = program.open_table(&two_chairs()).await;
    let looked = program.get(&format!("/api/tables/{table}?seat=0")).await;
    let mut stream = program.follow(&table, 0, None).await;
    let first = stream.raw().await.expect("a line");
    assert_eq!(first, looked.body, "exactly the socket's message");
    let presence: ServerMessage =
        serde_json::from_str(&stream.raw().await.expect("a line")).expect("a message");
    let ServerMessage::Presence { here, .. } = presence else { panic!("{presence:?}") };
    assert_eq!(here, [true, false], "a program that follows is present");
    assert_eq!(stream.raw().await.as_deref(), Some(""));
    assert_eq!(stream.raw().await.as_deref(), Some(""));
    let mut events = program.events().await;
    assert!(events.raw().await.expect("a line").contains("seated"));
    assert_eq!(events.raw().await.as_deref(), Some(""));
    // When a program disconnects, the others are told.
    let boris = Program::new(server.address).await;
    assert_eq!(boris.perform(&table, "1", &json!({"do": "sit", "seat": 1})).await.status, 200);
    let mut other = boris.follow(&table, 1, None).await;
    drop(stream);
    loop {
        match other.message().await.expect("open") {
            ServerMessage::Presence { here, .. } if here == [false, true] => break,
            _ => {}
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_comes_back_goes_on_from_its_version() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let wish = against_bots("gorus", &json!({"players": 2, "target": 9}));
    let table = program.open_table(&wish).await;
    let (mut reading, mut moves, mut news) = (Reading::default(), 0, 0);
    let mut last = None;
    while moves < 12 {
        // A new stream for every question: each must begin where the last one ended.
        let mut stream = program.follow(&table, 0, reading.version).await;
        loop {
            let message = stream.message().await.expect("open");
            if let ServerMessage::Update { items, .. } = &message {
                news += items.iter().filter(|it| matches!(it, StreamItem::News { .. })).count();
            }
            let is_whole = matches!(message, ServerMessage::State { .. });
            assert!(!is_whole || reading.version.is_none(), "the rest is enough");
            reading.take(message);
            if reading.request().is_some_and(|request| Some(request) != last) {
                break;
            }
        }
        let request = reading.request().expect("asked");
        let (id, choice) = (format!("m{request}"), reading.first_legal());
        let made = program.make_move(&table, 0, request, &id, &choice).await;
        assert_eq!((made.status, made.json()), (200, json!({ "id": id })));
        (last, moves) = (Some(request), moves + 1);
    }
    assert!(news >= 2 * (moves - 1), "own moves and the bot's were all told: {news}");
    // A version that does not exist yet is answered with the whole state.
    let mut stream = program.follow(&table, 0, Some(1_000_000)).await;
    let message = stream.message().await.expect("open");
    assert!(matches!(message, ServerMessage::State { .. }), "{message:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_once_and_refused_with_a_reason() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let stranger = Program::new(server.address).await;
    let wish = against_bots("gorus", &json!({"players": 4, "target": 1}));
    let table = program.open_table(&wish).await;
    let mut stream = program.follow(&table, 0, None).await;
    let mut reading = Reading::default();
    while reading.request().is_none() {
        reading.take(stream.message().await.expect("open"));
    }
    let (request, choice) = (reading.request().expect("asked"), reading.first_legal());
    let refused = |status: u16, code: &'static str| (status, code.to_owned());
    let of = |answer: crate::visitor::Answer| {
        let error = &answer.json()["error"];
        assert!(error["message"].as_str().is_some_and(|text| text.ends_with('.')), "{error}");
        (answer.status, error["code"].as_str().expect("a code").to_owned())
    };
    let foreign = stranger.make_move(&table, 0, request, "a", &choice).await;
    assert_eq!(of(foreign), refused(403, "not_your_seat"));
    let nowhere = program.make_move(&table, 200, request, "a", &choice).await;
    assert_eq!(of(nowhere), refused(403, "not_your_seat"));
    let unknown = program.make_move("nosuchtable", 0, request, "a", &choice).await;
    assert_eq!(of(unknown), refused(404, "not_found"));
    let early = program.make_move(&table, 0, request + 1, "a", &choice).await;
    assert_eq!(of(early), refused(409, "stale"));
    let nonsense = program.make_move(&table, 0, request, "a", "dance").await;
    assert_eq!(nonsense.status, 400, "{}", nonsense.body);
    let bad_id = program.make_move(&table, 0, request, "a b", &choice).await;
    assert_eq!(bad_id.status, 400, "{}", bad_id.body);
    let legal: Vec<String> = serde_json::from_value(reading.view["legal"].clone()).expect("texts");
    let mut cards =
        "FSAXH".chars().flat_map(|school| (0..10).map(move |rank| format!("{school}{rank}")));
    let absent = cards.find(|card| !legal.contains(card)).expect("some card");
    let illegal = program.make_move(&table, 0, request, "a", &absent).await;
    assert!(illegal.json()["error"]["rule"].is_string(), "{}", illegal.body);
    assert_eq!((illegal.status, &illegal.json()["error"]["code"]), (409, &json!("refused")));
    // None of these has changed anything. A move that is sent twice is made once.
    for _ in 0..2 {
        let made = program.make_move(&table, 0, request, "a", &choice).await;
        assert_eq!((made.status, made.json()), (200, json!({"id": "a"})));
    }
    let again = program.make_move(&table, 0, request, "b", &choice).await;
    // By then the seat may have been asked again. If not, the rules refuse the move first.
    let late = [refused(409, "stale"), refused(409, "refused")];
    assert!(late.contains(&of(again)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_is_refused_with_a_reason_and_ends_when_the_seat_is_lost() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let boris = Program::new(server.address).await;
    let table = program.open_table(&two_chairs()).await;
    let refusal = async |program: &Program, path: String| {
        program.stream(&path).await.err().map(|answer| answer.status)
    };
    let of = |table: &str, rest: &str| format!("/api/bot/table/{table}/stream?{rest}");
    assert_eq!(refusal(&boris, of(&table, "seat=0")).await, Some(403));
    assert_eq!(refusal(&program, of(&table, "seat=1")).await, Some(403));
    assert_eq!(refusal(&program, of(&table, "seat=255")).await, Some(403));
    assert_eq!(refusal(&program, of("nosuchtable", "seat=0")).await, Some(404));
    assert_eq!(refusal(&program, of(&table, "seat=x")).await, Some(400));
    assert_eq!(refusal(&boris, of(&table, "")).await, None, "spectators may watch here");
    assert_eq!(boris.perform(&table, "1", &json!({"do": "sit", "seat": 1})).await.status, 200);
    let mut stream = boris.follow(&table, 1, None).await;
    let sent = program.perform(&table, "1", &json!({"do": "send_away", "seat": 1})).await;
    assert_eq!(sent.status, 200, "{}", sent.body);
    let mut last = None;
    while let Some(message) = stream.message().await {
        last = Some(message);
    }
    let closed = munera_guide::wire::Trouble::Closed;
    assert_eq!(last, Some(ServerMessage::Trouble { table, trouble: closed }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_streams_and_gets_them_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(folder, |config| {
        config.sockets_per_address = NonZeroU32::new(2).expect("not zero");
        config.stream_keep_alive = Duration::from_millis(20);
    })
    .await;
    let program = Program::new(server.address).await;
    let table = program.open_table(&two_chairs()).await;
    let stream = format!("/api/bot/table/{table}/stream?seat=0");
    let events = program.events().await;
    let _follows = program.follow(&table, 0, None).await;
    assert!(program.retry_after(&stream).await.is_some_and(|seconds| seconds > 0));
    assert!(program.retry_after("/api/bot/events").await.is_some());
    drop(events);
    // The slot of a closed stream is free as soon as the server has noticed.
    while let Err(refused) = program.stream(&stream).await {
        assert_eq!(refused.json()["error"]["code"], "too_many_requests");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_makes_so_many_requests_and_is_told_when_it_may_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(folder, |config| {
        config.requests_per_minute = NonZeroU32::new(10).expect("not zero");
    })
    .await;
    let program = Program::new(server.address).await;
    let mut limited = None;
    for _ in 0..10 {
        limited = limited.or(program.retry_after("/api/bot/table/nosuchtable/stream").await);
    }
    assert!(limited.is_some_and(|seconds| (1..=60).contains(&seconds)), "{limited:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_lines_and_requests_and_no_version_is_missing() {
    let server = TestServer::new().await;
    let program = Program::new(server.address).await;
    let table = program.open_table(&against_bots("gladiators", &json!({"players": 2}))).await;
    let mut stream = program.follow(&table, 0, None).await;
    let (mut reading, mut answered) = (Reading::default(), None);
    loop {
        reading.take(stream.message().await.expect("open"));
        let state = reading.state.as_ref().expect("a state");
        if state.stage == StageForm::Over {
            break;
        }
        if let Some(request) = reading.request().filter(|it| Some(*it) != answered) {
            answered = Some(request);
            let (id, choice) = (format!("m{request}"), reading.first_legal());
            let made = program.make_move(&table, 0, request, &id, &choice).await;
            assert_eq!(made.status, 200, "{}", made.body);
        }
    }
    server.stop().await;
}
