//! Which moves are refused, and why. Written independently of the list of legal moves: the laws
//! compare the two.

use super::card::Card;
use super::card_set::Word;
use super::chance::Deal;
use super::refusal::Refusal;
use super::state::{State, StatePhase};
use super::table::Gorus;
use crate::Seat;

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    pub(super) fn check_deal(
        &self,
        state: &State<W, SEATS, CARDS>,
        deal: &Deal<CARDS>,
    ) -> Result<(), Refusal> {
        match state.phase {
            StatePhase::Bouts => return Err(Refusal::RoundRunning),
            StatePhase::Over => return Err(Refusal::GameOver),
            StatePhase::Fresh => {}
            StatePhase::Between => {
                // G2.4: the deal passes to the left.
                let expected = state.dealer.next(self.players);
                if deal.dealer != expected {
                    return Err(Refusal::WrongDealer { expected });
                }
            }
        }
        // G2.2: the first deal fixes the schools for the whole game.
        let stranger = deal.schools().iter().find(|school| !state.schools.contains(*school));
        match stranger {
            Some(school) if !state.schools.is_empty() => Err(Refusal::OtherSchool(school)),
            _ => Ok(()),
        }
    }

    pub(super) fn check_play(
        &self,
        state: &State<W, SEATS, CARDS>,
        seat: Seat,
        card: Card,
    ) -> Result<(), Refusal> {
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat(seat));
        }
        match state.phase {
            StatePhase::Fresh | StatePhase::Between => return Err(Refusal::NotDealt),
            StatePhase::Over => return Err(Refusal::GameOver),
            StatePhase::Bouts => {}
        }
        if seat != state.turn {
            return Err(Refusal::NotYourTurn { turn: state.turn });
        }
        if !state.troupes[seat.index()].contains(card) {
            return Err(Refusal::NotInTroupe(card));
        }
        match state.bout.initiating {
            Some(school) if !Self::playable(state, seat).contains(card) => {
                Err(Refusal::MustFollow(school))
            }
            _ => Ok(()),
        }
    }
}
