//! What a viewer notices of an event of Gorus Maximus.

use munera_rules::gorus::{CardSet, News, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::texts;
use super::bout::{GorusBout, GorusPlay, GorusPlayKind, school};
use super::tally::GorusTally;

/// What a viewer notices of one event of Gorus Maximus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GorusStory {
    /// A round was dealt.
    Deal {
        /// The first bout of the round, counted from 1 through all rounds.
        chapter: u32,
        /// The seat that dealt.
        dealer: u8,
        /// The gladiators that the viewer was dealt.
        troupe: Vec<String>,
        /// In solo, the contender that opens the first bout.
        contender: Option<String>,
    },
    /// A gladiator was played.
    Play {
        /// The bout that it was played in, counted from 1 through all rounds.
        chapter: u32,
        /// The seat that played it.
        seat: u8,
        /// The card.
        card: String,
        /// What it did in the bout.
        deed: GorusPlayKind,
        /// The school that it made preferred; `None` if the preferred school stayed.
        prefers: Option<String>,
        /// The gladiator that the viewer drew after playing.
        drawn: Option<String>,
        /// In solo, the contenders that entered after it: the last of this bout, and the first of
        /// the next.
        contenders: Vec<GorusPlay>,
        /// The bout, if the play completed it.
        bout: Option<Box<GorusBout>>,
        /// The round, if the play ended it.
        round: Option<Box<GorusTally>>,
    },
}

impl GorusStory {
    /// Makes the story of news.
    pub fn of<W: Word>(news: &News<W>) -> Self {
        match news {
            News::Deal { chapter, dealer, troupe, contender, .. } => {
                let troupe = troupe.as_ref().map_or(CardSet::EMPTY, |(_, troupe)| *troupe);
                Self::Deal {
                    chapter: *chapter,
                    dealer: dealer.number(),
                    troupe: texts(troupe.iter()),
                    contender: contender.map(|card| card.to_string()),
                }
            }
            News::Play { chapter, seat, card, kind, drawn, contenders, bout, round } => {
                let kind = GorusPlayKind::write(*kind);
                let prefers = matches!(kind, GorusPlayKind::Opens | GorusPlayKind::Challenges);
                Self::Play {
                    chapter: *chapter,
                    seat: seat.number(),
                    card: card.to_string(),
                    deed: kind,
                    prefers: prefers.then(|| school(card.school())),
                    drawn: drawn.map(|card| card.to_string()),
                    contenders: contenders.iter().map(|play| GorusPlay::write(*play)).collect(),
                    bout: bout.as_ref().map(|bout| Box::new(GorusBout::write(bout))),
                    round: round.as_deref().map(|round| Box::new(GorusTally::write(round))),
                }
            }
        }
    }
}
