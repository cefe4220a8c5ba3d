//! A running turn of the Influence phase.

use munera_rules::fired_up::{Place, Question, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpFighter;

/// A running turn. Dice are written as letters: `B M S T O D` for Buff, Morale, Speed, Target, Social
/// and Double.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpTurn {
    /// The seat whose turn it is.
    pub seat: u8,
    /// The dice that are left.
    pub dice: String,
    /// Whether some of them may be rolled again now.
    pub rerolls: bool,
    /// The fighter that all ordinary dice of the turn go to, once that is settled.
    pub fighter: Option<FiredUpFighter>,
    /// The fighters that were influenced, and will drop by one Influence.
    pub influenced: Vec<FiredUpFighter>,
    /// The faces that a Double can stand for.
    pub doubles: String,
    /// How many stored Social tokens can be spent in this turn.
    pub tokens: u8,
    /// Whether a die has been used; only then can the turn end.
    pub used: bool,
}

impl FiredUpTurn {
    /// Writes the turn that a question belongs to; `None` for a question outside a turn.
    pub(super) fn write(view: &View, question: &Question) -> Option<Self> {
        let name = |place: Place| FiredUpFighter::from(view.fighter_state(place).fighter);
        match question {
            Question::Reroll(seat, dice) => Some(Self {
                seat: seat.number(),
                dice: dice.to_string(),
                rerolls: true,
                fighter: None,
                influenced: Vec::new(),
                doubles: String::new(),
                tokens: view.spendable_tokens(*seat),
                used: false,
            }),
            Question::Act(turn) => Some(Self {
                seat: turn.seat.number(),
                dice: turn.dice.to_string(),
                rerolls: false,
                fighter: turn.fighter.map(name),
                influenced: turn.influenced.iter().map(name).collect(),
                doubles: turn.paid.to_string(),
                tokens: view.spendable_tokens(turn.seat),
                used: turn.has_used,
            }),
            Question::Keep(_) | Question::Window { .. } => None,
        }
    }
}
