//! What only Gorus Maximus says.

use fluent_bundle::FluentValue;
use munera_rules::gorus::{OptionError, PositionError, Refusal, School};

use super::sentence::{Addressee, Sentence, number};
use super::translation::Locale;

/// How a school is handed to a message: by its letter, and the message chooses the form.
pub fn school_variable(school: School) -> (&'static str, FluentValue<'static>) {
    ("school", school.letter().to_string().into())
}

impl Locale {
    /// A school's short name.
    pub fn school(&self, school: School) -> String {
        self.format("gorus-school-name", &[school_variable(school)])
    }
}

/// Why an event is refused.
impl Sentence for Refusal {
    fn sentence(&self, locale: &Locale, addressee: Addressee) -> String {
        let to = ("to", addressee.name().into());
        match *self {
            Refusal::NoSuchSeat(seat) => {
                locale.format("gorus-refusal-no-such-seat", &[number("seat", seat.number())])
            }
            Refusal::NotYourTurn { turn } => {
                locale.format("gorus-refusal-not-your-turn", &[number("seat", turn.number())])
            }
            Refusal::NotDealt => locale.text("gorus-refusal-not-dealt"),
            Refusal::NotInTroupe(card) => locale
                .format("gorus-refusal-not-in-troupe", &[to, ("card", card.to_string().into())]),
            Refusal::MustFollow(school) => {
                locale.format("gorus-refusal-must-follow", &[to, school_variable(school)])
            }
            Refusal::RoundRunning => locale.text("gorus-refusal-round-running"),
            Refusal::GameOver => locale.text("gorus-refusal-game-over"),
            Refusal::WrongDealer { expected } => {
                locale.format("gorus-refusal-wrong-dealer", &[number("seat", expected.number())])
            }
            Refusal::NoSuchDealer(seat) => {
                locale.format("gorus-refusal-no-such-dealer", &[number("seat", seat.number())])
            }
            Refusal::TroupeCount { expected } => {
                locale.format("gorus-refusal-troupe-count", &[number("count", expected)])
            }
            Refusal::TroupeSize(seat) => {
                locale.format("gorus-refusal-troupe-size", &[number("seat", seat.number())])
            }
            Refusal::NoPileHere => locale.text("gorus-refusal-no-pile-here"),
            Refusal::DrawPileSize => locale.text("gorus-refusal-draw-pile-size"),
            Refusal::ContenderCount => locale.text("gorus-refusal-contender-count"),
            Refusal::NotInDeck(card) => {
                locale.format("gorus-refusal-not-in-deck", &[("card", card.to_string().into())])
            }
            Refusal::DealtTwice(card) => {
                locale.format("gorus-refusal-dealt-twice", &[("card", card.to_string().into())])
            }
            Refusal::SchoolCount { expected } => {
                locale.format("gorus-refusal-school-count", &[number("count", expected)])
            }
            Refusal::OtherSchool(school) => {
                locale.format("gorus-refusal-other-school", &[school_variable(school)])
            }
        }
    }
}

/// Why nobody can play under some options.
impl Sentence for OptionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        match *self {
            OptionError::Players => locale.text("gorus-option-players"),
            OptionError::Schools { wanted } => {
                locale.format("gorus-option-schools", &[number("count", wanted)])
            }
            OptionError::Division => locale.text("gorus-option-division"),
            OptionError::Target => locale.text("gorus-option-target"),
        }
    }
}

/// Why a round cannot be in some position.
impl Sentence for PositionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        match *self {
            PositionError::TroupeCount => locale.text("gorus-position-troupe-count"),
            PositionError::SideCount => locale.text("gorus-position-side-count"),
            PositionError::Dealer => locale.text("gorus-position-dealer"),
            PositionError::Leader => locale.text("gorus-position-leader"),
            PositionError::NotInDeck(card) => {
                locale.format("gorus-position-not-in-deck", &[("card", card.to_string().into())])
            }
            PositionError::Twice(card) => {
                locale.format("gorus-position-twice", &[("card", card.to_string().into())])
            }
            PositionError::SchoolCount => locale.text("gorus-position-school-count"),
            PositionError::Missing => locale.text("gorus-position-missing"),
            PositionError::PartOfABout => locale.text("gorus-position-part-of-a-bout"),
            PositionError::BoutSize => locale.text("gorus-position-bout-size"),
            PositionError::TroupeSize(seat) => {
                locale.format("gorus-position-troupe-size", &[number("seat", seat.number())])
            }
            PositionError::RoundOver => locale.text("gorus-position-round-over"),
            PositionError::Preferred => locale.text("gorus-position-preferred"),
            PositionError::Unfollowed(card) => {
                locale.format("gorus-position-unfollowed", &[("card", card.to_string().into())])
            }
            PositionError::TargetReached => locale.text("gorus-position-target-reached"),
            PositionError::Support => locale.text("gorus-position-support"),
        }
    }
}
