//! Why an event is refused.

use std::fmt;

use super::card::{Card, Trait};
use super::powers::Pair;
use super::rule;
use crate::{RuleId, Seat};

/// Why Gladiators refuses an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seat is not at this table.
    NoSuchSeat(Seat),
    /// Another seat is asked.
    NotAsked {
        /// The seat that is asked.
        asked: Seat,
    },
    /// The cards have not been laid out.
    NotSetUp,
    /// An empty deck is to be restocked first.
    RestockDue(Trait),
    /// The game has ended.
    GameOver,
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// In the setup, everybody draws and does nothing else.
    DrawFirst,
    /// After a Gambit or a Recover, the player draws and does nothing else.
    MustDraw,
    /// In the setup, a second card of a trait.
    HeldAlready(Trait),
    /// Later, a second card of a trait.
    HoldsOne(Trait),
    /// Draws come with the setup, a Gambit or a Recover.
    NoDrawNow,
    /// A second card before the action.
    PlayedAlready,
    /// Nobody passes in their own turn.
    MustAct,
    /// The acting player does not respond.
    NothingToAnswer,
    /// Who is asked for a response can only respond or pass.
    RespondOrPass,
    /// An attack on somebody who cannot be attacked.
    AttackTarget(Seat, NoOpponent),
    /// A Gambit on somebody who cannot be given a card.
    GambitTarget(Seat, NoOpponent),
    /// The target's Speed is higher.
    TooSlow(Seat),
    /// The target's Defense is as high as the Attack, or higher.
    TooWeak(Seat),
    /// The two traits of a Gambit do not show the same power.
    NoPair(Pair),
    /// The trait to be given is not of the pair.
    NotOfPair(Trait),
    /// Health and its partner do not show the same power.
    NoPairWithHealth(Trait),
    /// Health is no partner of itself.
    HealthAlone,
    /// The cards have been laid out already.
    SetUpAlready,
    /// A card in the deck of another trait.
    WrongDeck(Card),
    /// A deck that does not have thirteen cards.
    DeckSize(Trait),
    /// A card that stands in a deck twice.
    Twice(Card),
    /// That deck is not empty.
    NotEmpty(Trait),
    /// A restock with other cards than those of the histories.
    NotTheHistories(Trait),
}

/// Why somebody is nobody's opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOpponent {
    /// There is no such seat.
    Absent,
    /// It is the player's own.
    Oneself,
    /// They have fallen.
    Fallen,
}

impl crate::Refusal for Refusal {
    fn rule(self) -> RuleId {
        match self {
            Self::NoSuchSeat(_)
            | Self::NotAsked { .. }
            | Self::NotSetUp
            | Self::RestockDue(_)
            | Self::GameOver
            | Self::NotInHand(_) => rule::D3_5,
            Self::DrawFirst | Self::HeldAlready(_) => rule::D2_3,
            Self::MustDraw | Self::HoldsOne(_) | Self::NoDrawNow => rule::D4_6,
            Self::PlayedAlready => rule::D3_1,
            Self::MustAct => rule::D3_2,
            Self::NothingToAnswer | Self::RespondOrPass => rule::D3_3,
            Self::AttackTarget(..) | Self::TooSlow(_) | Self::TooWeak(_) => rule::D4_2,
            Self::GambitTarget(..) | Self::NoPair(_) | Self::NotOfPair(_) => rule::D4_4,
            Self::NoPairWithHealth(_) | Self::HealthAlone => rule::D4_5,
            Self::SetUpAlready => rule::D2_1,
            Self::WrongDeck(_) | Self::DeckSize(_) | Self::Twice(_) => rule::D1_1,
            Self::NotEmpty(_) | Self::NotTheHistories(_) => rule::D5_1,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::NotAsked { asked } => write!(f, "seat {asked} is asked"),
            Self::NotSetUp => write!(f, "the cards have not been laid out"),
            Self::RestockDue(kind) => write!(f, "the deck of {kind} is to be restocked first"),
            Self::GameOver => write!(f, "the game is over"),
            Self::NotInHand(card) => write!(f, "{card} is not in this hand"),
            Self::DrawFirst => write!(f, "in the setup everybody draws a hand first"),
            Self::MustDraw => write!(f, "after a Gambit or a Recover one draws a card"),
            Self::HeldAlready(kind) | Self::HoldsOne(kind) => {
                write!(f, "the hand holds a card of {kind} already")
            }
            Self::NoDrawNow => {
                write!(f, "one draws in the setup, after a Gambit and after a Recover")
            }
            Self::PlayedAlready => write!(f, "one card may be played before the action, not two"),
            Self::MustAct => write!(f, "a turn takes an action; nobody passes"),
            Self::NothingToAnswer => write!(f, "there is nothing for this seat to respond to"),
            Self::RespondOrPass => write!(f, "to an action one can only respond or pass"),
            Self::AttackTarget(seat, why) | Self::GambitTarget(seat, why) => match why {
                NoOpponent::Absent => write!(f, "there is no seat {seat} at this table"),
                NoOpponent::Oneself => write!(f, "nobody is their own opponent"),
                NoOpponent::Fallen => write!(f, "seat {seat} has fallen"),
            },
            Self::TooSlow(seat) => write!(f, "the Speed of seat {seat} is higher"),
            Self::TooWeak(seat) => {
                write!(f, "the Defense of seat {seat} is as high as this Attack, or higher")
            }
            Self::NoPair(pair) => write!(f, "{pair} is no pair here"),
            Self::NotOfPair(kind) => write!(f, "{kind} is not of the pair"),
            Self::NoPairWithHealth(kind) => write!(f, "{kind} and H are no pair here"),
            Self::HealthAlone => write!(f, "Health needs another trait as its partner"),
            Self::SetUpAlready => write!(f, "the cards have been laid out already"),
            Self::WrongDeck(card) => write!(f, "{card} is in the deck of another trait"),
            Self::DeckSize(kind) => write!(f, "the deck of {kind} does not have thirteen cards"),
            Self::Twice(card) => write!(f, "{card} is in the deck twice"),
            Self::NotEmpty(kind) => write!(f, "the deck of {kind} is not empty"),
            Self::NotTheHistories(kind) => {
                write!(f, "the new deck of {kind} is not made of the histories")
            }
        }
    }
}

impl std::error::Error for Refusal {}
