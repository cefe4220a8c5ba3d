//! The words of Gladiators only.

use fluent_bundle::FluentValue;
use munera_rules::gladiators::Trait;

use super::translation::Locale;

/// A trait as the variable of a message: its letter. The message chooses the grammatical form.
pub fn trait_variable(kind: Trait) -> (&'static str, FluentValue<'static>) {
    ("trait", kind.letter().to_string().into())
}

impl Locale {
    /// A trait's name.
    pub fn trait_name(&self, kind: Trait) -> String {
        self.format("gladiators-trait-name", &[trait_variable(kind)])
    }
}
