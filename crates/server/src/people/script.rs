//! The scripts whose letters are taken for each other.

/// A script whose letters look like those of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    Latin,
    Greek,
    Cyrillic,
}

impl Script {
    /// The script of a letter, if it is one of these. The ranges are whole blocks of Unicode, which
    /// never move.
    pub(super) fn of(symbol: char) -> Option<Self> {
        if !symbol.is_alphabetic() {
            return None;
        }
        match symbol {
            'a'..='z'
            | 'A'..='Z'
            | '\u{aa}'..='\u{2af}'
            | '\u{1e00}'..='\u{1eff}'
            | '\u{2c60}'..='\u{2c7f}'
            | '\u{a720}'..='\u{a7ff}'
            | '\u{ab30}'..='\u{ab6f}'
            | '\u{ff21}'..='\u{ff5a}' => Some(Self::Latin),
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Self::Greek),
            '\u{400}'..='\u{52f}'
            | '\u{1c80}'..='\u{1c8f}'
            | '\u{2de0}'..='\u{2dff}'
            | '\u{a640}'..='\u{a69f}' => Some(Self::Cyrillic),
            _ => None,
        }
    }

    /// Whether a word has letters of several of these scripts.
    pub(super) fn mixes(word: &str) -> bool {
        let mut scripts = word.chars().filter_map(Self::of);
        let first = scripts.next();
        scripts.any(|script| Some(script) != first)
    }
}
