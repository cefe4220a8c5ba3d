//! How a game of Fired Up ended.

use munera_rules::fired_up::{Fighter, Outcome};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::codec::json::{SeatNumber, Written, seat_numbers};

/// How a game of Fired Up ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpOutcome {
    /// The seats that won.
    pub winners: Vec<SeatNumber>,
    /// The last fighter in the arena, if one is left.
    pub fighter: Option<Written<Fighter>>,
}

/// Writes an outcome.
pub(super) fn write_outcome(outcome: Outcome) -> FiredUpOutcome {
    FiredUpOutcome { winners: seat_numbers(outcome.winners), fighter: outcome.fighter.map(Written) }
}
