//! The lock of the process that owns a database.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::OpenError;

/// A database that belongs to this process alone, for as long as this value lives.
///
/// SQLite's own locks let several processes write one database in turn. But a server must not share
/// its database with another one, and no process may replace the file under it. So the server holds
/// an advisory lock on a file beside the database. The operating system releases it when the
/// process ends, for whatever reason. The file itself stays: if it were removed, two processes
/// could lock two files of the same name.
///
/// The name of that file belongs to one name of the database. If a database is renamed while a server
/// has it open, only a lock on the database itself keeps another server away.
#[derive(Debug)]
pub(super) struct DatabaseLock {
    file: File,
    database: Option<File>,
}

impl DatabaseLock {
    /// Takes the lock of the database at that path. The database need not exist yet.
    pub(super) fn take(database: &Path) -> Result<Self, OpenError> {
        // The lock of another name would be another file.
        match names(database) {
            0 | 1 => {}
            several => return Err(OpenError::SeveralNames(database.to_owned(), several)),
        }
        let path = with_suffix(database, ".lock");
        let open = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = open.map_err(|error| OpenError::File(path.clone(), error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file, database: None }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => Err(OpenError::File(path, error)),
        }
    }

    /// Locks the database itself too, where the system has locks that do not stand in the way of
    /// SQLite's own.
    ///
    /// SQLite must not have it open afterwards: when a process closes a file, the system releases
    /// all of SQLite's locks that this process has on it.
    pub(super) fn hold(&mut self, database: &Path) -> Result<(), OpenError> {
        if !cfg!(target_os = "linux") {
            return Ok(());
        }
        let unreachable = |error| OpenError::File(database.to_owned(), error);
        let file = File::open(database).map_err(unreachable)?;
        match file.try_lock() {
            Ok(()) => self.database = Some(file),
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(database.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unreachable(error)),
        }
        Ok(())
    }
}

impl Drop for DatabaseLock {
    /// Releases the lock explicitly. Closing the file is not enough: a process that is just being
    /// started has a copy of every open file until it runs its own program, and the lock would last
    /// as long as that copy.
    fn drop(&mut self) {
        // If this fails, the end of the process releases it.
        if let Some(database) = &self.database {
            let _ = database.unlock();
        }
        let _ = self.file.unlock();
    }
}

/// How many names a file has; 0 if there is no such file.
#[cfg(unix)]
fn names(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |found| std::os::unix::fs::MetadataExt::nlink(&found))
}

/// How many names a file has: elsewhere the system does not say, and one must be assumed.
#[cfg(not(unix))]
fn names(_path: &Path) -> u64 {
    1
}

/// The path with something added to its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The real path of a database, with links followed: two names of one file must lead to the same
/// lock.
pub(super) fn real_path(database: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(database) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = database.file_name().ok_or(error)?;
            let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
            Ok(fs::canonicalize(folder.unwrap_or(Path::new(".")))?.join(name))
        }
        found => found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_holder_though_a_copy_of_the_file_is_open() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = folder.path().join("munera.db");
        let lock = DatabaseLock::take(&database).expect("it is free");
        let _copy = lock.file.try_clone().expect("the copy that a starting process has");
        assert!(matches!(DatabaseLock::take(&database), Err(OpenError::InUse(_))));
        drop(lock);
        assert!(DatabaseLock::take(&database).is_ok(), "it is free again");
    }
}
