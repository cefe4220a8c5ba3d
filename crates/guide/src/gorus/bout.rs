//! A bout, play by play.

use munera_protocol::codec::gorus::GorusParty;
use munera_rules::gorus::{BoutStory, Gorus, Play, PlayKind, RoundStory, School, View, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A bout, running or complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusBout {
    /// Its gladiators in the order of play.
    pub plays: Vec<GorusPlay>,
    /// The school of its first gladiator, by its letter; `None` before it is led.
    pub initiating: Option<String>,
    /// The preferred school before it; `None` in the first bout of a round.
    pub preferred_before: Option<String>,
    /// The preferred school after it, or now.
    pub preferred: Option<String>,
    /// The place in `plays` of the gladiator that wins it, or is winning now.
    pub winning: Option<u8>,
}

/// A complete bout, and which one it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusCompleteBout {
    /// Its number in the round, from 1.
    pub number: u8,
    /// The bout.
    pub bout: GorusBout,
}

/// One gladiator in a bout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GorusPlay {
    /// The seat, or the contenders.
    pub by: GorusParty,
    /// The gladiator.
    pub card: String,
    /// What it did in the bout.
    pub deed: GorusPlayKind,
}

/// What a gladiator does in a bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GorusPlayKind {
    /// Leads the first bout of a round, and sets the preferred school.
    Opens,
    /// Leads a later bout.
    Leads,
    /// Follows the initiating school; also a contender that does not, because contenders need not.
    Joins,
    /// Is free, because its player has no gladiator of the initiating school.
    Sluffs,
    /// Makes its school preferred by matching the rank played just before.
    Challenges,
    /// Challenges with the school that is preferred already.
    ChallengesAgain,
}

/// A school by its letter.
pub(super) fn school(school: School) -> String {
    school.to_string()
}

impl GorusBout {
    pub(super) fn write(story: &BoutStory) -> Self {
        Self {
            plays: story.plays.iter().map(|play| GorusPlay::write(*play)).collect(),
            initiating: story.initiating().map(school),
            preferred_before: story.preferred_before.map(school),
            preferred: story.preferred.map(school),
            winning: story.winning.map(|place| place as u8),
        }
    }
}

impl GorusCompleteBout {
    /// The complete bouts of the round that the table displays: all, or only the last (G3.7).
    pub(super) fn list<W: Word, const SEATS: usize, const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        view: &View<W, SEATS, CARDS>,
        retold: &RoundStory,
        all: bool,
    ) -> Vec<Self> {
        let first = game.first_bout_watched(view);
        let watched = (first..).zip(&retold.finished);
        let watched = watched.map(|(number, story)| Self { number, bout: GorusBout::write(story) });
        let skipped = if all { 0 } else { retold.finished.len().saturating_sub(1) };
        watched.skip(skipped).collect()
    }
}

impl GorusPlay {
    pub(super) fn write(play: Play) -> Self {
        Self {
            by: GorusParty::from(play.party),
            card: play.card.to_string(),
            deed: GorusPlayKind::write(play.kind),
        }
    }
}

impl GorusPlayKind {
    pub(super) const fn write(kind: PlayKind) -> Self {
        match kind {
            PlayKind::Opens => Self::Opens,
            PlayKind::Leads => Self::Leads,
            PlayKind::Joins => Self::Joins,
            PlayKind::Sluffs => Self::Sluffs,
            PlayKind::Challenges => Self::Challenges,
            PlayKind::ChallengesAgain => Self::ChallengesAgain,
        }
    }
}
