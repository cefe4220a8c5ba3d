//! The mark of a database that is open.
//!
//! After a crash, the newest writes are only in SQLite's write-ahead log. If that file is missing,
//! or if the database was copied or renamed without it, SQLite opens the database as it was before
//! those writes and says nothing. So a server writes into the database itself that it is open, and
//! at its orderly end that it is closed. A database that is marked as open must have its log.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::OpenError;
use super::lock::with_suffix;

/// The version of the database that has a mark.
const SINCE: u32 = 4;

/// SQLite's write-ahead log of a database.
pub(super) struct WriteAheadLog {
    database: PathBuf,
    log: PathBuf,
    was_there: bool,
}

impl WriteAheadLog {
    /// Looks for the log. This must happen before SQLite opens the database, because SQLite creates
    /// a log that is missing.
    pub(super) fn look_for(database: &Path) -> Self {
        let log = with_suffix(database, "-wal");
        Self { was_there: log.exists(), database: database.to_owned(), log }
    }

    /// Checks that a database of that version which was not closed in order has its log.
    pub(super) fn check(&self, connection: &Connection, version: u32) -> Result<(), OpenError> {
        if self.was_there || !self.must_be_there(connection, version)? {
            return Ok(());
        }
        Err(OpenError::LogMissing { log: self.log.clone(), database: self.database.clone() })
    }

    /// Removes the empty log that SQLite has created for a connection which only reads. The next
    /// check would take it for the one that is missing.
    pub(super) fn remove_new(&self) {
        let is_empty = |path: &Path| fs::metadata(path).is_ok_and(|found| found.len() == 0);
        if !self.was_there && is_empty(&self.log) {
            let _ = fs::remove_file(&self.log);
        }
    }

    fn must_be_there(&self, connection: &Connection, version: u32) -> rusqlite::Result<bool> {
        let is_marked = "SELECT is_open FROM open_mark";
        match version {
            0 => Ok(false),
            1..SINCE => Ok(former_mark(&self.database).exists()),
            SINCE.. => connection.query_row(is_marked, [], |row| row.get(0)),
        }
    }
}

/// Marks a database as open, in the file itself and not only in its log.
pub(super) fn set(connection: &Connection, database: &Path) -> Result<(), OpenError> {
    // A connection that ends for any other reason than an orderly end leaves the log as it is.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    write(connection, true)?;
    // If a reader, such as a backup, does not let this through now, the next checkpoint does it.
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
    remove_former(database).map_err(|error| OpenError::File(former_mark(database), error))
}

/// Marks a database as closed, because nothing will be written any more.
pub(super) fn clear(connection: &Connection) -> rusqlite::Result<()> {
    write(connection, false)?;
    // Now closing may merge the log into the database and remove it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false).map(drop)
}

/// Marks a copy, which has no log, as closed.
pub(super) fn clear_copy(connection: &Connection, version: u32) -> rusqlite::Result<()> {
    if version >= SINCE { write(connection, false) } else { Ok(()) }
}

fn write(connection: &Connection, is_open: bool) -> rusqlite::Result<()> {
    connection.execute("UPDATE open_mark SET is_open = ?1", [is_open]).map(drop)
}

/// The mark of earlier versions: a file beside the database.
fn former_mark(database: &Path) -> PathBuf {
    with_suffix(database, ".open")
}

/// Removes the mark of an earlier version, if there is one.
pub(super) fn remove_former(database: &Path) -> io::Result<()> {
    match fs::remove_file(former_mark(database)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
