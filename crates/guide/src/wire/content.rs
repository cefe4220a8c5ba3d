//! A content pack of Fired Up for whoever shows it: what is printed, and how it is called.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fired_up::{FiredUpFighter, FiredUpMoment};

/// A content pack of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PackForm {
    /// The name that tables ask for it by.
    pub name: String,
    /// What distinguishes it from every other pack: under one name and hash it never changes.
    pub hash: String,
    /// The faces of an Influence die, by their letters.
    pub influence_die: String,
    /// The faces of an Attack die, by their letters.
    pub attack_die: String,
    /// The faces of a Defense die, by their letters.
    pub defense_die: String,
    /// The fighters.
    pub fighters: Vec<MatForm>,
    /// The Highlights.
    pub highlights: Vec<HighlightForm>,
    /// The Bets.
    pub bets: Vec<BetForm>,
}

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TextForm {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
}

/// What is printed of a fighter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatForm {
    /// Who.
    pub fighter: FiredUpFighter,
    /// What it is called.
    pub name: TextForm,
    /// The rule that says what its ability is.
    pub rule: String,
    /// What its ability is.
    pub ability: TextForm,
    /// The Attack track: its values for Low, Neutral and High Morale.
    pub attack: Vec<Vec<u8>>,
    /// The Defense track: its values for Low, Neutral and High Morale.
    pub defense: Vec<Vec<u8>>,
    /// The top of the Stamina track.
    pub stamina: u8,
    /// Who is faster at the start.
    pub speed: u8,
    /// Where Influence starts.
    pub influence: u8,
}

/// What is printed of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighlightForm {
    /// The card.
    pub card: String,
    /// What it is called.
    pub title: TextForm,
    /// When it is judged.
    pub moment: FiredUpMoment,
    /// Its tiers, each asking for all before it.
    pub tiers: Vec<TierForm>,
}

/// A tier of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TierForm {
    /// What it is worth if it is the highest that is met.
    pub points: u8,
    /// All that it asks for beyond the tiers before it, in words.
    pub text: TextForm,
    /// The same, condition by condition, in the order in which guides have them.
    pub conditions: Vec<ConditionForm>,
}

/// A condition of a tier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ConditionForm {
    /// What is counted, by the word that packs use.
    pub fact: String,
    /// What it asks for, in words.
    pub text: TextForm,
}

/// What is printed of a Bet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BetForm {
    /// Which.
    pub bet: String,
    /// What it is called.
    pub title: TextForm,
    /// What decides it, in words.
    pub text: TextForm,
    /// What decides it.
    pub event: BetEventForm,
    /// What the first, second and third correct card earn.
    pub rewards: [u8; 3],
}

/// What decides a Bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum BetEventForm {
    /// The first to carry so many Wounds.
    FirstWounds {
        /// How many.
        wounds: u8,
    },
    /// The first to deal so much damage in one attack.
    FirstDamage {
        /// How much.
        damage: u8,
    },
    /// The first to fall.
    FirstEliminated,
    /// The first at half of their Stamina or less.
    FirstAtHalf,
    /// The winner of the fight.
    Winner,
    /// The most damage dealt in the fight.
    MostDamage,
}
