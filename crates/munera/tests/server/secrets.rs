//! In two worlds that differ only in what a viewer cannot know, the viewer gets the same frames,
//! byte for byte.

use std::collections::BTreeSet;

use munera_guide::wire::{AutoResponse, ClientMessage, ServerMessage, Speech, TableCommand};
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{self, SmallGorus};
use munera_rules::laws::Lawful;
use munera_rules::{Game, Seat, Viewer};
use serde_json::{Value, json};

use crate::story::{Story, events_until};
use crate::test_server::TestServer;
use crate::visitor::{Credentials, Socket, Visitor};
use crate::worlds::Worlds;

/// Bots and automatic answers are slower than the test, so nothing happens by itself; clocks run
/// and are shown.
fn settings() -> Value {
    json!({
        "pace_ms": 60_000, "grace_seconds": 600_000, "response_seconds": 80_000,
        "clock": {"kind": "bank", "seconds": 80_000, "increment": 10},
    })
}

/// The people at a table by seat, and a spectator.
async fn people(server: &TestServer, players: u8) -> Vec<Visitor> {
    let mut people = Vec::new();
    for number in 0..=players {
        people.push(server.guest(&format!("Guest {number}")).await);
    }
    people
}

/// A viewer's socket, and everything that it does.
struct Curious<'a> {
    socket: Socket,
    visitor: &'a Visitor,
    table: String,
    viewer: Viewer,
    /// The answers to requests.
    answers: Vec<String>,
}

impl Curious<'_> {
    fn seat(&self) -> Option<u8> {
        self.viewer.seat().map(Seat::number)
    }

    /// Watches, and returns the version and the question.
    async fn watch(&mut self, version: Option<u64>) -> (u64, u32) {
        let seat = self.seat();
        self.socket.watch(&self.table, seat, version).await;
        let found = self.socket.find(|message| match message {
            ServerMessage::State { version, state, .. } => {
                Some((*version, state.own.and_then(|own| own.request)))
            }
            ServerMessage::Update { from, items, state, .. } => {
                Some((from + items.len() as u64, state.own.and_then(|own| own.request)))
            }
            _ => None,
        });
        let (version, request) = found.await;
        self.socket.flush(&self.table).await;
        (version, request.unwrap_or(1))
    }

    /// Sends a command that may be carried out or refused. Ids are numbered, so that they are the
    /// same in both worlds.
    async fn try_it(&mut self, command: TableCommand) {
        let id = format!("try-{}", self.socket.frames.len());
        let table = self.table.clone();
        self.socket.send(&ClientMessage::Do { table, id: id.clone(), command }).await;
        let _ = self.socket.answer(&id).await;
        self.socket.flush(&self.table).await;
    }

    /// Tries a move that may be made or refused.
    async fn try_move(&mut self, seat: u8, request: u32, choice: &str) {
        let id = format!("try-{}", self.socket.frames.len());
        let (table, choice) = (self.table.clone(), choice.to_owned());
        let message = ClientMessage::Move { table, seat, request, id: id.clone(), choice };
        self.socket.send(&message).await;
        let _ = self.socket.answer(&id).await;
        self.socket.flush(&self.table).await;
    }

    /// Waits until everyone is here. Clients are told together of several who come within a moment,
    /// so only the last of these messages is the same each time.
    async fn see_everyone(&mut self) {
        let everyone = |message: &ServerMessage| match message {
            ServerMessage::Presence { here, .. } if here.iter().all(|it| *it) => Some(()),
            _ => None,
        };
        self.socket.find(everyone).await;
        self.socket.flush(&self.table).await;
        self.socket.frames.retain(|frame| !frame.contains("\"t\":\"presence\""));
    }

    async fn look(&mut self) {
        for seat in ["", "?seat=0", "?seat=1", "?seat=2"] {
            let answer = self.visitor.get(&format!("/api/tables/{}{seat}", self.table)).await;
            self.answers.push(format!("{} {}", answer.status, answer.body));
        }
    }
}

