//! What a viewer notices of an event of Gladiators.

use munera_rules::gladiators::{Deed, News, Powers};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::texts;
use super::effect::GladiatorsEffect;
use super::parts::GladiatorsParts;

/// What a viewer notices of one event of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsStory {
    /// What happened.
    #[serde(flatten)]
    pub deed: GladiatorsDeed,
    /// What followed from it, in order.
    pub effects: Vec<GladiatorsEffect>,
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GladiatorsDeed {
    /// The cards were laid out.
    Setup {
        /// The cards that each seat shows.
        tops: Vec<Vec<String>>,
    },
    /// A seat drew a card.
    Draw {
        /// The seat.
        seat: u8,
        /// The trait of the deck, by its letter.
        #[serde(rename = "trait")]
        of_trait: String,
        /// The card, if the viewer drew it.
        card: Option<String>,
    },
    /// A seat laid a card before its action.
    Play {
        /// The seat.
        seat: u8,
        /// The card.
        card: String,
    },
    /// A seat announced an action.
    Announce {
        /// The seat.
        seat: u8,
        /// The action; for a Gambit without the power of the given card.
        action: GladiatorsParts,
    },
    /// A seat responded.
    Respond {
        /// The seat.
        seat: u8,
        /// The card.
        card: String,
    },
    /// A seat let the action happen.
    Pass {
        /// The seat.
        seat: u8,
    },
    /// A deck was restocked.
    Restock {
        /// The trait, by its letter.
        #[serde(rename = "trait")]
        of_trait: String,
        /// How many cards the deck has now.
        cards: u8,
    },
}

impl GladiatorsStory {
    /// Makes the story of news.
    pub fn of(news: &News) -> Self {
        let effects = news.effects.iter().copied().map(GladiatorsEffect::happened).collect();
        Self { deed: GladiatorsDeed::write(&news.deed), effects }
    }
}

impl GladiatorsDeed {
    fn write(deed: &Deed) -> Self {
        match deed {
            Deed::Setup { tops } => {
                Self::Setup { tops: tops.iter().map(|tops| texts(tops.cards())).collect() }
            }
            Deed::Draw { seat, kind, card } => Self::Draw {
                seat: seat.number(),
                of_trait: kind.to_string(),
                card: card.map(|card| card.to_string()),
            },
            Deed::Play(seat, card) => Self::Play { seat: seat.number(), card: card.to_string() },
            Deed::Announce(seat, action) => Self::Announce {
                seat: seat.number(),
                // News do not say which cards the seat shows.
                action: GladiatorsParts::of_action(*action, Powers::NONE),
            },
            Deed::Respond(seat, card) => {
                Self::Respond { seat: seat.number(), card: card.to_string() }
            }
            Deed::Pass(seat) => Self::Pass { seat: seat.number() },
            Deed::Restock(kind, count) => {
                Self::Restock { of_trait: kind.to_string(), cards: *count as u8 }
            }
        }
    }
}
