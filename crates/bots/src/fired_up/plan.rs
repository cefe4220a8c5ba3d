//! The plan of a seat that has kept certain cards.

use munera_rules::fired_up::{HighlightSet, InfluenceFace};

use super::actions::{self, ACTIONS, PLACES};

/// The best use of each die for a seat, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The cards that the seat has kept.
    pub(super) kept: HighlightSet,
    /// The gain of the best action of each ordinary face for each fighter, and its number.
    pub(super) best: [[(f32, u8); 4]; PLACES],
    /// The gains of the best bets, best first, which Socials pay for. A seat has one card of each
    /// fighter, and uses it for the Bet that suits it best.
    pub(super) bets: [f32; PLACES],
}

impl Plan {
    pub(super) fn new(
        kept: HighlightSet,
        wishes: &[f32; ACTIONS],
        bets: &[[f32; PLACES]; 3],
    ) -> Self {
        let mut best = [[(0.0, 0); 4]; PLACES];
        for (place, best) in best.iter_mut().enumerate() {
            for (face, best) in InfluenceFace::ALL.into_iter().zip(best) {
                for number in actions::of_face(place, face) {
                    if wishes[number] > best.0 {
                        *best = (wishes[number], number as u8);
                    }
                }
            }
        }
        let on = |place: usize| bets.iter().map(|bets| bets[place]).fold(0.0, f32::max);
        let mut bets: [f32; PLACES] = std::array::from_fn(on);
        bets.sort_unstable_by(|one, other| other.total_cmp(one));
        Self { kept, best, bets }
    }
}
