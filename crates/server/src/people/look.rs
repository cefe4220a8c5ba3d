//! What a name looks like.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::plain_text::is_joiner;

/// What a name looks like: two names with the same look can be taken for each other.
///
/// This is a small part of the skeletons of Unicode Technical Standard 39: it knows the letters of
/// Latin, Greek and Cyrillic, which the people here write in, and the digits that look like letters.
/// It calls too many names alike rather than too few: then a name gets a number.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Look(String);

impl Look {
    /// The look of a name.
    pub(super) fn of(name: &str) -> Self {
        // Wide, bold and ringed letters become plain ones; accents are overlooked in small print.
        let plain = name.nfkd().filter(|symbol| !is_combining_mark(*symbol) && !is_joiner(*symbol));
        // Some capital letters have a twin that the small ones do not have, and the other way.
        let like_capitals = plain.map(like_latin);
        let small = like_capitals.flat_map(char::to_lowercase).map(like_latin);
        Self(small.filter(|symbol| symbol.is_alphanumeric() || !symbol.is_ascii()).collect())
    }
}

/// The Latin letter that looks like a letter or a digit.
const fn like_latin(symbol: char) -> char {
    match symbol {
        'А' | 'а' | 'Α' | 'α' => 'a',
        'В' | 'Β' | 'ь' | 'Ь' => 'b',
        'С' | 'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'Е' | 'е' | 'Ε' => 'e',
        'Ԍ' => 'g',
        'Н' | 'Η' | 'һ' | 'Һ' => 'h',
        'І' | 'і' | 'Ι' | 'ι' | 'l' | '1' | '|' | 'Ӏ' | 'ӏ' => 'i',
        'Ј' | 'ј' => 'j',
        'К' | 'к' | 'Κ' | 'κ' => 'k',
        'М' | 'м' | 'Μ' => 'm',
        'Ν' | 'п' => 'n',
        'О' | 'о' | 'Ο' | 'ο' | 'σ' | '0' => 'o',
        'Р' | 'р' | 'Ρ' | 'ρ' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'Ѕ' | 'ѕ' => 's',
        'Т' | 'т' | 'Τ' | 'τ' => 't',
        'υ' | 'и' => 'u',
        'ν' => 'v',
        'ԝ' | 'ω' => 'w',
        'Х' | 'х' | 'Χ' | 'χ' => 'x',
        'У' | 'у' | 'Υ' => 'y',
        'Ζ' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::Look;

    #[test]
    fn names_that_are_taken_for_each_other_look_alike() {
        for (one, other) in [
            ("Anna", "Аnna"),
            ("Coco", "Сосо"),
            ("РАТ", "PAT"),
            ("Ivan", "lvan"),
            ("B0b", "BOB"),
            ("Ａｎｎａ", "Anna"),
            ("𝐀nna", "Anna"),
            ("Zoë", "Zoe"),
            ("A n n a", "Anna"),
            ("An.na", "Anna"),
        ] {
            assert_eq!(Look::of(one), Look::of(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Анна", "Анка"), ("李", "王"), ("👩", "👧")]
        {
            assert_ne!(Look::of(one), Look::of(other), "{one} {other}");
        }
    }
}
