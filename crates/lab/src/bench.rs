//! `munera bench`: how fast, how small, and whether the bots still behave as they did.
//!
//! Every figure counts the processor's time of the bench's own thread, not the time on the wall: on a
//! busy machine the wall clock also counts the time that the system gave to other programs.

use std::io::{self, Write};
use std::time::Duration;

use munera_bots::{Bot, Generator, Nodes, Playable, Playout, Solver, choose, play_to_chance};
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Packs;
use munera_protocol::with_game;
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{Division, LargeGorus, Options, SmallGorus};
use munera_rules::{Game, Node, Viewer};
use munera_stopwatch::ProcessorClock;
use serde_json::{Value, json};

/// One figure.
struct Figure {
    name: &'static str,
    value: Value,
    unit: &'static str,
}

/// A benchmark: its name, and how to take the figure.
type Bench = (&'static str, fn(&'static str) -> Figure);

/// Every benchmark there is, in the order in which they run.
const BENCHES: &[Bench] = &[
    ("gorus.4p.rounds", |name| rounds(name, &small(4))),
    ("gorus.8p.rounds", |name| rounds(name, &large(8))),
    ("gorus.1p.rounds", |name| rounds(name, &small(1))),
    ("gorus.2p.rounds", |name| rounds(name, &small(2))),
    ("gorus.4p.state", |name| size::<SmallGorus>(name)),
    ("gorus.8p.state", |name| size::<LargeGorus>(name)),
    ("gorus.4p.options", |name| options_per_move(name, &small(4))),
    ("gorus.8p.options", |name| options_per_move(name, &large(8))),
    ("gorus.4p.worlds", |name| worlds(name, &small(4))),
    ("gorus.2p.solve10", |name| solutions(name, &small(2), 10)),
    ("gorus.4p.solve6", |name| solutions(name, &small(4), 6)),
    ("gladiators.4p.decisions", |name| decisions(name, &gladiators(4))),
    ("gladiators.3p.decisions", |name| decisions(name, &gladiators(3))),
    ("gladiators.2p.decisions", |name| decisions(name, &gladiators(2))),
    ("gladiators.4p.games", |name| games(name, &gladiators(4))),
    ("gladiators.4p.state", |name| size::<Gladiators>(name)),
    ("gladiators.4p.options", |name| options_per_move(name, &gladiators(4))),
    ("gladiators.4p.worlds", |name| worlds(name, &gladiators(4))),
    ("fired_up.4p.decisions", |name| decisions(name, &fired_up(4))),
    ("fired_up.4p.games", |name| games(name, &fired_up(4))),
    ("fired_up.4p.options", |name| options_per_move(name, &fired_up(4))),
    ("fired_up.state", |name| size::<FiredUp>(name)),
    ("gorus.4p.ismcts", |name| simulations(name, &small(4), 1)),
    ("gorus.2p.ismcts", |name| simulations(name, &small(2), 1)),
    ("gladiators.2p.search", |name| simulations(name, &gladiators(2), 1)),
    ("fired_up.4p.search", |name| simulations(name, &fired_up(4), 4)),
    ("fingerprint", fingerprint),
];

/// Takes every figure whose name begins with `only`, one core, one after another.
pub fn run(only: &str, as_json: bool, output: &mut dyn Write) -> io::Result<()> {
    for (name, bench) in BENCHES.iter().filter(|(name, _)| name.starts_with(only)) {
        let Figure { name, value, unit } = bench(name);
        if as_json {
            writeln!(output, "{}", json!({"bench": name, "value": value, "unit": unit}))?;
        } else {
            writeln!(output, "{name:<20} {:>14} {unit}", group_digits(&value.to_string()))?;
        }
        output.flush()?;
    }
    Ok(())
}

/// `2400000` as `2 400 000`; a fraction stays as it is.
fn group_digits(number: &str) -> String {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let mut grouped = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    if fraction.is_empty() { grouped } else { format!("{grouped}.{fraction}") }
}

/// A table of up to five under the usual options.
fn small(players: u8) -> SmallGorus {
    SmallGorus::with_options(Options::new(players)).expect("the usual options are possible")
}

/// A larger table under the usual options.
fn large(players: u8) -> LargeGorus {
    LargeGorus::with_options(Options::new(players)).expect("the usual options are possible")
}

/// A table of Gladiators under the usual options.
fn gladiators(players: u8) -> Gladiators {
    let options = munera_rules::gladiators::Options::new(players);
    Gladiators::with_options(options).expect("the usual options are possible")
}

/// A table of Fired Up under the usual options.
fn fired_up(players: u8) -> FiredUp {
    let packs = Packs::own();
    FiredUp::with_options(packs.offered()[0].options(players))
        .expect("the usual options are possible")
}

