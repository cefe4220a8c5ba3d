//! What outlives the process.
//!
//! Two small traits are all that the server knows of a database: [`Logs`], the append-only logs of
//! tables, and [`People`], who is who. Neither knows a game: entries are bytes that the storage
//! keeps, chains and gives back. What is promised: when an append has been answered, it is on the
//! disk, wholly and in order; when it has been refused, nothing of it ever is.

mod entry;
mod metrics;
mod people;
mod sqlite;

use futures_util::future::BoxFuture;
pub use munera_ids::{PersonId, TableCode};

pub use self::entry::{
    Append, Chain, NewTable, OpenedLog, ReadLog, StoredEntry, SummaryStage, TableSummary,
};
pub use self::metrics::StorageMetrics;
pub use self::people::{Account, CredentialKind, KnownPerson, NewSession, People};
pub use self::sqlite::{
    BackupError, Inventory, OpenError, Restoration, Sqlite, SqliteSettings, back_up, restore,
};

/// The answer to come of a storage.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

/// The logs of tables: append-only, in order, each entry chained to the one before it by a hash.
pub trait Logs: Send + Sync + 'static {
    /// Makes a table with the first entries of its log.
    fn create(&self, table: NewTable) -> Answer<'_, ()>;

    /// Takes a table over: the server that had it before can append to it no longer. Gives the
    /// epoch that begins with it.
    fn lease(&self, table: TableCode) -> Answer<'_, u64>;

    /// Reads a table's log and checks the chain, which can be done when nothing can be written.
    fn read(&self, table: TableCode) -> Answer<'_, ReadLog>;

    /// Takes a table over and reads its log; reads it only, if nothing can be written at present.
    fn open(&self, table: TableCode) -> Answer<'_, OpenedLog> {
        Box::pin(async move {
            // Once the epoch is on the disk no other server appends, so the log that is read after it is
            // the whole one, and a long log is read without keeping the writer.
            let epoch = match self.lease(table).await {
                Ok(epoch) => Some(epoch),
                Err(StorageError::Unavailable(_)) => None,
                Err(error) => return Err(error),
            };
            let ReadLog { entries, head } = self.read(table).await?;
            Ok(OpenedLog { epoch, entries, head })
        })
    }

    /// Adds entries to a log that was opened here, all or none of them.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// What is shown of one table without opening it.
    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>>;

    /// The record of a finished game.
    fn record(&self, table: TableCode) -> Answer<'_, Option<String>>;

    /// Keeps the record of a game that was played elsewhere.
    fn import(&self, summary: TableSummary, record: String) -> Answer<'_, ()>;

    /// The listed tables that are not over, those last touched first.
    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>>;

    /// The tables that a person has opened or sat at, those last touched first.
    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>>;

    /// All tables that are not over: those to be woken when the server begins.
    fn unfinished(&self) -> Answer<'_, Vec<TableCode>>;

    /// Forgets a table and all that belongs to it.
    fn delete(&self, table: TableCode) -> Answer<'_, ()>;

    /// Forgets all tables that were last touched before then and are in one of these stages; tells
    /// how many.
    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64>;

    /// Keeps a text by its hash, for tables whose options refer to it.
    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()>;

    /// The text of that hash.
    fn attachment(&self, hash: String) -> Answer<'_, Option<String>>;

    /// Whether a write would succeed now. Changes nothing that can be read.
    fn probe(&self) -> Answer<'_, ()>;
}

/// Why a storage has not done as it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// There is one already.
    #[error("there is one already")]
    Taken,
    /// Another server has opened the table since: this one must let it go.
    #[error("the table has been opened elsewhere")]
    Fenced,
    /// The same seat has sent a move of the same id before.
    #[error("a move of this id is there already")]
    Repeated,
    /// The log is not what was written: the number of the first entry that does not fit its chain.
    #[error("entry {sequence} does not fit its chain")]
    Corrupt {
        /// The first entry that does not fit.
        sequence: u64,
    },
    /// There is no room left, or the disk refuses: it may do so later.
    #[error("the storage does not answer: {0}")]
    Unavailable(String),
}
