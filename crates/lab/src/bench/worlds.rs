//! How fast worlds are sampled: states that a seat cannot tell from the true one.

use munera_bots::{Generator, HasBots};
use munera_rules::{Game, MoveSet, Node, Randomness, Viewer};

use super::Figure;
use super::fastest::fastest;

/// Worlds a second, sampled from the view of the seat to move in the middle of random rounds.
pub(super) fn worlds<G: HasBots>(game: &G) -> Figure {
    let mut generator = Generator::new(2);
    let views: Vec<_> = (0..64).filter_map(|_| middle_view(game, &mut generator)).collect();
    let rate = fastest(|| {
        for view in &views {
            game.sample_worlds(view, 16, &mut generator);
        }
        views.len() as u64 * 16
    });
    Figure::rate(rate)
}

fn middle_view<G: Game>(game: &G, generator: &mut Generator) -> Option<G::View> {
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
