//! Backs up a database, and restores it.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::connection::{self, create_private};
use super::lock::{DatabaseLock, real_path, with_suffix};
use super::open_mark::{self, WriteAheadLog};
use super::verify::{Inventory, verify};
use super::{OpenError, SqliteSettings, migrations};

/// Why a backup or a restore failed. The database that was there before is still there.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A database cannot be opened, or is in use.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The file does not exist.
    #[error("{}: there is no database", .0.display())]
    Missing(PathBuf),
    /// The pages of the copy are damaged.
    #[error("{path}: the database is damaged: {1}", path = .0.display())]
    Damaged(PathBuf, String),
    /// The file system refuses.
    #[error("{path}: {1}", path = .0.display())]
    File(PathBuf, #[source] io::Error),
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Open(OpenError::Database(error))
    }
}

/// Copies a database, which a server may be writing to, into a file.
///
/// The copy shows one moment of the database. It gets its name only when it has been checked and is
/// on the disk; it replaces a file of that name.
pub fn back_up(database: &Path, file: &Path) -> Result<Inventory, BackupError> {
    let partial = with_suffix(file, ".partial");
    let inventory = copy(database, &partial, Loss::Refused).inspect_err(|_| discard(&partial))?;
    put_in_place(&partial, file)?;
    Ok(inventory)
}

/// What happens to a database that was open and has lost its write-ahead log, and perhaps its newest
/// moves with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It is refused.
    Refused,
    /// It is taken as it is.
    Accepted,
}

/// What [`restore`] has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restoration {
    /// What the database contains now.
    pub inventory: Inventory,
    /// Where the previous database is kept, if there was one.
    pub former: Option<PathBuf>,
}

/// Replaces a database by a backup, unless a server is running on it. The previous database is kept
/// under another name.
pub fn restore(database: &Path, file: &Path, loss: Loss) -> Result<Restoration, BackupError> {
    let unreachable = |error| BackupError::File(database.to_owned(), error);
    let database = real_path(database).map_err(unreachable)?;
    let mut lock = DatabaseLock::take(&database)?;
    if database.exists() {
        lock.hold(&database)?;
    }
    let partial = with_suffix(&database, ".partial");
    let inventory = copy(file, &partial, loss).inspect_err(|_| discard(&partial))?;
    let former = keep_aside(&database)?;
    put_in_place(&partial, &database)?;
    open_mark::remove_former(&database)
        .map_err(|error| BackupError::File(database.clone(), error))?;
    Ok(Restoration { inventory, former })
}

/// Copies a database to a new file, checks the copy, and syncs it to the disk.
fn copy(from: &Path, to: &Path, loss: Loss) -> Result<Inventory, BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    discard(to);
    create_private(to)?;
    let from = &real_path(from).map_err(|error| BackupError::File(from.to_owned(), error))?;
    let log = WriteAheadLog::look_for(from);
    let source = connection::open_for_reading(from, &SqliteSettings::default())?;
    let version = migrations::check(&source, from)?;
    if version == 0 {
        return Err(OpenError::Foreign(from.to_owned()).into());
    }
    if loss == Loss::Refused
        && let Err(error) = log.check(&source, version)
    {
        drop(source);
        log.remove_new();
        return Err(error.into());
    }
    let mut target = Connection::open(to)?;
    // All pages in one step: a reader does not block a writer, and a copy in several steps would
    // have to start again after each commit in between.
    let step = Backup::new(&source, &mut target)?.step(-1)?;
    if step != StepResult::Done {
        return Err(OpenError::InUse(from.to_owned()).into());
    }
    // One file without a log beside it, which can be read even from a read-only place.
    target.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    open_mark::clear_copy(&target, version)?;
    let inventory = verify(&target, to)?;
    target.close().map_err(|(_, error)| error)?;
    sync(to)?;
    Ok(inventory)
}

/// Gives a finished copy its name, and syncs the name to the disk.
fn put_in_place(partial: &Path, file: &Path) -> Result<(), BackupError> {
    fs::rename(partial, file).map_err(|error| BackupError::File(file.to_owned(), error))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Where a folder cannot be opened like this, the rename must be enough.
    if cfg!(unix) { sync(folder.unwrap_or(Path::new("."))) } else { Ok(()) }
}

/// Gives the present database a second name, so that it stays when the first name goes to another
/// file.
///
/// First its write-ahead log is merged into it, because SQLite would apply a log that is left
/// behind to the new database. At every moment there is a database with its log. Only a database
/// that is too damaged to be opened is separated from its log; then both are kept.
fn keep_aside(database: &Path) -> Result<Option<PathBuf>, BackupError> {
    if !database.exists() {
        return Ok(None);
    }
    let mut candidates =
        (1..).map(|number| with_suffix(database, &format!(".before-restore-{number}")));
    let Some(former) = candidates.find(|name| !name.exists()) else { return Ok(None) };
    let in_log = |path: &Path| with_suffix(path, "-wal");
    let named = |error| BackupError::File(former.clone(), error);
    let wal = WriteAheadLog::look_for(database);
    // Closing the last connection merges the log and removes it.
    if let Ok(connection) = Connection::open(database) {
        // A database that has lost its log goes on saying so.
        if let Ok(version) = migrations::check(&connection, database)
            && wal.check(&connection, version).is_ok()
        {
            let _ = open_mark::clear_copy(&connection, version);
        }
        let _ =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    }
    hard_link_or_copy(database, &former).map_err(named)?;
    let log = in_log(database);
    if log.exists() {
        hard_link_or_copy(&log, &in_log(&former)).map_err(named)?;
        fs::remove_file(&log).map_err(named)?;
    }
    Ok(Some(former))
}

/// A second name for a file, or a copy where the file system allows only one name.
fn hard_link_or_copy(file: &Path, name: &Path) -> io::Result<()> {
    fs::hard_link(file, name).or_else(|_| fs::copy(file, name).map(|_| ()))
}

fn sync(path: &Path) -> Result<(), BackupError> {
    let synced = File::open(path).and_then(|file| file.sync_all());
    synced.map_err(|error| BackupError::File(path.to_owned(), error))
}

/// Removes an unfinished copy, if there is one, and SQLite's files beside it.
fn discard(partial: &Path) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
        let _ = fs::remove_file(with_suffix(partial, suffix));
    }
}
