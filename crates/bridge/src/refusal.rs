//! Why a server has not done as it was asked.

use std::time::Duration;

/// A refusal that trying again does not change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the server refuses: {message} ({code}, {status})")]
pub struct Refusal {
    /// The status of the answer.
    pub status: u16,
    /// The code for programs.
    pub code: String,
    /// The rule that refuses, if it is a rule.
    pub rule: Option<String>,
    /// The sentence for people.
    pub message: String,
}

impl Refusal {
    /// Whether it says that the seat or the table is not, or no longer, one's own.
    pub(super) fn is_loss(&self) -> bool {
        matches!(self.status, 403 | 404)
    }
}

/// Why a request has not been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ApiError {
    /// The server is not there, or has broken off, or cannot at present.
    Unavailable(String),
    /// There were too many requests: after so long there may be another.
    Limited(Duration),
    /// It will not be done.
    Refused(Refusal),
}
