//! Which moves are refused, and why. Written independently of the list of legal moves: the laws
//! compare the two.

use super::bet::BetId;
use super::circle::Place;
use super::fighter::Fighter;
use super::highlight::HighlightSet;
use super::house_rules::BetLimit;
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::moves::{InfluenceAction, Move, Payment, Stat};
use super::refusal::Refusal;
use super::state::{State, StatePhase, Turn};
use super::table::FiredUp;
use crate::Seat;

impl FiredUp {
    pub(super) fn check(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchSeat(seat));
        }
        match state.phase {
            StatePhase::Over => Err(Refusal::GameOver),
            StatePhase::Keep { waiting } if waiting.contains(seat) => {
                check_keep(state, seat, choice)
            }
            StatePhase::Reroll { seat: asked, dice } if asked == seat => match choice {
                Move::Stand => Ok(()),
                Move::Reroll(some) if dice.contains(some) && !some.is_empty() => Ok(()),
                Move::Reroll(_) => Err(Refusal::NoSuchDice),
                _ => Err(misplaced(choice).unwrap_or(Refusal::RerollOrStand)),
            },
            StatePhase::Act(turn) if turn.seat == seat => self.check_turn(state, &turn, choice),
            StatePhase::Window { waiting, judgement, .. } if waiting.contains(seat) => match choice
            {
                Move::Wait => Ok(()),
                Move::Score(cards) => check_score(state.kept[seat.index()], judgement.met(), cards),
                _ => Err(misplaced(choice).unwrap_or(Refusal::ScoreOrWait)),
            },
            StatePhase::Keep { .. }
            | StatePhase::Reroll { .. }
            | StatePhase::Act(_)
            | StatePhase::Window { .. } => Err(Refusal::NotAsked),
            StatePhase::Fresh
            | StatePhase::Roll { .. }
            | StatePhase::Again { .. }
            | StatePhase::Fight { .. }
            | StatePhase::Misses { .. } => Err(Refusal::ChanceDue),
        }
    }

    fn check_turn(&self, state: &State, turn: &Turn, choice: Move) -> Result<(), Refusal> {
        match choice {
            Move::Influence(action, payment) => self.check_influence(state, turn, action, payment),
            Move::Multitask(action, payment, more) => {
                self.check_multitask(state, turn, action, payment, more)
            }
            Move::Store(payment) => check_store(state, turn, payment),
            Move::Bet(bet, fighter, payment) => {
                self.check_bet(state, turn.seat, bet, fighter)?;
                if payment.dice.len() + payment.tokens != 1 {
                    return Err(Refusal::WrongDice(InfluenceFace::Social));
                }
                check_social(state, turn, payment)
            }
            Move::Discard(face) if !turn.dice.has(face) => Err(Refusal::NoSuchDice),
            Move::End if !turn.has_used => Err(Refusal::UseADie),
            Move::Discard(_) | Move::End => Ok(()),
            Move::Reroll(_) | Move::Stand => Err(Refusal::RerolledAlready),
            Move::Keep(_) | Move::Score(_) | Move::Wait => {
                Err(misplaced(choice).unwrap_or(Refusal::NoScoringNow))
            }
        }
    }

    /// U3.3–U3.7: one action by ordinary dice.
    fn check_influence(
        &self,
        state: &State,
        turn: &Turn,
        action: InfluenceAction,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let place = check_fighter(state, action.fighter())?;
        check_own_fighter(state, turn, place)?;
        let takes_two = self.check_action(state, place, action)?;
        if payment.tokens > 0 {
            return Err(Refusal::TokensAreSocial);
        }
        let face = action.face();
        let paid = payment.dice.of(face) + payment.dice.of(InfluenceFace::Double);
        if paid != payment.dice.len() {
            return Err(Refusal::WrongDice(face));
        }
        match (takes_two, paid) {
            (false, 1) | (true, 2) => {}
            (true, _) => return Err(Refusal::SprinterTakesTwo),
            (false, _) if face == InfluenceFace::Speed => return Err(Refusal::TakesOne),
            (false, _) => return Err(Refusal::WrongDice(face)),
        }
        if !turn.dice.contains(payment.dice) {
            return Err(Refusal::NoSuchDice);
        }
        if payment.is_real(face) || turn.may_double(face) {
            Ok(())
        } else {
            Err(Refusal::LoneDouble)
        }
    }

    /// U3.8: one action by two Socials.
    fn check_multitask(
        &self,
        state: &State,
        turn: &Turn,
        action: InfluenceAction,
        payment: Payment,
        more: Option<Payment>,
    ) -> Result<(), Refusal> {
        let place = check_fighter(state, action.fighter())?;
        if payment.dice.len() + payment.tokens != 2 {
            return Err(Refusal::TwoSocials);
        }
        let takes_two = self.check_action(state, place, action)?;
        match (takes_two, more) {
            (true, None) => return Err(Refusal::SprinterTakesTwo),
            (false, Some(_)) => return Err(Refusal::TakesOne),
            (true, Some(_)) => check_own_fighter(state, turn, place)?,
            (false, None) => {}
        }
        check_social(state, turn, payment)?;
        let left = turn.dice.without(payment.dice);
        let Some(more) = more else { return Ok(()) };
        let speeds = more.dice.of(InfluenceFace::Speed) + more.dice.of(InfluenceFace::Double);
        if more.tokens > 0 || more.dice.len() != 1 || speeds != 1 {
            Err(Refusal::WrongDice(InfluenceFace::Speed))
        } else if left.contains(more.dice) {
            Ok(())
        } else {
            Err(Refusal::NoSuchDice)
        }
    }

    /// U6.1: an unused card, on a Bet that takes it.
    fn check_bet(
        &self,
        state: &State,
        seat: Seat,
        bet: BetId,
        fighter: Fighter,
    ) -> Result<(), Refusal> {
        let number = state.bets.iter().position(|open| *open == bet);
        let number = number.ok_or(Refusal::NoSuchBet(bet))?;
        if state.settled[number].is_some() {
            return Err(Refusal::Settled(bet));
        }
        let place = state.place_of(fighter).ok_or(Refusal::NotInTheCircle(fighter))?;
        if state.used_cards(seat).contains(place) {
            return Err(Refusal::CardUsed(fighter));
        }
        let has_one = state.has_wager_on(seat, number);
        if has_one && self.options.house.bets == BetLimit::One {
            return Err(Refusal::OneCardABet(bet));
        }
        Ok(())
    }

    /// Whether an action is possible for a fighter, and whether it takes two dice.
    fn check_action(
        &self,
        state: &State,
        place: Place,
        action: InfluenceAction,
    ) -> Result<bool, Refusal> {
        let fighter_state = state.fighter_state(place);
        let mat = self.pack.mat(fighter_state.fighter);
        match action {
            InfluenceAction::Buff(_, stat) => {
                let (space, end) = match stat {
                    Stat::Attack => (fighter_state.attack, mat.attack.end()),
                    Stat::Defense => (fighter_state.defense, mat.defense.end()),
                };
                if space == end { Err(Refusal::EndOfTrack) } else { Ok(false) }
            }
            InfluenceAction::Speed(fighter) => {
                let faster =
                    state.with_tile(fighter_state.tile - 1).filter(|_| fighter_state.tile > 1);
                let faster = faster.ok_or(Refusal::Fastest(fighter))?;
                Ok(state.fighter_state(faster).is_sprinting)
            }
            InfluenceAction::Target(fighter, target) => {
                if fighter_state.is_locked {
                    return Err(Refusal::Locked(fighter));
                }
                let target = state.place_of(target).ok_or(Refusal::NotInTheCircle(target))?;
                let is_other = target != place && target != fighter_state.target;
                if is_other && state.fighter_state(target).is_alive {
                    Ok(false)
                } else {
                    Err(Refusal::SameTarget(fighter))
                }
            }
            InfluenceAction::Lock(fighter) if fighter_state.is_locked => {
                Err(Refusal::Locked(fighter))
            }
            InfluenceAction::Unlock(fighter) if !fighter_state.is_locked => {
                Err(Refusal::NotLocked(fighter))
            }
            InfluenceAction::Morale(..) | InfluenceAction::Lock(_) | InfluenceAction::Unlock(_) => {
                Ok(false)
            }
        }
    }
}

