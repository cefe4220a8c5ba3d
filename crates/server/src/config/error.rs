//! Why settings cannot be.

use std::fmt;
use std::path::PathBuf;

use super::Source;

/// Why settings cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// The file cannot be read.
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: String,
    },
    /// The file is not TOML, or has something in it that no setting can be.
    Malformed {
        /// Which file.
        file: PathBuf,
        /// In which line, counted from one.
        line: usize,
        /// Why.
        cause: String,
    },
    /// There is no such setting.
    UnknownKey {
        /// Which file.
        file: PathBuf,
        /// In which line, counted from one.
        line: usize,
        /// The key.
        key: String,
    },
    /// A setting has a value that it cannot have.
    BadValue {
        /// Where it was set.
        source: Source,
        /// Which setting.
        name: &'static str,
        /// What would do.
        wanted: String,
    },
    /// A variable of the environment is not text.
    NotText {
        /// Which variable.
        variable: String,
    },
    /// The public address has a path, and it is not the base path.
    PathsDiffer {
        /// The path of the public address.
        public: String,
        /// The base path.
        base: String,
    },
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { file, cause } => write!(f, "{}: {cause}", file.display()),
            Self::Malformed { file, line, cause } => {
                write!(f, "{}:{line}: {cause}", file.display())
            }
            Self::UnknownKey { file, line, key } => {
                write!(f, "{}:{line}: there is no setting {key:?}", file.display())
            }
            Self::BadValue { source, name, wanted } => {
                write!(f, "{source}: {name} should be {wanted}")
            }
            Self::NotText { variable } => write!(f, "{variable}: this is not UTF-8"),
            Self::PathsDiffer { public, base } => write!(
                f,
                "the path {public:?} of public_url is not the base_path {base:?}: people would \
                 not find what is served"
            ),
        }
    }
}

impl std::error::Error for ConfigError {}
