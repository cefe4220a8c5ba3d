//! A content pack of Fired Up for screens: what is printed, and its titles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fired_up::{FiredUpFighter, FiredUpMoment};

/// A content pack of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PackForm {
    /// The name by which tables ask for it.
    pub name: String,
    /// The hash that identifies the pack: a name and a hash always mean the same pack.
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

/// The printed values of a fighter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatForm {
    /// The fighter.
    pub fighter: FiredUpFighter,
    /// Its name.
    pub name: TextForm,
    /// The rule that describes its ability.
    pub rule: String,
    /// What its ability does.
    pub ability: TextForm,
    /// The Attack track: its values for Low, Neutral and High Morale.
    pub attack: Vec<Vec<u8>>,
    /// The Defense track: its values for Low, Neutral and High Morale.
    pub defense: Vec<Vec<u8>>,
    /// The top of the Stamina track.
    pub stamina: u8,
    /// Its place at the start, in the order of Speed.
    pub speed: u8,
    /// Its Influence at the start of a round.
    pub influence: u8,
}

/// The printed values of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HighlightForm {
    /// The card.
    pub card: String,
    /// Its title.
    pub title: TextForm,
    /// When it is judged.
    pub moment: FiredUpMoment,
    /// Its tiers. A tier also needs all tiers before it.
    pub tiers: Vec<TierForm>,
}

/// A tier of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TierForm {
    /// The points if it is the highest tier that is met.
    pub points: u8,
    /// All that it needs beyond the tiers before it, in words.
    pub text: TextForm,
    /// The same condition by condition, in the order of guides.
    pub conditions: Vec<ConditionForm>,
}

/// A condition of a tier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ConditionForm {
    /// The fact that is counted, by its word in content packs.
    pub fact: String,
    /// The condition, in words.
    pub text: TextForm,
}

/// The printed values of a Bet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BetForm {
    /// The Bet.
    pub bet: String,
    /// Its title.
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
    /// The first fighter with this many Wounds.
    FirstWounds {
        /// How many wounds.
        wounds: u8,
    },
    /// The first fighter that deals this much damage in one attack.
    FirstDamage {
        /// How much damage.
        damage: u8,
    },
    /// The first fighter that falls.
    FirstEliminated,
    /// The first fighter at half of its Stamina or less.
    FirstAtHalf,
    /// The fighter that wins the fight.
    Winner,
    /// The fighter that dealt the most damage.
    MostDamage,
}
