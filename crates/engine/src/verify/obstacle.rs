//! Why a record cannot be checked.

use munera_protocol::content::PackError;
use munera_protocol::fault::Fault;
use munera_protocol::record::RecordError;
use munera_rules::{Explain, Message};

/// Why a record's chance cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The text is not a record.
    NoRecord(RecordError),
    /// The header names an unknown or impossible game.
    Header(Fault),
    /// The content pack that it was played with is missing.
    Pack(PackError),
    /// It names no seed.
    NoSeed,
    /// The server has committed to a seed and not shown it yet.
    Sealed,
    /// A tag is missing that belongs to the seed.
    MissingTag {
        /// The tag that is missing.
        tag: String,
    },
    /// A tag is not written correctly, or is for a seat that is not at the table.
    BadTag {
        /// The key of the tag.
        tag: String,
    },
    /// It begins in the middle of a game, with cards that no commitment covers.
    Position,
}

impl Obstacle {
    pub(super) fn bad_tag(tag: &str) -> Self {
        // Keys are letters and digits, but their length is not limited.
        Self::BadTag { tag: tag.chars().take(40).collect() }
    }

    /// The obstacle for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoRecord(_) => "no_record",
            Self::Header(_) => "header",
            Self::Pack(_) => "pack",
            Self::NoSeed => "no_seed",
            Self::Sealed => "sealed",
            Self::MissingTag { .. } => "missing_tag",
            Self::BadTag { .. } => "bad_tag",
            Self::Position => "position",
        }
    }
}

impl Explain for Obstacle {
    fn message(&self) -> Message {
        let because = |id: &'static str, reason: Message| Message::new(id).with("reason", reason);
        let about = |id: &'static str, tag: &str| Message::new(id).with("tag", tag);
        match self {
            Self::NoRecord(error) => because("verify-no-record", error.message()),
            Self::Header(fault) => because("verify-header", fault.message()),
            Self::Pack(error) => error.message(),
            Self::NoSeed => Message::new("verify-no-seed"),
            Self::Sealed => Message::new("verify-sealed"),
            Self::MissingTag { tag } => about("verify-missing-tag", tag),
            Self::BadTag { tag } => about("verify-bad-tag", tag),
            Self::Position => Message::new("verify-position"),
        }
    }
}
