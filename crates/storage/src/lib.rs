//! What outlives the process.
//!
//! The server knows a database only by two small traits: [`Logs`], the append-only logs of tables,
//! and [`People`], the people and their secrets. Neither knows a game: entries are bytes that the
//! storage keeps, chains and gives back. The promise: when the storage has acknowledged an append,
//! all of it is on the disk, in order; when it has refused an append, no part of it ever will be.

mod entry;
mod erasure;
mod metrics;
mod people;
mod sqlite;

use futures_util::future::BoxFuture;
pub use munera_ids::{PersonId, TableCode};

pub use self::entry::{
    Append, Chain, NewTable, OpenedLog, ReadLog, StoredEntry, SummaryStage, TableSummary,
};
pub use self::erasure::{Erasure, ErasureDue, PersonalText};
pub use self::metrics::StorageMetrics;
pub use self::people::{Account, CredentialKind, KnownPerson, NewSession, People};
pub use self::sqlite::{
    BackupError, Inventory, Loss, OpenError, Restoration, Sqlite, SqliteSettings, back_up, restore,
};

pub type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

/// The logs of tables: append-only, in order, each entry chained to the one before it by a hash.
pub trait Logs: Send + Sync + 'static {
    /// Creates a table with the first entries of its log. Here and in [`Logs::append`], a personal
    /// text of a person whom the storage does not know is not kept: nothing that a forgotten person
    /// has still sent comes in after they were forgotten.
    fn create(&self, table: NewTable) -> Answer<'_, ()>;

    /// Takes over a table: the server that had it before can no longer append to it. Returns the
    /// new epoch.
    fn lease(&self, table: TableCode) -> Answer<'_, u64>;

    /// Reads a table's log and checks the chain. This works even while the storage cannot write.
    fn read(&self, table: TableCode) -> Answer<'_, ReadLog>;

    /// Takes over a table and reads its log; only reads it if the storage cannot write at present.
    fn open(&self, table: TableCode) -> Answer<'_, OpenedLog> {
        Box::pin(async move {
            // Once the epoch is on the disk, no other server appends, so the log that is read
            // afterwards is complete. Reading a long log this way does not block the writer.
            let epoch = match self.lease(table).await {
                Ok(epoch) => Some(epoch),
                Err(StorageError::Unavailable(_)) => None,
                Err(error) => return Err(error),
            };
            let ReadLog { entries, head } = self.read(table).await?;
            Ok(OpenedLog { epoch, entries, head })
        })
    }

    /// Adds entries to a log that was opened here, either all of them or none; and creates another
    /// table with them, if they need one.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// What can be shown of one table without opening it.
    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>>;

    /// The record of a finished game.
    fn record(&self, table: TableCode) -> Answer<'_, Option<String>>;

    /// Keeps the record of a game that was played elsewhere.
    fn import(&self, summary: TableSummary, record: String) -> Answer<'_, ()>;

    /// The listed tables that are not over, those last touched first.
    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>>;

    /// The tables that a person has opened or sat at, those last touched first.
    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>>;

    /// All tables that are not over, which the server loads when it starts.
    fn unfinished(&self) -> Answer<'_, Vec<TableCode>>;

    /// The newest date at which a table was touched; none if there is no table.
    fn newest(&self) -> Answer<'_, Option<i64>>;

    /// Deletes a table and everything that belongs to it.
    fn delete(&self, table: TableCode) -> Answer<'_, ()>;

    /// Deletes all tables that were last touched before then and are in one of these stages;
    /// returns how many.
    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64>;

    /// Keeps a text by its hash, for tables whose options refer to it.
    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()>;

    /// The text of that hash.
    fn attachment(&self, hash: String) -> Answer<'_, Option<String>>;

    /// Some of the tables at which forgotten people have left names or words; none when all of them
    /// are erased everywhere.
    fn erasures_due(&self, most: u32) -> Answer<'_, Vec<ErasureDue>>;

    /// Erases forgotten people at one table: everything that the erasure says, or nothing of it.
    /// Refused as [`StorageError::Fenced`] if the table has been opened since its epoch began.
    fn erase(&self, erasure: Erasure) -> Answer<'_, ()>;

    /// Ends the erasure of those people who are erased at all tables. When this is answered, the
    /// storage has overwritten what it has erased. While another process reads an earlier state,
    /// such as a backup, it is not answered. Copies elsewhere are not the storage's.
    fn finish_erasures(&self) -> Answer<'_, ()>;

    /// Whether a write would succeed now. Changes nothing that can be read.
    fn probe(&self) -> Answer<'_, ()>;
}

/// Why a storage has not done what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// The table, person or text does not exist.
    #[error("there is no such thing")]
    Missing,
    /// It already exists.
    #[error("there is one already")]
    Taken,
    /// Another server has opened the table since: this one must let it go.
    #[error("the table has been opened elsewhere")]
    Fenced,
    /// The same seat has already sent a move with this id.
    #[error("a move of this id is there already")]
    Repeated,
    /// The log differs from what was written.
    #[error("entry {sequence} does not fit its chain")]
    Corrupt {
        /// The number of the first entry that does not match its chain.
        sequence: u64,
    },
    /// There is no room left, or the disk refuses: a later attempt may succeed.
    #[error("the storage does not answer: {0}")]
    Unavailable(String),
}
