//! The options of a table, fixed before the setup.

use std::any::Any;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::house_rules::HouseRules;
use super::pack::Pack;
use super::rule;
use crate::coded::codes;
use crate::{GameOptions, HouseRule, Randomness, RuleId};

/// The agreements of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many people play, 2 to 5.
    pub players: u8,
    /// Whether fighters use their abilities (section 9).
    pub abilities: bool,
    /// Where the table reads the book otherwise than we do (U9.7).
    pub house: HouseRules,
    /// The content that is played with.
    pub pack: Arc<Pack>,
    /// The source of that content. The rules do not use it.
    pub source: PackSource,
}

/// The source of a pack, for the caller that made the options: the rules only keep it.
#[derive(Clone, Default)]
pub struct PackSource(Option<Arc<dyn Any + Send + Sync>>);

impl PackSource {
    /// From there.
    pub fn new(source: Arc<impl Any + Send + Sync>) -> Self {
        Self(Some(source))
    }

    /// The source, if it has this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.0.as_deref()?.downcast_ref()
    }
}

/// Options with the same pack are the same, wherever it came from.
impl PartialEq for PackSource {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for PackSource {}

impl fmt::Debug for PackSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "PackSource(…)" } else { "PackSource(none)" })
    }
}

impl Options {
    /// The usual agreements for that many players.
    pub const fn new(players: u8, pack: Arc<Pack>) -> Self {
        Self { players, abilities: true, house: HouseRules::USUAL, pack, source: PackSource(None) }
    }

    /// Whether a game can be played under these agreements.
    pub fn check(&self) -> Result<(), OptionError> {
        if Self::PLAYERS.contains(&self.players) { Ok(()) } else { Err(OptionError::Players) }
    }
}

impl GameOptions for Options {
    /// The packs that there are, the usual one first, and where each came from.
    type Content = Vec<(Arc<Pack>, PackSource)>;

    const PLAYERS: RangeInclusive<u8> = 2..=5;

    fn usual(players: u8, packs: &Self::Content) -> Self {
        let (pack, source) = packs[0].clone();
        Self { source, ..Self::new(players, pack) }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn house_rules(&self) -> Vec<HouseRule> {
        self.house.changed()
    }

    /// With abilities or without, with any of the packs and any house rules.
    fn with_random_options<R: Randomness>(
        &self,
        packs: &Self::Content,
        randomness: &mut R,
    ) -> Self {
        let (pack, source) = packs[randomness.below(packs.len() as u32) as usize].clone();
        let abilities = randomness.below(2) == 0;
        let house = HouseRules::drawn(randomness);
        Self { players: self.players, abilities, house, pack, source }
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
