//! The pack that a recorded game was played with.

use std::fmt;

use munera_rules::{Explain, Message};

use super::{find, recalled_name};

/// Why a recorded game cannot be told: its pack is not here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackError {
    /// What should be the hash of a pack is none.
    NoHash,
    /// There is no such pack; an old record does not tell its hash.
    Missing {
        /// What the record calls it.
        name: String,
        /// What it was.
        hash: Option<String>,
    },
    /// The pack of that name is another one.
    Differs {
        /// What the record calls it.
        name: String,
        /// What it was.
        recorded: String,
        /// What the pack of that name is here.
        here: String,
    },
}

/// Whether the pack that a record was played with is here: the one of that name, and the very same,
/// offered now or recalled. A record that tells no hash is taken at its word.
pub fn check_recorded(name: &str, hash: Option<&str>) -> Result<(), PackError> {
    if find_recorded(name, hash).is_some() {
        return Ok(());
    }
    let named = find(name);
    // Somebody may send a very long name, or one that a terminal obeys.
    let name: String = name.chars().filter(|symbol| !symbol.is_control()).take(40).collect();
    let is_hash =
        |hash: &str| hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    if hash.is_some_and(|hash| !is_hash(hash)) {
        return Err(PackError::NoHash);
    }
    let recorded = hash.map(str::to_ascii_lowercase);
    match (named, recorded) {
        (None, hash) => Err(PackError::Missing { name, hash }),
        (Some(content), Some(recorded)) if content.hash != recorded => {
            Err(PackError::Differs { name, recorded, here: content.hash.clone() })
        }
        (Some(_), _) => Ok(()),
    }
}

/// By which name the pack is found that a record calls so and whose hash it tells.
pub fn find_recorded(name: &str, hash: Option<&str>) -> Option<String> {
    recalled_name(name, &hash?.to_ascii_lowercase())
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

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHash => write!(f, "the tag PackHash is not 64 hexadecimal digits"),
            Self::Missing { name, hash: Some(hash) } => {
                write!(f, "the record's content pack is not here: {name:?} with the hash {hash}")
            }
            Self::Missing { name, hash: None } => {
                write!(f, "the record's content pack is not here: {name:?}")
            }
            Self::Differs { name, recorded, here } => write!(
                f,
                "the record's content pack {name:?} has the hash {recorded}, but the pack of that \
                 name here has the hash {here}"
            ),
        }
    }
}

impl std::error::Error for PackError {}
