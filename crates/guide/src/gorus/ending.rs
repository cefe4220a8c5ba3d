//! How a game of Gorus Maximus ended.

use munera_rules::gorus::{Decision, Gorus, Outcome, View, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::{Standing, numbers};

/// How a game of Gorus Maximus ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusEnding {
    /// The place of every side, with its Crowd Support; the contenders have no seats.
    pub standings: Vec<Standing>,
    /// The sides that reached their targets: one of them, or several of which G5.2 chose.
    pub reached: Vec<u8>,
    /// The sides that won.
    pub champions: Vec<u8>,
    /// What decided it.
    pub decision: GorusDecision,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GorusDecision {
    /// Only one side reached its target.
    Alone,
    /// Several sides did, and one of them had collected the preferred school's 0.
    ByTheZero,
    /// Several sides did, and one of them had collected the fewest gladiators.
    ByFewest,
    /// Several sides did, and some had collected equally few: they share the title.
    Joint,
}

pub(super) fn write<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    view: &View<W, SEATS, CARDS>,
    outcome: Outcome,
) -> GorusEnding {
    let public = game.public(view);
    let side = |side: usize| {
        let support = public.support[side];
        // Sides may have targets of their own (G8.3), and G5.2 never compares support between them:
        // the others are ranked by how many rounds each still lacked.
        let lacks = game.target(side).saturating_sub(support);
        let merit = (outcome.champions.contains(side), std::cmp::Reverse(lacks));
        (merit, numbers(game.seats_of(side)), Some(i16::from(support)))
    };
    GorusEnding {
        standings: Standing::by_merit((0..game.side_count()).map(side)),
        reached: (0..game.side_count())
            .filter(|side| public.support[*side] >= game.target(*side))
            .map(|side| side as u8)
            .collect(),
        champions: outcome.champions.iter().map(|side| side as u8).collect(),
        decision: match outcome.decision {
            Decision::Alone => GorusDecision::Alone,
            Decision::ByTheZero => GorusDecision::ByTheZero,
            Decision::ByFewest => GorusDecision::ByFewest,
            Decision::Joint => GorusDecision::Joint,
        },
    }
}
