//! What a table does automatically, and when.

use munera_guide::wire::{AutoResponse, ServerMessage, StreamItem, TableCommand, TableNotice};
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{self, SmallGorus};
use munera_rules::{Game, MoveSet, Node, Seat, Viewer};
use serde_json::{Value, json};

use crate::story::{Story, events_until};
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

/// Two people at a table with a past, each with a socket.
struct Pair {
    people: [Visitor; 2],
    sockets: [Socket; 2],
    table: String,
}

async fn pair<G: munera_protocol::codec::Codec>(
    server: &TestServer,
    game: &G,
    settings: &Value,
    events: &[munera_rules::Event<G>],
) -> Pair {
    let people = [server.guest("Anna").await, server.guest("Boris").await];
    let [anna, boris] = [&people[0], &people[1]].map(|it| it.person.expect("a person"));
    let story = Story::new(game, settings, anna).sat(0, anna, "Anna").sat(1, boris, "Boris");
    let table = server.keep(story.played(game, events)).await;
    let mut sockets = [people[0].connect().await, people[1].connect().await];
    for (seat, socket) in (0..).zip(&mut sockets) {
        socket.watch(&table, Some(seat), None).await;
        socket.flush(&table).await;
    }
    Pair { people, sockets, table }
}

/// The seat that is asked, if it is a single one.
fn asked<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    match game.node(state) {
        Node::Decide(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    }
}

/// Waits until a viewer is told of a seat's move.
async fn moved(socket: &mut Socket, seat: u8) -> String {
    let start = format!("{seat}:");
    socket
        .find(|message| match message {
            ServerMessage::Update { items, .. } => items.iter().find_map(|item| match item {
                StreamItem::News { text, .. } if text.starts_with(&start) => Some(text.clone()),
                _ => None,
            }),
            _ => None,
        })
        .await
}

