//! How likely somebody sensible makes a move, by rules of thumb that cost nearly nothing.

use munera_rules::Seat;
use munera_rules::gladiators::{
    Action, Card, Effective, Gambit, Move, Powers, State, Strike, Trait,
};

/// What certain things weigh, where an idle move weighs about 1.
const WIN: f32 = 1000.0;
const FELL: f32 = 40.0;
const SAVE: f32 = 60.0;

/// The weight of a legal move of `seat`, by what that seat knows.
pub(super) fn weight(state: &State, seat: Seat, choice: Move) -> f32 {
    match choice {
        Move::Draw(_) => 1.0,
        Move::Play(card) => lay(state.tops(seat), card),
        Move::Act(Action::Focus(kind)) => focus(state.tops(seat), kind),
        Move::Act(Action::Attack(target)) => attack(state, seat, target),
        Move::Act(Action::Gambit(gambit)) => give(state, seat, gambit),
        Move::Act(Action::Recover(_)) => 0.3 + 0.6 * f32::from(state.wounds(seat)),
        Move::Respond(card) => respond(state, seat, card),
        Move::Pass => 4.0,
    }
}

/// What a card changes of what is shown.
fn lay(tops: Powers, card: Card) -> f32 {
    let after = tops.with(card);
    if after.is_victory() {
        return WIN;
    }
    let gain = sum(after.effective()) - sum(tops.effective());
    let pairs = after.pairs().bits().count_ones() as f32 - tops.pairs().bits().count_ones() as f32;
    (0.5 + 0.25 * gain + 0.5 * pairs).max(0.1)
}

fn sum(powers: Effective) -> f32 {
    Trait::ALL.into_iter().map(|kind| f32::from(powers.of(kind))).sum()
}

/// A weak trait may well get stronger.
fn focus(tops: Powers, kind: Trait) -> f32 {
    let power = f32::from(tops.effective().of(kind));
    let lack = (13.0 - power) / 6.0;
    0.1 + lack * lack
}

fn attack(state: &State, seat: Seat, target: Seat) -> f32 {
    let (own, theirs) = (state.tops(seat).effective(), state.tops(target).effective());
    match own.strike(theirs) {
        Strike::Wounds(wounds) if is_mortal(state, target, theirs, wounds) => FELL,
        Strike::Wounds(wounds) => 2.0 + f32::from(wounds),
        Strike::Dodged | Strike::Blocked => 0.1,
    }
}

fn is_mortal(state: &State, target: Seat, theirs: Effective, wounds: u8) -> bool {
    state.wounds(target) + wounds >= theirs.of(Trait::Health)
}

/// A gift that weakens, and a fresh card for what was weak.
fn give(state: &State, seat: Seat, Gambit { target, pair, given }: Gambit) -> f32 {
    let (own, theirs) = (state.tops(seat), state.tops(target));
    let Some(power) = own.get(given) else { return 0.1 };
    let after = theirs.with(Card { kind: given, power });
    let harm = sum(theirs.effective()) - sum(after.effective());
    let fresh: f32 = pair.traits().into_iter().map(|kind| focus(own, kind)).sum();
    (0.3 + 0.5 * fresh + 0.25 * harm).max(0.1)
}

/// Cards are kept for need.
fn respond(state: &State, seat: Seat, card: Card) -> f32 {
    let tops = state.tops(seat);
    let after = tops.with(card);
    if after.is_victory() {
        return WIN;
    }
    let Some(Action::Attack(target)) = state.announced() else { return 0.3 };
    if target != seat {
        return 0.2;
    }
    let attacker = state.tops(state.turn()).effective();
    let (before, after) = (tops.effective(), after.effective());
    let Strike::Wounds(bare) = attacker.strike(before) else { return 0.1 };
    let was_mortal = is_mortal(state, seat, before, bare);
    match attacker.strike(after) {
        Strike::Wounds(wounds) if is_mortal(state, seat, after, wounds) => 0.1,
        _ if was_mortal => SAVE,
        Strike::Wounds(wounds) => 0.2 + f32::from(bare.saturating_sub(wounds)),
        Strike::Dodged | Strike::Blocked => 2.0 + 2.0 * f32::from(bare),
    }
}
