//! What follows from a move.

use munera_rules::gladiators::{Card, Effect, Foreseen, Power};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::super::numbers;
use super::ending::GladiatorsReason;

/// Something that followed from a move, or would follow from one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GladiatorsEffect {
    /// A seat lays a card of its own on its trait.
    Lays {
        /// The seat.
        seat: u8,
        /// The card.
        card: String,
    },
    /// A seat's wounds heal.
    Heals {
        /// The seat.
        seat: u8,
        /// How many wounds.
        wounds: u8,
    },
    /// A card goes to another seat.
    Gives {
        /// The seat that gives the card.
        from: u8,
        /// The seat that gets the card.
        to: u8,
        /// The card.
        card: String,
    },
    /// A seat flips a card from a deck.
    Flips {
        /// The seat.
        seat: u8,
        /// The trait that it comes on, by its letter.
        #[serde(rename = "trait")]
        of_trait: String,
        /// The card; `None` before it is known.
        card: Option<String>,
    },
    /// A seat draws a card from one of these decks.
    Draws {
        /// The seat.
        seat: u8,
        /// The decks, written like `SAD`.
        traits: String,
    },
    /// A deck is restocked.
    Restocks {
        /// The trait, by its letter.
        #[serde(rename = "trait")]
        of_trait: String,
    },
    /// The target's Speed is higher, so the attack misses.
    Dodges {
        /// The seat.
        seat: u8,
    },
    /// The target's Defense holds, so the attack does nothing.
    Blocks {
        /// The seat.
        seat: u8,
    },
    /// The target takes wounds.
    Wounds {
        /// The seat.
        seat: u8,
        /// How many wounds.
        wounds: u8,
    },
    /// The target falls.
    Falls {
        /// The seat.
        seat: u8,
    },
    /// The game ends.
    Wins {
        /// The seats that won.
        seats: Vec<u8>,
        /// What they won by.
        by: GladiatorsReason,
        /// The power of the four equal cards, if they won by a Victory.
        power: Option<u8>,
    },
}

impl GladiatorsEffect {
    /// Writes an effect that has happened.
    pub(super) fn happened(effect: Effect) -> Self {
        match effect {
            Effect::Healed(seat, wounds) => Self::Heals { seat: seat.number(), wounds },
            Effect::Given { from, to, card } => {
                Self::Gives { from: from.number(), to: to.number(), card: card.to_string() }
            }
            Effect::Flipped(seat, card) => Self::Flips {
                seat: seat.number(),
                of_trait: card.kind.to_string(),
                card: Some(card.to_string()),
            },
            Effect::Dodged(seat) => Self::Dodges { seat: seat.number() },
            Effect::Blocked(seat) => Self::Blocks { seat: seat.number() },
            Effect::Wounded(seat, wounds) => Self::Wounds { seat: seat.number(), wounds },
            Effect::Fell(seat) => Self::Falls { seat: seat.number() },
            Effect::Won(seats, ending) => {
                let by = GladiatorsReason::write(ending);
                Self::Wins { seats: numbers(seats.iter()), by, power: None }
            }
        }
    }

    /// Says which four cards made a Victory: those of the power that came onto the table last, by an
    /// effect or before all effects.
    pub(super) fn name_the_four(effects: &mut [Self], laid: Option<Power>) {
        let mut last = laid.map(Power::number);
        for effect in effects {
            match effect {
                Self::Lays { card, .. } | Self::Flips { card: Some(card), .. } => {
                    last = Card::read(card).ok().map(|card| card.power.number());
                }
                Self::Wins { by: GladiatorsReason::Victory, power, .. } => *power = last,
                _ => {}
            }
        }
    }

    /// Writes the effects that a move would have.
    pub(super) fn foreseen_in<'a>(foreseen: impl IntoIterator<Item = &'a Foreseen>) -> Vec<Self> {
        let mut effects: Vec<_> = foreseen.into_iter().copied().map(Self::foreseen).collect();
        Self::name_the_four(&mut effects, None);
        effects
    }

    fn foreseen(effect: Foreseen) -> Self {
        match effect {
            Foreseen::Lays(seat, card) => {
                Self::Lays { seat: seat.number(), card: card.to_string() }
            }
            Foreseen::Sure(effect) => Self::happened(effect),
            Foreseen::Flips(seat, kind) => {
                Self::Flips { seat: seat.number(), of_trait: kind.to_string(), card: None }
            }
            Foreseen::Draws(seat, kinds) => {
                Self::Draws { seat: seat.number(), traits: kinds.to_string() }
            }
            Foreseen::Restocks(kind) => Self::Restocks { of_trait: kind.to_string() },
        }
    }
}
