//! People by their numbers.

/// A person, for ever. The server never shows it to other people, who know a person by seat and
/// name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u64);
