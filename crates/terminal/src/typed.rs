//! Typed words: in the reader's language or in English, whole or by their beginnings.

use munera_text::{Language, Locale};

use super::command::plain;

/// A text in the reader's language and in English, normalised for comparison.
pub(super) fn in_both(locale: &Locale, text: impl Fn(&Locale) -> String) -> [String; 2] {
    [locale, Locale::of(Language::English)].map(|locale| plain(&text(locale)))
}

/// The words of a message in both languages; one message has all words with the same meaning.
pub(super) fn words(locale: &Locale, id: &str) -> Vec<String> {
    let texts = in_both(locale, |locale| locale.text(id));
    texts.iter().flat_map(|text| text.split(' ').map(str::to_owned)).collect()
}

/// Which of some verbs a word means. A beginning is enough for verbs that are legal now. Other
/// verbs need a few letters, so that a command is not taken for a move.
pub(super) fn verb(
    known: &[(&'static str, Vec<String>)],
    fitting: &[&str],
    word: &str,
) -> Option<&'static str> {
    let is_whole = |(_, words): &&(_, Vec<String>)| words.iter().any(|it| it == word);
    let is_begun = |(_, words): &&(_, Vec<String>)| words.iter().any(|it| it.starts_with(word));
    let fits = |verb: &str| known.iter().find(|it| it.0 == verb).filter(is_begun);
    let is_long = word.chars().count() >= 3;
    let whole = known.iter().find(is_whole);
    let fitting = || fitting.iter().find_map(|verb| fits(verb));
    let begun = || known.iter().find(is_begun).filter(|_| is_long);
    whole.or_else(fitting).or_else(begun).map(|(verb, _)| *verb)
}
