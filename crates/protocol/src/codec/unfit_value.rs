//! Why a value of well-formed JSON is not what belongs in its place.

use std::borrow::Cow;
use std::fmt;

use munera_rules::Message;
use serde::{Deserialize, Serialize};
use serde_json::Deserializer;

/// The longest part of a faulty value that an answer repeats.
const LONGEST_ECHO: usize = 240;

/// What a type of texts expects, for faults.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// What this message names: a card, a fighter.
    Kind(&'static str),
    /// One of these words, which are joined by commas.
    Words(&'static str),
}

/// What our own readers refuse in a value.
///
/// A reader can give `serde` only a text. So `Display` writes this as JSON, and
/// [`reason`] reads it out of the error again.
#[derive(Serialize, Deserialize)]
pub(super) enum UnfitValue {
    Kind { text: String, expected: Cow<'static, str> },
    Word { text: String, known: Cow<'static, str> },
    Number { number: u64, least: u64, most: u64 },
    Length { most: u64 },
}

impl UnfitValue {
    pub(super) fn text(text: &str, expected: Expected) -> Self {
        let text = harmless(text);
        match expected {
            Expected::Kind(expected) => Self::Kind { text, expected: expected.into() },
            Expected::Words(known) => Self::Word { text, known: known.into() },
        }
    }

    fn message(self) -> Message {
        match self {
            Self::Kind { text, expected } => Message::new("json-not-of-kind")
                .with("text", text)
                .with("kind", Message::new(expected)),
            Self::Word { text, known } => {
                Message::new("json-not-a-word").with("text", text).with("known", known.as_ref())
            }
            Self::Number { number, least, most } => Message::new("json-out-of-range")
                .with("number", number.to_string())
                .with("least", least.to_string())
                .with("most", most.to_string()),
            Self::Length { most } => Message::new("json-too-many").with("most", most.to_string()),
        }
    }
}

impl fmt::Display for UnfitValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// What is wrong with a value: the message of our own reader, or else what the parser of JSON says,
/// which is English.
pub(super) fn reason(error: &serde_json::Error) -> Message {
    let said = error.to_string();
    // If the value was read from a text, the error ends with the line and the column.
    match Deserializer::from_str(&said).into_iter().next() {
        Some(Ok(unfit)) => UnfitValue::message(unfit),
        _ => Message::new("json-parser").with("parser", harmless(&said)),
    }
}

/// A text from a stranger, shortened and without control characters for terminals.
pub(super) fn harmless(text: &str) -> String {
    text.chars().filter(|symbol| !symbol.is_control()).take(LONGEST_ECHO).collect()
}

#[cfg(test)]
mod tests {
    use munera_rules::Message;
    use munera_rules::gladiators::{Card, Restock};
    use serde::de::DeserializeOwned;

    use super::reason;
    use crate::codec::json::{Within, Written};

    fn reason_of<T: DeserializeOwned>(text: &str) -> Message {
        reason(&serde_json::from_str::<T>(text).map(drop).expect_err("it is refused"))
    }

    fn no_card(text: &str) -> Message {
        let kind = Message::new("json-card");
        Message::new("json-not-of-kind").with("text", text).with("kind", kind)
    }

    #[test]
    fn what_our_readers_refuse_has_a_message() {
        assert_eq!(reason_of::<Written<Card>>("\"S99\""), no_card("S99"));
        let no_word = Message::new("json-not-a-word").with("text", "x").with("known", "any, flip");
        assert_eq!(reason_of::<Written<Restock>>("\"x\""), no_word);
        let out_of_range = Message::new("json-out-of-range").with("number", "10");
        let out_of_range = out_of_range.with("least", "3").with("most", "9");
        assert_eq!(reason_of::<Within<3, 9>>("10"), out_of_range);
    }

    #[test]
    fn control_characters_are_not_repeated() {
        assert_eq!(reason_of::<Written<Card>>("\"S\\u001b[2J9\""), no_card("S[2J9"));
    }

    /// The value that is refused cannot pretend to be another fault.
    #[test]
    fn a_text_in_the_form_of_a_fault_is_only_a_text() {
        for text in ["{\"Length\":{\"most\":1}}", "\" at line 1 column 2"] {
            let value = serde_json::to_string(text).expect("JSON");
            assert_eq!(reason_of::<Written<Card>>(&value), no_card(text));
        }
    }

    #[test]
    fn what_the_parser_refuses_is_told_in_its_own_words() {
        for text in ["5", "{", "nonsense"] {
            let message = reason_of::<Written<Card>>(text);
            assert_eq!((&*message.id, message.arguments[0].0), ("json-parser", "parser"), "{text}");
        }
    }
}
