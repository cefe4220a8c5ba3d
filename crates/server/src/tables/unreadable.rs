//! Why a log cannot be read as a table.

use munera_session::Inconsistent;

/// Why a log cannot be read as a table here. The server shows nothing of such a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// No table can have this log.
    #[error(transparent)]
    Damaged(#[from] Inconsistent),
    /// The log may be valid, but its rules are those of another version of the program.
    #[error("it goes by version {wanted} of the rules, and {known} is known here")]
    OtherRules {
        /// The version that the table uses.
        wanted: u32,
        /// The version that this program knows.
        known: u32,
    },
}
