//! The result of one deal.

use serde::{Deserialize, Serialize};

use super::super::journal::JournalLine;
use super::thinking::Thinking;

/// The result of a deal, played from every side of the table. It has whole numbers only, so a
/// journal reads back exactly what it wrote.
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
    /// The sides that share the win; none if a solo player lost.
    pub(super) winners: Vec<u8>,
    /// The seat that had the first turn, if a seat had it.
    pub(super) beginner: Option<u8>,
    /// How many moves were made, forced ones included.
    pub(super) moves: u32,
    /// The game's own measure of its length; 0 if it has none.
    pub(super) length: u32,
    /// A fingerprint of the first chance event, which is the same in all games of a deal.
    pub(super) dealt: String,
}

impl GameResult {
    /// A side's part of the win.
    pub(super) fn share(&self, side: usize) -> f64 {
        let has_won = self.winners.iter().any(|winner| usize::from(*winner) == side);
        if has_won { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