/// When the moves in a table's log were made, in milliseconds, and by whom.
async fn log(server: &TestServer, table: &str) -> Vec<(i64, Value)> {
    server.tables.stop().await;
    let opened = server.context.logs.open(table.parse().expect("a code")).await.expect("opened");
    let lines = opened.entries.iter().map(|entry| serde_json::from_slice(&entry.bytes));
    let lines: Vec<Value> = lines.collect::<Result<_, _>>().expect("JSON");
    lines.into_iter().map(|line| (line["at"].as_i64().expect("a moment"), line)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_for_a_move_is_up_a_bot_makes_it() {
    let server = TestServer::new().await;
    let game = SmallGorus::with_options(gorus::Options::new(2)).expect("options");
    let events = events_until(&game, 1, |state, _| asked(&game, state) == Some(Seat::new(1)));
    // New tables may not have so short a clock; a stored table keeps its clock.
    let settings = json!({"clock": {"kind": "per_move", "seconds": 1}, "pace_ms": 0});
    let refused = server
        .guest("Clara")
        .await
        .post(
            "/api/tables",
            &json!({"game": "gorus", "options": {"players": 2}, "settings": settings}),
        )
        .await;
    assert_eq!((refused.status, refused.code().as_str()), (400, "bad_options"));
    let mut pair = pair(&server, &game, &settings, &events.expect("seat 1 is asked")).await;
    let shown = pair.sockets[0].look(&pair.table, Some(0)).await;
    let clock = shown.state.clock.expect("a clock");
    assert!(clock.seats[1].runs && !clock.seats[0].runs, "{clock:?}");
    assert!(clock.seats[1].left <= 1_000, "{clock:?}");
    moved(&mut pair.sockets[0], 1).await;
    let shown = pair.sockets[1].look(&pair.table, Some(1)).await;
    assert_eq!(shown.state.chairs[1].stand_in, None, "the bot has made just that move");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_moves_are_made_for_those_who_wish_it() {
    let server = TestServer::new().await;
    let game = SmallGorus::with_options(gorus::Options::new(2)).expect("options");
    let only = |state: &_, _: &[_]| {
        asked(&game, state) == Some(Seat::new(1)) && game.legal(state, Seat::new(1)).len() == 1
    };
    let events = (0..50).find_map(|seed| events_until(&game, seed, only));
    let settings = json!({"pace_ms": 50});
    let mut pair = pair(&server, &game, &settings, &events.expect("an only move")).await;
    let only = pair.sockets[1].look(&pair.table, Some(1)).await.legal()[0].clone();
    pair.sockets[1].must(&pair.table, TableCommand::PlayForced { seat: 1, on: true }).await;
    let told = moved(&mut pair.sockets[0], 1).await;
    assert!(told.contains(&only), "{told} is not {only}");
    assert!(pair.sockets[1].look(&pair.table, Some(1)).await.state.own.expect("own").plays_forced);
    server.stop().await;
}

/// A game of two in which a seat can announce an action that the other may answer, and the action.
fn before_a_window(
    game: &Gladiators,
    seed: u64,
) -> Option<(Vec<munera_rules::Event<Gladiators>>, Seat, String)> {
    let mut found = None;
    let events = events_until(game, seed, |state, _| {
        let Some(seat) = asked(game, state) else { return false };
        let opens = |choice: &gladiators::Move| {
            let mut after = *state;
            game.make_move(&mut after, seat, *choice);
            let open = game.view(&after, Viewer::Spectator);
            !game.discloses(*choice)
                && game.window(&open).is_some()
                && game.publicly_forced(&open).is_none()
        };
        let choice = game.legal(state, seat).iter().find(opens);
        found = choice.map(|choice| (seat, game.write_move(choice).to_string()));
        found.is_some()
    })?;
    found.map(|(seat, choice)| (events, seat, choice))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_only_announced_can_be_taken_back() {
    let server = TestServer::new().await;
    let game = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
    let (events, seat, choice) =
        (0..50).find_map(|seed| before_a_window(&game, seed)).expect("an announcement");
    let settings = json!({"pace_ms": 60_000});
    let mut pair = pair(&server, &game, &settings, &events).await;
    let (own, number) = (seat.index(), seat.number());
    let before = pair.sockets[own].look(&pair.table, Some(number)).await;
    let request = before.request().expect("a question");
    pair.sockets[own].make_move(&pair.table, number, request, &choice).await.expect("legal");
    let open = pair.sockets[own].look(&pair.table, Some(number)).await;
    assert!(open.state.window && open.state.own.expect("own").can_take_back);
    assert_eq!(open.state.awaited, [1 - number]);
    pair.sockets[own].must(&pair.table, TableCommand::TakeBack { seat: number }).await;
    let told = TableNotice::TookBack { seat: Seat::new(number) };
    pair.sockets[1 - own].hears(&told).await;
    let after = pair.sockets[own].look(&pair.table, Some(number)).await;
    assert_eq!(after.view, before.view);
    // The same question has a new number: an answer to the old one is late.
    let late = pair.sockets[own].make_move(&pair.table, number, request, &choice).await;
    assert_eq!(late, Err("stale".to_owned()));
    let request = after.request().expect("a question");
    pair.sockets[own].make_move(&pair.table, number, request, &choice).await.expect("legal");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declared_answer_takes_its_time_with_any_hand_and_no_other_viewer_knows_of_it() {
    const PACE: i64 = 700;
    let server = TestServer::new().await;
    let game = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
    let mut duels = (0..200).filter_map(|seed| before_a_window(&game, seed));
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (events, seat, choice) = duels.next().expect("an announcement");
        let settings = json!({"pace_ms": PACE});
        let mut pair = pair(&server, &game, &settings, &events).await;
        let (own, number) = (seat.index(), seat.number());
        let other = 1 - number;
        let declare = TableCommand::Declare { seat: other, standing: AutoResponse::Decline };
        pair.sockets[1 - own].must(&pair.table, declare).await;
        let shown = pair.sockets[own].look(&pair.table, Some(number)).await;
        let request = shown.request().expect("a question");
        pair.sockets[own].make_move(&pair.table, number, request, &choice).await.expect("legal");
        let told = moved(&mut pair.sockets[own], other).await;
        assert!(told.contains("pass"), "{told}");
        let frames = pair.sockets[own].frames.join("\n");
        assert!(!frames.contains(r#""k":"declared""#) && !frames.contains("decline"), "{frames}");
        let by = pair.people[own].get(&format!("/api/tables/{}?seat={other}", pair.table)).await;
        assert_eq!(by.status, 403);
        tables.push(pair.table);
    }
    for table in tables {
        let log = log(&server, &table).await;
        let answered = log.iter().position(|(_, line)| line["by"] == "standing");
        let answered = answered.expect("an answer of the table's own");
        let waited = log[answered].0 - log[answered - 1].0;
        assert!(waited >= PACE, "answered after {waited} ms");
    }
    server.stop().await;
}
