//! What a seat with certain cards wants.

use munera_rules::fired_up::{HighlightSet, InfluenceFace};

use super::deeds::{self, DEEDS, PLACES};

/// The best that each die can do for a seat, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// For a seat that has kept these cards.
    pub(super) kept: HighlightSet,
    /// The gain of the best deed of each ordinary face for each fighter, and its number.
    pub(super) best: [[(f32, u8); 4]; PLACES],
    /// What Socials bring: the best bets, best first. A seat has one card of each fighter, for
    /// whichever Bet it suits best.
    pub(super) bets: [f32; PLACES],
}

impl Plan {
    pub(super) fn new(
        kept: HighlightSet,
        wishes: &[f32; DEEDS],
        bets: &[[f32; PLACES]; 3],
    ) -> Self {
        let mut best = [[(0.0, 0); 4]; PLACES];
        for (place, best) in best.iter_mut().enumerate() {
            for (face, best) in InfluenceFace::ALL.into_iter().zip(best) {
                for number in deeds::of_face(place, face) {
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
