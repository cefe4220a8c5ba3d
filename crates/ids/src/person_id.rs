//! People by their numbers.

/// Somebody, for ever. Never told to anybody else: others know people by their seats and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u64);
