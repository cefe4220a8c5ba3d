//! Why settings are refused.

use std::path::PathBuf;

use super::Source;

/// Why settings are refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{}: {cause}", file.display())]
    Unreadable {
        file: PathBuf,
        /// The system's reason.
        cause: String,
    },
    /// The file is not TOML, or has a value that no setting can have.
    #[error("{}:{line}: {cause}", file.display())]
    Malformed {
        file: PathBuf,
        /// The line, counted from one.
        line: usize,
        /// What is wrong.
        cause: String,
    },
    /// There is no such setting.
    #[error("{}:{line}: there is no setting {key:?}", file.display())]
    UnknownKey {
        file: PathBuf,
        /// The line, counted from one.
        line: usize,
        key: String,
    },
    /// A setting has a value that it cannot have.
    #[error("{origin}: {name} should be {wanted}")]
    BadValue {
        /// Where it was set.
        origin: Source,
        /// The name of the setting.
        name: &'static str,
        /// What the setting accepts.
        wanted: String,
    },
    /// An environment variable is not text.
    #[error("{variable}: this is not UTF-8")]
    NotText { variable: String },
    /// The public address has a path, and it is not the base path.
    #[error(
        "the path {public:?} of public_url is not the base_path {base:?}: people would not find what is served"
    )]
    PathsDiffer {
        /// The path of the public address.
        public: String,
        /// The base path.
        base: String,
    },
}
