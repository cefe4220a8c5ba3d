//! What is kept of a table.

use sha2::{Digest, Sha256};

use super::{PersonId, TableCode};

/// The hash of a log up to and with some entry.
///
/// Each is made from the one before it and the entry's bytes, so that no entry can be changed, lost
/// or moved without all that follow showing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(pub [u8; 32]);

impl Chain {
    /// Before the first entry of a table's log.
    pub fn start(table: TableCode) -> Self {
        Self(
            Sha256::new()
                .chain_update(b"munera log 1")
                .chain_update(table.bytes())
                .finalize()
                .into(),
        )
    }

    /// After one more entry.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(bytes).finalize().into())
    }
}

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// What happened, as the server writes it. The storage does not look inside.
    pub bytes: Vec<u8>,
    /// For a move: the seat and the id that its client made for it, which no other move of that seat
    /// at that table has.
    pub made_by: Option<(u8, String)>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SummaryStage {
    /// People are sitting down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over, or was given up.
    Over,
    /// The record of a game that was played elsewhere.
    Imported,
}

/// What is shown of a table without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Which table.
    pub table: TableCode,
    /// How far it is.
    pub stage: SummaryStage,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// When something last happened there, in milliseconds since 1970.
    pub touched: i64,
    /// What the lobby shows: JSON that the storage does not look into.
    pub listing: String,
    /// Who opened it, sits or has sat there.
    pub people: Vec<PersonId>,
}

/// A table that is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What is shown of it.
    pub summary: TableSummary,
    /// The first entries of its log.
    pub entries: Vec<StoredEntry>,
    /// The record of its game, if that is over as it begins.
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
    /// How often the table has been opened; appends name it. None if nothing can be written.
    pub epoch: Option<u64>,
    /// All entries.
    pub entries: Vec<StoredEntry>,
    /// The hash of the whole log.
    pub head: Chain,
}

/// Entries to be added to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// To which table's log.
    pub table: TableCode,
    /// The epoch that [`OpenedLog`] gave.
    pub epoch: u64,
    /// The number that the first of the entries gets: how many there are before it.
    pub sequence: u64,
    /// The entries.
    pub entries: Vec<StoredEntry>,
    /// What is shown of the table from now on, if that changes.
    pub summary: Option<TableSummary>,
    /// The record, if the game has just ended.
    pub record: Option<String>,
}
