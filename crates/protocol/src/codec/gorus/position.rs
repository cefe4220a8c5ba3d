//! A position of Gorus Maximus.

use munera_rules::gorus::{Card, Position, School};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::public::GorusParty;
use crate::codec::json::{SeatNumber, Within, Written, bytes, unwritten};

/// A position in the middle of a round of Gorus Maximus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GorusPosition {
    /// The cards of each seat, joined by dots.
    pub hands: Vec<Written<Vec<Card>>>,
    /// The draw pile or the contenders to come, top first, joined by dots.
    pub pile: Option<Written<Vec<Card>>>,
    /// The gladiators of the running bout, in order.
    pub bout: Option<Vec<Written<Card>>>,
    /// The seat or contenders that led the bout, or will lead it.
    pub leader: GorusParty,
    /// The preferred school, by its letter.
    pub preferred: Option<Written<School>>,
    /// The gladiators that each side has collected, joined by dots.
    pub won: Vec<Written<Vec<Card>>>,
    /// The Crowd Support of each side.
    pub support: Vec<Within<0, 9>>,
    /// The seat that dealt the round.
    pub dealer: SeatNumber,
    /// The round, from 1.
    pub round: Within<1, 100>,
}

impl From<GorusPosition> for Position {
    fn from(position: GorusPosition) -> Self {
        Self {
            troupes: unwritten(position.hands),
            pile: position.pile.map_or_else(Vec::new, |pile| pile.0),
            bout: position.bout.map_or_else(Vec::new, unwritten),
            leader: position.leader.into(),
            preferred: position.preferred.map(|school| school.0),
            won: unwritten(position.won),
            support: bytes(position.support),
            dealer: position.dealer.into(),
            round: position.round.byte(),
        }
    }
}
