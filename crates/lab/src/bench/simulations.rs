//! How fast the searching player searches.

use std::time::Duration;

use munera_bots::{Bot, Generator, HasBots, Nodes, choose};
use munera_rules::{MoveSet, Node, Randomness, Viewer};
use munera_stopwatch::ProcessorClock;

use super::Figure;
use super::fastest::WINDOWS;

/// How many decisions are searched for a figure.
const DECISIONS: usize = 64;

/// Simulations a second of the searching player, over decisions from all parts of random games.
///
/// Decisions differ in how long they take. So all of them count, each by the fastest of several
/// identical runs.
pub(super) fn simulations<G: HasBots>(game: &G, dearness: u64) -> Figure {
    let mut generator = Generator::new(3);
    let views: Vec<_> = (0..16).flat_map(|_| views_of_a_game(game, &mut generator)).collect();
    let views = views.iter().step_by((views.len() / DECISIONS).max(1));
    // A decision gets about as much time as in play.
    let nodes = 4_000 / dearness;
    let (mut done, mut time) = (0, Duration::ZERO);
    for (seed, view) in (0..).zip(views) {
        let decide = || {
            let (clock, mut generator) = (ProcessorClock::start(), Generator::new(seed));
            let choice = choose(Bot::Hard, game, view, &mut Nodes(nodes), &mut generator);
            (clock.elapsed(), choice)
        };
        let times: Vec<_> = (0..WINDOWS).map(|_| decide()).collect();
        // A solved decision is not searched.
        let searched =
            times.iter().filter(|(_, choice)| choice.as_ref().is_some_and(|it| !it.is_exact));
        if let Some((fastest, Some(choice))) = searched.min_by_key(|(time, _)| *time) {
            done += choice.nodes;
            time += *fastest;
        }
    }
    Figure::rate(done as f64 / time.as_secs_f64())
}

/// Some decisions of a random game, or of its first round, as their seats see them.
fn views_of_a_game<G: HasBots>(game: &G, generator: &mut Generator) -> Vec<G::View> {
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
