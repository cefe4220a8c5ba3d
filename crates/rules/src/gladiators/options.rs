//! The options of a table, fixed before the setup.

use std::ops::RangeInclusive;

use super::rule;
use crate::coded::codes;
use crate::house_rule::readings;
use crate::{GameOptions, HouseRule, Randomness, RuleId};

/// The agreements of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many people play, 2 to 4.
    pub players: u8,
    /// Whether players may look through histories (D1.2).
    pub open_history: bool,
    /// After how many turns the game ends at the latest (D7.1).
    pub turn_limit: Option<u32>,
    /// House rule (D7.2): what restocks an empty deck (D5.1).
    pub restock: Restock,
}

/// What restocks a deck that has run out (D5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Restock {
    /// Its last card, flipped or drawn: the deck is never empty when a seat moves.
    #[default]
    Any,
    /// A flip alone. A deck whose last card was drawn stays empty until a flip from it is due.
    Flip,
}

readings! {
    Restock: Any "any", Flip "flip";
}

impl Options {
    /// The largest turn limit.
    pub const HIGHEST_TURN_LIMIT: u32 = 1_000_000;

    /// The usual agreements for that many players.
    pub const fn new(players: u8) -> Self {
        Self { players, open_history: false, turn_limit: None, restock: Restock::Any }
    }

    /// Whether a game can be played under these agreements.
    pub fn check(&self) -> Result<(), OptionError> {
        if !Self::PLAYERS.contains(&self.players) {
            return Err(OptionError::Players);
        }
        if self.turn_limit.is_some_and(|limit| !(1..=Self::HIGHEST_TURN_LIMIT).contains(&limit)) {
            return Err(OptionError::TurnLimit);
        }
        Ok(())
    }
}

impl GameOptions for Options {
    type Content = ();

    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn usual(players: u8, (): &()) -> Self {
        Self::new(players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn house_rules(&self) -> Vec<HouseRule> {
        let (option, value) = ("restock", self.restock.word());
        let house_rule = HouseRule { option, value, rules: &[rule::D5_1] };
        (self.restock != Restock::Any).then_some(house_rule).into_iter().collect()
    }

    /// Most tables have no turn limit; some have one that ends the game early. A quarter has the
    /// house rule.
    fn with_random_options<R: Randomness>(&self, (): &(), randomness: &mut R) -> Self {
        let turn_limit = match randomness.below(8) {
            0 => Some(1 + randomness.below(10)),
            1 => Some(1 + randomness.below(200)),
            _ => None,
        };
        let open_history = randomness.below(2) == 0;
        let restock = if randomness.below(4) == 0 { Restock::Flip } else { Restock::Any };
        Self { players: self.players, open_history, turn_limit, restock }
    }
}

/// Why a table cannot play under its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// Not two to four players.
    Players,
    /// Not a turn limit from 1 to the highest.
    TurnLimit,
}

impl OptionError {
    /// The rule that refuses.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Players => rule::D2_1,
            Self::TurnLimit => rule::D7_1,
        }
    }
}

codes!(OptionError, "gladiators-option" {
    Self::Players => "players",
    Self::TurnLimit => "turn-limit" ("highest": Options::HIGHEST_TURN_LIMIT.to_string()),
});
