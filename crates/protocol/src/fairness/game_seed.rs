//! Where all chance of one game comes from.

use std::fmt;

use super::hexadecimal;
use crate::chance::ChanceStream;

/// The seed of a game's chance, made from the seeds of the server and of the seats.
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

    /// The seed in hexadecimal digits. While the game goes on, it is as secret as the server's
    /// seed.
    pub fn to_hex(&self) -> String {
        hexadecimal::digits(&self.0)
    }
}

impl fmt::Debug for GameSeed {
    /// Prints nothing of the seed, like the server's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameSeed(…)")
    }
}
