//! Every reason of Gorus Maximus.

use munera_rules::Seat;
use munera_rules::gorus::{Card, OptionError, PositionError, Rank, Refusal, School};

use super::assert_sentences;

/// One of each; the match below makes sure that a new refusal is added here.
fn all_refusals() -> Vec<Refusal> {
    let seat = Seat::new(3);
    let card = Card::new(School::Axes, Rank::EIGHT);
    let mut all = Vec::new();
    let mut next = Some(Refusal::NoSuchSeat(seat));
    while let Some(refusal) = next {
        all.push(refusal);
        next = match refusal {
            Refusal::NoSuchSeat(_) => Some(Refusal::NotYourTurn { turn: seat }),
            Refusal::NotYourTurn { .. } => Some(Refusal::NotDealt),
            Refusal::NotDealt => Some(Refusal::NotInTroupe(card)),
            Refusal::NotInTroupe(_) => Some(Refusal::MustFollow(School::Fists)),
            Refusal::MustFollow(_) => Some(Refusal::RoundRunning),
            Refusal::RoundRunning => Some(Refusal::GameOver),
            Refusal::GameOver => Some(Refusal::WrongDealer { expected: seat }),
            Refusal::WrongDealer { .. } => Some(Refusal::NoSuchDealer(seat)),
            Refusal::NoSuchDealer(_) => Some(Refusal::TroupeCount { expected: 4 }),
            Refusal::TroupeCount { .. } => Some(Refusal::TroupeSize(seat)),
            Refusal::TroupeSize(_) => Some(Refusal::NoPileHere),
            Refusal::NoPileHere => Some(Refusal::DrawPileSize),
            Refusal::DrawPileSize => Some(Refusal::ContenderCount),
            Refusal::ContenderCount => Some(Refusal::NotInDeck(card)),
            Refusal::NotInDeck(_) => Some(Refusal::DealtTwice(card)),
            Refusal::DealtTwice(_) => Some(Refusal::SchoolCount { expected: 5 }),
            Refusal::SchoolCount { .. } => Some(Refusal::OtherSchool(School::Shields)),
            Refusal::OtherSchool(_) => None,
        };
    }
    all
}

/// One of each, as for refusals.
fn all_position_errors() -> Vec<PositionError> {
    let card = Card::new(School::Axes, Rank::EIGHT);
    let mut all = Vec::new();
    let mut next = Some(PositionError::TroupeCount);
    while let Some(error) = next {
        all.push(error);
        next = match error {
            PositionError::TroupeCount => Some(PositionError::SideCount),
            PositionError::SideCount => Some(PositionError::Dealer),
            PositionError::Dealer => Some(PositionError::Leader),
            PositionError::Leader => Some(PositionError::NotInDeck(card)),
            PositionError::NotInDeck(_) => Some(PositionError::Twice(card)),
            PositionError::Twice(_) => Some(PositionError::SchoolCount),
            PositionError::SchoolCount => Some(PositionError::Missing),
            PositionError::Missing => Some(PositionError::PartOfABout),
            PositionError::PartOfABout => Some(PositionError::BoutSize),
            PositionError::BoutSize => Some(PositionError::TroupeSize(Seat::new(3))),
            PositionError::TroupeSize(_) => Some(PositionError::RoundOver),
            PositionError::RoundOver => Some(PositionError::Preferred),
            PositionError::Preferred => Some(PositionError::Unfollowed(card)),
            PositionError::Unfollowed(_) => Some(PositionError::TargetReached),
            PositionError::TargetReached => Some(PositionError::Support),
            PositionError::Support => None,
        };
    }
    all
}

#[test]
fn every_error_is_a_sentence() {
    assert_sentences(&all_refusals());
    assert_sentences(&all_position_errors());
    assert_sentences(&[
        OptionError::Players,
        OptionError::Schools { wanted: 4 },
        OptionError::Division,
        OptionError::Target,
    ]);
}
