//! How a fighter changes: by an event, or by a move that the viewer may make.

use munera_rules::fired_up::{FighterState, FiredUp, Stat};
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
        /// The fighter.
        fighter: FiredUpFighter,
        /// The marker.
        stat: FiredUpStat,
        /// The value before.
        before: u8,
        /// The value after.
        after: u8,
    },
    /// A different number of dice would count if the battle began now.
    Counting {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The marker whose dice count.
        stat: FiredUpStat,
        /// The dice before.
        before: u8,
        /// The dice after.
        after: u8,
    },
    /// The thumbs will lead to a different Morale.
    MoraleToCome {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The Morale before.
        before: FiredUpMorale,
        /// The Morale after.
        after: FiredUpMorale,
    },
    /// The fighter's place in the order of attack changes. 1 is the fastest; a fallen fighter has
    /// 0.
    Place {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The place before.
        before: u8,
        /// The place after.
        after: u8,
    },
    /// More or less Influence.
    Influence {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The value before the change.
        before: u8,
        /// The value after the change.
        after: u8,
    },
    /// Less Stamina.
    Stamina {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The value before the change.
        before: u8,
        /// The value after the change.
        after: u8,
    },
    /// More Wounds.
    Wounds {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The number before the change.
        before: u8,
        /// The number after the change.
        after: u8,
    },
}

/// Writes how some fighters change, from pairs of before and after.
pub(super) fn changes(game: &FiredUp, pairs: &[[FighterState; 2]]) -> Vec<FiredUpChange> {
    pairs.iter().flat_map(|[before, after]| of_fighter(game, before, after)).collect()
}

fn of_fighter(game: &FiredUp, old: &FighterState, new: &FighterState) -> Vec<FiredUpChange> {
    let fighter = new.fighter.into();
    let mut changes = Vec::new();
    for stat in [Stat::Attack, Stat::Defense] {
        let [was, is] = [old, new].map(|fighter_state| game.strength(fighter_state, stat));
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
    let [was, is] = [old, new].map(FighterState::morale_to_come);
    if was != is {
        let (before, after) = (was.into(), is.into());
        changes.push(FiredUpChange::MoraleToCome { fighter, before, after });
    }
    let stamina = |fighter_state: &FighterState| fighter_state.stamina.max(0).unsigned_abs();
    let mut number = |of: &dyn Fn(&FighterState) -> u8,
                      change: &dyn Fn(u8, u8) -> FiredUpChange| {
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
