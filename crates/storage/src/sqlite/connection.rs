//! Opens connections to the database.

use std::fs::OpenOptions;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::open_mark::WriteAheadLog;
use super::{OpenError, SqliteSettings, migrations};

/// How long to wait for a lock of another process, such as a checkpoint or the start of a backup.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many prepared statements a connection keeps: more than this program has.
const STATEMENTS: usize = 96;

/// Opens the connection that writes to a file, which may be empty. Creates the database in it, or
/// migrates it, if necessary.
pub(super) fn open_for_writing(
    path: &Path,
    settings: &SqliteSettings,
) -> Result<Connection, OpenError> {
    // A file system that tests have made has its own files.
    let log = settings.vfs.is_none().then(|| WriteAheadLog::look_for(path));
    let mut connection = connect(path, settings, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Nothing is written, not even the journal mode, before the database is known to be ours.
    let version = migrations::check(&connection, path)?;
    if let Some(log) = log {
        log.check(&connection, version)?;
    }
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    // Every commit waits until the log is on the disk.
    connection.pragma_update(None, "synchronous", if settings.durable { "full" } else { "off" })?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Deleted data is overwritten with zeros, also in pages that go to the free list, so that a
    // person who asks to be forgotten really is. The cheaper "fast" leaves whole pages of a deleted
    // log as they are.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    // The log grows to four megabytes before it is merged into the database, and is cut to that
    // size after a burst.
    connection.pragma_update_and_check(None, "wal_autocheckpoint", 1_000, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", 4 << 20, |_| Ok(()))?;
    // The data that a savepoint may have to restore is kept in memory.
    connection.pragma_update(None, "temp_store", "memory")?;
    migrations::migrate(&mut connection, version)?;
    Ok(connection)
}

/// A connection that can only read.
pub(super) fn open_for_reading(
    path: &Path,
    settings: &SqliteSettings,
) -> Result<Connection, OpenError> {
    connect(path, settings, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn connect(
    path: &Path,
    settings: &SqliteSettings,
    access: OpenFlags,
) -> Result<Connection, OpenError> {
    // Each connection stays on one thread, so SQLite need not lock it.
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = match &settings.vfs {
        Some(vfs) => Connection::open_with_flags_and_vfs(path, flags, vfs.as_str())?,
        None => Connection::open_with_flags(path, flags)?,
    };
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A megabyte each: logs are short, and the operating system caches the file's pages anyway.
    // This is the first time that SQLite reads the file.
    connection.pragma_update(None, "cache_size", -1_024).map_err(|error| {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::Foreign(path.to_owned()),
            _ => OpenError::Database(error),
        }
    })?;
    Ok(connection)
}

/// Creates the file if it does not exist, readable by its owner only, because it has seeds of
/// running games. SQLite gives its log the same permissions.
pub(super) fn create_private(path: &Path) -> Result<(), OpenError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| OpenError::File(path.to_owned(), error))?;
    Ok(())
}
