//! Why something cannot be, as a sentence.

use fluent_bundle::FluentValue;
use munera_rules::NotationError;
use munera_rules::gorus::{OptionError, PositionError, Refusal};

use super::translation::{Locale, school_variable};

/// Whom a refusal is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressee {
    /// Whoever tried what is refused.
    Player,
    /// Somebody who reads about it.
    Reader,
}

impl Addressee {
    const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Reader => "reader",
        }
    }
}

impl Locale {
    /// Why Gorus Maximus refuses what somebody tried, told to them.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_to(Addressee::Player, refusal)
    }

    /// Why Gorus Maximus refuses an event.
    pub fn refusal_to(&self, addressee: Addressee, refusal: &Refusal) -> String {
        let to = ("to", addressee.name().into());
        match *refusal {
            Refusal::NoSuchSeat(seat) => {
                self.format("refusal-no-such-seat", &[number("seat", seat.number())])
            }
            Refusal::NotYourTurn { turn } => {
                self.format("refusal-not-your-turn", &[number("seat", turn.number())])
            }
            Refusal::NotDealt => self.text("refusal-not-dealt"),
            Refusal::NotInTroupe(card) => {
                self.format("refusal-not-in-troupe", &[to, ("card", card.to_string().into())])
            }
            Refusal::MustFollow(school) => {
                self.format("refusal-must-follow", &[to, school_variable(school)])
            }
            Refusal::RoundRunning => self.text("refusal-round-running"),
            Refusal::GameOver => self.text("refusal-game-over"),
            Refusal::WrongDealer { expected } => {
                self.format("refusal-wrong-dealer", &[number("seat", expected.number())])
            }
            Refusal::NoSuchDealer(seat) => {
                self.format("refusal-no-such-dealer", &[number("seat", seat.number())])
            }
            Refusal::TroupeCount { expected } => {
                self.format("refusal-troupe-count", &[number("count", expected)])
            }
            Refusal::TroupeSize(seat) => {
                self.format("refusal-troupe-size", &[number("seat", seat.number())])
            }
            Refusal::NoPileHere => self.text("refusal-no-pile-here"),
            Refusal::DrawPileSize => self.text("refusal-draw-pile-size"),
            Refusal::ContenderCount => self.text("refusal-contender-count"),
            Refusal::NotInDeck(card) => {
                self.format("refusal-not-in-deck", &[("card", card.to_string().into())])
            }
            Refusal::DealtTwice(card) => {
                self.format("refusal-dealt-twice", &[("card", card.to_string().into())])
            }
            Refusal::SchoolCount { expected } => {
                self.format("refusal-school-count", &[number("count", expected)])
            }
            Refusal::OtherSchool(school) => {
                self.format("refusal-other-school", &[school_variable(school)])
            }
        }
    }

    /// Why nobody can play Gorus Maximus under some options.
    pub fn option_error(&self, error: OptionError) -> String {
        match error {
            OptionError::Players => self.text("option-players"),
            OptionError::Schools { wanted } => {
                self.format("option-schools", &[number("count", wanted)])
            }
            OptionError::Division => self.text("option-division"),
            OptionError::Target => self.text("option-target"),
        }
    }

    /// Why a round of Gorus Maximus cannot be in some position.
    pub fn position_error(&self, error: PositionError) -> String {
        match error {
            PositionError::TroupeCount => self.text("position-troupe-count"),
            PositionError::SideCount => self.text("position-side-count"),
            PositionError::Dealer => self.text("position-dealer"),
            PositionError::Leader => self.text("position-leader"),
            PositionError::NotInDeck(card) => {
                self.format("position-not-in-deck", &[("card", card.to_string().into())])
            }
            PositionError::Twice(card) => {
                self.format("position-twice", &[("card", card.to_string().into())])
            }
            PositionError::SchoolCount => self.text("position-school-count"),
            PositionError::Missing => self.text("position-missing"),
            PositionError::PartOfABout => self.text("position-part-of-a-bout"),
            PositionError::BoutSize => self.text("position-bout-size"),
            PositionError::TroupeSize(seat) => {
                self.format("position-troupe-size", &[number("seat", seat.number())])
            }
            PositionError::RoundOver => self.text("position-round-over"),
            PositionError::Preferred => self.text("position-preferred"),
            PositionError::Unfollowed(card) => {
                self.format("position-unfollowed", &[("card", card.to_string().into())])
            }
            PositionError::TargetReached => self.text("position-target-reached"),
            PositionError::Support => self.text("position-support"),
        }
    }

    /// Why a text is not an event.
    pub fn notation(&self, error: NotationError) -> String {
        self.text(match error {
            NotationError::Empty => "notation-empty",
            NotationError::Seat => "notation-seat",
            NotationError::Move => "notation-move",
            NotationError::ChanceWord => "notation-chance-word",
            NotationError::ChanceOutcome => "notation-chance-outcome",
            NotationError::Card => "notation-card",
        })
    }
}

fn number(name: &'static str, value: u8) -> (&'static str, FluentValue<'static>) {
    (name, value.into())
}
