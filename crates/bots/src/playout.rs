//! Random play, as fast as the rules allow.

use munera_rules::{Game, MoveSet, Node, Randomness};

/// The counts of some random play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Moves made.
    pub moves: u64,
    /// The sum of the numbers of legal moves, over all moves made.
    pub options: u64,
    /// Moves made where at least two were legal.
    pub decisions: u64,
}

/// Draws chance if it is due, then plays at random until chance is due again or the game is over.
/// That is a round, the deal and all its cards, or the play between two shuffles.
///
/// This allocates nothing, as long as the game does not.
#[inline]
pub fn play_to_chance<G: Game, R: Randomness>(
    game: &G,
    state: &mut G::State,
    randomness: &mut R,
) -> Playout {
    let mut playout = Playout::default();
    if let Node::Chance(_) = game.node(state) {
        let outcome = game.draw(state, randomness);
        game.resolve_chance(state, &outcome);
    }
    while let Node::Decide(seats) = game.node(state) {
        let Some(seat) = seats.first() else { break };
        let legal = game.legal(state, seat);
        let options = legal.len();
        let choice = legal.nth(randomness.below(options as u32) as usize);
        game.make_move(state, seat, choice);
        playout.moves += 1;
        playout.options += options as u64;
        playout.decisions += u64::from(options > 1);
    }
    playout
}
