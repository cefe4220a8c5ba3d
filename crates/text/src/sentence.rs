//! Puts messages into words.

use fluent_bundle::FluentValue;
use munera_rules::{Argument, Explain, Message};

use super::translation::Locale;

/// The reader of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addressee {
    /// The player whose move is refused: "you hold Fists".
    Player,
    /// A reader of a record or a report: "this player holds Fists".
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
    /// Explains something to a reader.
    pub fn explain(&self, told: &impl Explain) -> String {
        self.explain_to(Addressee::Reader, told)
    }

    /// Explains something to the player whose move is refused, or who asked for a reason.
    pub fn refusal(&self, told: &impl Explain) -> String {
        self.explain_to(Addressee::Player, told)
    }

    /// Explains something to a reader or the player.
    pub fn explain_to(&self, addressee: Addressee, told: &impl Explain) -> String {
        self.message_to(addressee, &told.message())
    }

    /// Puts a message into words for a reader.
    pub fn message(&self, message: &Message) -> String {
        self.message_to(Addressee::Reader, message)
    }

    /// Puts a message into words.
    pub fn message_to(&self, addressee: Addressee, message: &Message) -> String {
        let value = |argument: &Argument| match argument {
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Text(text) => text.clone().into(),
            Argument::Message(message) => self.message_to(addressee, message).into(),
        };
        let mut variables: Vec<(&str, FluentValue<'_>)> =
            message.arguments.iter().map(|(name, argument)| (*name, value(argument))).collect();
        // Texts of refusals have a form for each addressee.
        variables.push(("to", addressee.name().into()));
        self.format(&message.id, &variables)
    }
}

pub(super) fn number(name: &'static str, value: u8) -> (&'static str, FluentValue<'static>) {
    (name, value.into())
}
