//! Why a bridge ends before its time.

use std::{fmt, io};

use super::bad_answer::BadAnswer;
use super::engine::EngineError;
use super::refusal::Refusal;

/// Why a bridge ends before its time.
#[derive(Debug)]
pub enum BridgeError {
    /// The process cannot begin what it needs.
    Start(io::Error),
    /// The server refuses something that nothing goes on without.
    Refused(Refusal),
    /// The engine does not run.
    Engine(EngineError),
    /// The engine has answered with something that is no move.
    Answer(BadAnswer),
    /// There is no chair free at the table.
    NoSeat,
    /// Another program listens for the same person.
    Replaced,
}

impl fmt::Display for BridgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "the bridge cannot begin: {error}"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Engine(error) => error.fmt(f),
            Self::Answer(error) => error.fmt(f),
            Self::NoSeat => f.write_str("there is no free seat at the table"),
            Self::Replaced => {
                f.write_str("another program listens with a token of the same person; one can")
            }
        }
    }
}

impl std::error::Error for BridgeError {}

impl From<Refusal> for BridgeError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<EngineError> for BridgeError {
    fn from(error: EngineError) -> Self {
        Self::Engine(error)
    }
}

impl From<BadAnswer> for BridgeError {
    fn from(error: BadAnswer) -> Self {
        Self::Answer(error)
    }
}
