//! The names of people.

use std::str::FromStr;

use crate::error::AppError;
use crate::plain_text::read_line;
use crate::request_language::RequestLanguage;

/// A name that others see: 1 to 24 characters, none of them invisible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// How many characters a name has at most.
const LONGEST: usize = 24;

impl Name {
    /// The name of a person who has not given one: a guest with a number.
    pub(super) fn of_guest(language: RequestLanguage) -> Result<Self, AppError> {
        let number = getrandom::u32().map_err(|error| AppError::internal(&error))?;
        let digits = format!("{:04}", number % 10_000);
        Ok(Self(language.locale().format("guest-name", &[("digits", digits.into())])))
    }

    /// The name as a text.
    pub fn into_string(self) -> String {
        self.0
    }
}

/// The text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAName;

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        read_line(text, LONGEST).map(Self).ok_or(NotAName)
    }
}

#[cfg(test)]
mod tests {
    use super::{Name, NotAName};

    #[test]
    fn names_are_trimmed_and_can_be_in_any_script() {
        for (text, name) in [
            ("  Aulus ", "Aulus"),
            ("Авл Корнелий", "Авл Корнелий"),
            ("李", "李"),
            ("👩‍👩‍👧", "👩‍👩‍👧"),
            (&"ж".repeat(24), &"ж".repeat(24)),
        ] {
            assert_eq!(text.parse::<Name>().map(Name::into_string).as_deref(), Ok(name));
        }
    }

    #[test]
    fn what_would_mislead_is_not_a_name() {
        for text in [
            "",
            "   ",
            "a\nb",
            "a\u{0}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "\u{200b}",
            "\u{feff}a",
            &"a".repeat(25),
        ] {
            assert_eq!(text.parse::<Name>(), Err(NotAName), "{text:?}");
        }
    }
}
