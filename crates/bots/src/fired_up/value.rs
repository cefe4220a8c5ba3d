//! Turns points into chances to win.

use libm::expf;
use munera_rules::fired_up::{FiredUp, State};
use munera_rules::{Game, Node, Seat};

use crate::Shares;

/// How much a player's points vary by chance, by the number of rounds left.
const WIDTH: [f32; 4] = [0.6, 2.8, 4.0, 4.9];

/// The share of the win that each seat can expect from its points and the rounds left, where one
/// seat expects some additional points.
pub(super) fn shares(
    game: &FiredUp,
    state: &State,
    rounds_to_come: u8,
    (hopeful, hope): (Seat, f32),
) -> Shares {
    if rounds_to_come == 0
        && hope == 0.0
        && let Node::Over(outcome) = game.node(state)
    {
        return Shares::split(outcome.winners);
    }
    let width = WIDTH[usize::from(rounds_to_come)];
    let points =
        |seat: Seat| f32::from(state.points_of(seat)) + if seat == hopeful { hope } else { 0.0 };
    let most = Seat::all(game.players()).map(points).fold(0.0, f32::max);
    let mut shares = Shares::NONE;
    let mut total = 0.0;
    for seat in Seat::all(game.players()) {
        shares[seat] = expf((points(seat) - most) / width);
        total += shares[seat];
    }
    Seat::all(game.players()).for_each(|seat| shares[seat] /= total);
    shares
}
