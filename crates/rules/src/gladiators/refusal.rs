//! Why an event is refused.

use super::card::{Card, Trait};
use super::powers::Pair;
use super::rule;
use crate::coded::codes;
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
    /// In the setup, every seat draws and does nothing else.
    DrawFirst,
    /// After a Gambit or a Recover, the player draws and does nothing else.
    MustDraw,
    /// In the setup, a second card of a trait.
    HeldAlready(Trait),
    /// Later, a second card of a trait.
    HoldsOne(Trait),
    /// A draw from a deck that is empty until a flip from it is due.
    NoCardLeft(Trait),
    /// Draws come with the setup, a Gambit or a Recover.
    NoDrawNow,
    /// A second card before the action.
    PlayedAlready,
    /// A seat cannot pass in its own turn.
    MustAct,
    /// The acting player does not respond.
    NothingToAnswer,
    /// A seat that is asked for a response can only respond or pass.
    RespondOrPass,
    /// An attack on a seat that is no opponent.
    AttackTarget(Seat, NoOpponent),
    /// A Gambit on a seat that is no opponent.
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
    /// That deck is empty, and no flip from it is due.
    NoFlipDue(Trait),
    /// A restock with other cards than those of the histories.
    NotTheHistories(Trait),
}

/// Why a seat is no opponent.
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
            Self::NoCardLeft(_)
            | Self::NotEmpty(_)
            | Self::NoFlipDue(_)
            | Self::NotTheHistories(_) => rule::D5_1,
        }
    }
}

codes!(Refusal, "gladiators-refusal" {
    Self::NoSuchSeat(seat) => "no-such-seat" ("seat": seat.number()),
    Self::NotAsked { asked } => "not-asked" ("seat": asked.number()),
    Self::NotSetUp => "not-set-up",
    Self::RestockDue(kind) => "restock-due" ("trait": kind.letter().to_string()),
    Self::GameOver => "game-over",
    Self::NotInHand(card) => "not-in-hand" ("card": card.to_string()),
    Self::DrawFirst => "draw-first",
    Self::MustDraw => "must-draw",
    Self::HeldAlready(kind) => "held-already" ("trait": kind.letter().to_string()),
    Self::HoldsOne(kind) => "holds-one" ("trait": kind.letter().to_string()),
    Self::NoCardLeft(kind) => "no-card-left" ("trait": kind.letter().to_string()),
    Self::NoDrawNow => "no-draw-now",
    Self::PlayedAlready => "played-already",
    Self::MustAct => "must-act",
    Self::NothingToAnswer => "nothing-to-answer",
    Self::RespondOrPass => "respond-or-pass",
    Self::AttackTarget(seat, NoOpponent::Absent) | Self::GambitTarget(seat, NoOpponent::Absent) => "absent" ("seat": seat.number()),
    Self::AttackTarget(_, NoOpponent::Oneself) => "attack-oneself",
    Self::GambitTarget(_, NoOpponent::Oneself) => "gambit-oneself",
    Self::AttackTarget(seat, NoOpponent::Fallen) | Self::GambitTarget(seat, NoOpponent::Fallen) => "fallen" ("seat": seat.number()),
    Self::TooSlow(seat) => "too-slow" ("seat": seat.number()),
    Self::TooWeak(seat) => "too-weak" ("seat": seat.number()),
    Self::NoPair(pair) => "no-pair" ("pair": pair.to_string()),
    Self::NotOfPair(kind) => "not-of-pair" ("trait": kind.letter().to_string()),
    Self::NoPairWithHealth(kind) => "no-pair-with-health" ("trait": kind.letter().to_string()),
    Self::HealthAlone => "health-alone",
    Self::SetUpAlready => "set-up-already",
    Self::WrongDeck(card) => "wrong-deck" ("card": card.to_string()),
    Self::DeckSize(kind) => "deck-size" ("trait": kind.letter().to_string()),
    Self::Twice(card) => "twice" ("card": card.to_string()),
    Self::NotEmpty(kind) => "not-empty" ("trait": kind.letter().to_string()),
    Self::NoFlipDue(kind) => "no-flip-due" ("trait": kind.letter().to_string()),
    Self::NotTheHistories(kind) => "not-the-histories" ("trait": kind.letter().to_string()),
});
