//! What a viewer has noticed of Gladiators.

use munera_rules::gladiators::{Deed, News, Powers};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::texts;
use super::effect::GladiatorsEffect;
use super::parts::GladiatorsParts;

/// What a viewer has noticed of Gladiators: a deed, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsStory {
    /// What was done.
    #[serde(flatten)]
    pub deed: GladiatorsDeed,
    /// What came of it, in order.
    pub effects: Vec<GladiatorsEffect>,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GladiatorsDeed {
    /// The cards were laid out.
    Setup {
        /// What each seat shows.
        tops: Vec<Vec<String>>,
    },
    /// A seat drew a card.
    Draw {
        /// Who.
        seat: u8,
        /// From which deck.
        #[serde(rename = "trait")]
        of_trait: String,
        /// Which, if the viewer drew it.
        card: Option<String>,
    },
    /// A seat laid a card before its action.
    Play {
        /// Who.
        seat: u8,
        /// Which.
        card: String,
    },
    /// A seat announced an action.
    Announce {
        /// Who.
        seat: u8,
        /// What; of a Gambit's card only the trait.
        action: GladiatorsParts,
    },
    /// A seat responded.
    Respond {
        /// Who.
        seat: u8,
        /// With which card.
        card: String,
    },
    /// A seat let the action happen.
    Pass {
        /// Who.
        seat: u8,
    },
    /// A deck was restocked.
    Restock {
        /// Which.
        #[serde(rename = "trait")]
        of_trait: String,
        /// How many cards it has now.
        cards: u8,
    },
}

impl GladiatorsStory {
    /// What news tell.
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
                // News do not say what the seat shows.
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
