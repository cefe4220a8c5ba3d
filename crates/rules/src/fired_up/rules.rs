//! The verbs, in the order of the rules text: the Influence phase, the battle, and the bets.

mod battle;
mod betting;
mod influence;

pub use self::battle::MORTAL_WOUNDS;
pub(super) use self::battle::remove_fallen;
use super::chance::Chance;
use super::highlight::HighlightSet;
use super::influence_dice::InfluenceRoll;
use super::moves::Move;
use super::state::State;
use super::table::FiredUp;
use crate::Seat;

impl FiredUp {
    /// Makes a legal move.
    #[inline]
    pub(super) fn make(&self, state: &mut State, seat: Seat, choice: Move) {
        match choice {
            Move::Keep(cards) => self.keep(state, seat, cards),
            Move::Reroll(dice) => Self::reroll(state, dice),
            Move::Stand => Self::reroll(state, InfluenceRoll::NONE),
            Move::Influence(action, payment) => Self::influence(state, action, payment),
            Move::Multitask(action, payment, more) => Self::multitask(state, action, payment, more),
            Move::Store(_) => Self::store(state),
            Move::Bet(bet, fighter, payment) => Self::bet(state, bet, fighter, payment),
            Move::Discard(face) => Self::discard(state, face),
            Move::End => self.end_turn(state),
            Move::Score(cards) => self.answer(state, seat, cards),
            Move::Wait => self.answer(state, seat, HighlightSet::EMPTY),
        }
    }

    /// Applies an outcome of chance that fits.
    #[inline]
    pub(super) fn resolve(&self, state: &mut State, outcome: &Chance) {
        match outcome {
            Chance::Setup(setup) => self.begin(state, setup),
            Chance::Roll(_, roll) => Self::rolled(state, *roll),
            Chance::Fight { attack, defense, .. } => self.fight(state, *attack, *defense),
            Chance::Misses(_, again) => self.reroll_misses(state, *again),
        }
    }
}