/// Random decisions a second: moves where at least two were legal. The others, and all shuffles,
/// take their time and count for nothing.
fn decisions<G: Game>(name: &'static str, game: &G) -> Figure {
    random_play(name, game, |playout, _| playout.decisions)
}

/// Random games a second.
fn games<G: Game>(name: &'static str, game: &G) -> Figure {
    random_play(name, game, |_, is_over| u64::from(is_over))
}

fn random_play<G: Game>(
    name: &'static str,
    game: &G,
    count: impl Fn(Playout, bool) -> u64,
) -> Figure {
    let mut generator = Generator::new(1);
    let mut state = game.start();
    let rate = fastest(|| {
        let mut counted = 0;
        for _ in 0..BATCH {
            let playout = play_to_chance(game, &mut state, &mut generator);
            let is_over = matches!(game.node(&state), Node::Over(_));
            counted += count(playout, is_over);
            if is_over {
                state = game.start();
            }
        }
        counted
    });
    Figure { name, value: json!(rate.round() as u64), unit: "1/s" }
}

/// Random rounds a second, of a game in which a round is what follows a deal.
fn rounds<G: Game>(name: &'static str, game: &G) -> Figure {
    random_play(name, game, |_, _| 1)
}

/// How many rounds are solved for a figure.
const ROUNDS: u64 = 200;

/// Milliseconds to solve a round of which so many bouts are left, on average over fixed rounds that were
/// played at random up to there: its margin, and the best play, for the side of the seat to move.
fn solutions(name: &'static str, game: &SmallGorus, bouts_left: u8) -> Figure {
    use munera_rules::{MoveSet, Randomness};
    let mut generator = Generator::new(3);
    let mut time = Duration::ZERO;
    for _ in 0..ROUNDS {
        let mut state = game.start();
        let deal = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &deal);
        while let Some(open) = game.open_round(&state)
            && (open.bouts_left > bouts_left || !open.table.is_empty())
        {
            let turn = open.turn;
            let legal = game.legal(&state, turn);
            let card = legal.nth(generator.below(legal.len() as u32) as usize);
            game.make_move(&mut state, turn, card);
        }
        let clock = ProcessorClock::start();
        let solver = Solver::new(game, &state, None).expect("everything is known");
        std::hint::black_box(solver.solve(&mut Nodes(u64::MAX), &mut 0));
        time += clock.elapsed();
    }
    let mean = time.as_secs_f64() * 1000.0 / ROUNDS as f64;
    Figure { name, value: json!((mean * 1000.0).round() / 1000.0), unit: "ms" }
}

/// Worlds a second, sampled from the view of the seat to move in the middle of random rounds.
fn worlds<G: Game>(name: &'static str, game: &G) -> Figure {
    let mut generator = Generator::new(2);
    let views: Vec<_> = (0..64).filter_map(|_| middle_view(game, &mut generator)).collect();
    let rate = fastest(|| {
        for view in &views {
            if let Some(worlds) = game.worlds(view) {
                for _ in 0..16 {
                    std::hint::black_box(game.sample(&worlds, &mut generator));
                }
            }
        }
        views.len() as u64 * 16
    });
    Figure { name, value: json!(rate.round() as u64), unit: "1/s" }
}

fn middle_view<G: Game>(game: &G, generator: &mut Generator) -> Option<G::View> {
    use munera_rules::{MoveSet, Randomness};
    let mut state = game.start();
    let outcome = game.draw(&state, generator);
    game.resolve_chance(&mut state, &outcome);
    for _ in 0..5 * game.players() {
        let Node::Decide(seats) = game.node(&state) else { return None };
        let legal = game.legal(&state, seats.first()?);
        let choice = legal.nth(generator.below(legal.len() as u32) as usize);
        game.make_move(&mut state, seats.first()?, choice);
    }
    let Node::Decide(seats) = game.node(&state) else { return None };
    Some(game.view(&state, Viewer::Seat(seats.first()?)))
}

