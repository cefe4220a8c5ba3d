//! The effects of a move, as far as a viewer can foresee them.

use arrayvec::ArrayVec;

use super::card::{Card, Trait, TraitSet};
use super::moves::{Action, Gambit, Move};
use super::news::{Effect, resolve};
use super::options::Restock;
use super::rules::{cover, drawable, lay};
use super::state::{State, StatePhase};
use super::table::Gladiators;
use super::view::View;
use crate::Seat;

/// The effects of a move if no other seat responded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// The view afterwards, without cards that decks would turn up: they are left blank.
    pub after: View,
    /// The effects, in order.
    pub effects: Vec<Foreseen>,
}

/// Something that would happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreseen {
    /// A seat lays a card of its own on its trait (D3.1, D3.3).
    Lays(Seat, Card),
    /// An effect that is fully known.
    Sure(Effect),
    /// A seat flips a card that no viewer knows (D4.1).
    Flips(Seat, Trait),
    /// A seat draws a card from one of these decks (D4.6), unless it has won before.
    Draws(Seat, TraitSet),
    /// A deck is restocked (D5.1).
    Restocks(Trait),
}

impl Foresight {
    /// The effects that are fully known.
    pub fn sure(&self) -> Vec<Effect> {
        let sure = |effect: &Foreseen| match effect {
            Foreseen::Sure(effect) => Some(*effect),
            _ => None,
        };
        self.effects.iter().filter_map(sure).collect()
    }
}

impl Gladiators {
    /// The effects of the viewer's own move if no other seat responded. `None` for a move that the
    /// rules refuse.
    pub fn foresee(&self, view: &View, choice: Move) -> Option<Foresight> {
        let seat = view.viewer.seat()?;
        self.check(&view.seen, seat, choice).ok()?;
        let mut after = *view;
        let mut effects = Vec::new();
        let state = &mut after.seen;
        let pending = match state.phase {
            StatePhase::Responses { action, .. } => Some(action),
            _ => None,
        };
        match choice {
            Move::Draw(kind) => {
                effects.push(Foreseen::Draws(seat, [kind].into_iter().collect()));
                if self.options.restock == Restock::Any {
                    effects.extend(empties(state, kind));
                }
            }
            Move::Play(card) => {
                effects.push(Foreseen::Lays(seat, card));
                self.make(state, seat, choice);
            }
            Move::Act(action) => self.foresee_action(state, action, &mut effects),
            Move::Respond(card) => {
                effects.push(Foreseen::Lays(seat, card));
                // D6.2: a Victory in the response comes before the action.
                if !lay(state, seat, card) {
                    self.foresee_action(state, pending?, &mut effects);
                }
            }
            Move::Pass => self.foresee_action(state, pending?, &mut effects),
        }
        effects.extend(ending(state));
        Some(Foresight { after, effects })
    }

    /// The effects of the announced action if no more seats respond; `None` if no action is
    /// announced. Spectators can foresee them, too.
    pub fn foresee_pending(&self, view: &View) -> Option<Foresight> {
        let StatePhase::Responses { action, .. } = view.seen.phase else { return None };
        let (mut after, mut effects) = (*view, Vec::new());
        self.foresee_action(&mut after.seen, action, &mut effects);
        effects.extend(ending(&after.seen));
        Some(Foresight { after, effects })
    }

    fn foresee_action(&self, state: &mut State, action: Action, effects: &mut Vec<Foreseen>) {
        let actor = state.turn;
        match action {
            Action::Focus(kind) => flip(state, kind, effects),
            // D4.2: the result of an attack follows from open cards.
            Action::Attack(target) => {
                let (was, mut came) = (*state, ArrayVec::new());
                self.strike(state, target);
                // It fails only where a card is missing that an attack does not need.
                let _ = resolve(&was, state, action, &mut came);
                effects.extend(came.into_iter().map(Foreseen::Sure));
            }
            Action::Gambit(Gambit { target, pair, given }) => {
                let own = &mut state.tops[actor.index()];
                if let Some(power) = own.get(given) {
                    let card = Card { kind: given, power };
                    own.clear(given);
                    effects.push(Foreseen::Sure(Effect::Given { from: actor, to: target, card }));
                    cover(state, target, card);
                }
                flip(state, given, effects);
                flip(state, pair.other(given), effects);
                effects.extend(draws(state, pair.traits()));
            }
            Action::Recover(partner) => {
                let wounds = std::mem::take(&mut state.wounds[actor.index()]);
                effects.push(Foreseen::Sure(Effect::Healed(actor, wounds)));
                flip(state, Trait::Health, effects);
                flip(state, partner, effects);
                effects.extend(draws(state, [Trait::Health, partner]));
            }
        }
    }
}

/// The acting seat turns up a card that no viewer knows.
fn flip(state: &mut State, kind: Trait, effects: &mut Vec<Foreseen>) {
    let actor = state.turn;
    state.tops[actor.index()].clear(kind);
    // D7.2: a deck that a draw has emptied is restocked before the flip.
    if state.stocks[kind.index()].deck.is_empty() {
        effects.push(Foreseen::Restocks(kind));
    }
    effects.push(Foreseen::Flips(actor, kind));
    effects.extend(empties(state, kind));
}

/// D5.1: a deck is restocked once its last card is taken.
fn empties(state: &State, kind: Trait) -> Option<Foreseen> {
    (state.stocks[kind.index()].deck.len() == 1).then_some(Foreseen::Restocks(kind))
}

/// D4.6: a seat that holds a card of each trait draws none, and none is drawn from an empty deck. The
/// decks that the seat has flipped a card of have been restocked if need be.
fn draws(state: &State, flipped: [Trait; 2]) -> Option<Foreseen> {
    let held = state.hands[state.turn.index()].traits();
    let restocked = flipped.into_iter().filter(|kind| !held.contains(*kind));
    let traits: TraitSet = drawable(state).iter().chain(restocked).collect();
    (!traits.is_empty()).then_some(Foreseen::Draws(state.turn, traits))
}

fn ending(state: &State) -> Option<Foreseen> {
    match state.phase {
        StatePhase::Over { winners, ending } => Some(Foreseen::Sure(Effect::Won(winners, ending))),
        _ => None,
    }
}
