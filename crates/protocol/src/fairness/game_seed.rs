//! Where all chance of one game comes from.

use std::fmt;

use super::hexadecimal;
use crate::chance::ChanceStream;

/// The seed of a game's chance, made of what the server and the seats have brought.
#[derive(Clone, PartialEq, Eq)]
pub struct GameSeed([u8; 64]);

impl GameSeed {
    pub(super) const fn new(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes that the streams of all chance events come from.
    pub const fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The stream for one chance event of the game, counted from 0.
    pub fn stream(&self, event: u64) -> ChanceStream {
        ChanceStream::new(&self.0, event)
    }

    /// The seed as it is written. As long as the game goes on it is as secret as the server's.
    pub fn to_hex(&self) -> String {
        hexadecimal::digits(&self.0)
    }
}

impl fmt::Debug for GameSeed {
    /// Nothing of it, as of the server's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameSeed(…)")
    }
}
