//! Counting sequences of moves.

use munera_rules::{Game, MoveSet, Node};

/// The engine refuses to visit more positions than this for one answer.
const MOST_POSITIONS: u64 = 100_000_000;

/// How many sequences of `depth` moves there are, counting shorter ones where the game ends or
/// chance is due; `None` if counting would take too long. Seats that decide together move in
/// ascending order.
pub(super) fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Option<u64> {
    let mut positions = MOST_POSITIONS;
    count(game, state, depth, &mut positions)
}

fn count<G: Game>(game: &G, state: &G::State, depth: u32, positions: &mut u64) -> Option<u64> {
    *positions = positions.checked_sub(1)?;
    let Node::Decide(seats) = game.node(state) else { return Some(1) };
    let Some(seat) = seats.first().filter(|_| depth > 0) else { return Some(1) };
    let legal = game.legal(state, seat);
    if depth == 1 {
        return Some(legal.len() as u64);
    }
    let mut sequences = 0;
    for choice in legal.iter() {
        let mut next = state.clone();
        game.make_move(&mut next, seat, choice);
        sequences += count(game, &next, depth - 1, positions)?;
    }
    Some(sequences)
}
