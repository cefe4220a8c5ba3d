//! Why a bridge ends before its time.

use std::io;

use super::bad_answer::BadAnswer;
use super::engine::EngineError;
use super::refusal::Refusal;

/// Why a bridge ends before its time.
#[derive(Debug, thiserror::Error)]
pub enum BridgeError {
    /// The process cannot begin what it needs.
    #[error("the bridge cannot begin: {0}")]
    Start(#[source] io::Error),
    /// The server refuses something that nothing goes on without.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The engine does not run.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The engine has answered with something that is no move.
    #[error(transparent)]
    Answer(#[from] BadAnswer),
    /// There is no chair free at the table.
    #[error("there is no free seat at the table")]
    NoSeat,
    /// Another program listens for the same person.
    #[error("another program listens with a token of the same person; one can")]
    Replaced,
}
