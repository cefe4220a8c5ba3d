//! What only Gladiators says.

use fluent_bundle::FluentValue;
use munera_rules::gladiators::Trait;

use super::translation::Locale;

/// How a trait is handed to a message: by its letter, and the message chooses the form.
pub fn trait_variable(kind: Trait) -> (&'static str, FluentValue<'static>) {
    ("trait", kind.letter().to_string().into())
}

impl Locale {
    /// A trait's name.
    pub fn trait_name(&self, kind: Trait) -> String {
        self.format("gladiators-trait-name", &[trait_variable(kind)])
    }
}
