//! Why an event is refused.

use super::card::{Card, School};
use super::rule;
use crate::coded::codes;
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

codes!(Refusal, "gorus-refusal" {
    Self::NoSuchSeat(seat) => "no-such-seat" ("seat": seat.number()),
    Self::NotYourTurn { turn } => "not-your-turn" ("seat": turn.number()),
    Self::NotDealt => "not-dealt",
    Self::NotInTroupe(card) => "not-in-troupe" ("card": card.message()),
    Self::MustFollow(school) => "must-follow" ("school": school.letter().to_string()),
    Self::RoundRunning => "round-running",
    Self::GameOver => "game-over",
    Self::WrongDealer { expected } => "wrong-dealer" ("seat": expected.number()),
    Self::NoSuchDealer(seat) => "no-such-dealer" ("seat": seat.number()),
    Self::TroupeCount { expected } => "troupe-count" ("count": expected),
    Self::TroupeSize(seat) => "troupe-size" ("seat": seat.number()),
    Self::NoPileHere => "no-pile-here",
    Self::DrawPileSize => "draw-pile-size",
    Self::ContenderCount => "contender-count",
    Self::NotInDeck(card) => "not-in-deck" ("card": card.message()),
    Self::DealtTwice(card) => "dealt-twice" ("card": card.message()),
    Self::SchoolCount { expected } => "school-count" ("count": expected),
    Self::OtherSchool(school) => "other-school" ("school": school.letter().to_string()),
});
