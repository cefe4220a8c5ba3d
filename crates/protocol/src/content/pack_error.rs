//! Why the pack of a recorded game is not found.

use munera_rules::{Explain, Message};

/// Why a recorded game cannot be told: its pack is not here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// What should be the hash of a pack is none.
    #[error("the hash of the pack is not 64 hexadecimal digits")]
    NoHash,
    /// There is no such pack; an old record does not tell its hash.
    #[error("the pack {name:?} is not here")]
    Missing {
        /// What the record calls it.
        name: String,
        /// What it was.
        hash: Option<String>,
    },
    /// The pack of that name is another one.
    #[error("the pack {name:?} has the hash {recorded}, and here {here}")]
    Differs {
        /// What the record calls it.
        name: String,
        /// What it was.
        recorded: String,
        /// What the pack of that name is here.
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
