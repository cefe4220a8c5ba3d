//! What is wrong with a content pack.

use std::fmt;

/// A fault of a pack, or a warning about something that is allowed but perhaps not meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentFault {
    /// The line, from 1.
    pub line: usize,
    /// The field, such as `highlight h07, tier 2, need`; for a text that is not TOML, the column.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for ContentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, field, reason } = self;
        write!(f, "{line}: {field}: {reason}")
    }
}

impl std::error::Error for ContentFault {}
