//! Why settings cannot be.

use std::path::PathBuf;

use super::Source;

/// Why settings cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{}: {cause}", file.display())]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: String,
    },
    /// The file is not TOML, or has something in it that no setting can be.
    #[error("{}:{line}: {cause}", file.display())]
    Malformed {
        /// Which file.
        file: PathBuf,
        /// In which line, counted from one.
        line: usize,
        /// Why.
        cause: String,
    },
    /// There is no such setting.
    #[error("{}:{line}: there is no setting {key:?}", file.display())]
    UnknownKey {
        /// Which file.
        file: PathBuf,
        /// In which line, counted from one.
        line: usize,
        /// The key.
        key: String,
    },
    /// A setting has a value that it cannot have.
    #[error("{origin}: {name} should be {wanted}")]
    BadValue {
        /// Where it was set.
        origin: Source,
        /// Which setting.
        name: &'static str,
        /// What would do.
        wanted: String,
    },
    /// A variable of the environment is not text.
    #[error("{variable}: this is not UTF-8")]
    NotText {
        /// Which variable.
        variable: String,
    },
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