/// Simulations a second of the searching player, over decisions from all parts of random games.
///
/// Decisions differ in how long they take, so all of them count, each by the fastest of several times
/// in which it was made in exactly the same way.
fn simulations<G: Playable>(name: &'static str, game: &G, dearness: u64) -> Figure {
    let mut generator = Generator::new(3);
    let views: Vec<_> = (0..16).flat_map(|_| views_of_a_game(game, &mut generator)).collect();
    let views = views.iter().step_by((views.len() / DECISIONS).max(1));
    // A decision takes about as long as it does in play.
    let nodes = 4_000 / dearness;
    let (mut done, mut time) = (0, Duration::ZERO);
    for (seed, view) in (0..).zip(views) {
        let decide = || {
            let (clock, mut generator) = (ProcessorClock::start(), Generator::new(seed));
            let choice = choose(Bot::Hard, game, view, &mut Nodes(nodes), &mut generator);
            (clock.elapsed(), choice)
        };
        let times: Vec<_> = (0..WINDOWS).map(|_| decide()).collect();
        // What is solved is not searched.
        let searched =
            times.iter().filter(|(_, choice)| choice.as_ref().is_some_and(|it| !it.is_exact));
        if let Some((fastest, Some(choice))) = searched.min_by_key(|(time, _)| *time) {
            done += choice.nodes;
            time += *fastest;
        }
    }
    let rate = done as f64 / time.as_secs_f64();
    Figure { name, value: json!(rate.round() as u64), unit: "1/s" }
}

/// Some decisions of a random game, or of its first round, as their seats see them.
fn views_of_a_game<G: Playable>(game: &G, generator: &mut Generator) -> Vec<G::View> {
    use munera_rules::{MoveSet, Randomness};
    let mut state = game.start();
    let mut views = Vec::new();
    while game.prize(&state).is_none() {
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance(_) => {
                let outcome = game.draw(&state, generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let Some(seat) = seats.first() else { break };
                let legal = game.legal(&state, seat);
                if legal.len() > 1 && generator.below(4) == 0 {
                    views.push(game.view(&state, Viewer::Seat(seat)));
                }
                let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                game.make_move(&mut state, seat, choice);
            }
        }
    }
    views
}

const BATCH: u64 = 2_000;
/// How many decisions are searched for a figure.
const DECISIONS: usize = 64;
const WINDOWS: usize = 8;
const WINDOW: Duration = Duration::from_millis(250);

/// The best rate of several short windows of work, since neighbours on a shared machine only ever
/// make a window slower; `work` tells how much it did.
fn fastest(mut work: impl FnMut() -> u64) -> f64 {
    work(); // Warms caches and branch predictors.
    let mut best = 0.0_f64;
    for _ in 0..WINDOWS {
        let (clock, mut done) = (ProcessorClock::start(), 0);
        while clock.elapsed() < WINDOW {
            done += work();
        }
        best = best.max(done as f64 / clock.elapsed().as_secs_f64());
    }
    best
}

fn size<G: Game>(name: &'static str) -> Figure {
    Figure { name, value: json!(size_of::<G::State>()), unit: "B" }
}

/// Legal moves at each move of random play, on average.
fn options_per_move<G: Game>(name: &'static str, game: &G) -> Figure {
    let mut generator = Generator::new(1);
    let mut state = game.start();
    let (mut moves, mut options) = (0, 0);
    for _ in 0..100_000 {
        let playout = play_to_chance(game, &mut state, &mut generator);
        (moves, options) = (moves + playout.moves, options + playout.options);
        if let Node::Over(_) = game.node(&state) {
            state = game.start();
        }
    }
    let mean = (options as f64 / moves as f64 * 1000.0).round() / 1000.0;
    Figure { name, value: json!(mean), unit: "moves" }
}

/// How the bots behave: the nodes they visit over fixed seeds at every kind of table. A change of
/// this number is a change of behaviour, and the commit that makes it says so.
fn fingerprint(name: &'static str) -> Figure {
    let tables = (1..=8).flat_map(|players| {
        Division::all_for(players).map(move |division| Options {
            division,
            target: Some(1),
            ..Options::new(players)
        })
    });
    let mut nodes = 0;
    for (seed, options) in (1..).zip(tables) {
        let game = AnyGame::gorus(options).expect("every division is possible");
        nodes += with_game!(game, game => nodes_of_a_game(&game, seed));
    }
    for players in 2..=4 {
        nodes += nodes_of_a_game(&gladiators(players), u64::from(players));
    }
    for players in 2..=5 {
        nodes += nodes_of_a_game(&fired_up(players), u64::from(players));
    }
    Figure { name, value: json!(nodes), unit: "nodes" }
}

/// A greedy, a searching and a random player take turns.
fn nodes_of_a_game<G: Playable>(game: &G, seed: u64) -> u64 {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let (mut nodes, mut decisions) = (0, 0_usize);
    loop {
        match game.node(&state) {
            Node::Over(_) => return nodes,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let Some(seat) = seats.first() else { return nodes };
                let bot = [Bot::Easy, Bot::Hard, Bot::Random][decisions % 3];
                decisions += 1;
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = choose(bot, game, &view, &mut Nodes(64), &mut generator);
                let Some(choice) = choice else { return nodes };
                nodes += choice.nodes;
                game.make_move(&mut state, seat, choice.choice);
            }
        }
    }
}