/// Another person at the table, whose frames are not compared.
struct Other {
    socket: Socket,
    seat: u8,
}

/// Plays the same scenes in one of the worlds, and returns what the viewer received.
async fn transcript<G: Codec + Lawful>(
    server: &TestServer,
    game: &G,
    people: &[Visitor],
    worlds: &Worlds<G>,
    viewer: Viewer,
    way: usize,
) -> Vec<String> {
    let players = game.players();
    let person = |seat: u8| people[usize::from(seat)].person.expect("a person");
    let mut story = Story::new(game, &settings(), person(0));
    for seat in 0..players {
        story = story.sat(seat, person(seat), &format!("Guest {seat}"));
    }
    let table = server.keep(story.played(game, &worlds.events[way])).await;
    let place = viewer.seat().map_or(usize::from(players), Seat::index);
    let visitor = &people[place];
    let socket = visitor.connect().await;
    let mut own = Curious { socket, visitor, table, viewer, answers: Vec::new() };
    let seat = own.seat().unwrap_or(0);

    // Subscribes, and again with the own version, without one, and with one that does not exist.
    let (version, request) = own.watch(None).await;
    own.watch(Some(0)).await;
    own.watch(Some(version)).await;
    own.watch(Some(version.saturating_sub(2))).await;
    own.watch(Some(version + 1_000)).await;
    own.look().await;
    let mut others = Vec::new();
    for seat in (0..players).filter(|seat| Some(*seat) != own.seat()) {
        let mut socket = people[usize::from(seat)].connect().await;
        socket.watch(&own.table, Some(seat), None).await;
        socket.flush(&own.table).await;
        others.push(Other { socket, seat });
    }
    own.see_everyone().await;

    // Impossible moves, late moves, and moves of other seats.
    for choice in worlds.illegal(game, 12) {
        own.try_move(seat, request, &choice).await;
        own.try_move(others[0].seat, request, &choice).await;
    }
    own.try_move(seat, request, "rubbish").await;
    for choice in worlds.legal(game).iter().take(2) {
        own.try_move(seat, request.wrapping_sub(1), choice).await;
        own.try_move(others[0].seat, request, choice).await;
    }
    for seat in 0..players {
        own.try_it(TableCommand::TakeBack { seat }).await;
        own.try_it(TableCommand::Return { seat }).await;
        if Some(seat) != own.seat() {
            own.try_it(TableCommand::Declare { seat, standing: AutoResponse::Decline }).await;
            own.try_it(TableCommand::Resign { seat }).await;
        }
    }
    let table = own.table.clone();
    let speech = Speech::Words("What do you hold?".to_owned());
    own.try_it(TableCommand::Say { seat, speech: speech.clone() }).await;
    own.try_it(TableCommand::Declare { seat, standing: AutoResponse::DeclineUnlessAimedAt }).await;
    own.try_it(TableCommand::Declare { seat, standing: AutoResponse::Ask }).await;
    own.try_it(TableCommand::Pause).await;
    own.try_it(TableCommand::Resume).await;

    // Actions of others that the viewer is told about, or not.
    for Other { socket, seat } in &mut others {
        let seat = *seat;
        let said = TableCommand::Say { seat, speech: speech.clone() };
        socket.perform(&table, said).await.expect("said");
        let standing = AutoResponse::Decline;
        let declared = socket.perform(&table, TableCommand::Declare { seat, standing }).await;
        declared.expect("declared");
        for on in [true, false] {
            let wished = socket.perform(&table, TableCommand::Abandon { seat, on }).await;
            wished.expect("wished");
        }
        let stale = socket.make_move(&table, seat, u32::MAX, "rubbish").await;
        stale.expect_err("no such move");
    }
    own.socket.flush(&table).await;

    // A move of another seat, and one of the own seat, which may be taken back.
    if let Some((mover, moves)) = worlds.next(game, false) {
        let other = others.iter_mut().find(|other| other.seat == mover.number());
        let Other { socket, seat } = other.expect("at the table");
        let standing = AutoResponse::Ask;
        socket
            .perform(&table, TableCommand::Declare { seat: *seat, standing })
            .await
            .expect("declared");
        socket.watch(&table, Some(*seat), None).await;
        let asked = socket.find(|message| match message {
            ServerMessage::State { state, .. } => {
                // The first message may be from before.
                state.own.filter(|own| own.standing == standing).and_then(|own| own.request)
            }
            _ => None,
        });
        let request = asked.await;
        socket.make_move(&table, *seat, request, &moves[way]).await.expect("legal");
        own.socket.flush(&table).await;
        own.look().await;
    } else if let Some((mover, moves)) = worlds.next(game, true) {
        let (_, request) = own.watch(None).await;
        own.try_move(mover.number(), request, &moves[way]).await;
        own.look().await;
        own.try_it(TableCommand::TakeBack { seat: mover.number() }).await;
    }
    let (version, _) = own.watch(None).await;
    own.watch(Some(version / 2)).await;

    let told = own.socket.frames.iter().chain(&own.answers);
    told.map(|frame| plain(frame, &table)).collect()
}

