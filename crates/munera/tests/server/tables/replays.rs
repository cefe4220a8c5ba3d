//! Finished games, step by step.

use std::time::{Duration, Instant};

use munera_guide::replay::Replay;
use munera_guide::wire::{HowEnded, TableCommand};
use munera_protocol::catalog::read_record_header;
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_protocol::record::Record;
use munera_protocol::with_game;
use munera_rules::{Seat, Viewer, read_event};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::Friends;
use crate::test_server::TestServer;
use crate::visitor::against_bots;

const RECORDS: [&str; 3] = [
    include_str!("../../../../../docs/fairness/gorus.txt"),
    include_str!("../../../../../docs/fairness/gladiators.txt"),
    include_str!("../../../../../docs/fairness/fired_up.txt"),
];

/// What a spectator sees, and what each seat holds, at the start and after every event.
fn stepped<G: Codec>(game: &G, events: &[String]) -> Vec<(Value, Vec<Value>)> {
    let mut state = game.start();
    let mut steps = Vec::new();
    for number in 0..=events.len() {
        if let Some(event) = number.checked_sub(1).map(|place| &events[place]) {
            let event = read_event(game, event).unwrap_or_else(|_| panic!("no event: {event}"));
            game.play(&mut state, &event).expect("legal");
        }
        let view = |viewer| game.write_view(&game.view(&state, viewer)).to_json();
        let hand = |seat| {
            let own = view(Viewer::Seat(seat));
            own.get("hand").or(own.get("troupe")).expect("a hand").clone()
        };
        steps.push((view(Viewer::Spectator), Seat::all(game.players()).map(hand).collect()));
    }
    steps
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_what_the_events_of_its_record_lead_to_in_parts_of_any_size() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    for text in RECORDS {
        let taken_in = anna.request("POST", "/api/records", Some(text.to_owned())).await;
        let path = format!("/api/tables/{}/replay", taken_in.json()["table"].as_str().expect("it"));
        let record = Record::read(text).expect("a record");
        let (game, _) = read_record_header(&Packs::own(), &record).expect("a game");
        let expected = with_game!(&game, game => stepped(game, &record.events));
        let mut number = 0;
        let (mut longest, begun) = (0, Instant::now());
        while number <= record.events.len() {
            let count = [7, 200, 1][number % 3];
            let page = anna.get(&format!("{path}?from={number}&count={count}")).await;
            assert_eq!(page.status, 200, "{}", page.body);
            longest = longest.max(page.body.len());
            let page: Replay = serde_json::from_str(&page.body).expect("a replay");
            assert_eq!(page.total as usize, record.events.len());
            assert_eq!(page.how, Some(HowEnded::Finished));
            assert!(!page.steps.is_empty() && page.steps.len() <= count);
            for step in &page.steps {
                assert_eq!(step.number as usize, number);
                let event = number.checked_sub(1).map(|place| &record.events[place]);
                assert_eq!((step.event.as_ref(), step.what.is_some()), (event, event.is_some()));
                let (view, hands) = &expected[number];
                assert_eq!(step.view.to_json(), *view);
                let shown: Vec<Value> = step.secrets.iter().map(|it| json!(it.hand)).collect();
                assert_eq!(shown, *hands, "step {number}");
                number += 1;
            }
        }
        let beyond = anna.get(&format!("{path}?from=100000")).await.json();
        assert_eq!(beyond["steps"], json!([]));
        let first: Replay = serde_json::from_str(&anna.get(&path).await.body).expect("a replay");
        assert_eq!(first.steps.len(), 50.min(record.events.len() + 1));
        // For docs/figures.md; no assertion depends on it.
        eprintln!("{}: {number} steps, {longest} bytes, {:?}", first.game, begun.elapsed());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_no_replay_until_it_is_over_and_nothing_tells_it_from_none() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let Friends { table, second, anna, boris, .. } = &mut friends;
    let path = format!("/api/tables/{table}/replay");
    let nowhere = anna.get("/api/tables/0000000000000000/replay").await;
    assert_eq!(nowhere.status, 404);
    for visitor in [&*anna, &*boris] {
        let running = visitor.get(&path).await;
        assert_eq!((running.status, running.body), (404, nowhere.body.clone()));
    }
    second.must(table, TableCommand::Resign { seat: 1 }).await;
    let over: Replay = serde_json::from_str(&boris.get(&path).await.body).expect("a replay");
    assert_eq!((over.how, over.winners), (Some(HowEnded::Resigned), vec![0]));
    assert_eq!(over.names, ["Anna", "Boris"]);
    assert!(over.steps.iter().all(|step| step.secrets.len() == 2));
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_steps_are_told_at_once_than_a_server_bears() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let taken_in = anna.request("POST", "/api/records", Some(RECORDS[1].to_owned())).await;
    let path = format!("/api/tables/{}/replay", taken_in.json()["table"].as_str().expect("a code"));
    for query in ["count=201", "count=4294967296", "count=-1", "from=x", "from=-1"] {
        let answer = anna.get(&format!("{path}?{query}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_request"), "{query}");
    }
    let none = anna.get(&format!("{path}?count=0")).await;
    assert_eq!((none.status, &none.json()["steps"]), (200, &json!([])));
    let last = anna.get(&format!("{path}?from=4294967295&count=200")).await;
    assert_eq!((last.status, &last.json()["steps"]), (200, &json!([])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_no_name_and_no_date_that_would_mislead() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let long = "x".repeat(100_000);
    for (seat, name) in [("Anna", "Anna"), ("\u{202e}annA", ""), (&long, ""), ("a\u{200b}b", "")] {
        for (date, shown) in [
            ("2026.02.28", Some("2026.02.28")),
            ("2026.02.30", None),
            ("\u{202e}2026.02.28", None),
            (&long, None),
        ] {
            let lines = RECORDS[1].lines().map(|line| match line.split_once(' ') {
                Some(("[Seat0", _)) => format!("[Seat0 \"{seat}\"]"),
                Some(("[Date", _)) => format!("[Date \"{date}\"]"),
                _ => line.to_owned(),
            });
            let text = lines.collect::<Vec<_>>().join("\n");
            let taken_in = anna.request("POST", "/api/records", Some(text)).await;
            let table = taken_in.json()["table"].as_str().expect("a code").to_owned();
            let replay = anna.get(&format!("/api/tables/{table}/replay?count=1")).await;
            let replay: Replay = serde_json::from_str(&replay.body).expect("a replay");
            assert_eq!((replay.names[0].as_str(), replay.date.as_deref()), (name, shown));
        }
    }
    server.stop().await;
}

/// Asks for a replay and hangs up, this often; returns how many replays were ever computed at once.
async fn hang_up(server: &TestServer, path: &str, times: usize) -> i64 {
    let request = format!("GET {path}?count=200 HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let computing = &server.context.metrics.replays;
    let mut most = 0;
    for _ in 0..times {
        let before = computing.get();
        let mut stream = TcpStream::connect(server.address).await.expect("connected");
        stream.write_all(request.as_bytes()).await.expect("sent");
        // The request may have to wait, so the client hangs up after a while in any case.
        let until = Instant::now() + Duration::from_millis(40);
        while computing.get() <= before && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        most = most.max(computing.get());
    }
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_whose_clients_hang_up_are_still_computed_one_after_another() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let taken_in = anna.request("POST", "/api/records", Some(RECORDS[2].to_owned())).await;
    let path = format!("/api/tables/{}/replay", taken_in.json()["table"].as_str().expect("a code"));
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 2}))).await;
    let mut socket = anna.connect().await;
    socket.look(&table, Some(0)).await;
    let playing = async {
        let mut longest = Duration::ZERO;
        for number in 0..20 {
            let begun = Instant::now();
            socket.must(&table, TableCommand::PlayForced { seat: 0, on: number % 2 == 0 }).await;
            longest = longest.max(begun.elapsed());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        longest
    };
    let (most, longest) = tokio::join!(hang_up(&server, &path, 50), playing);
    assert_eq!(most, 1, "a client that has gone does not make room for another");
    assert!(longest < Duration::from_secs(1), "a player waited for {longest:?}");
    server.stop().await;
}
