//! When a bot answers tells nothing about its cards.
#![expect(clippy::print_stdout, reason = "the figures are a part of the result")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use munera_guide::wire::{ServerMessage, StageForm};
use munera_protocol::codec::Codec;
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{self, SmallGorus};
use munera_rules::{Event, Game, MoveSet, Node, Seat, read_event};
use munera_server::tables::BotThreads;
use serde_json::{Value, json};

use crate::test_server::TestServer;
use crate::visitor::Visitor;

/// A bot's move: whether it was the only one, and how long after the question it came, in
/// milliseconds.
struct Decision {
    is_forced: bool,
    took: i64,
}

/// Lets hard bots play a game to its end, and returns the entries of its log.
async fn play(server: &TestServer, host: Visitor, wish: Value) -> Vec<Value> {
    let table = host.open_table(&wish).await;
    let mut socket = host.connect().await;
    socket.watch(&table, None, None).await;
    socket
        .find(|message| match message {
            ServerMessage::State { state, .. } | ServerMessage::Update { state, .. } => {
                (state.stage == StageForm::Over).then_some(())
            }
            _ => None,
        })
        .await;
    let log = server.context.logs.read(table.parse().expect("a code")).await.expect("read");
    log.entries.iter().map(|entry| serde_json::from_slice(&entry.bytes).expect("JSON")).collect()
}

/// The decisions of the bots in a log.
fn decisions<G: Game>(game: &G, log: &[Value]) -> Vec<Decision> {
    let mut state = game.start();
    let mut decisions = Vec::new();
    // Since when each seat has been asked what it is asked now.
    let mut asked: BTreeMap<Seat, (i64, Vec<String>)> = BTreeMap::new();
    for line in log.iter().filter(|line| line["k"] == "played") {
        let at = line["at"].as_i64().expect("a moment");
        let event = read_event(game, line["event"].as_str().expect("an event"));
        let event = event.expect("an event of the game");
        if let Event::Move(seat, _) = &event {
            let (since, legal) = asked.remove(seat).expect("the seat is asked");
            if line["by"] == "bot" {
                decisions.push(Decision { is_forced: legal.len() == 1, took: at - since });
            }
        }
        game.play(&mut state, &event).expect("legal");
        let seats = match game.node(&state) {
            Node::Decide(seats) => seats.iter().collect(),
            Node::Chance(_) | Node::Over(_) => Vec::new(),
        };
        asked.retain(|seat, _| seats.contains(seat));
        for seat in seats {
            let legal: Vec<String> = game
                .legal(&state, seat)
                .iter()
                .map(|choice| game.write_move(choice).to_string())
                .collect();
            if asked.get(&seat).is_none_or(|(_, before)| *before != legal) {
                asked.insert(seat, (at, legal));
            }
        }
    }
    decisions
}

/// How often the best guess by a threshold is right, if half of the decisions were forced: 0.5 is
/// chance.
fn best_guess(decisions: &[Decision]) -> f64 {
    let share = |forced: bool, most: i64| {
        let of_kind = decisions.iter().filter(|decision| decision.is_forced == forced);
        let all = of_kind.clone().count();
        of_kind.filter(|decision| decision.took <= most).count() as f64 / all as f64
    };
    let thresholds = decisions.iter().map(|decision| decision.took);
    let gains = thresholds.map(|most| (share(true, most) - share(false, most)).abs());
    0.5 + gains.fold(0.0, f64::max) / 2.0
}

/// Checks that the times of bots' moves do not tell forced ones from others. A busy machine delays
/// decisions of one kind more than those of the other now and then, by chance; what a server tells
/// shows in every sample. So the guess must fail in one of three.
async fn times_tell_nothing<G: Codec>(game: G, pace: u64, at_once: usize) {
    const SAMPLES: usize = 3;
    // Bots keep their threads for most of the time without needing a processor.
    let threads = BotThreads::new(3).expect("threads");
    let server = TestServer::with_thinkers(Arc::new(threads)).await;
    let mut guesses = Vec::new();
    while guesses.len() < SAMPLES {
        let guess = sample(&server, &game, pace, at_once).await;
        if guess < 0.6 {
            server.stop().await;
            return;
        }
        guesses.push(guess);
    }
    panic!("the time tells forced moves from others: {guesses:?}");
}

/// Plays at some tables at once until there are enough decisions of both kinds; returns the best
/// guess.
async fn sample<G: Codec>(server: &TestServer, game: &G, pace: u64, at_once: usize) -> f64 {
    const ENOUGH: usize = 100;
    let (name, seats) = (G::NAME, vec![json!({"bot": "hard"}); game.players().into()]);
    let wish = json!({"game": name, "options": game.write_options(), "seats": seats,
        "start": true, "settings": {"pace_ms": pace}});
    let mut all: Vec<Decision> = Vec::new();
    let forced = |all: &[Decision]| all.iter().filter(|decision| decision.is_forced).count();
    while forced(&all) < ENOUGH {
        let mut games = Vec::new();
        for _ in 0..at_once {
            games.push(play(server, server.guest("Host").await, wish.clone()));
        }
        for log in futures_util::future::join_all(games).await {
            all.extend(decisions(game, &log));
        }
    }
    let free = all.len() - forced(&all);
    assert!(free >= ENOUGH, "{free} free decisions");
    let guess = best_guess(&all);
    let mut took: Vec<i64> = all.iter().map(|decision| decision.took).collect();
    took.sort_unstable();
    let [least, median, most] = [0, took.len() / 2, took.len() - 1].map(|place| took[place]);
    println!(
        "{name}, pace {pace}: best guess {:.1} % of {} forced and {free} free decisions, which took \
         {least}, {median}, {most} ms (least, median, most)",
        guess * 100.0,
        forced(&all),
    );
    assert!(Duration::from_millis(least.unsigned_abs()) >= Duration::from_millis(pace));
    guess
}

/// Short games, so that all of them end soon.
fn gorus() -> SmallGorus {
    let options = gorus::Options { target: Some(1), ..gorus::Options::new(4) };
    SmallGorus::with_options(options).expect("options")
}

fn gladiators() -> Gladiators {
    let options = gladiators::Options { turn_limit: Some(20), ..gladiators::Options::new(4) };
    Gladiators::with_options(options).expect("options")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_bot_in_gorus_tells_nothing_at_no_pace() {
    times_tell_nothing(gorus(), 0, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_bot_in_gorus_tells_nothing_at_a_pace() {
    times_tell_nothing(gorus(), 200, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_bot_in_gladiators_tells_nothing_at_no_pace() {
    times_tell_nothing(gladiators(), 0, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_bot_in_gladiators_tells_nothing_at_a_pace() {
    times_tell_nothing(gladiators(), 200, 12).await;
}
