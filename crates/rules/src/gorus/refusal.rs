//! Why an event is refused.

use std::fmt;

use super::card::{Card, School};
use super::rule;
use crate::{RuleId, Seat};

/// Why Gorus Maximus refuses an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seat is not at this table.
    NoSuchSeat(Seat),
    /// Another seat is asked.
    NotYourTurn {
        /// The seat that is asked.
        turn: Seat,
    },
    /// The round has not been dealt.
    NotDealt,
    /// The gladiator is not in the seat's troupe.
    NotInTroupe(Card),
    /// The seat holds the initiating school, and the gladiator is no challenge.
    MustFollow(School),
    /// A deal in the middle of a round.
    RoundRunning,
    /// The game has ended.
    GameOver,
    /// A deal by the wrong seat.
    WrongDealer {
        /// Whose deal it is.
        expected: Seat,
    },
    /// A deal by a seat that is not at this table.
    NoSuchDealer(Seat),
    /// A deal with too many or too few troupes.
    TroupeCount {
        /// How many there should be.
        expected: u8,
    },
    /// A troupe of the wrong size.
    TroupeSize(Seat),
    /// Cards left over from a deal that uses the whole deck.
    NoPileHere,
    /// A draw pile of the wrong size.
    DrawPileSize,
    /// The wrong number of contenders.
    ContenderCount,
    /// A gladiator that is not in this table's deck.
    NotInDeck(Card),
    /// A gladiator dealt twice.
    DealtTwice(Card),
    /// The wrong number of schools.
    SchoolCount {
        /// How many there should be.
        expected: u8,
    },
    /// A gladiator of a school that this game does not use.
    OtherSchool(School),
}

impl crate::Refusal for Refusal {
    fn rule(self) -> RuleId {
        match self {
            Self::NoSuchSeat(_)
            | Self::NotYourTurn { .. }
            | Self::NotDealt
            | Self::NotInTroupe(_) => rule::G3_8,
            Self::MustFollow(_) => rule::G3_3,
            Self::RoundRunning => rule::G4_1,
            Self::GameOver => rule::G5_1,
            Self::WrongDealer { .. } | Self::NoSuchDealer(_) => rule::G2_4,
            Self::TroupeCount { .. } | Self::TroupeSize(_) | Self::NoPileHere => rule::G2_3,
            Self::DrawPileSize => rule::G6_1,
            Self::ContenderCount => rule::G7_1,
            Self::NotInDeck(_) => rule::G2_1,
            Self::DealtTwice(_) => rule::G1_1,
            Self::SchoolCount { .. } | Self::OtherSchool(_) => rule::G2_2,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::NotYourTurn { turn } => write!(f, "it is the turn of seat {turn}"),
            Self::NotDealt => write!(f, "the round has not been dealt"),
            Self::NotInTroupe(card) => write!(f, "{card} is not in this troupe"),
            Self::MustFollow(school) => {
                write!(f, "the troupe holds {school}, the initiating school, and must follow it")
            }
            Self::RoundRunning => write!(f, "the round is not over"),
            Self::GameOver => write!(f, "the game is over"),
            Self::WrongDealer { expected } => write!(f, "seat {expected} deals this round"),
            Self::NoSuchDealer(seat) => write!(f, "no seat {seat} is here to deal"),
            Self::TroupeCount { expected } => write!(f, "the deal needs {expected} troupes"),
            Self::TroupeSize(seat) => write!(f, "the troupe of seat {seat} is not ten gladiators"),
            Self::NoPileHere => write!(f, "with three or more players the whole deck is dealt"),
            Self::DrawPileSize => write!(f, "the draw pile is not ten gladiators"),
            Self::ContenderCount => write!(f, "the contenders are not twenty gladiators"),
            Self::NotInDeck(card) => write!(f, "{card} is not in the deck of this table"),
            Self::DealtTwice(card) => write!(f, "{card} is dealt twice"),
            Self::SchoolCount { expected } => write!(f, "the deck has {expected} schools"),
            Self::OtherSchool(school) => write!(f, "this game does not use school {school}"),
        }
    }
}

impl std::error::Error for Refusal {}
