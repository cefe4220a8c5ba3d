//! What the storage keeps of a table.

use sha2::{Digest, Sha256};

use super::{PersonId, PersonalText, TableCode};

/// The hash of a log up to and including some entry.
///
/// Each hash is made from the one before it and the entry's bytes. So if an entry is changed, lost
/// or moved, all later hashes show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(pub [u8; 32]);

impl Chain {
    /// The hash before the first entry of a table's log.
    pub fn start(table: TableCode) -> Self {
        Self(
            Sha256::new()
                .chain_update(b"munera log 1")
                .chain_update(table.bytes())
                .finalize()
                .into(),
        )
    }

    /// The hash after one more entry.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(bytes).finalize().into())
    }
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// The entry as the server writes it. The storage does not look inside.
    pub bytes: Vec<u8>,
    /// For a move: the seat, and the id that its client made, which is unique for that seat at that
    /// table.
    pub made_by: Option<(u8, String)>,
    /// The text that the entry has only a hash of; none if it has no such text, or the text was
    /// erased.
    pub personal: Option<PersonalText>,
}

/// The stage that a table has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SummaryStage {
    /// People are sitting down.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over, or was given up.
    Over,
    /// The record of a game that was played elsewhere.
    Imported,
}

impl SummaryStage {
    /// All stages.
    pub const ALL: [Self; 4] = [Self::Gathering, Self::Playing, Self::Over, Self::Imported];
}

/// What can be shown of a table without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    pub table: TableCode,
    /// The stage that it has reached.
    pub stage: SummaryStage,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// When something last happened there, in milliseconds since 1970.
    pub touched: i64,
    /// JSON for the lobby, which the storage does not look into.
    pub listing: String,
    /// The person who opened it, and everyone who sits or has sat there.
    pub people: Vec<PersonId>,
}

/// A new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What can be shown of it.
    pub summary: TableSummary,
    /// The first entries of its log.
    pub entries: Vec<StoredEntry>,
    /// The record of its game, if the game is over from the start.
    pub record: Option<String>,
}

/// A log as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadLog {
    /// All entries.
    pub entries: Vec<StoredEntry>,
    /// The hash of the whole log.
    pub head: Chain,
}

/// A log that has been opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedLog {
    /// How often the table has been opened; appends must name it. None if the storage cannot write.
    pub epoch: Option<u64>,
    /// All entries.
    pub entries: Vec<StoredEntry>,
    /// The hash of the whole log.
    pub head: Chain,
}

/// Entries to be added to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table whose log grows.
    pub table: TableCode,
    /// The epoch that [`OpenedLog`] gave.
    pub epoch: u64,
    /// The number of the first of these entries: the number of entries before it.
    pub sequence: u64,
    pub entries: Vec<StoredEntry>,
    /// The new summary of the table, if it changes.
    pub summary: Option<TableSummary>,
    /// The record, if the game has just ended.
    pub record: Option<String>,
    /// A table that is created with these entries: both or neither. An entry says where the same
    /// people play again, so without that table it would be wrong, and the table without the entry
    /// would be made again.
    pub creates: Option<NewTable>,
}
