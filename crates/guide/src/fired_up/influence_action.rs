//! What the crowd does to a fighter with its dice.

use munera_rules::fired_up::InfluenceAction;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{FiredUpFighter, FiredUpStat, FiredUpThumb};

/// What the crowd does, or could do, to a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpInfluenceAction {
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

impl From<InfluenceAction> for FiredUpInfluenceAction {
    fn from(deed: InfluenceAction) -> Self {
        let fighter = deed.fighter().into();
        match deed {
            InfluenceAction::Buff(_, stat) => Self::Buff { fighter, stat: stat.into() },
            InfluenceAction::Morale(_, thumb) => Self::Morale { fighter, thumb: thumb.into() },
            InfluenceAction::Speed(_) => Self::Speed { fighter },
            InfluenceAction::Target(_, target) => Self::Target { fighter, target: target.into() },
            InfluenceAction::Lock(_) => Self::Lock { fighter },
            InfluenceAction::Unlock(_) => Self::Unlock { fighter },
        }
    }
}