/// Why a move that belongs to another part of the round cannot be made.
fn misplaced(choice: Move) -> Option<Refusal> {
    match choice {
        Move::Keep(_) => Some(Refusal::KeptAlready),
        Move::Score(_) | Move::Wait => Some(Refusal::NoScoringNow),
        _ => None,
    }
}

fn check_keep(state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
    let Move::Keep(cards) = choice else { return Err(Refusal::KeepFirst) };
    if let Some(card) = cards.without(state.hands[seat.index()]).iter().next() {
        return Err(Refusal::NotYours(card));
    }
    if cards.len() == 2 { Ok(()) } else { Err(Refusal::KeepTwo) }
}

fn check_score(kept: HighlightSet, met: HighlightSet, cards: HighlightSet) -> Result<(), Refusal> {
    if let Some(card) = cards.without(kept).iter().next() {
        return Err(Refusal::NotYours(card));
    }
    match cards.without(met).iter().next() {
        Some(card) => Err(Refusal::NotMet(card)),
        None if cards.is_empty() => Err(Refusal::ScoreOrWait),
        None => Ok(()),
    }
}

/// A living fighter that can still be influenced.
fn check_fighter(state: &State, fighter: Fighter) -> Result<Place, Refusal> {
    let place = state.place_of(fighter).ok_or(Refusal::NotInTheCircle(fighter))?;
    if !state.fighter_state(place).is_alive {
        Err(Refusal::Fallen(fighter))
    } else if state.fighter_state(place).influence == 0 {
        Err(Refusal::Exhausted(fighter))
    } else {
        Ok(place)
    }
}

