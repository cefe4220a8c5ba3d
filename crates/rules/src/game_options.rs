//! The options of a table that all games have.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::{HouseRule, Randomness};

/// The options of a game: how many play, and all else that a table agrees on before it starts.
///
/// Programs that must try every kind of table (the laws, the lab, the bench) find all kinds here and
/// need not know the game.
pub trait GameOptions: Clone + Debug + Send + Sync {
    /// The content that tables need beside the rules: the available content packs, the usual one
    /// first; `()` for a game that needs nothing.
    type Content;

    /// How many people can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The usual options for that many players.
    fn usual(players: u8, content: &Self::Content) -> Self;

    /// How many people play.
    fn players(&self) -> u8;

    /// The division into teams, as it is written; `None` if every seat plays alone.
    fn teams(&self) -> Option<String> {
        None
    }

    /// The house rules that the table plays by; none at most tables.
    fn house_rules(&self) -> Vec<HouseRule> {
        Vec::new()
    }

    /// The usual options of every kind of table: each number of players, and each division into teams.
    fn every_kind(content: &Self::Content) -> Vec<Self> {
        Self::PLAYERS.map(|players| Self::usual(players, content)).collect()
    }

    /// The same kind of table, with all other options drawn at random. Every option can appear, and
    /// the drawn options are always valid.
    #[must_use]
    fn with_random_options<R: Randomness>(
        &self,
        content: &Self::Content,
        randomness: &mut R,
    ) -> Self;
}
