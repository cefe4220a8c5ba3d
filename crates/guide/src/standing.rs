//! Who came in where.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Where somebody came in at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// From 1; whoever shares a place has the same, and those after them count all before them.
    pub place: u8,
    /// Who: the seats that win and lose together; none for those who play without a seat.
    pub seats: Vec<u8>,
    /// What the game counts, if it counts anything for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i16>,
}

impl Standing {
    /// Everybody's place, the best first: whoever has the higher merit comes in before.
    pub(super) fn by_merit<M: Ord>(
        parties: impl IntoIterator<Item = (M, Vec<u8>, Option<i16>)>,
    ) -> Vec<Self> {
        let mut parties: Vec<_> = parties.into_iter().collect();
        // Those of equal merit stay in the order of the table.
        parties.sort_by(|(one, ..), (other, ..)| other.cmp(one));
        let place =
            |merit: &M| parties.iter().filter(|(other, ..)| other > merit).count() as u8 + 1;
        let places: Vec<u8> = parties.iter().map(|(merit, ..)| place(merit)).collect();
        let parties = parties.into_iter().zip(places);
        parties.map(|((_, seats, points), place)| Self { place, seats, points }).collect()
    }
}