/// The cards of the own seat in a view.
fn cards(view: &Value) -> Vec<String> {
    let names = ["troupe", "hand", "kept"];
    let own = names.iter().filter_map(|name| view[name].as_array()).flatten();
    own.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A frame without what differs by nature: the table's code, its commitment, the times that are
/// left, and the numbers that the client itself used as ids. Everything else is compared to the
/// byte.
fn plain(frame: &str, table: &str) -> String {
    let mut text = frame.replace(table, "(table)");
    for before in ["\"commitment\":\"", "\"left\":", "\"id\":\"c"] {
        let mut parts = text.split(before);
        let mut blanked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            blanked.push_str(before);
            blanked.push_str(part.trim_start_matches(|symbol: char| symbol.is_ascii_hexdigit()));
        }
        text = blanked;
    }
    text
}

/// How many pairs of worlds there were, and in how many of them different seats were asked.
#[derive(Debug, Default)]
struct Tried {
    pairs: u32,
    others_asked: u32,
    frames: usize,
}

/// Compares what viewers see of a game in its two worlds.
async fn compare<G: Codec + Lawful>(
    server: &TestServer,
    game: &G,
    people: &[Visitor],
    seed: u64,
    tried: &mut Tried,
    until: impl FnMut(&G::State, &[munera_rules::Event<G>]) -> bool,
) {
    let Some(events) = events_until(game, seed, until) else { return };
    let number = u8::try_from(seed).unwrap_or_default() % (game.players() + 1);
    let viewer = Viewer::all(game.players()).nth(usize::from(number)).expect("a viewer");
    let worlds = Worlds::new(game, events, viewer, seed);
    if !worlds.differ() {
        return;
    }
    tried.pairs += 1;
    tried.others_asked += u32::from(worlds.ask_others(game));
    let here = transcript(server, game, people, &worlds, viewer, 0).await;
    let there = transcript(server, game, people, &worlds, viewer, 1).await;
    for (number, (one, two)) in here.iter().zip(&there).enumerate() {
        assert_eq!(one, two, "{viewer:?} of {}, seed {seed}, frame {number}", G::NAME);
    }
    assert_eq!(here.len(), there.len());
    tried.frames += here.len();
    check_for_secrets(&here, people);
}

/// What no frame may contain in any of the worlds.
fn check_for_secrets(frames: &[String], people: &[Visitor]) {
    let all = frames.join("\n");
    for word in ["\"person\":", "\"secret\":", "server_seed", "munera_guest", "\"formerly\":"] {
        assert!(!all.contains(word), "{word}");
    }
    for visitor in people {
        let Credentials::Cookie(cookie) = &visitor.credentials else { panic!("a guest") };
        assert!(!all.contains(cookie.trim_start_matches("munera_guest=")));
    }
}

