//! What is wrong with a content pack.

/// A fault of a pack, or a warning about something that is allowed but perhaps not meant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {field}: {reason}")]
pub struct ContentFault {
    /// The line, from 1.
    pub line: usize,
    /// The field, such as `highlight h07, tier 2, need`; for a text that is not TOML, the column.
    pub field: String,
    /// What is wrong with it.
    pub reason: String,
}
