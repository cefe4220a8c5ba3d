//! Why something cannot be, as a sentence.

use fluent_bundle::FluentValue;
use munera_rules::NotationError;

use super::translation::Locale;
use crate::ending::EndingError;

/// Whom a refusal is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressee {
    /// Whoever tried what is refused.
    Player,
    /// Somebody who reads about it.
    Reader,
}

impl Addressee {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Reader => "reader",
        }
    }
}

/// A reason that can be told to people. Every game's errors are such reasons.
pub trait Sentence {
    /// The reason as a whole sentence.
    fn sentence(&self, locale: &Locale, addressee: Addressee) -> String;
}

impl Sentence for NotationError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        locale.text(match self {
            Self::Empty => "notation-empty",
            Self::Seat => "notation-seat",
            Self::Move => "notation-move",
            Self::ChanceWord => "notation-chance-word",
            Self::ChanceOutcome => "notation-chance-outcome",
            Self::Card => "notation-card",
        })
    }
}

impl Sentence for EndingError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        locale.text(match self {
            Self::UnknownTermination => "ending-unknown-termination",
            Self::NotFinished => "ending-not-finished",
            Self::PlayedOut => "ending-played-out",
            Self::NoSuchWinners => "ending-no-such-winners",
            Self::OtherResult { expected } => {
                let variables = [("expected", expected.as_str().into())];
                return locale.format("ending-other-result", &variables);
            }
        })
    }
}

impl Locale {
    /// Why something is refused, told to whoever tried it.
    pub fn refusal(&self, reason: &impl Sentence) -> String {
        reason.sentence(self, Addressee::Player)
    }

    /// Why a text is not an event.
    pub fn notation(&self, error: NotationError) -> String {
        self.refusal(&error)
    }
}

pub(super) fn number(name: &'static str, value: u8) -> (&'static str, FluentValue<'static>) {
    (name, value.into())
}
