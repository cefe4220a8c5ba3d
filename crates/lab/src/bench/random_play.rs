//! How fast random games are, and how many legal moves they have.

use munera_bots::{Generator, HasBots, Playout};
use munera_rules::Node;

use super::Figure;
use super::fastest::fastest;

const BATCH: u64 = 2_000;

/// Random decisions a second: moves with at least two legal ones. The time includes all other moves
/// and shuffles.
pub(super) fn decisions<G: HasBots>(game: &G) -> Figure {
    random_play(game, |playout, _| playout.decisions)
}

/// Random games a second.
pub(super) fn games<G: HasBots>(game: &G) -> Figure {
    random_play(game, |_, is_over| u64::from(is_over))
}

/// Random rounds a second, for a game in which a round begins with a deal.
pub(super) fn rounds<G: HasBots>(game: &G) -> Figure {
    random_play(game, |_, _| 1)
}

fn random_play<G: HasBots>(game: &G, count: impl Fn(Playout, bool) -> u64) -> Figure {
    let mut generator = Generator::new(1);
    let mut state = game.start();
    let rate = fastest(|| {
        let mut counted = 0;
        for _ in 0..BATCH {
            let playout = game.play_to_chance(&mut state, &mut generator);
            let is_over = matches!(game.node(&state), Node::Over(_));
            counted += count(playout, is_over);
            if is_over {
                state = game.start();
            }
        }
        counted
    });
    Figure::rate(rate)
}

/// Legal moves at each move of random play, on average.
pub(super) fn options_per_move<G: HasBots>(game: &G) -> Figure {
    let mut generator = Generator::new(1);
    let mut state = game.start();
    let (mut moves, mut options) = (0, 0);
    for _ in 0..100_000 {
        let playout = game.play_to_chance(&mut state, &mut generator);
        (moves, options) = (moves + playout.moves, options + playout.options);
        if let Node::Over(_) = game.node(&state) {
            state = game.start();
        }
    }
    Figure::rounded(options as f64 / moves as f64, "moves")
}
