//! What the crowd does to a fighter with its dice.

use munera_rules::fired_up::Deed;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{FiredUpFighter, FiredUpStat, FiredUpThumb};

/// What the crowd does, or could do, to a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpDeed {
    /// Moves a marker one step up.
    Buff {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The marker.
        stat: FiredUpStat,
    },
    /// Gives the fighter a thumb.
    Morale {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The thumb.
        thumb: FiredUpThumb,
    },
    /// Lets the fighter overtake the next faster one.
    Speed {
        /// Who overtakes.
        fighter: FiredUpFighter,
    },
    /// Changes the fighter's target.
    Target {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The fighter that becomes its target.
        target: FiredUpFighter,
    },
    /// Locks the fighter's target.
    Lock {
        /// The fighter.
        fighter: FiredUpFighter,
    },
    /// Removes the lock.
    Unlock {
        /// The fighter.
        fighter: FiredUpFighter,
    },
}

impl From<Deed> for FiredUpDeed {
    fn from(deed: Deed) -> Self {
        let fighter = deed.fighter().into();
        match deed {
            Deed::Buff(_, stat) => Self::Buff { fighter, stat: stat.into() },
            Deed::Morale(_, thumb) => Self::Morale { fighter, thumb: thumb.into() },
            Deed::Speed(_) => Self::Speed { fighter },
            Deed::Target(_, target) => Self::Target { fighter, target: target.into() },
            Deed::Lock(_) => Self::Lock { fighter },
            Deed::Unlock(_) => Self::Unlock { fighter },
        }
    }
}
