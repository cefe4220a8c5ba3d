//! The server's part of a game's chance.

use std::{fmt, io};

use super::{Commitment, SeedError, hexadecimal};

/// Sixty-four random bytes that stay secret until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSeed([u8; Self::LENGTH]);

impl ServerSeed {
    /// How many bytes it has: more than enough for every order of eighty cards (395 bits).
    pub const LENGTH: usize = 64;

    /// An unpredictable seed from the operating system.
    pub fn random() -> io::Result<Self> {
        crate::random::random_bytes().map(Self)
    }

    /// The seed of these bytes, which no player may guess.
    pub const fn from_bytes(bytes: [u8; Self::LENGTH]) -> Self {
        Self(bytes)
    }

    /// Reads what [`ServerSeed::to_hex`] writes.
    pub fn from_hex(text: &str) -> Result<Self, SeedError> {
        hexadecimal::read_exactly(text).map(Self)
    }

    /// The seed as storages keep it and records show it. There is no `Display`, so that a secret is
    /// not printed by accident.
    pub fn to_hex(&self) -> String {
        hexadecimal::digits(&self.0)
    }

    /// The commitment to this seed, which is public from the beginning.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.0)
    }

    pub(super) const fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for ServerSeed {
    /// Prints nothing of the seed: a reader of a log must not learn the deals to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::{SeedError, ServerSeed};

    #[test]
    fn a_seed_reads_back_as_it_was_written() {
        let seed = ServerSeed::random().expect("the system has chance");
        assert_eq!(seed.to_hex().len(), 128);
        assert_eq!(ServerSeed::from_hex(&seed.to_hex()), Ok(seed));
    }

    #[test]
    fn no_two_seeds_are_alike() {
        let random = || ServerSeed::random().expect("the system has chance");
        assert_ne!(random(), random());
    }

    #[test]
    fn a_seed_has_one_length() {
        for length in [0, 63, 65] {
            assert_eq!(ServerSeed::from_hex(&"00".repeat(length)), Err(SeedError::Length));
        }
    }

    #[test]
    fn a_log_shows_nothing_of_it() {
        let seed = ServerSeed::from_hex(&"a5".repeat(64)).expect("a seed");
        assert_eq!(format!("{seed:?}"), "ServerSeed(…)");
    }
}
