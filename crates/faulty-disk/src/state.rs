//! The present state of a disk, and its memory.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use libsqlite3_sys as ffi;

use crate::generator::Generator;
use crate::journal::{Change, Journal};

/// How a disk refuses to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no room left.
    Full,
    /// The disk is broken.
    Broken,
}

/// The present state of a disk, and its memory.
#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) has_no_power: bool,
    pub(crate) refusal: Option<Refusal>,
    /// How many more syncs succeed before one fails: 0 means the next one fails.
    pub(crate) failing_sync: Option<u64>,
    /// Whether every sync fails.
    pub(crate) refuses_syncs: bool,
    /// How many more operations there are before the power cut, and the seed that decides what
    /// survives.
    pub(crate) cut: Option<(u64, u64)>,
    pub(crate) syncs: u64,
    pub(crate) operations: u64,
    /// Why the files could not be set back after a power cut.
    pub(crate) trouble: Option<io::Error>,
    journals: BTreeMap<PathBuf, Journal>,
    /// Deleted files whose deletion may not be on the disk yet, as they were last synced.
    deleted: BTreeMap<PathBuf, Vec<u8>>,
}

/// An operation that SQLite asks for. Each has the error that SQLite gets when it is refused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operation {
    Open,
    Read,
    Write,
    Truncate,
    Sync,
    Size,
    Lock,
    Delete,
    Access,
}

impl Operation {
    const fn error(self) -> c_int {
        match self {
            Self::Open => ffi::SQLITE_CANTOPEN,
            Self::Read => ffi::SQLITE_IOERR_READ,
            Self::Write => ffi::SQLITE_IOERR_WRITE,
            Self::Truncate => ffi::SQLITE_IOERR_TRUNCATE,
            Self::Sync => ffi::SQLITE_IOERR_FSYNC,
            Self::Size => ffi::SQLITE_IOERR_FSTAT,
            Self::Lock => ffi::SQLITE_IOERR_LOCK,
            Self::Delete => ffi::SQLITE_IOERR_DELETE,
            Self::Access => ffi::SQLITE_IOERR_ACCESS,
        }
    }
}

impl State {
    /// Permits an operation, or returns the error for SQLite. Counts the operation, and cuts the
    /// power if its time has come.
    pub(crate) fn permit(&mut self, operation: Operation) -> Result<(), c_int> {
        self.operations += 1;
        if let Some((left, seed)) = &mut self.cut {
            if *left == 0 {
                let seed = *seed;
                self.cut_power(seed);
            } else {
                *left -= 1;
            }
        }
        if self.has_no_power {
            return Err(operation.error());
        }
        match (operation, self.refusal) {
            (Operation::Write, Some(Refusal::Full)) => Err(ffi::SQLITE_FULL),
            (Operation::Write, Some(Refusal::Broken)) => Err(ffi::SQLITE_IOERR_WRITE),
            (Operation::Sync, _) => self.permit_sync(),
            _ => Ok(()),
        }
    }

    fn permit_sync(&mut self) -> Result<(), c_int> {
        let fails_now = self.failing_sync == Some(0);
        self.failing_sync = self.failing_sync.and_then(|left| left.checked_sub(1));
        if fails_now || self.refuses_syncs { Err(ffi::SQLITE_IOERR_FSYNC) } else { Ok(()) }
    }

    /// Notes that a file was created.
    pub(crate) fn note_creation(&mut self, path: &Path) {
        self.deleted.remove(path);
        self.journals.insert(path.to_owned(), Journal::of_new_file());
    }

    /// Notes a change of a file.
    pub(crate) fn note(&mut self, path: &Path, change: Change) {
        self.journals.entry(path.to_owned()).or_default().note(change);
    }

    /// Notes that a file was synced.
    pub(crate) fn note_sync(&mut self, path: &Path) {
        self.syncs += 1;
        let journal = self.journals.entry(path.to_owned()).or_default();
        // Syncing a new file also syncs its folder, so earlier deletions are final.
        if journal.is_new() {
            self.deleted.retain(|deleted, _| deleted.parent() != path.parent());
        }
        journal.settle();
    }

    /// Notes that a file is about to be deleted, for good if its folder is synced.
    pub(crate) fn note_deletion(&mut self, path: &Path, is_synced: bool) {
        let journal = self.journals.remove(path).unwrap_or_default();
        if let Ok(content) = fs::read(path)
            && !is_synced
            && !journal.is_new()
        {
            self.deleted.insert(path.to_owned(), journal.synced(content));
        }
    }

    /// Sets all files back to what the disk could hold; from now on every operation fails.
    pub(crate) fn cut_power(&mut self, seed: u64) {
        self.cut = None;
        if self.has_no_power {
            return;
        }
        self.has_no_power = true;
        let mut generator = Generator::new(seed);
        self.trouble = self.set_back(&mut generator).err();
    }

    fn set_back(&mut self, generator: &mut Generator) -> io::Result<()> {
        for (path, journal) in std::mem::take(&mut self.journals) {
            match journal.survivors(fs::read(&path)?, generator) {
                Some(content) => fs::write(&path, content)?,
                None => fs::remove_file(&path)?,
            }
        }
        for (path, content) in std::mem::take(&mut self.deleted) {
            if generator.below(2) == 0 {
                fs::write(&path, content)?;
            }
        }
        Ok(())
    }
}
