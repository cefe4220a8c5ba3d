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
    /// The place of every seat. The points of a living seat are the health that it had left; the
    /// fallen share a place.
    pub standings: Vec<Standing>,
    /// What the game was won by.
    pub by: GladiatorsReason,
    /// The power of the four equal cards, if a Victory won the game.
    pub power: Option<u8>,
}

/// What a game was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsReason {
    /// Victory: four cards of equal power.
    Victory,
    /// All other seats had fallen.
    LastStanding,
    /// The turn limit was reached: the most health left wins.
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
