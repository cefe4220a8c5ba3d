//! Why a log makes no table.

use std::fmt;

use munera_session::Inconsistent;

/// Why a log makes no table here. Whatever it is, nothing of the table is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// No table can have this log.
    Damaged(Inconsistent),
    /// The log may well be sound: another version of the program knows its rules.
    OtherRules {
        /// The version that the table goes by.
        wanted: u32,
        /// The version that is known here.
        known: u32,
    },
}

impl From<Inconsistent> for Unreadable {
    fn from(cause: Inconsistent) -> Self {
        Self::Damaged(cause)
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged(cause) => cause.fmt(f),
            Self::OtherRules { wanted, known } => {
                write!(f, "it goes by version {wanted} of the rules, and {known} is known here")
            }
        }
    }
}

impl std::error::Error for Unreadable {}
