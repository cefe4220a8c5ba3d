//! How fast rounds are solved.

use std::time::Duration;

use munera_bots::{Generator, HasBots};
use munera_stopwatch::ProcessorClock;

use super::Figure;

/// How many rounds are solved for a figure.
const ROUNDS: u64 = 200;

/// Milliseconds to solve a round with so many bouts left, on average over fixed rounds.
pub(super) fn solutions<G: HasBots>(game: &G, bouts_left: u8) -> Figure {
    let mut generator = Generator::new(3);
    let mut time = Duration::ZERO;
    for _ in 0..ROUNDS {
        let task = game.round_to_solve(bouts_left, &mut generator);
        let solve = task.expect("only a game with a solver has such a case");
        let clock = ProcessorClock::start();
        solve();
        time += clock.elapsed();
    }
    Figure::rounded(time.as_secs_f64() * 1000.0 / ROUNDS as f64, "ms")
}
