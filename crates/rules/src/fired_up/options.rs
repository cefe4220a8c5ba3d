//! What a table agrees on before the setup.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::pack::Pack;
use super::rule;
use crate::coded::codes;
use crate::{GameOptions, Randomness, RuleId};

/// The agreements of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many people play, 2 to 5.
    pub players: u8,
    /// Whether fighters use their abilities (section 9).
    pub abilities: bool,
    /// The content that is played with, and its name.
    pub pack: Arc<Pack>,
}

impl Options {
    /// The usual agreements for that many players.
    pub const fn new(players: u8, pack: Arc<Pack>) -> Self {
        Self { players, abilities: true, pack }
    }

    /// Whether a game can be played under these agreements.
    pub fn check(&self) -> Result<(), OptionError> {
        if Self::PLAYERS.contains(&self.players) { Ok(()) } else { Err(OptionError::Players) }
    }
}

impl GameOptions for Options {
    type Content = Vec<Arc<Pack>>;

    const PLAYERS: RangeInclusive<u8> = 2..=5;

    fn usual(players: u8, packs: &Vec<Arc<Pack>>) -> Self {
        Self::new(players, Arc::clone(&packs[0]))
    }

    fn players(&self) -> u8 {
        self.players
    }

    /// With abilities or without, with any of the packs.
    fn with_random_options<R: Randomness>(
        &self,
        packs: &Vec<Arc<Pack>>,
        randomness: &mut R,
    ) -> Self {
        let pack = &packs[randomness.below(packs.len() as u32) as usize];
        let abilities = randomness.below(2) == 0;
        Self { abilities, ..Self::new(self.players, Arc::clone(pack)) }
    }
}

/// Why a table cannot play under its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// Not two to five players.
    Players,
}

impl OptionError {
    /// The rule that refuses.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Players => rule::U2_1,
        }
    }
}

codes!(OptionError, "fired-up-option" {
    Self::Players => "players",
});
