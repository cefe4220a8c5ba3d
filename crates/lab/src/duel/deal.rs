//! What became of one deal.

use serde::{Deserialize, Serialize};

use super::super::journal::JournalLine;
use super::thinking::Thinking;

/// A deal, played from every side of the table. Everything is in whole numbers, so that what is read
/// from a journal is exactly what was written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct DealResult {
    /// Its number, from 0.
    pub(super) deal: u64,
    /// Its games, in the order of the sides that the hero played.
    pub(super) games: Vec<GameResult>,
    /// How each contestant thought, over all games.
    pub(super) thinking: Vec<Thinking>,
}

impl JournalLine for DealResult {
    const LAB: &'static str = "duel";
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// The sides that share the win; none where whoever plays alone has lost.
    pub(super) winners: Vec<u8>,
    /// The seat that had the first turn, if anybody had one.
    pub(super) beginner: Option<u8>,
    /// How many moves were made, forced ones included.
    pub(super) moves: u32,
    /// The game's own measure of its length; 0 where it has none.
    pub(super) length: u32,
    /// A fingerprint of the first chance event, which all games of a deal have in common.
    pub(super) dealt: String,
}

impl GameResult {
    /// The part of the win that a side has.
    pub(super) fn share(&self, side: usize) -> f64 {
        let has_won = self.winners.iter().any(|winner| usize::from(*winner) == side);
        if has_won { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
