//! Why something cannot be, as a sentence.

use fluent_bundle::FluentValue;
use munera_bots::Playable;
use munera_rules::{Argument, Explain, Message, NotationError};

use super::translation::Locale;

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

/// A game whose refusals and whose bots' reasons can be told to people.
pub trait Spoken: Playable<Reason: Sentence, Refusal: Sentence> {}

impl<G: Playable<Reason: Sentence, Refusal: Sentence>> Spoken for G {}

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

impl Locale {
    /// Puts something into words.
    pub fn explain(&self, told: &impl Explain) -> String {
        self.message(&told.message())
    }

    /// Puts a message into words.
    pub fn message(&self, message: &Message) -> String {
        let value = |argument: &Argument| match argument {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => text.clone().into(),
            Argument::Message(message) => self.message(message).into(),
        };
        let variables: Vec<(&str, FluentValue<'_>)> =
            message.arguments.iter().map(|(name, argument)| (*name, value(argument))).collect();
        self.format(&message.id, &variables)
    }

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
