//! Chance: the setup, and restocks.

use std::fmt;

use super::card::{Card, PowerSet, Trait, write_cards};
use super::deck::Deck;
use super::refusal::Refusal;
use super::state::{State, StatePhase};
use super::table::Gladiators;
use crate::Randomness;

/// The outcome of a chance node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The four decks, shuffled, in the order of the traits.
    Setup([Deck; 4]),
    /// The histories of a trait, shuffled into its deck.
    Restock(Trait, Deck),
}

/// The request of a chance node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The four decks.
    Setup,
    /// A new deck of that trait.
    Restock(Trait),
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup => f.write_str("setup"),
            Self::Restock(kind) => write!(f, "restock {kind}"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(decks) => {
                f.write_str("setup")?;
                let mut decks = Trait::ALL.into_iter().zip(decks);
                decks.try_for_each(|(kind, deck)| {
                    f.write_str(" ")?;
                    write_cards(f, deck.iter().map(|power| Card { kind, power }))
                })
            }
            Self::Restock(kind, deck) => {
                write!(f, "restock {kind} ")?;
                write_cards(f, deck.iter().map(|power| Card { kind: *kind, power }))
            }
        }
    }
}

impl Gladiators {
    /// D5.1: the cards that a restock of a trait shuffles.
    #[inline]
    pub(super) fn to_restock(state: &State, kind: Trait) -> PowerSet {
        let unseen = state.unseen(kind);
        let mut cards = state.stocks[kind.index()].buried();
        for fallen in unseen.iter() {
            state.hands[fallen.index()].get(kind).into_iter().for_each(|power| cards.insert(power));
        }
        cards
    }

    #[inline]
    pub(super) fn draw_chance<R: Randomness>(state: &State, randomness: &mut R) -> Chance {
        match state.phase {
            StatePhase::Restock { kind, .. } => {
                Chance::Restock(kind, Deck::shuffled(Self::to_restock(state, kind), randomness))
            }
            _ => Chance::Setup(std::array::from_fn(|_| Deck::shuffled(PowerSet::ALL, randomness))),
        }
    }

    pub(super) fn check_outcome(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        match (outcome, state.phase) {
            (Chance::Setup(_), StatePhase::Fresh) => Ok(()),
            (Chance::Setup(_), _) => Err(Refusal::SetUpAlready),
            (Chance::Restock(kind, deck), StatePhase::Restock { kind: due, .. })
                if *kind == due =>
            {
                let cards = Self::to_restock(state, *kind);
                let is_made_of_them = deck.set() == cards && deck.len() == cards.len();
                if is_made_of_them { Ok(()) } else { Err(Refusal::NotTheHistories(*kind)) }
            }
            (Chance::Restock(kind, _), phase)
                if phase != StatePhase::Fresh && self.stays_empty(state, *kind) =>
            {
                Err(Refusal::NoFlipDue(*kind))
            }
            (Chance::Restock(kind, _), _) => Err(Refusal::NotEmpty(*kind)),
        }
    }
}
