//! Words that guides of Fired Up use throughout.

use munera_rules::fired_up::{Fighter, Moment, Morale, Stat, Thumb};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the six who can fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpFighter {
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

impl FiredUpFighter {
    /// As it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sigurd => "sigurd",
            Self::Marrow => "marrow",
            Self::Mei => "mei",
            Self::Rexus => "rexus",
            Self::Abbel => "abbel",
            Self::Fred => "fred",
        }
    }
}

impl From<Fighter> for FiredUpFighter {
    fn from(fighter: Fighter) -> Self {
        match fighter {
            Fighter::Sigurd => Self::Sigurd,
            Fighter::Marrow => Self::Marrow,
            Fighter::Mei => Self::Mei,
            Fighter::Rexus => Self::Rexus,
            Fighter::Abbel => Self::Abbel,
            Fighter::Fred => Self::Fred,
        }
    }
}

/// How a fighter feels about the crowd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpMorale {
    /// Booed.
    Low,
    /// As it came.
    Neutral,
    /// Cheered.
    High,
}

impl FiredUpMorale {
    /// As it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Neutral => "neutral",
            Self::High => "high",
        }
    }
}

impl From<Morale> for FiredUpMorale {
    fn from(morale: Morale) -> Self {
        match morale {
            Morale::Low => Self::Low,
            Morale::Neutral => Self::Neutral,
            Morale::High => Self::High,
        }
    }
}

/// A marker of a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpStat {
    /// How many dice it attacks with.
    Attack,
    /// How many dice it defends with.
    Defense,
}

impl FiredUpStat {
    /// As it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defense => "defense",
        }
    }
}

impl From<Stat> for FiredUpStat {
    fn from(stat: Stat) -> Self {
        match stat {
            Stat::Attack => Self::Attack,
            Stat::Defense => Self::Defense,
        }
    }
}

/// Where a Morale die goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpThumb {
    /// A cheer.
    Up,
    /// A boo.
    Down,
}

impl FiredUpThumb {
    /// As it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

impl From<Thumb> for FiredUpThumb {
    fn from(thumb: Thumb) -> Self {
        match thumb {
            Thumb::Up => Self::Up,
            Thumb::Down => Self::Down,
        }
    }
}

/// When a Highlight is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpMoment {
    /// Before the first attack.
    Start,
    /// After each attack.
    Fight,
    /// After the last attack.
    End,
}

impl From<Moment> for FiredUpMoment {
    fn from(moment: Moment) -> Self {
        match moment {
            Moment::Start => Self::Start,
            Moment::Fight => Self::Fight,
            Moment::End => Self::End,
        }
    }
}
