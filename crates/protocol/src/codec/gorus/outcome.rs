//! How a game of Gorus Maximus ended.

use munera_rules::Game;
use munera_rules::gorus::{Gorus, Outcome, Party, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::public::GorusParty;

/// How a game of Gorus Maximus ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusOutcome {
    /// The seats that won, or the contenders.
    pub winners: Vec<GorusParty>,
    /// The sides that won.
    pub sides: Vec<u8>,
}

/// Writes an outcome.
pub(super) fn write_outcome<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    outcome: Outcome,
) -> GorusOutcome {
    let winners = game.winners(&outcome);
    let seats = winners.iter().map(|seat| Party::Seat(seat).into());
    let contenders = game.is_solo() && outcome.champions.contains(1);
    GorusOutcome {
        winners: seats.chain(contenders.then(|| Party::Contenders.into())).collect(),
        sides: outcome.champions.iter().map(|side| side as u8).collect(),
    }
}
