//! What points are worth: the chance to win with them.

use libm::expf;
use munera_rules::fired_up::{FiredUp, State};
use munera_rules::{Game, Node, Seat};

use crate::Shares;

/// How far chance spreads a player's points, by the number of rounds to come.
const WIDTH: [f32; 4] = [0.6, 2.8, 4.0, 4.9];

/// The share of the win that each seat may hope for with its points and what is to come, of which
/// one seat hopes for some more points.
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
