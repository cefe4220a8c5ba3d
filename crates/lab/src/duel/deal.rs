//! The result of one deal.

use serde::{Deserialize, Serialize};

use super::super::journal::JournalLine;
use super::seating::Seating;
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

impl DealResult {
    /// Whether a duel with these sides and so many contestants can have this result. What a journal
    /// has may have been changed.
    pub(super) fn fits(&self, seating: &Seating, contestants: usize) -> bool {
        let moves = self.games.iter().map(|game| u64::from(game.moves)).sum();
        self.games.len() == seating.sides()
            && self.games.iter().all(|game| game.fits(seating))
            && self.thinking.len() == contestants
            && self.thinking.iter().all(|thinking| thinking.fits(moves))
    }
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
    fn fits(&self, seating: &Seating) -> bool {
        self.winners.iter().all(|side| usize::from(*side) < seating.sides())
            && self.winners.is_sorted_by(|one, other| one < other)
            && self.beginner.is_none_or(|seat| seat < seating.players())
    }

    /// A side's part of the win.
    pub(super) fn share(&self, side: usize) -> f64 {
        let has_won = self.winners.iter().any(|winner| usize::from(*winner) == side);
        if has_won { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
