//! What the crowd makes of a fighter.

use munera_rules::fired_up::Deed;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{FiredUpFighter, FiredUpStat, FiredUpThumb};

/// What the crowd makes of a fighter, or could.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpDeed {
    /// A step on a track.
    Buff {
        /// Whose.
        fighter: FiredUpFighter,
        /// Which.
        stat: FiredUpStat,
    },
    /// A thumb.
    Morale {
        /// For whom.
        fighter: FiredUpFighter,
        /// Which.
        thumb: FiredUpThumb,
    },
    /// A place in the order.
    Speed {
        /// Who overtakes.
        fighter: FiredUpFighter,
    },
    /// Another target.
    Target {
        /// Whose.
        fighter: FiredUpFighter,
        /// Whom.
        target: FiredUpFighter,
    },
    /// A lock on the target.
    Lock {
        /// Whose.
        fighter: FiredUpFighter,
    },
    /// The lock removed.
    Unlock {
        /// Whose.
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
