//! The words of Gorus Maximus only.

use fluent_bundle::FluentValue;
use munera_rules::Explain as _;
use munera_rules::gorus::{Card, School};

use super::translation::Locale;

/// A school as the variable of a message: its letter. The message chooses the grammatical form.
pub fn school_variable(school: School) -> (&'static str, FluentValue<'static>) {
    ("school", school.letter().to_string().into())
}

impl Locale {
    /// A school's short name.
    pub fn school(&self, school: School) -> String {
        self.format("gorus-school-name", &[school_variable(school)])
    }

    /// A school's letter on cards, in the reader's alphabet.
    pub fn school_letter(&self, school: School) -> String {
        self.format("gorus-school-letter", &[school_variable(school)])
    }

    /// A gladiator as it is printed on screens: `F10`, in Russian `К10`.
    pub fn gladiator(&self, card: Card) -> String {
        self.message(&card.message())
    }
}
