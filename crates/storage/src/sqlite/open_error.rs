//! Why a database cannot be opened.

use std::io;
use std::path::PathBuf;

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server, or a restore, is using it.
    #[error("{}: another process is using this database", .0.display())]
    InUse(PathBuf),
    /// The file has several names (hard links). Under another name, SQLite does not find its log, so
    /// two servers would destroy the database, and one would not see what a crash has left.
    #[error(
        "{path}: this file has {1} names (hard links), and a database must have one: delete the others",
        path = .0.display()
    )]
    SeveralNames(PathBuf, u64),
    /// The server was not stopped in order, or the file was copied while the server had it open, and
    /// the log with the last writes is missing.
    #[error(
        "{log}: this file is missing. {database} says that a server had it open, so this file may have had moves that players were told are kept. Put it back. To go on without it: munera restore {database} --accept-loss",
        log = .log.display(), database = .database.display()
    )]
    LogMissing {
        /// The write-ahead log.
        log: PathBuf,
        /// The database.
        database: PathBuf,
    },
    /// The file exists, but is not a database of this program.
    #[error("{}: this is not a database of Munera", .0.display())]
    Foreign(PathBuf),
    /// A newer version of the program has written it.
    #[error(
        "the database has version {found}, and this program knows versions up to {known}: a newer Munera has written it"
    )]
    Newer {
        /// The version of its tables.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// The file system refuses.
    #[error("{path}: {1}", path = .0.display())]
    File(PathBuf, #[source] io::Error),
    /// The database refuses.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] rusqlite::Error),
}
