//! The places of sides at the end of a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A side's place at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// The place, from 1. Sides that share a place have the same number, and the next place counts
    /// all sides before it.
    pub place: u8,
    /// The seats of the side; none for a side without seats.
    pub seats: Vec<u8>,
    /// What the game counts for the side, if it counts anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i16>,
}

impl Standing {
    /// The places of all sides, the best first. A higher merit is a better place.
    pub(super) fn by_merit<M: Ord>(
        parties: impl IntoIterator<Item = (M, Vec<u8>, Option<i16>)>,
    ) -> Vec<Self> {
        let mut parties: Vec<_> = parties.into_iter().collect();
        // Sides of equal merit stay in the order of the table.
        parties.sort_by(|(one, ..), (other, ..)| other.cmp(one));
        let place =
            |merit: &M| parties.iter().filter(|(other, ..)| other > merit).count() as u8 + 1;
        let places: Vec<u8> = parties.iter().map(|(merit, ..)| place(merit)).collect();
        let parties = parties.into_iter().zip(places);
        parties.map(|((_, seats, points), place)| Self { place, seats, points }).collect()
    }
}
