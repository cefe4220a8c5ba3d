//! Why a database cannot be opened.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a database cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// Another server, or a restoration, has it.
    InUse(PathBuf),
    /// The file is there, and is not a database of this program.
    Foreign(PathBuf),
    /// A newer version of the program has written it.
    Newer {
        /// The version of its tables.
        found: u32,
        /// The newest version that is known here.
        known: u32,
    },
    /// The file system refuses.
    File(PathBuf, io::Error),
    /// The database refuses.
    Database(rusqlite::Error),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse(path) => {
                write!(f, "{}: another process is using this database", path.display())
            }
            Self::Foreign(path) => {
                write!(f, "{}: this is not a database of Munera", path.display())
            }
            Self::Newer { found, known } => write!(
                f,
                "the database has version {found}, and this program knows versions up to {known}: \
                 a newer Munera has written it"
            ),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Database(error) => write!(f, "the database cannot be opened: {error}"),
        }
    }
}

impl std::error::Error for OpenError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File(_, error) => Some(error),
            Self::Database(error) => Some(error),
            Self::InUse(_) | Self::Foreign(_) | Self::Newer { .. } => None,
        }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}
