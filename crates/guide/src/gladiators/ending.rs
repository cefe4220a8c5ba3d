//! How a game of Gladiators ended.

use munera_rules::gladiators::{Ending, Gladiators, Phase, Power, Trait, View};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::Standing;

/// How a game of Gladiators ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsEnding {
    /// Every seat's place; for the living, the health that they had left. The fallen share theirs.
    pub standings: Vec<Standing>,
    /// By what it was won.
    pub by: GladiatorsReason,
    /// The power of the four cards, if four of a kind have won.
    pub power: Option<u8>,
}

/// By what a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsReason {
    /// Four of a kind.
    Victory,
    /// Everybody else had fallen.
    LastStanding,
    /// The turn limit: the most health left.
    TurnLimit,
}

impl GladiatorsReason {
    pub(super) const fn write(ending: Ending) -> Self {
        match ending {
            Ending::Victory => Self::Victory,
            Ending::LastStanding => Self::LastStanding,
            Ending::TurnLimit => Self::TurnLimit,
        }
    }
}

pub(super) fn write(game: &Gladiators, view: &View) -> Option<GladiatorsEnding> {
    let Phase::Over { winners, ending } = view.phase() else { return None };
    let standing = |seat: Seat| {
        let health = view.tops(seat).effective().of(Trait::Health);
        let left = i16::from(health) - i16::from(view.wounds(seat));
        let left = view.alive().contains(seat).then_some(left);
        ((winners.contains(seat), left), vec![seat.number()], left)
    };
    let power = winners.first().and_then(|seat| view.tops(seat).get(Trait::Speed));
    Some(GladiatorsEnding {
        standings: Standing::by_merit(Seat::all(game.players()).map(standing)),
        by: GladiatorsReason::write(ending),
        power: power.filter(|_| ending == Ending::Victory).map(Power::number),
    })
}
