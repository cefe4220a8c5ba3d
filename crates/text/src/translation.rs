//! The texts of one language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use munera_rules::{Explain, RuleId, for_each_game};
use unic_langid::LanguageIdentifier;

use super::Language;

macro_rules! file {
    ($language:literal, $name:expr) => {
        include_str!(concat!("../../../locales/", $language, "/", $name, ".ftl"))
    };
}

macro_rules! sources {
    ($($name:ident, $module:ident, $title:literal, $tables:tt;)*) => {
        /// The Fluent files of a language: those for all games, and two for each game.
        pub(super) const fn sources(language: Language) -> &'static [&'static str] {
            match language {
                Language::English => sources!(@of "en" $($module)*),
                Language::Russian => sources!(@of "ru" $($module)*),
            }
        }
    };
    (@of $language:literal $($module:ident)*) => {
        &[
            file!($language, "common"),
            file!($language, "faults"),
            $(file!($language, stringify!($module)),)*
            $(file!($language, concat!("book_", stringify!($module))),)*
            file!($language, "reasons"),
            file!($language, "table"),
            file!($language, "server"),
        ]
    };
}

for_each_game!(sources);

/// All texts of one language.
///
/// ```
/// use munera_text::{Language, Locale};
/// use munera_rules::gorus::{Refusal, School, rule};
///
/// let english = Locale::of(Language::English);
/// assert_eq!(
///     english.refusal(&Refusal::MustFollow(School::Fists)),
///     "You hold Fists, the initiating school: play one of them, or challenge."
/// );
/// assert_eq!(english.rule_title(rule::G3_4), "challenges");
/// ```
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// The texts of this language, which are read once and shared.
    pub fn of(language: Language) -> &'static Self {
        static ENGLISH: OnceLock<Locale> = OnceLock::new();
        static RUSSIAN: OnceLock<Locale> = OnceLock::new();
        let shared = match language {
            Language::English => &ENGLISH,
            Language::Russian => &RUSSIAN,
        };
        shared.get_or_init(|| Self::new(language))
    }

    /// Reads the texts of this language again.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks protect texts of mixed direction. Both languages run left to right, and
        // terminals print the marks as boxes.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            // A faulty message is left out of a resource; the tests find none faulty or missing.
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "each message stands in one file only: {added:?}");
        }
        Self { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A text without variables.
    ///
    /// An id is the id of a message, or the ids of a message and of its attribute, joined by a dot.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A text without variables; `None` if there is no such message.
    pub fn find(&self, id: &str) -> Option<String> {
        self.try_format(id, &[]).map(|(text, _)| text)
    }

    /// A text with its variables filled in.
    pub fn format(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let (text, errors) = self.try_format(id, variables).unwrap_or_default();
        debug_assert!(errors.is_empty() && !text.is_empty(), "message {id}: {errors:?}");
        // If a text is missing, its id is shown: that is better than nothing.
        if text.is_empty() { id.to_owned() } else { text }
    }

    /// A text, and the errors in it; `None` if there is no such message.
    pub(super) fn try_format(
        &self,
        id: &str,
        variables: &[(&str, FluentValue<'_>)],
    ) -> Option<(String, Vec<FluentError>)> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs<'_> =
            variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        Some((text, errors))
    }

    /// The name of a game, from its name in the protocol.
    pub fn game(&self, name: &str) -> String {
        self.text(&format!("game-{}", name.replace('_', "-")))
    }

    /// The short text of a rule.
    pub fn rule(&self, rule: RuleId) -> String {
        self.explain(&rule)
    }

    /// The subject of a rule, in a word or two.
    pub fn rule_title(&self, rule: RuleId) -> String {
        self.text(&format!("{}.title", rule.message().id))
    }

    /// A list in words: commas, and a conjunction before the last item.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [head @ .., last] => {
                let variables = [("head", head.join(", ").into()), ("last", last.as_str().into())];
                self.format("list-last", &variables)
            }
        }
    }
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Locale").field(&self.language).finish()
    }
}
