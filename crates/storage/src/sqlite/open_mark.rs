//! The mark of a database that is open.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::OpenError;
use super::lock::with_suffix;

/// The mark of a database that is open: a file beside it, from the first write until the database
/// has been closed in order.
///
/// After a crash, the newest writes are only in SQLite's write-ahead log. If that file is deleted,
/// SQLite opens the database as it was before those writes and says nothing. A database that is
/// marked must have its log.
#[derive(Debug)]
pub(super) struct OpenMark {
    mark: PathBuf,
    log: PathBuf,
}

impl OpenMark {
    /// Checks that a database which was not closed in order has its log. This must happen before
    /// SQLite opens the database, because SQLite creates a log that is missing.
    pub(super) fn check(database: &Path) -> Result<(), OpenError> {
        let (mark, log) = files(database);
        if mark.exists() && !log.exists() {
            return Err(OpenError::LogMissing { log, mark });
        }
        Ok(())
    }

    /// Marks a database as open. Its log must be on the disk already: otherwise a power cut could
    /// leave the mark without the log, although no write is lost.
    pub(super) fn put(database: &Path) -> Result<Self, OpenError> {
        let (mark, log) = files(database);
        let written =
            File::create(&mark).and_then(|file| file.sync_all()).and_then(|()| sync_folder(&mark));
        written.map_err(|error| OpenError::File(mark.clone(), error))?;
        Ok(Self { mark, log })
    }

    /// Removes the mark of a database that has been replaced by one without a log.
    pub(super) fn clear(database: &Path) -> io::Result<()> {
        match fs::remove_file(files(database).0) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

impl Drop for OpenMark {
    /// The last connection merges the log into the database and removes it. While another process
    /// has the database open, the log stays; if it is empty, all of it has been merged. Otherwise
    /// that process is reading an earlier state, and the log is still needed.
    fn drop(&mut self) {
        if fs::metadata(&self.log).map_or(true, |log| log.len() == 0) {
            // If this fails, the next start refuses the database and says what to do.
            let _ = fs::remove_file(&self.mark);
        }
    }
}

/// The mark and the log of a database.
fn files(database: &Path) -> (PathBuf, PathBuf) {
    (with_suffix(database, ".open"), with_suffix(database, "-wal"))
}

/// Writes the names in the folder of a file to the disk.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Where a folder cannot be opened like this, the file system must do it by itself.
    if cfg!(unix) { File::open(folder.unwrap_or(Path::new(".")))?.sync_all() } else { Ok(()) }
}
