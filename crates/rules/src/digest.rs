//! Stable fingerprints of states.

use std::fmt;

use xxhash_rust::xxh3::Xxh3Default;

/// A 128-bit fingerprint of a full state: the same on every platform and in every build.
///
/// It covers secrets, so it belongs to the arbiter: a player who saw it could test guesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(u128);

impl Digest {
    /// The fingerprint as a number.
    pub const fn value(self) -> u128 {
        self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// Collects the bytes of a state in an order that the game fixes, then fingerprints them (XXH3).
#[derive(Default)]
pub struct Digester(Xxh3Default);

impl Digester {
    /// Adds bytes. Numbers go in as little-endian, so that no platform differs.
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.0.update(bytes);
        self
    }

    /// The fingerprint of all bytes so far.
    pub fn finish(&self) -> Digest {
        Digest(self.0.digest128())
    }
}
