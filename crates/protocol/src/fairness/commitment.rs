//! The server's commitment.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::{SeedError, hexadecimal};

/// A hash of the server's seed. The server shows it before the seats contribute theirs, so it
/// cannot choose another seed afterwards.
///
/// It is SHA-256 over the ASCII text `munera commitment 1` and the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    const DOMAIN: &'static [u8] = b"munera commitment 1";

    pub(super) fn to(server_seed: &[u8]) -> Self {
        Self(Sha256::new().chain_update(Self::DOMAIN).chain_update(server_seed).finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal::digits(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        hexadecimal::read_exactly(text).map(Self)
    }
}
