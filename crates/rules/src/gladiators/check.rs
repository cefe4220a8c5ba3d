//! Which moves are refused, and why. Written independently of the list of legal moves: the laws
//! compare the two.

use super::card::{Card, Trait};
use super::moves::{Action, Gambit, Move};
use super::powers::Pair;
use super::refusal::{NoOpponent, Refusal};
use super::state::{State, StatePhase};
use super::table::Gladiators;
use crate::Seat;

impl Gladiators {
    pub(super) fn check(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat(seat));
        }
        // D3.5: a seat moves only when asked, and only with cards of its own hand.
        let asked = match state.phase {
            StatePhase::Fresh => return Err(Refusal::NotSetUp),
            StatePhase::Restock { kind, .. } => return Err(Refusal::RestockDue(kind)),
            StatePhase::Over { .. } => return Err(Refusal::GameOver),
            StatePhase::Responses { asked, .. } => asked,
            StatePhase::Setup { .. } | StatePhase::Turn { .. } | StatePhase::Draw => state.turn,
        };
        if seat != asked {
            return Err(Refusal::NotAsked { asked });
        }
        let hand = state.hands[seat.index()];
        let held = |card: Card| {
            if hand.contains(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
        };
        match (state.phase, choice) {
            (StatePhase::Setup { .. }, Move::Draw(kind)) if hand.traits().contains(kind) => {
                Err(Refusal::HeldAlready(kind))
            }
            (StatePhase::Draw, Move::Draw(kind)) if hand.traits().contains(kind) => {
                Err(Refusal::HoldsOne(kind))
            }
            (StatePhase::Draw, Move::Draw(kind)) if state.stocks[kind.index()].deck.is_empty() => {
                Err(Refusal::NoCardLeft(kind))
            }
            (StatePhase::Setup { .. } | StatePhase::Draw, Move::Draw(_))
            | (StatePhase::Responses { .. }, Move::Pass) => Ok(()),
            (StatePhase::Setup { .. }, _) => Err(Refusal::DrawFirst),
            (StatePhase::Draw, _) => Err(Refusal::MustDraw),
            (_, Move::Draw(_)) => Err(Refusal::NoDrawNow),
            (StatePhase::Responses { .. }, Move::Respond(card)) => held(card),
            (StatePhase::Responses { .. }, _) => Err(Refusal::RespondOrPass),
            (StatePhase::Turn { has_played: true }, Move::Play(_)) => Err(Refusal::PlayedAlready),
            (_, Move::Play(card)) => held(card),
            (_, Move::Act(action)) => self.check_action(state, action),
            (_, Move::Respond(_)) => Err(Refusal::NothingToAnswer),
            (_, Move::Pass) => Err(Refusal::MustAct),
        }
    }

    fn check_action(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let own = state.tops[state.turn.index()];
        let matches = |pair: Pair| {
            let [first, second] = pair.traits();
            own.get(first) == own.get(second)
        };
        match action {
            Action::Focus(_) => Ok(()),
            Action::Attack(target) => {
                self.check_opponent(state, target)
                    .map_err(|why| Refusal::AttackTarget(target, why))?;
                let (own, theirs) = (own.effective(), state.tops[target.index()].effective());
                if own.of(Trait::Speed) < theirs.of(Trait::Speed) {
                    Err(Refusal::TooSlow(target))
                } else if own.of(Trait::Attack) <= theirs.of(Trait::Defense) {
                    Err(Refusal::TooWeak(target))
                } else {
                    Ok(())
                }
            }
            Action::Gambit(Gambit { target, pair, given }) => {
                self.check_opponent(state, target)
                    .map_err(|why| Refusal::GambitTarget(target, why))?;
                if !pair.contains(given) {
                    Err(Refusal::NotOfPair(given))
                } else if !matches(pair) {
                    Err(Refusal::NoPair(pair))
                } else {
                    Ok(())
                }
            }
            Action::Recover(partner) => match Pair::with_health(partner) {
                None => Err(Refusal::HealthAlone),
                Some(pair) if !matches(pair) => Err(Refusal::NoPairWithHealth(partner)),
                Some(_) => Ok(()),
            },
        }
    }

    fn check_opponent(&self, state: &State, target: Seat) -> Result<(), NoOpponent> {
        if target.number() >= self.players {
            Err(NoOpponent::Absent)
        } else if target == state.turn {
            Err(NoOpponent::Oneself)
        } else if !state.alive.contains(target) {
            Err(NoOpponent::Fallen)
        } else {
            Ok(())
        }
    }
}
