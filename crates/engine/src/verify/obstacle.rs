//! Why a record cannot be checked.

use std::fmt::Display;

use munera_protocol::content::PackError;
use munera_protocol::fault::Fault;
use munera_protocol::record::RecordError;
use munera_text::{Addressee, Locale, Sentence};

/// Why nothing can be said about a record's chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The text is no record.
    NoRecord(RecordError),
    /// What it is a record of is unknown here, or cannot be.
    Header(Fault),
    /// The content pack that it was played with is not here.
    Pack(PackError),
    /// It names no seed.
    NoSeed,
    /// The server has committed to a seed and not shown it yet.
    Sealed,
    /// A seed is there without something that belongs to it.
    MissingTag {
        /// The tag that is missing.
        tag: String,
    },
    /// A tag is not written as it must be, or is for a seat that is not at the table.
    BadTag {
        /// Which tag.
        tag: String,
    },
    /// It begins in the middle of a game, with cards that nobody committed to.
    Position,
}

impl Obstacle {
    pub(super) fn bad_tag(tag: &str) -> Self {
        // Keys are letters and digits, but nobody limits how many.
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

impl Sentence for Obstacle {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        let because = |id: &str, reason: &dyn Display| {
            locale.format(id, &[("reason", reason.to_string().into())])
        };
        let about = |id: &str, tag: &str| locale.format(id, &[("tag", tag.into())]);
        match self {
            Self::NoRecord(error) => because("verify-no-record", error),
            Self::Header(fault) => because("verify-header", fault),
            Self::Pack(error) => locale.explain(error),
            Self::NoSeed => locale.text("verify-no-seed"),
            Self::Sealed => locale.text("verify-sealed"),
            Self::MissingTag { tag } => about("verify-missing-tag", tag),
            Self::BadTag { tag } => about("verify-bad-tag", tag),
            Self::Position => locale.text("verify-position"),
        }
    }
}
