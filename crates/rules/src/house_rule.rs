//! House rules, in the form that is the same for all games.

use crate::RuleId;

/// A reading of the book that a table plays by instead of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// The option, by its name in the protocol.
    pub option: &'static str,
    /// The value of the option, as a word.
    pub value: &'static str,
    /// The rules that it changes.
    pub rules: &'static [RuleId],
}

/// Gives the readings of a rule their words in the protocol, the usual one first.
macro_rules! readings {
    ($($type:ty: $usual:ident $word:literal, $other:ident $other_word:literal;)+) => {$(
        impl $type {
            /// The usual reading, and the other one.
            pub const ALL: [Self; 2] = [Self::$usual, Self::$other];

            /// The word of the reading.
            pub const fn word(self) -> &'static str {
                match self {
                    Self::$usual => $word,
                    Self::$other => $other_word,
                }
            }

            /// The reading that a word names.
            pub fn read(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|reading| reading.word() == word)
            }
        }
    )+};
}

pub(crate) use readings;
