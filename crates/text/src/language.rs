//! The languages that the program speaks.

use std::fmt;

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};

/// A language in which every text exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    Russian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Russian];

    /// The code that options and records use.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
        }
    }

    /// The language with that code.
    pub fn read(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a value such as `ru_RU.UTF-8`, as the environment variable `LANG` gives it;
    /// English if the program has no texts in it.
    pub fn detect(value: &str) -> Self {
        Self::negotiate(value.split(['.', '@']).take(1))
    }

    /// The first of some language tags (`ru-RU`) that the program has texts in; English if there is
    /// none.
    pub fn negotiate<'t>(wanted: impl IntoIterator<Item = &'t str>) -> Self {
        let wanted = convert_vec_str_to_langids_lossy(wanted);
        let available = convert_vec_str_to_langids_lossy(Self::ALL.map(Self::code));
        let found = negotiate_languages(&wanted, &available, None, NegotiationStrategy::Lookup);
        found.first().and_then(|tag| Self::read(tag.language.as_str())).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
