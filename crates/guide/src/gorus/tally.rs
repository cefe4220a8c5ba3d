//! The count of a round, row by row.

use munera_rules::gorus::{BoutTally, RoundTally, SideTally};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::bout::school;

/// The count of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusTally {
    /// Which round, from 1.
    pub round: u8,
    /// Whether the round is over. If not, the count is as if it ended now.
    pub is_over: bool,
    /// The school whose 0 counts.
    pub preferred: Option<String>,
    /// What each side has, by the side's number.
    pub sides: Vec<GorusSideTally>,
}

/// What one side has collected in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusSideTally {
    /// The bouts that it has won.
    pub bouts: Vec<GorusTakenBout>,
    /// The Crowd Favour of all of them.
    pub favour: i16,
    /// Whether a rank 8 is among them. A solo player without one loses the round.
    pub has_an_eight: bool,
    /// Whether it earns a Crowd Support.
    pub wins: bool,
}

/// A bout that a side has won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusTakenBout {
    /// The bout's number in the round, from 1; `None` for what was collected before the record
    /// begins.
    pub number: Option<u8>,
    /// Its gladiators in the order of play.
    pub cards: Vec<GorusCard>,
    /// The Crowd Favour of all its gladiators.
    pub favour: i16,
}

/// A gladiator, and its worth at the end of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusCard {
    /// The gladiator.
    pub card: String,
    /// Its Crowd Favour; for the preferred school's 0, that of `zero`.
    pub favour: i8,
}

impl GorusTally {
    pub(super) fn write(tally: &RoundTally) -> Self {
        let sides = tally.sides.iter().enumerate();
        Self {
            round: tally.round,
            is_over: tally.is_over,
            preferred: tally.preferred.map(school),
            sides: sides.map(|(side, it)| write_side(it, tally.winners.contains(side))).collect(),
        }
    }
}

fn write_side(tally: &SideTally, wins: bool) -> GorusSideTally {
    GorusSideTally {
        bouts: tally.bouts.iter().map(write_bout).collect(),
        favour: tally.favour,
        has_an_eight: tally.has_an_eight,
        wins,
    }
}

fn write_bout(bout: &BoutTally) -> GorusTakenBout {
    let cards = bout.cards.iter();
    GorusTakenBout {
        number: bout.number,
        cards: cards
            .map(|(card, favour)| GorusCard { card: card.to_string(), favour: *favour })
            .collect(),
        favour: bout.favour(),
    }
}
