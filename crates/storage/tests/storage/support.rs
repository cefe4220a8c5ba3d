//! Shared by the tests of the storage.

use std::path::PathBuf;

use munera_faulty_disk::FaultyDisk;
use munera_ids::TableCode;
use munera_storage::{
    Append, Logs, NewTable, PersonId, Sqlite, SqliteSettings, StoredEntry, SummaryStage,
    TableSummary,
};
use tempfile::TempDir;

/// A folder for a database, removed after the test.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Where the database is.
    pub(crate) fn database(&self) -> PathBuf {
        self.file("munera.db")
    }

    /// The database, on the real disk.
    pub(crate) fn open(&self) -> Sqlite {
        Sqlite::open(&self.database(), &SqliteSettings::default()).expect("the database opens")
    }

    /// A bare connection to the database, to damage it or to look inside.
    pub(crate) fn raw(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.database()).expect("the file opens")
    }
}

/// The code of a test's table.
pub(crate) fn code(number: u32) -> TableCode {
    let mut bytes = [7; 10];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    TableCode::from_bytes(bytes)
}

/// A summary that says nothing special.
pub(crate) fn summary(table: TableCode) -> TableSummary {
    TableSummary {
        table,
        stage: SummaryStage::Playing,
        listed: true,
        touched: 1_000,
        listing: r#"{"game":"gorus"}"#.to_owned(),
        people: vec![PersonId(1), PersonId(2)],
    }
}

/// An entry that no client made.
pub(crate) fn entry(text: &str) -> StoredEntry {
    StoredEntry { bytes: text.as_bytes().to_vec(), made_by: None, personal: None }
}

/// A move.
pub(crate) fn made(text: &str, seat: u8, id: &str) -> StoredEntry {
    StoredEntry {
        bytes: text.as_bytes().to_vec(),
        made_by: Some((seat, id.to_owned())),
        personal: None,
    }
}

/// An append that changes nothing but the log.
pub(crate) fn append(
    table: TableCode,
    epoch: u64,
    sequence: u64,
    entries: &[StoredEntry],
) -> Append {
    let entries = entries.to_vec();
    Append { table, epoch, sequence, entries, summary: None, record: None, creates: None }
}

/// Creates a table with these entries, and opens it; returns the epoch.
pub(crate) async fn table_with(storage: &Sqlite, table: TableCode, entries: &[StoredEntry]) -> u64 {
    let new = NewTable { summary: summary(table), entries: entries.to_vec(), record: None };
    storage.create(new).await.expect("the table is made");
    storage.lease(table).await.expect("the table is taken over")
}

/// The database on a disk that can fail.
pub(crate) fn on(place: &Place, disk: &FaultyDisk) -> Sqlite {
    let settings =
        SqliteSettings { vfs: Some(disk.name().to_owned()), durable: true, metrics: None };
    Sqlite::open(&place.database(), &settings).expect("the database opens")
}
