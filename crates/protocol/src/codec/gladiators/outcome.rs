//! How a game of Gladiators ended.

use munera_rules::gladiators::{Ending, Outcome};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::codec::json::{SeatNumber, seat_numbers};

/// How a game of Gladiators ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GladiatorsOutcome {
    /// The seats that won.
    pub winners: Vec<SeatNumber>,
    /// What ended it.
    #[ts(type = "\"victory\" | \"last_standing\" | \"turn_limit\"")]
    pub ending: GladiatorsOutcomeEnding,
}

/// What ended a game of Gladiators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsOutcomeEnding {
    /// A Victory.
    Victory,
    /// One seat was left.
    LastStanding,
    /// The last turn was over.
    TurnLimit,
}

/// Writes an outcome.
pub(super) fn write_outcome(outcome: Outcome) -> GladiatorsOutcome {
    GladiatorsOutcome {
        winners: seat_numbers(outcome.winners),
        ending: match outcome.ending {
            Ending::Victory => GladiatorsOutcomeEnding::Victory,
            Ending::LastStanding => GladiatorsOutcomeEnding::LastStanding,
            Ending::TurnLimit => GladiatorsOutcomeEnding::TurnLimit,
        },
    }
}
