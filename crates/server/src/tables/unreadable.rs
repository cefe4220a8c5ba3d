//! Why a log makes no table.

use munera_session::Inconsistent;

/// Why a log makes no table here. Nothing of such a table is served.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// No table can have this log.
    #[error(transparent)]
    Damaged(#[from] Inconsistent),
    /// The log may well be sound: another version of the program knows its rules.
    #[error("it goes by version {wanted} of the rules, and {known} is known here")]
    OtherRules {
        /// The version that the table goes by.
        wanted: u32,
        /// The version that is known here.
        known: u32,
    },
}
