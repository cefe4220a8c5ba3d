//! Words that all parts of a guide of Fired Up use.

use munera_rules::fired_up::{Fighter, Moment, Morale, Stat, Thumb};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the six fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpFighter {
    /// U9.1: strikes back with every block.
    Sigurd,
    /// U9.2: has one more die against a wounded opponent.
    Marrow,
    /// U9.3: rolls her Misses again.
    Mei,
    /// U9.4: his Legs deal 2 damage.
    Rexus,
    /// U9.5: takes no damage from Hands.
    Abbel,
    /// U9.6: it takes two Torsos to block one of his.
    Fred,
}

impl FiredUpFighter {
    /// The word that the wire uses.
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

/// How the crowd has moved a fighter's spirits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpMorale {
    /// Booed: less counts.
    Low,
    /// Neither cheered nor booed.
    Neutral,
    /// Cheered: more counts.
    High,
}

impl FiredUpMorale {
    /// The word that the wire uses.
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
    /// How many dice the fighter attacks with.
    Attack,
    /// How many dice the fighter defends with.
    Defense,
}

impl FiredUpStat {
    /// The word that the wire uses.
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

/// Which thumb a Morale die gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpThumb {
    /// A cheer.
    Up,
    /// A boo.
    Down,
}

impl FiredUpThumb {
    /// The word that the wire uses.
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
