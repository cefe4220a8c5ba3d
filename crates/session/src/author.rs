//! Who asks something of a table.

use crate::{PersonId, Sitter};

/// The person or program that asks something of a table, as the server has recognised them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Author {
    /// Who it is.
    pub id: PersonId,
    /// Guests that they have been before they logged in: what those hold is theirs.
    pub formerly: Vec<PersonId>,
    /// How they are called.
    pub name: String,
    /// Whether a program speaks.
    pub is_program: bool,
}

impl Author {
    /// Whether this is the same person.
    pub fn is(&self, person: PersonId) -> bool {
        self.id == person || self.formerly.contains(&person)
    }

    /// A person of whom nothing is known. No person has the id 0.
    pub const fn stranger() -> Self {
        Self { id: PersonId(0), formerly: Vec::new(), name: String::new(), is_program: false }
    }

    /// Whether this is the person in a chair. A chair that was taken by hand is not a program's.
    pub fn sits(&self, sitter: &Sitter) -> bool {
        self.is(sitter.id) && (sitter.is_program || !self.is_program)
    }
}
