//! What only Gorus Maximus says.

use fluent_bundle::FluentValue;
use munera_rules::gorus::School;

use super::translation::Locale;

/// How a school is handed to a message: by its letter, and the message chooses the form.
pub fn school_variable(school: School) -> (&'static str, FluentValue<'static>) {
    ("school", school.letter().to_string().into())
}

impl Locale {
    /// A school's short name.
    pub fn school(&self, school: School) -> String {
        self.format("gorus-school-name", &[school_variable(school)])
    }
}
