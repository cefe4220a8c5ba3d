//! What each seat has won when a round is over.

use munera_rules::gorus::{FastRound, Gorus, Word};
use munera_rules::{Game, Seat};

use crate::Shares;

/// How much of a search's value is the margin of favour instead of winning the round. It
/// distinguishes plays that win equally often, and makes the bot play well even in a lost round.
const OF_MARGIN: f32 = 0.1;
/// The margin at which that part is three quarters of itself.
const USUAL_MARGIN: f32 = 6.0;

/// What each seat has won; `has_an_eight` says whether a solo player has collected a rank 8.
pub(super) fn shares<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    round: &FastRound<W, SEATS>,
    has_an_eight: bool,
) -> Shares {
    let favour = round.tally();
    let favour = &favour[..game.side_count()];
    let most = favour.iter().copied().max().unwrap_or(0);
    let winners = favour.iter().filter(|own| **own == most).count() as f32;
    let is_forfeit = game.is_solo() && !has_an_eight; // G7.3
    let value = |side: usize| {
        let others = favour.iter().enumerate().filter(|(other, _)| *other != side);
        let best_other = others.map(|(_, favour)| *favour).max().unwrap_or(0);
        let margin = f32::from(favour[side] - best_other);
        let won = match favour[side] == most {
            _ if is_forfeit => 0.0,
            true => 1.0 / winners,
            false => 0.0,
        };
        let of_margin = 0.5 + 0.5 * margin / (margin.abs() + USUAL_MARGIN);
        (1.0 - OF_MARGIN) * won + OF_MARGIN * of_margin
    };
    let mut shares = Shares::NONE;
    for seat in Seat::all(game.players()) {
        shares[seat] = value(game.side(seat));
    }
    shares
}
