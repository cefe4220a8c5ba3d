//! One attack, with its dice.

use munera_rules::fired_up::{FightFace, FightRoll, FighterState, FiredUp, LastAttack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpFighter;

/// An attack that is over. Dice are written as letters: `H A T L X -` for Head, Hand, Torso, Leg,
/// Special and Miss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpFight {
    /// The fighter that attacked.
    pub attacker: FiredUpOpponent,
    /// The fighter that defended.
    pub defender: FiredUpOpponent,
    /// The Attack dice that were blocked.
    pub blocked: String,
    /// The Attack dice that were not blocked, Specials included.
    pub unblocked: String,
    /// How many Defense dice countered.
    pub counters: u8,
    /// The fighters whose abilities made a difference, as far as the dice show it.
    pub abilities: Vec<FiredUpFighter>,
}

/// One side of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpOpponent {
    /// The fighter.
    pub fighter: FiredUpFighter,
    /// Its dice after all rolls.
    pub dice: String,
    /// The damage that it took.
    pub damage: u8,
    /// The Wounds that it took.
    pub wounds: u8,
    /// The Stamina that it has left.
    pub stamina: u8,
    /// All Wounds that it carries now.
    pub all_wounds: u8,
    /// Whether it fell.
    pub fell: bool,
}

impl FiredUpFight {
    /// Writes an attack. `fighter_states` are the attacker and the defender after it.
    pub(super) fn write(
        game: &FiredUp,
        fighter_states: [&FighterState; 2],
        dice: &LastAttack,
    ) -> Self {
        let blow = game.blow(fighter_states.map(|fighter_state| fighter_state.fighter), dice);
        let opponent =
            |fighter_state: &FighterState, roll: FightRoll, damage, wounds| FiredUpOpponent {
                fighter: fighter_state.fighter.into(),
                dice: roll.to_string(),
                damage,
                wounds,
                stamina: fighter_state.stamina.max(0).unsigned_abs(),
                all_wounds: fighter_state.wounds,
                fell: !fighter_state.is_alive,
            };
        let parts = |counts: [u8; 4], specials: u8| -> String {
            let faces = FightFace::ALL.into_iter().zip(counts.into_iter().chain([specials]));
            let dice = faces.flat_map(|(face, count)| (0..count).map(move |_| face));
            dice.collect::<FightRoll>().to_string()
        };
        Self {
            attacker: opponent(fighter_states[0], dice.attack, blow.returned, 0),
            defender: opponent(fighter_states[1], dice.defense, blow.damage, blow.wounds),
            blocked: parts(blow.blocked, 0),
            unblocked: parts(blow.unblocked, blow.specials),
            counters: blow.counters,
            abilities: game
                .abilities_shown(fighter_states, dice)
                .into_iter()
                .map(Into::into)
                .collect(),
        }
    }
}
