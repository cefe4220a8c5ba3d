//! The storage in one file: SQLite.

mod backup;
mod connection;
mod erasure_rows;
mod job;
mod lock;
mod logs;
mod migrations;
mod open_error;
mod open_mark;
mod people;
mod person_rows;
mod readers;
mod table_rows;
mod verify;
mod writer;

use std::path::Path;
use std::sync::Arc;

pub use self::backup::{BackupError, Loss, Restoration, back_up, restore};
use self::lock::DatabaseLock;
pub use self::open_error::OpenError;
use self::readers::Readers;
pub use self::verify::Inventory;
use self::writer::Writer;
use super::{StorageError, StorageMetrics};

/// How many threads read.
const READERS: usize = 2;

/// How a database is opened.
#[derive(Clone, Debug)]
pub struct SqliteSettings {
    /// The name of a file system that was registered with SQLite; by default the real one.
    pub vfs: Option<String>,
    /// Whether an answer waits until the data is on the disk. Without this, a power cut may destroy
    /// acknowledged data and more; it exists only for tests that show exactly that.
    pub durable: bool,
    /// Counts what is written.
    pub metrics: Option<Arc<dyn StorageMetrics>>,
}

impl Default for SqliteSettings {
    fn default() -> Self {
        Self { vfs: None, durable: true, metrics: None }
    }
}

/// A database in a file, with one thread that writes and a few that read.
///
/// While it lives, no other server can open the file. Dropping it waits until all requested writes
/// are done.
pub struct Sqlite {
    // Dropped in this order: the writer closes last and removes the log; then the lock releases the
    // database.
    readers: Readers,
    writer: Writer,
    _lock: DatabaseLock,
}

impl Sqlite {
    /// Opens the database at that path. Creates it if there is none, and migrates it if it is older
    /// than this program.
    pub fn open(path: &Path, settings: &SqliteSettings) -> Result<Self, OpenError> {
        let unreachable = |error| OpenError::File(path.to_owned(), error);
        let path = lock::real_path(path).map_err(unreachable)?;
        let mut lock = DatabaseLock::take(&path)?;
        connection::create_private(&path)?;
        if settings.vfs.is_none() {
            lock.hold(&path)?;
        }
        let writing = connection::open_for_writing(&path, settings)?;
        open_mark::set(&writing, &path)?;
        // A first write brings the log to the disk, so that it can be missed from now on.
        writer::beat(&writing)?;
        let reading = (0..READERS).map(|_| connection::open_for_reading(&path, settings));
        let readers = Readers::start(reading.collect::<Result<_, _>>()?)?;
        let writer = Writer::start(writing, settings.metrics.clone())?;
        Ok(Self { readers, writer, _lock: lock })
    }
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

/// The answer when a thread has ended.
fn stopped() -> StorageError {
    StorageError::Unavailable("the storage has stopped; whether this was done is not known".into())
}
