//! How likely a sensible player makes a move, by rules of thumb that cost nearly nothing.

use munera_rules::Seat;
use munera_rules::gladiators::{
    Action, Card, Effective, Gambit, Move, Powers, State, Strike, Trait,
};

/// The weights of important effects; an idle move has a weight of about 1.
const WIN: f32 = 1000.0;
const FELL: f32 = 40.0;
const SAVE: f32 = 60.0;

/// What a mover knows when it weighs its moves: the table and its own cards, never the hands of
/// others.
pub(super) struct Policy<'s> {
    state: &'s State,
    seat: Seat,
    tops: Powers,
    stance: Effective,
}

impl<'s> Policy<'s> {
    /// The policy of the seat that is asked.
    pub(super) fn of(state: &'s State, seat: Seat) -> Self {
        let tops = state.tops(seat);
        Self { state, seat, tops, stance: tops.effective() }
    }

    /// The weight of a legal move.
    pub(super) fn weight(&self, choice: Move) -> f32 {
        match choice {
            Move::Draw(_) => 1.0,
            Move::Play(card) => self.lay(card),
            Move::Act(Action::Focus(kind)) => self.focus(kind),
            Move::Act(Action::Attack(target)) => self.attack(target),
            Move::Act(Action::Gambit(gambit)) => self.give(gambit),
            Move::Act(Action::Recover(_)) => 0.3 + 0.6 * f32::from(self.state.wounds(self.seat)),
            Move::Respond(card) => self.respond(card),
            Move::Pass => 4.0,
        }
    }

    /// How a card changes what the seat shows.
    fn lay(&self, card: Card) -> f32 {
        let after = self.tops.with(card);
        if after.is_victory() {
            return WIN;
        }
        let gain = sum(after.effective()) - sum(self.stance);
        let pairs = |tops: Powers| tops.pairs().bits().count_ones() as f32;
        (0.5 + 0.25 * gain + 0.5 * (pairs(after) - pairs(self.tops))).max(0.1)
    }

    /// A weak trait is likely to get stronger.
    fn focus(&self, kind: Trait) -> f32 {
        let lack = (13.0 - f32::from(self.stance.of(kind))) / 6.0;
        0.1 + lack * lack
    }

    fn attack(&self, target: Seat) -> f32 {
        let theirs = self.state.tops(target).effective();
        match self.stance.strike(theirs) {
            Strike::Wounds(wounds) if is_mortal(self.state, target, theirs, wounds) => FELL,
            Strike::Wounds(wounds) => 2.0 + f32::from(wounds),
            Strike::Dodged | Strike::Blocked => 0.1,
        }
    }

    /// A gift weakens the target, and the giver gets a fresh card for a weak trait.
    fn give(&self, Gambit { target, pair, given }: Gambit) -> f32 {
        let Some(power) = self.tops.get(given) else { return 0.1 };
        let theirs = self.state.tops(target);
        let after = theirs.with(Card { kind: given, power });
        let harm = sum(theirs.effective()) - sum(after.effective());
        let fresh: f32 = pair.traits().into_iter().map(|kind| self.focus(kind)).sum();
        (0.3 + 0.5 * fresh + 0.25 * harm).max(0.1)
    }

    /// The mover keeps its cards until it needs them.
    fn respond(&self, card: Card) -> f32 {
        let after = self.tops.with(card);
        if after.is_victory() {
            return WIN;
        }
        let Some(Action::Attack(target)) = self.state.announced() else { return 0.3 };
        if target != self.seat {
            return 0.2;
        }
        let attacker = self.state.tops(self.state.turn()).effective();
        let Strike::Wounds(bare) = attacker.strike(self.stance) else { return 0.1 };
        let after = after.effective();
        match attacker.strike(after) {
            Strike::Wounds(wounds) if is_mortal(self.state, self.seat, after, wounds) => 0.1,
            _ if is_mortal(self.state, self.seat, self.stance, bare) => SAVE,
            Strike::Wounds(wounds) => 0.2 + f32::from(bare.saturating_sub(wounds)),
            Strike::Dodged | Strike::Blocked => 2.0 + 2.0 * f32::from(bare),
        }
    }
}

fn sum(powers: Effective) -> f32 {
    Trait::ALL.map(|kind| f32::from(powers.of(kind))).iter().sum()
}

fn is_mortal(state: &State, target: Seat, theirs: Effective, wounds: u8) -> bool {
    state.wounds(target) + wounds >= theirs.of(Trait::Health)
}
