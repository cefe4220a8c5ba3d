//! Who asks something of a table.

use crate::{PersonId, Sitter};

/// The person or program that asks something of a table, as the server has recognised them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Author {
    /// The person's number, for ever.
    pub id: PersonId,
    /// The guests that this person was before logging in: their seats belong to this person.
    pub formerly: Vec<PersonId>,
    /// The name that the others at the table see.
    pub name: String,
    /// Whether a program speaks, by a token.
    pub is_program: bool,
}

impl Author {
    /// Whether this is the same person.
    pub fn is(&self, person: PersonId) -> bool {
        self.id == person || self.formerly.contains(&person)
    }

    /// An author who is no known person. No person has the id 0.
    pub const fn stranger() -> Self {
        Self { id: PersonId(0), formerly: Vec::new(), name: String::new(), is_program: false }
    }

    /// Whether this is the person in a chair. A program does not count as the sitter of a chair
    /// that was taken by hand.
    pub fn sits(&self, sitter: &Sitter) -> bool {
        self.is(sitter.id) && (sitter.is_program || !self.is_program)
    }
}
