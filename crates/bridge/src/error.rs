//! Why a bridge ends early.

use std::io;

use super::bad_answer::BadAnswer;
use super::engine::EngineError;
use super::refusal::Refusal;

/// Why a bridge ends early.
#[derive(Debug, thiserror::Error)]
pub enum BridgeError {
    /// The process cannot start something that it needs.
    #[error("the bridge cannot begin: {0}")]
    Start(#[source] io::Error),
    /// The server refuses a request that the bridge cannot do without.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The engine does not run.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The engine has answered with something that is not a move.
    #[error(transparent)]
    Answer(#[from] BadAnswer),
    /// The table has no free chair.
    #[error("there is no free seat at the table")]
    NoSeat,
    /// Another program has opened the event stream of the same person.
    #[error("another program listens with a token of the same person; one can")]
    Replaced,
}
