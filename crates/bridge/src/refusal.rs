//! Why a server has refused a request.

use std::time::Duration;

/// A refusal that will not change when the request is repeated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the server refuses: {message} ({code}, {status})")]
pub struct Refusal {
    /// The status of the answer.
    pub status: u16,
    /// The code for programs.
    pub code: String,
    /// The rule that refuses, if a rule does.
    pub rule: Option<String>,
    /// The sentence for people.
    pub message: String,
}

impl Refusal {
    /// Whether the seat or the table does not belong to the program, or no longer does.
    pub(super) fn is_loss(&self) -> bool {
        matches!(self.status, 403 | 404)
    }
}

/// Why a request has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ApiError {
    /// The server cannot be reached, has broken off, or cannot answer at present.
    Unavailable(String),
    /// There were too many requests: the next one may come after this long.
    Limited(Duration),
    /// The server refuses it.
    Refused(Refusal),
}