/// U3.3: all ordinary dice of a turn go to one fighter.
fn check_own_fighter(state: &State, turn: &Turn, place: Place) -> Result<(), Refusal> {
    match turn.fighter.filter(|own| *own != place) {
        Some(own) => Err(Refusal::OneFighterATurn(state.fighter_state(own).fighter)),
        None => Ok(()),
    }
}

/// Whether Social dice, Doubles beside them, and tokens can be paid.
fn check_social(state: &State, turn: &Turn, payment: Payment) -> Result<(), Refusal> {
    let Payment { dice, tokens } = payment;
    let usable = dice.of(InfluenceFace::Social) + dice.of(InfluenceFace::Double);
    if usable != dice.len() {
        Err(Refusal::WrongDice(InfluenceFace::Social))
    } else if !turn.dice.contains(dice) {
        Err(Refusal::NoSuchDice)
    } else if tokens > state.spendable_tokens(turn) {
        Err(Refusal::NoSuchToken)
    } else if payment.is_real(InfluenceFace::Social) || turn.may_double(InfluenceFace::Social) {
        Ok(())
    } else {
        Err(Refusal::LoneDouble)
    }
}

/// U3.8: one Social die for one inactive token; no Double, and no token.
fn check_store(state: &State, turn: &Turn, payment: Payment) -> Result<(), Refusal> {
    if payment != Payment::SOCIAL {
        Err(Refusal::WrongDice(InfluenceFace::Social))
    } else if !turn.dice.has(InfluenceFace::Social) {
        Err(Refusal::NoSuchDice)
    } else if state.tokens[turn.seat.index()] >= 2 {
        Err(Refusal::TokensFull)
    } else {
        Ok(())
    }
}

/// Whether a roll has only these faces.
pub(super) fn shows_only(roll: InfluenceRoll, die: [InfluenceFace; 6]) -> bool {
    InfluenceFace::ALL.into_iter().all(|face| roll.of(face) == 0 || die.contains(&face))
}
