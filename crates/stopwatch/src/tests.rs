//! Bots keep to their time, and stop when they must.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use munera_bots::{Bot, Generator, HasBots, Nodes, choose};
use munera_protocol::catalog;
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Packs;
use munera_protocol::with_game;
use munera_rules::{MoveSet, Node, Randomness, Viewer};
use serde_json::json;

use super::{Budget, Stopwatch, Until, Within};

/// How far a bot may exceed its time.
const GRACE: Duration = Duration::from_millis(5);

fn tables() -> Vec<AnyGame> {
    let options = [
        ("gorus", json!({"players": 1})),
        ("gorus", json!({"players": 2})),
        ("gorus", json!({"players": 4})),
        ("gorus", json!({"players": 8, "teams": "4v4"})),
        ("gladiators", json!({"players": 2})),
        ("gladiators", json!({"players": 4})),
        ("fired_up", json!({"players": 2})),
        ("fired_up", json!({"players": 5})),
    ];
    let read =
        |(name, options)| catalog::read_game(&Packs::own(), name, &options).expect("options");
    options.into_iter().map(read).collect()
}

/// Visits decisions of a random game.
fn at_decisions<G: HasBots>(game: &G, count: usize, mut visit: impl FnMut(&G::View, &G::Moves)) {
    let mut generator = Generator::new(5);
    let mut state = game.start();
    let mut seen = 0;
    while seen < count {
        match game.node(&state) {
            Node::Over(_) => return,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let legal = game.legal(&state, seat);
                if legal.len() > 1 {
                    visit(&game.view(&state, Viewer::Seat(seat)), &legal);
                    seen += 1;
                }
                let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                game.make_move(&mut state, seat, choice);
            }
        }
    }
}

/// The test measures processor time, so a busy machine does not make it fail.
#[test]
fn a_time_is_kept() {
    for table in tables() {
        with_game!(table, game => {
            for (bot, time) in [(Bot::Normal, 2), (Bot::Hard, 10)] {
                let time = Duration::from_millis(time);
                at_decisions(&game, 30, |view, legal| {
                    let mut pace = Stopwatch::processor(time);
                    let mut generator = Generator::new(1);
                    let chosen = choose(bot, &game, view, &mut pace, &mut generator);
                    let took = pace.elapsed();
                    assert!(legal.contains(chosen.expect("a move").choice));
                    assert!(took <= time + GRACE, "{bot} took {took:?}");
                });
            }
        });
    }
}

#[test]
fn who_is_told_to_stop_stops_with_a_move() {
    for table in tables() {
        with_game!(table, game => {
            at_decisions(&game, 3, |view, legal| {
                let stop = AtomicBool::new(false);
                let begin = Instant::now();
                let chosen = std::thread::scope(|scope| {
                    let thinking = scope.spawn(|| {
                        let mut pace = Until::new(Nodes(u64::MAX), &stop);
                        choose(Bot::Hard, &game, view, &mut pace, &mut Generator::new(1))
                    });
                    std::thread::sleep(Duration::from_millis(20));
                    stop.store(true, Ordering::Relaxed);
                    thinking.join().expect("it thinks")
                });
                assert!(legal.contains(chosen.expect("a move").choice));
                assert!(begin.elapsed() < Duration::from_secs(5));
            });
        });
    }
}

#[test]
fn a_bot_that_has_too_little_time_is_cut_off_with_a_move() {
    for table in tables() {
        with_game!(table, game => {
            at_decisions(&game, 3, |view, legal| {
                let begin = Instant::now();
                let mut pace = Within::new(Nodes(u64::MAX), Duration::from_millis(20));
                let chosen = choose(Bot::Hard, &game, view, &mut pace, &mut Generator::new(1));
                assert!(legal.contains(chosen.expect("a move").choice));
                assert!(begin.elapsed() < Duration::from_secs(5));
            });
        });
    }
}

/// What the answer times are chosen by. Run it in release mode on an idle machine:
/// `cargo test --release --package munera-stopwatch -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
#[expect(clippy::print_stdout, reason = "the figures are its result")]
fn how_long_bots_think() {
    for table in tables() {
        with_game!(table, game => {
            for bot in Bot::ALL {
                let mut times = Vec::new();
                for _ in 0..20 {
                    at_decisions(&game, 100, |view, _| {
                        let begin = Instant::now();
                        let mut pace = Budget::Usual.begin(bot);
                        choose(bot, &game, view, &mut pace, &mut Generator::new(1));
                        times.push(begin.elapsed());
                    });
                }
                times.sort_unstable();
                let at = |part: usize| times[(times.len() - 1) * part / 1000];
                let name = std::any::type_name_of_val(&game);
                println!(
                    "{name} {bot}: median {:?}, 99 % {:?}, 99.9 % {:?}, longest {:?} of {}",
                    at(500), at(990), at(999), at(1000), times.len(),
                );
            }
        });
    }
}
