//! The fighters in their circle, and the order in which they will attack.

use munera_rules::Game;
use munera_rules::fired_up::{
    AttackTurn, FighterState, FiredUp, MORTAL_WOUNDS, Morale, PlannedAttack, Stat, Strength, View,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::{FiredUpFighter, FiredUpMorale};

/// What the rules say about a fighter beyond the view's `public.fighters`, in the same order: the
/// circle. The left neighbour of each fighter is the next in the list, and of the last one the
/// first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpFighterGuide {
    /// The fighter.
    pub fighter: FiredUpFighter,
    /// Its Attack, in dice.
    pub attack: FiredUpStrength,
    /// Its Defense, in dice.
    pub defense: FiredUpStrength,
    /// The Stamina that it began with.
    pub full_stamina: u8,
    /// How many more Wounds it takes to fall.
    pub wounds_left: u8,
    /// The Morale after the next check, if no more thumbs are given.
    pub morale_to_come: FiredUpMorale,
    /// The limits that each Morale sets, from Low to High.
    pub limits: Vec<FiredUpLimit>,
    /// The Influence that it has at the beginning of a round.
    pub full_influence: u8,
    /// The fighters that target it.
    pub targeted_by: Vec<FiredUpFighter>,
    /// The next faster fighter, which it could overtake.
    pub overtakes: Option<FiredUpOvertaking>,
    /// The damage that it has dealt in the whole fight.
    pub dealt: u16,
    /// The damage that it has dealt in the last battle, or in the running one.
    pub dealt_now: u8,
    /// The damage that it has taken in the last battle, or in the running one.
    pub taken_now: u8,
}

/// The marker of a fighter, in dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpStrength {
    /// The value that the marker stands on.
    pub value: u8,
    /// The largest value that counts at the Morale to come.
    pub limit: u8,
    /// The value that would count if the battle began now.
    pub counting: u8,
    /// The end of its track.
    pub end: u8,
}

/// The limits that a Morale sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpLimit {
    /// The Morale.
    pub morale: FiredUpMorale,
    /// The largest Attack that counts.
    pub attack: u8,
    /// The largest Defense that counts.
    pub defense: u8,
}

/// The next faster fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpOvertaking {
    /// The faster fighter.
    pub whom: FiredUpFighter,
    /// How many dice it takes to overtake it.
    pub dice: u8,
}

/// A fighter's turn in the order of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpAttack {
    /// The fighter that attacks.
    pub attacker: FiredUpFighter,
    /// The fighter that is attacked.
    pub defender: FiredUpFighter,
    /// How many dice it attacks with, as the table stands.
    pub attack: u8,
    /// How many dice the defender has.
    pub defense: u8,
    /// Whether its turn is past, now, to come or never.
    pub when: FiredUpAttackTurn,
}

/// When a fighter attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpAttackTurn {
    /// Its turn is over, whether it attacked or not.
    Past,
    /// Its dice are being rolled, or all seats look at them.
    Now,
    /// Later in this round.
    Coming,
    /// Not in this round: it has fallen, or its target has.
    Never,
}

impl FiredUpStrength {
    /// Writes the value and the limits of a fighter's marker.
    pub(super) fn write(game: &FiredUp, fighter_state: &FighterState, stat: Stat) -> Self {
        let strength @ Strength { value, limit } = game.strength(fighter_state, stat);
        let mat = game.options().pack.mat(fighter_state.fighter);
        let track = match stat {
            Stat::Attack => &mat.attack,
            Stat::Defense => &mat.defense,
        };
        Self { value, limit, counting: strength.counting(), end: track.value(track.end()) }
    }
}

impl FiredUpFighterGuide {
    /// Writes what the rules say about a fighter.
    pub(super) fn write(game: &FiredUp, view: &View, fighter_state: &FighterState) -> Self {
        let mat = game.options().pack.mat(fighter_state.fighter);
        let limit = |morale: Morale| {
            let most =
                |track: &munera_rules::fired_up::Track| track.value(track.last[morale as usize]);
            FiredUpLimit {
                morale: morale.into(),
                attack: most(&mat.attack),
                defense: most(&mat.defense),
            }
        };
        let targets = |other: &&FighterState| {
            other.is_alive && view.fighter_state(other.target).fighter == fighter_state.fighter
        };
        let overtaking = game.overtaking(view, fighter_state.fighter);
        Self {
            fighter: fighter_state.fighter.into(),
            attack: FiredUpStrength::write(game, fighter_state, Stat::Attack),
            defense: FiredUpStrength::write(game, fighter_state, Stat::Defense),
            full_stamina: mat.stamina,
            wounds_left: MORTAL_WOUNDS.saturating_sub(fighter_state.wounds),
            morale_to_come: fighter_state.morale_to_come().into(),
            limits: Morale::ALL.map(limit).to_vec(),
            full_influence: mat.influence,
            targeted_by: view
                .fighter_states()
                .iter()
                .filter(targets)
                .map(|it| it.fighter.into())
                .collect(),
            overtakes: overtaking
                .map(|next| FiredUpOvertaking { whom: next.whom.into(), dice: next.dice }),
            dealt: fighter_state.dealt,
            dealt_now: fighter_state.dealt_now,
            taken_now: fighter_state.taken_now,
        }
    }
}

impl From<PlannedAttack> for FiredUpAttack {
    fn from(planned: PlannedAttack) -> Self {
        let [attack, defense] = planned.dice;
        Self {
            attacker: planned.attacker.into(),
            defender: planned.defender.into(),
            attack,
            defense,
            when: match planned.when {
                AttackTurn::Past => FiredUpAttackTurn::Past,
                AttackTurn::Now => FiredUpAttackTurn::Now,
                AttackTurn::Coming => FiredUpAttackTurn::Coming,
                AttackTurn::Never => FiredUpAttackTurn::Never,
            },
        }
    }
}
