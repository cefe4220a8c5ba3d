//! The names of people.

use std::str::FromStr;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::look::Look;
use super::script::{mixes_scripts, needs_no_joiner};
use crate::error::AppError;
use crate::plain_text::{is_joiner, read_line};
use crate::request_language::RequestLanguage;

/// A name that others see: 1 to 24 characters, none of them invisible, and no word that mixes
/// letters of scripts that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// How many characters a name has at most.
const LONGEST: usize = 24;

/// How many marks may stand on one letter: Hebrew and Vietnamese need up to three. More of them
/// cover the lines above and below.
const MOST_MARKS: usize = 3;

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

/// A name in a record as pages show it. Programs elsewhere may write any name, however long; one that
/// no person could have here is left out.
pub(crate) fn shown_name(name: &str) -> String {
    name.parse::<Name>().map(Name::into_string).unwrap_or_default()
}

/// A name that can be told from these others: the name itself, or the name with the first number
/// that makes it different.
pub(crate) fn told_apart(name: &str, others: &[&str]) -> String {
    let others: Vec<Look> = others.iter().map(|other| Look::of(other)).collect();
    let numbered = (2..).map(|number| {
        let number = format!(" {number}");
        let room = LONGEST - number.chars().count();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &number
    });
    let mut candidates = std::iter::once(name.to_owned()).chain(numbered);
    let is_different = |candidate: &String| {
        let look = Look::of(candidate);
        others.iter().all(|other| !other.is_like(&look))
    };
    candidates.find(is_different).unwrap_or_else(|| name.to_owned())
}

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAName {
    /// It is too long, empty, or has characters that cannot be seen.
    Form,
    /// One of its words mixes letters that look alike, such as Latin and Cyrillic ones.
    MixedScripts,
}

impl FromStr for Name {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        // Letters with accents are kept in one form, and blanks of any kind as one blank.
        let composed: String = text.nfc().collect();
        let words = composed.split(|symbol: char| symbol.is_whitespace() && !symbol.is_control());
        let text = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let text = read_line(&text, LONGEST).ok_or(NotAName::Form)?;
        if has_loose_joiner(&text) || has_too_many_marks(&text) {
            return Err(NotAName::Form);
        }
        let mut words = text.split(|symbol: char| !symbol.is_alphanumeric());
        if words.any(mixes_scripts) { Err(NotAName::MixedScripts) } else { Ok(Self(text)) }
    }
}

/// Whether an invisible joiner stands where nothing is joined. Joiners belong between the parts of
/// an emoji and between letters of Arabic and Indic scripts.
fn has_loose_joiner(text: &str) -> bool {
    let symbols: Vec<char> = text.chars().collect();
    let joins = |symbol: Option<&char>| {
        symbol.is_some_and(|symbol| {
            *symbol > '\u{5ff}' && !is_joiner(*symbol) && !needs_no_joiner(*symbol)
        })
    };
    let is_loose = |place: usize| {
        let before = place.checked_sub(1).and_then(|place| symbols.get(place));
        is_joiner(symbols[place]) && !(joins(before) && joins(symbols.get(place + 1)))
    };
    (0..symbols.len()).any(is_loose)
}

/// Whether marks stand on no letter, or too many on one.
fn has_too_many_marks(text: &str) -> bool {
    let mut marks = MOST_MARKS;
    text.chars().any(|symbol| {
        marks = if is_combining_mark(symbol) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::{Name, NotAName, told_apart};

    #[test]
    fn names_are_trimmed_and_can_be_in_any_script() {
        for (text, name) in [
            ("  Aulus ", "Aulus"),
            ("Авл Корнелий", "Авл Корнелий"),
            ("Anna Мария", "Anna Мария"),
            ("李", "李"),
            ("Δημήτρης", "Δημήτρης"),
            ("می‌خواهم", "می‌خواهم"),
            ("क्‍ष", "क्‍ष"),
            ("Nguyễn", "Nguyễn"),
            ("Nguye\u{302}\u{303}n", "Nguyễn"),
            ("Anna\u{a0}\u{2003} B", "Anna B"),
            ("№ 7 ½", "№ 7 ½"),
            ("李Anna", "李Anna"),
            ("ひらがなカタカナ漢字", "ひらがなカタカナ漢字"),
            ("Анна Anna", "Анна Anna"),
            ("Анна2", "Анна2"),
            ("👩‍👩‍👧", "👩‍👩‍👧"),
            ("❤️", "❤️"),
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
            "a\u{200f}b",
            "\u{200b}",
            "\u{feff}a",
            "An\u{200d}na",
            "An\u{200c}na",
            "Anna\u{200d}",
            "\u{200d}",
            "а\u{200d}в",
            "\u{3164}",
            "a\u{34f}b",
            "\u{2800}",
            "a\u{e000}",
            "a\u{300}\u{301}\u{302}\u{303}\u{304}",
            "\u{301}a",
            &"a".repeat(25),
        ] {
            assert_eq!(text.parse::<Name>(), Err(NotAName::Form), "{text:?}");
        }
        for text in ["Аnna", "Anna Cмит", "Αnna", "пaпa-1", "Ꭺnna", "օlga", "ꓮnna", "аннаא"]
        {
            assert_eq!(text.parse::<Name>(), Err(NotAName::MixedScripts), "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_told_apart_by_a_number() {
        assert_eq!(told_apart("Anna", &["Boris", ""]), "Anna");
        assert_eq!(told_apart("Anna", &["Anna"]), "Anna 2");
        assert_eq!(told_apart("Anna", &["Anna", "anna 2"]), "Anna 3");
        assert_eq!(told_apart("Сосо", &["Coco"]), "Сосо 2", "Cyrillic and Latin letters");
        let long = "ж".repeat(24);
        assert_eq!(told_apart(&long, &[&long]), "ж".repeat(22) + " 2");
    }
}