/// Stops games after some events, after a different number for each seed.
fn after<S, E>(seed: u64, step: usize) -> impl FnMut(&S, &[E]) -> bool {
    let wanted = 3 + step * usize::try_from(seed).unwrap_or_default();
    move |_, events| events.len() >= wanted
}

#[tokio::test(flavor = "multi_thread")]
async fn in_gorus_no_viewer_is_sent_what_only_others_know() {
    let server = TestServer::new().await;
    let game = SmallGorus::with_options(gorus::Options::new(4)).expect("options");
    let people = people(&server, 4).await;
    let mut tried = Tried::default();
    for seed in 0..10 {
        compare(&server, &game, &people, seed, &mut tried, after(seed, 3)).await;
    }
    assert!(tried.pairs >= 8, "{tried:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_gladiators_no_viewer_is_sent_what_only_others_know() {
    let server = TestServer::new().await;
    let game = Gladiators::with_options(gladiators::Options::new(3)).expect("options");
    let people = people(&server, 3).await;
    let mut tried = Tried::default();
    for seed in 0..12 {
        let is_open = |state: &_, events: &[_]| {
            events.len() > 12 && game.window(&game.view(state, Viewer::Spectator)).is_some()
        };
        compare(&server, &game, &people, seed, &mut tried, is_open).await;
        compare(&server, &game, &people, seed, &mut tried, after(seed, 4)).await;
    }
    assert!(tried.pairs >= 12, "{tried:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_fired_up_no_viewer_is_sent_what_only_others_know_nor_who_has_waited() {
    let server = TestServer::new().await;
    let options = Packs::own().offered()[0].options(3);
    let game = FiredUp::with_options(options).expect("options");
    let people = people(&server, 3).await;
    let mut tried = Tried::default();
    for seed in 0..16 {
        // Perhaps a window that another seat has already answered.
        let mut open = 0;
        let is_open = |state: &_, _: &[_]| {
            open += u64::from(game.window(&game.view(state, Viewer::Spectator)).is_some());
            open > seed % 4
        };
        compare(&server, &game, &people, seed, &mut tried, is_open).await;
        compare(&server, &game, &people, seed, &mut tried, after(seed, 2)).await;
    }
    assert!(tried.pairs >= 16 && tried.others_asked >= 3, "{tried:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_card_that_only_others_hold_is_in_any_frame() {
    let server = TestServer::new().await;
    let game = SmallGorus::with_options(gorus::Options::new(4)).expect("options");
    let people = people(&server, 4).await;
    for (seed, viewer) in (0..).zip(Viewer::all(4)) {
        let events = events_until(&game, seed, after(seed, 5)).expect("a decision");
        let person = |seat: u8| people[usize::from(seat)].person.expect("a person");
        let mut story = Story::new(&game, &settings(), person(0));
        for seat in 0..4 {
            story = story.sat(seat, person(seat), "Guest");
        }
        let table = server.keep(story.played(&game, &events)).await;
        let place = viewer.seat().map_or(4, Seat::index);
        let seat = viewer.seat().map(Seat::number);
        let mut socket = people[place].connect().await;
        socket.watch(&table, seat, None).await;
        socket.watch(&table, seat, Some(0)).await;
        socket.flush(&table).await;
        let frames = socket.frames.join("\n");
        let words: BTreeSet<&str> =
            frames.split(|symbol: char| !symbol.is_ascii_alphanumeric()).collect();
        let mut seen = 0;
        for other in (0..4).filter(|other| Some(*other) != seat) {
            let path = format!("/api/tables/{table}?seat={other}");
            let view = people[usize::from(other)].get(&path).await.json();
            for card in cards(&view["view"]) {
                assert!(
                    !words.contains(card.as_str()),
                    "{viewer:?} is sent {card} of seat {other}"
                );
                seen += 1;
            }
        }
        assert!(seen > 0, "others hold cards");
    }
    server.stop().await;
}
