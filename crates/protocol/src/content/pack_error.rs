//! Why the pack of a recorded game is not found.

use munera_rules::{Explain, Message};

use crate::fault::{Code, Fault};

/// Why a recorded game cannot be read: the program does not have its pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum PackError {
    /// The hash of the pack is malformed.
    NoHash,
    /// The program has no such pack; an old record has no hash.
    Missing {
        /// The pack's name in the record.
        name: String,
        /// The pack's hash in the record.
        hash: Option<String>,
    },
    /// The program has a different pack of this name.
    Differs {
        /// The pack's name in the record.
        name: String,
        /// The pack's hash in the record.
        recorded: String,
        /// The hash of the pack that the program has.
        here: String,
    },
}

impl Explain for PackError {
    fn message(&self) -> Message {
        match self {
            Self::NoHash => Message::new("fired-up-pack-no-hash"),
            Self::Missing { name, hash: Some(hash) } => Message::new("fired-up-pack-missing")
                .with("pack", name.as_str())
                .with("hash", hash.as_str()),
            Self::Missing { name, hash: None } => {
                Message::new("fired-up-pack-unknown").with("pack", name.as_str())
            }
            Self::Differs { name, recorded, here } => Message::new("fired-up-pack-differs")
                .with("pack", name.as_str())
                .with("recorded", recorded.as_str())
                .with("here", here.as_str()),
        }
    }
}

impl From<PackError> for Fault {
    fn from(error: PackError) -> Self {
        let code = match &error {
            PackError::NoHash => Code::BadRecord,
            PackError::Missing { .. } => Code::UnknownPack,
            PackError::Differs { .. } => Code::WrongPack,
        };
        Self::new(code, error.message())
    }
}
