//! A round with all secrets open: everything that a search needs to continue from a state by
//! itself.

use super::card::{Card, Rank, School, SchoolSet};
use super::card_set::{CardSet, Word};
use super::state::{Party, State, StatePhase};
use super::table::Gorus;
use crate::Seat;

/// A running round with all its secrets.
///
/// It is made from a whole state, so only code that has a state can make it: the arbiter, and
/// searches in the worlds that they imagine. The collected gladiators are summed up; how they were
/// collected is left out. `SEATS` bounds seats and sides, as in [`State`]. Sides are numbered as in
/// [`Gorus::side`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenRound<'s, W: Word, const SEATS: usize> {
    /// The troupe of each seat.
    pub troupes: [CardSet<W>; SEATS],
    /// The gladiators of the running bout, in order; none of them is blank.
    pub table: &'s [Option<Card>],
    /// The draw pile, or the contenders that have not entered, top first; none of them is blank.
    pub pile: &'s [Option<Card>],
    /// The party that leads the running bout.
    pub leader: Party,
    /// The seat that must play.
    pub turn: Seat,
    /// The preferred school; `None` only before the first gladiator of a round.
    pub preferred: Option<School>,
    /// The Crowd Favour that each side has collected, with every 0 counted as nothing (G1.3).
    pub favour: [i16; SEATS],
    /// The schools whose 0 each side has collected.
    pub zeros: [SchoolSet; SEATS],
    /// The sides that have collected a rank 8; only a solo player needs one (G7.3).
    pub eights: super::SideSet,
    /// Bouts that are not finished, the running one included.
    pub bouts_left: u8,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// The running round with all its secrets; `None` while no round is running.
    ///
    /// Nothing is allocated, and what lies on the table and in the pile stays in the state: searches
    /// ask this of every world that they imagine.
    pub fn open_round<'s>(
        &self,
        state: &'s State<W, SEATS, CARDS>,
    ) -> Option<OpenRound<'s, W, SEATS>> {
        if state.phase != StatePhase::Bouts {
            return None;
        }
        let mut favour = [0; SEATS];
        let mut zeros = [SchoolSet::EMPTY; SEATS];
        let mut eights = 0;
        let in_bout = self.in_bout as usize;
        let finished = &state.slots[..state.bouts as usize * in_bout];
        for (bout, cards) in (0..).zip(finished.chunks_exact(in_bout)) {
            let side = self.side(state.takers.of(bout));
            for card in cards.iter().flatten() {
                favour[side] += i16::from(self.favour.of(card.rank()));
                if card.rank() == Rank::ZERO {
                    zeros[side].insert(card.school());
                }
                eights |= u8::from(card.rank() == Rank::EIGHT) << side;
            }
        }
        Some(OpenRound {
            troupes: state.troupes,
            table: self.on_table(state),
            pile: self.pile_to_come(state),
            leader: self.party(state.leader),
            turn: state.turn,
            preferred: state.bout.preferred,
            favour,
            zeros,
            eights: super::SideSet::from_bits(eights),
            bouts_left: self.bouts - state.bouts,
        })
    }
}
