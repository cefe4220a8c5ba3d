//! A position of Gladiators.

use munera_rules::gladiators::{Card, Position};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::public::{ByTrait, Wounds};
use crate::codec::json::{SeatNumber, Written, bytes, unwritten};

/// A position at the start of a turn of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GladiatorsPosition {
    /// The cards that each seat shows, joined by dots; empty for a fallen seat.
    pub tops: Vec<Written<Vec<Card>>>,
    /// The cards under each seat's tops, joined by dots.
    pub history: Vec<Written<Vec<Card>>>,
    /// The cards that each seat holds, joined by dots.
    pub hands: Vec<Written<Vec<Card>>>,
    /// The decks, each from its top, joined by dots.
    pub decks: ByTrait<Written<Vec<Card>>>,
    /// The wounds of each seat.
    pub wounds: Vec<Wounds>,
    /// Which seats are alive.
    pub alive: Vec<bool>,
    /// The seat whose turn begins.
    pub turn: SeatNumber,
}

impl From<GladiatorsPosition> for Position {
    fn from(position: GladiatorsPosition) -> Self {
        Self {
            tops: unwritten(position.tops),
            history: unwritten(position.history),
            hands: unwritten(position.hands),
            decks: position.decks.into_array().map(|deck| deck.0),
            wounds: bytes(position.wounds),
            alive: position.alive,
            turn: position.turn.into(),
        }
    }
}
