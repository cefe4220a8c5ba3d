//! The fighters (U1.1).

use std::fmt;

use super::rule;
use crate::RuleId;

/// One of the six fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Fighter {
    /// Strikes back with every block.
    Sigurd,
    /// Goes after the wounded.
    Marrow,
    /// Throws her misses again.
    Mei,
    /// Kicks for two.
    Rexus,
    /// Feels no hand.
    Abbel,
    /// His torso takes two to block.
    Fred,
}

impl Fighter {
    /// All fighters, in the order in which everything is sorted.
    pub const ALL: [Self; 6] =
        [Self::Sigurd, Self::Marrow, Self::Mei, Self::Rexus, Self::Abbel, Self::Fred];

    /// The name that the notation uses.
    pub const fn name(self) -> &'static str {
        ["sigurd", "marrow", "mei", "rexus", "abbel", "fred"][self as usize]
    }

    /// The rule that says what only this fighter can do (section 9).
    pub const fn ability(self) -> RuleId {
        [rule::U9_1, rule::U9_2, rule::U9_3, rule::U9_4, rule::U9_5, rule::U9_6][self as usize]
    }

    /// The fighter of that name.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fighter| fighter.name() == name)
    }
}

impl fmt::Display for Fighter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
