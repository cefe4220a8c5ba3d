//! What is erased of people whom the server forgets.

use super::{PersonId, StoredEntry, TableCode};

/// A text of a person that belongs to an entry of a log, such as a name or words.
///
/// It is kept beside the log, and the entry has only a salted hash of it. So it can be erased, and
/// the chain of the log stays whole. The storage does not know how the hash is made.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonalText {
    /// The person who is named, or who speaks.
    pub person: PersonId,
    /// Random bytes that are hashed with the text. They are erased with it; otherwise short texts
    /// could be guessed from their hashes.
    pub salt: [u8; 16],
    /// The text.
    pub text: String,
}

/// Logs never contain names or words, so this does not show them.
impl std::fmt::Debug for PersonalText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PersonalText").field("person", &self.person).finish_non_exhaustive()
    }
}

/// A table at which forgotten people have left names or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErasureDue {
    pub table: TableCode,
    /// Those of them who are forgotten.
    pub people: Vec<PersonId>,
}

/// How forgotten people are erased at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erasure {
    pub table: TableCode,
    /// The epoch in which the log was read: no other server has appended since.
    pub epoch: u64,
    /// The people whose texts go. The table is no longer listed among theirs.
    pub people: Vec<PersonId>,
    /// The whole log anew, if the old one has texts of these people in its entries. It starts a new
    /// chain.
    pub rewritten: Option<Vec<StoredEntry>>,
    /// The new listing of the table, if it changes.
    pub listing: Option<String>,
    /// The new record of the game, if it changes.
    pub record: Option<String>,
}
