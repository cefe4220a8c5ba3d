//! How a fighter changes: by what has happened, or by what could be done.

use munera_rules::fired_up::{Corner, FiredUp, Stat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{FiredUpFighter, FiredUpMorale, FiredUpStat};

/// How a fighter changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpChange {
    /// A marker moves.
    Value {
        /// Whose.
        fighter: FiredUpFighter,
        /// Which.
        stat: FiredUpStat,
        /// The value before.
        before: u8,
        /// The value after.
        after: u8,
    },
    /// Another number of dice would count if the battle began now.
    Counting {
        /// Whose.
        fighter: FiredUpFighter,
        /// Of which marker.
        stat: FiredUpStat,
        /// The dice before.
        before: u8,
        /// The dice after.
        after: u8,
    },
    /// Another Morale will come of the thumbs.
    MoraleToCome {
        /// Whose.
        fighter: FiredUpFighter,
        /// The Morale before.
        before: FiredUpMorale,
        /// The Morale after.
        after: FiredUpMorale,
    },
    /// Another place in the order, 1 being the fastest; 0 for the fallen.
    Place {
        /// Whose.
        fighter: FiredUpFighter,
        /// The place before.
        before: u8,
        /// The place after.
        after: u8,
    },
    /// More or less Influence.
    Influence {
        /// Whose.
        fighter: FiredUpFighter,
        /// So much before.
        before: u8,
        /// So much after.
        after: u8,
    },
    /// Less Stamina.
    Stamina {
        /// Whose.
        fighter: FiredUpFighter,
        /// So much before.
        before: u8,
        /// So much after.
        after: u8,
    },
    /// More Wounds.
    Wounds {
        /// Whose.
        fighter: FiredUpFighter,
        /// So many before.
        before: u8,
        /// So many after.
        after: u8,
    },
}

/// Writes how some fighters change, each before and after.
pub(super) fn changes(game: &FiredUp, pairs: &[[Corner; 2]]) -> Vec<FiredUpChange> {
    pairs.iter().flat_map(|[before, after]| of_fighter(game, before, after)).collect()
}

fn of_fighter(game: &FiredUp, old: &Corner, new: &Corner) -> Vec<FiredUpChange> {
    let fighter = new.fighter.into();
    let mut changes = Vec::new();
    for stat in [Stat::Attack, Stat::Defense] {
        let [was, is] = [old, new].map(|corner| game.strength(corner, stat));
        let stat = stat.into();
        if was.value != is.value {
            let (before, after) = (was.value, is.value);
            changes.push(FiredUpChange::Value { fighter, stat, before, after });
        }
        if was.counting() != is.counting() {
            let (before, after) = (was.counting(), is.counting());
            changes.push(FiredUpChange::Counting { fighter, stat, before, after });
        }
    }
    let [was, is] = [old, new].map(Corner::morale_to_come);
    if was != is {
        let (before, after) = (was.into(), is.into());
        changes.push(FiredUpChange::MoraleToCome { fighter, before, after });
    }
    let stamina = |corner: &Corner| corner.stamina.max(0).unsigned_abs();
    let mut number = |of: &dyn Fn(&Corner) -> u8, change: &dyn Fn(u8, u8) -> FiredUpChange| {
        let [before, after] = [old, new].map(of);
        if before != after {
            changes.push(change(before, after));
        }
    };
    number(&|it| it.tile, &|before, after| FiredUpChange::Place { fighter, before, after });
    number(&|it| it.influence, &|before, after| FiredUpChange::Influence {
        fighter,
        before,
        after,
    });
    number(&stamina, &|before, after| FiredUpChange::Stamina { fighter, before, after });
    number(&|it| it.wounds, &|before, after| FiredUpChange::Wounds { fighter, before, after });
    changes
}
