//! What a side has collected in a round, laid out for people. The rules do the counting.

use munera_rules::gorus::{Card, Rank};

use super::arena::Arena;
use super::chronicle::Chronicle;

/// One side's gladiators at the end of a round.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// How many there are.
    pub(super) collected: usize,
    /// Those that are worth something, dearest first.
    pub(super) counting: Vec<(Card, i16)>,
    /// Whether a rank 8 is among them, whatever it is worth (G7.3).
    pub(super) has_an_eight: bool,
}

impl Tally {
    /// The tally of every side, with the preferred school as it is now (G1.3, G4.2).
    pub(super) fn of_round(arena: &Arena, chronicle: &Chronicle) -> Vec<Self> {
        let mut tallies = vec![Self::default(); arena.sides.len()];
        let before = chronicle.collected_before.iter().enumerate();
        for (side, card) in
            before.flat_map(|(side, cards)| cards.iter().map(move |card| (side, card)))
        {
            tallies[side].add(*card, arena.worth_at_the_end(*card, chronicle.preferred()));
        }
        for bout in &chronicle.bouts {
            let Some(winner) = bout.winner() else { continue };
            let side = arena.side_of(winner.party);
            for card in bout.cards() {
                tallies[side].add(card, arena.worth_at_the_end(card, chronicle.preferred()));
            }
        }
        for tally in &mut tallies {
            tally.counting.sort_by_key(|(card, worth)| (-worth, *card));
        }
        tallies
    }

    fn add(&mut self, card: Card, worth: i16) {
        self.collected += 1;
        self.has_an_eight |= card.rank() == Rank::EIGHT;
        if worth != 0 {
            self.counting.push((card, worth));
        }
    }

    /// What the gladiators so far are worth together. The rules count a round only when it ends.
    pub(super) fn so_far(&self) -> i16 {
        self.counting.iter().map(|(_, worth)| worth).sum()
    }
}
