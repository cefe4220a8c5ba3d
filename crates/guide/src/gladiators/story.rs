//! What a viewer notices of an event of Gladiators.

use munera_rules::gladiators::{Effect, Ending, Happening, News, Power, Powers, Trait};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::texts;
use super::effect::GladiatorsEffect;
use super::parts::GladiatorsParts;

/// What a viewer notices of one event of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsStory {
    /// The turn that it belongs to, from 1; 0 for the setup.
    pub chapter: u32,
    /// What happened.
    #[serde(flatten)]
    pub happening: GladiatorsHappening,
    /// What followed from it, in order.
    pub effects: Vec<GladiatorsEffect>,
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GladiatorsHappening {
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
        let mut effects: Vec<_> =
            news.effects.iter().copied().map(GladiatorsEffect::happened).collect();
        GladiatorsEffect::name_the_four(&mut effects, last_laid(news));
        Self {
            chapter: news.chapter,
            happening: GladiatorsHappening::write(&news.happening),
            effects,
        }
    }
}

/// The power of the card that was laid or laid out last, before the effects. If the setup wins the
/// game, it is a card of the winner.
fn last_laid(news: &News) -> Option<Power> {
    match &news.happening {
        Happening::Setup { tops } => news.effects.iter().find_map(|effect| match effect {
            Effect::Won(seats, Ending::Victory) => {
                tops.get(seats.first()?.index())?.get(Trait::Speed)
            }
            _ => None,
        }),
        Happening::Play(_, card) | Happening::Respond(_, card) => Some(card.power),
        Happening::Draw { .. }
        | Happening::Announce(..)
        | Happening::Pass(_)
        | Happening::Restock(..) => None,
    }
}

impl GladiatorsHappening {
    fn write(happening: &Happening) -> Self {
        match happening {
            Happening::Setup { tops } => {
                Self::Setup { tops: tops.iter().map(|tops| texts(tops.cards())).collect() }
            }
            Happening::Draw { seat, kind, card } => Self::Draw {
                seat: seat.number(),
                of_trait: kind.to_string(),
                card: card.map(|card| card.to_string()),
            },
            Happening::Play(seat, card) => {
                Self::Play { seat: seat.number(), card: card.to_string() }
            }
            Happening::Announce(seat, action) => Self::Announce {
                seat: seat.number(),
                // News do not say which cards the seat shows.
                action: GladiatorsParts::of_action(*action, Powers::NONE),
            },
            Happening::Respond(seat, card) => {
                Self::Respond { seat: seat.number(), card: card.to_string() }
            }
            Happening::Pass(seat) => Self::Pass { seat: seat.number() },
            Happening::Restock(kind, count) => {
                Self::Restock { of_trait: kind.to_string(), cards: *count as u8 }
            }
        }
    }
}
