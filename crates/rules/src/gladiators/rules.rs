//! The verbs, in the order of the rules text.

use super::card::{Card, PowerSet, Trait, TraitSet};
use super::deck::Deck;
use super::moves::{Action, Gambit, Move, Moves};
use super::powers::{Powers, Strike};
use super::state::{Ending, RestOfTurn, State, StatePhase};
use super::stock::{ByTrait, Stock};
use super::table::Gladiators;
use crate::{Seat, SeatSet};

// Section 2: setup.
impl Gladiators {
    /// D2.1: every player flips one card of each trait, seat by seat from the tops of the decks.
    pub(super) fn lay_out(&self, state: &mut State, decks: &ByTrait<Deck>) {
        *state = State { alive: self.seats(), ..State::EMPTY };
        for kind in Trait::ALL {
            let mut stock = Stock::new(decks[kind.index()]);
            for seat in Seat::all(self.players) {
                state.tops[seat.index()].set(kind, stock.flip());
            }
            state.stocks[kind.index()] = stock;
        }
        let first = self.first_seat(state.tops);
        state.turn = first;
        // D2.4: of several Victories, the first in turn order wins.
        let clockwise = (0..self.players).map(|steps| first.plus(steps, self.players));
        match clockwise.into_iter().find(|seat| state.tops[seat.index()].is_victory()) {
            Some(winner) => end(state, SeatSet::only(winner), Ending::Victory),
            None => state.phase = StatePhase::Setup { first },
        }
    }

    /// D2.2: the lowest effective Speed; of two Onslaughts, the lower printed one.
    pub(super) fn first_seat(&self, tops: [Powers; 4]) -> Seat {
        let speed = |seat: &Seat| {
            let shown = tops[seat.index()];
            (shown.effective().of(Trait::Speed), shown.raw(Trait::Speed))
        };
        Seat::all(self.players).min_by_key(speed).unwrap_or(Seat::new(0))
    }

    /// D2.3: a hand is drawn as a whole before the next seat draws.
    fn draw_in_setup(&self, state: &mut State, first: Seat) {
        if state.hands[state.turn.index()].traits().len() < self.players as usize {
            return;
        }
        state.turn = state.turn.next(self.players);
        if state.turn == first {
            state.phase = StatePhase::Turn { has_played: false };
        }
    }
}

// Section 3: a turn.
impl Gladiators {
    /// The moves that a seat may make now; none unless it is asked.
    #[inline]
    pub(super) fn moves(state: &State, seat: Seat) -> Moves {
        match state.phase {
            StatePhase::Turn { has_played } if seat == state.turn => {
                Self::moves_of_turn(state, has_played)
            }
            StatePhase::Responses { asked, .. } if seat == asked => {
                Moves::responses(state.hands[seat.index() & 3])
            }
            StatePhase::Setup { .. } | StatePhase::Draw if seat == state.turn => {
                Moves::draws(drawable(state))
            }
            _ => Moves::NONE,
        }
    }

    #[inline]
    fn moves_of_turn(state: &State, has_played: bool) -> Moves {
        let seat = state.turn;
        let playable = if has_played { Powers::NONE } else { state.hands[seat.index() & 3] };
        let own = state.tops[seat.index() & 3];
        let mut opponents = state.alive;
        opponents.remove(seat);
        // Without branches, because it is nearly random which seats can be attacked.
        let strength = own.effective();
        let attackable = (0..4).fold(0, |seats, seat: usize| {
            let theirs = state.tops[seat].effective();
            let is_quick = strength.of(Trait::Speed) >= theirs.of(Trait::Speed);
            let is_strong = strength.of(Trait::Attack) > theirs.of(Trait::Defense);
            seats | u8::from(is_quick & is_strong) << seat
        });
        let attackable = SeatSet::from_bits(attackable & opponents.bits());
        Moves::of_turn(playable, attackable, opponents, own.pairs())
    }

    /// Makes a legal move.
    #[inline]
    pub(super) fn make(&self, state: &mut State, seat: Seat, choice: Move) {
        match choice {
            Move::Draw(kind) => self.draw_card(state, seat, kind),
            Move::Play(card) => {
                if !lay(state, seat, card) {
                    state.phase = StatePhase::Turn { has_played: true };
                }
            }
            // D3.3: announced first, then answered, clockwise.
            Move::Act(action) => {
                let asked = self.next_among(state.alive, state.turn);
                state.phase = StatePhase::Responses { action, asked };
            }
            Move::Respond(card) => {
                if !lay(state, seat, card) {
                    self.ask_next(state, seat);
                }
            }
            Move::Pass => self.ask_next(state, seat),
        }
    }

    /// D3.3, D3.4: the next one is asked; once all are, the action happens.
    #[inline]
    fn ask_next(&self, state: &mut State, seat: Seat) {
        let StatePhase::Responses { action, .. } = state.phase else { return };
        let next = self.next_among(state.alive, seat);
        if next == state.turn {
            self.resolve(state, action);
        } else {
            state.phase = StatePhase::Responses { action, asked: next };
        }
    }

    /// D3.4: the turn passes to the next living player, unless the limit is reached (D7.1).
    #[inline]
    fn end_turn(&self, state: &mut State) {
        state.turns = state.turns.saturating_add(1);
        if state.turns >= self.most_turns {
            return end(state, healthiest(state), Ending::TurnLimit);
        }
        state.turn = self.next_among(state.alive, state.turn);
        state.phase = StatePhase::Turn { has_played: false };
    }
}

// Section 4: actions.
impl Gladiators {
    #[inline]
    fn resolve(&self, state: &mut State, action: Action) {
        match action {
            Action::Focus(kind) => self.flip(state, kind, RestOfTurn::EndTurn),
            Action::Attack(target) => self.strike(state, target),
            Action::Gambit(gambit) => self.give(state, gambit),
            // D4.5: the wounds heal, then Health and its partner are flipped.
            Action::Recover(partner) => {
                state.wounds[state.turn.index()] = 0;
                self.flip(state, Trait::Health, RestOfTurn::Flip(partner));
            }
        }
    }

    /// Flips the top card of the deck onto the trait: a Focus (D4.1), and a part of a Recover and a
    /// Gambit.
    #[inline]
    fn flip(&self, state: &mut State, kind: Trait, then: RestOfTurn) {
        // D7.2: a draw has emptied the deck, and so far no flip has been due.
        if self.stays_empty(state, kind) {
            state.phase = StatePhase::Restock { kind, is_before_flip: true, then };
            return;
        }
        let power = state.stock(kind).flip();
        if cover(state, state.turn, Card { kind, power }) {
            return;
        }
        self.settle(state, kind, then);
    }

    /// D5.1: an empty deck is restocked before anything else happens.
    #[inline]
    fn settle(&self, state: &mut State, kind: Trait, then: RestOfTurn) {
        if state.stocks[kind.index()].deck.is_empty() {
            state.phase = StatePhase::Restock { kind, is_before_flip: false, then };
        } else {
            self.go_on(state, then);
        }
    }

    #[inline]
    fn go_on(&self, state: &mut State, then: RestOfTurn) {
        match then {
            RestOfTurn::Flip(other) => self.flip(state, other, RestOfTurn::Draw),
            // D4.6: a seat that holds a card of each trait draws none.
            RestOfTurn::Draw if !drawable(state).is_empty() => state.phase = StatePhase::Draw,
            RestOfTurn::Draw | RestOfTurn::EndTurn => self.end_turn(state),
        }
    }

    /// D4.2: dodged, blocked, or wounds.
    pub(super) fn strike(&self, state: &mut State, target: Seat) {
        let [own, theirs] = [state.turn, target].map(|seat| state.tops[seat.index()].effective());
        if let Strike::Wounds(damage) = own.strike(theirs) {
            let wounds = &mut state.wounds[target.index()];
            *wounds += damage;
            // D4.3: only damage that was just taken eliminates.
            if *wounds >= theirs.of(Trait::Health) {
                fall(state, target);
                if state.alive.len() == 1 {
                    return end(state, state.alive, Ending::LastStanding); // D5.3
                }
            }
        }
        self.end_turn(state);
    }

    /// D4.4: the card goes to its new owner, then both traits of the pair are flipped.
    fn give(&self, state: &mut State, Gambit { target, pair, given }: Gambit) {
        let own = &mut state.tops[state.turn.index()];
        let power = own.get(given);
        // The uncovered card does not count: the next flip covers it again.
        own.clear(given);
        if let Some(power) = power {
            cover(state, target, Card { kind: given, power });
        }
        self.flip(state, given, RestOfTurn::Flip(pair.other(given)));
    }

    /// D2.3, D4.6: the seat draws a card from a deck of its choice.
    #[inline]
    fn draw_card(&self, state: &mut State, seat: Seat, kind: Trait) {
        let power = state.stock(kind).draw(seat);
        state.hands[seat.index()].set(kind, power);
        match state.phase {
            StatePhase::Setup { first } => self.draw_in_setup(state, first),
            _ if self.stays_empty(state, kind) => {
                // Every viewer sees that no card is left.
                state.stock(kind).in_deck = PowerSet::EMPTY;
                self.end_turn(state);
            }
            _ => self.settle(state, kind, RestOfTurn::EndTurn),
        }
    }

    /// D5.1: the histories of a trait become its deck, and the turn continues.
    #[inline]
    pub(super) fn restock(&self, state: &mut State, kind: Trait, deck: Deck) {
        let StatePhase::Restock { is_before_flip, then, .. } = state.phase else { return };
        let unseen = state.unseen(kind);
        state.stock(kind).restock(deck, unseen);
        if is_before_flip {
            self.flip(state, kind, then);
        } else {
            self.go_on(state, then);
        }
    }
}

/// D2.3, D4.6: the traits that the seat in turn can draw a card of. It holds none of them, and their
/// decks are not empty.
#[inline]
pub(super) fn drawable(state: &State) -> TraitSet {
    let missing = state.hands[state.turn.index() & 3].traits().complement();
    missing.iter().filter(|kind| !state.stocks[kind.index()].deck.is_empty()).collect()
}

/// D3.1, D3.3: a card from the hand covers the matching trait. Tells whether that ended the game.
#[inline]
pub(super) fn lay(state: &mut State, seat: Seat, card: Card) -> bool {
    state.hands[seat.index()].clear(card.kind);
    state.stock(card.kind).show(seat, card.power);
    cover(state, seat, card)
}

/// A card becomes the top of a pile, and the card that it covers joins the history. Returns whether
/// that ended the game: four of a kind win at once (D6.2).
#[inline]
pub(super) fn cover(state: &mut State, seat: Seat, card: Card) -> bool {
    let tops = &mut state.tops[seat.index()];
    let covered = tops.get(card.kind);
    tops.set(card.kind, card.power);
    let is_victory = tops.is_victory();
    if let Some(covered) = covered {
        state.stock(card.kind).bury(seat, covered);
    }
    if is_victory {
        end(state, SeatSet::only(seat), Ending::Victory);
    }
    is_victory
}

/// D5.2: all that a fallen player had joins the histories, the hand unseen.
#[cold]
fn fall(state: &mut State, seat: Seat) {
    let tops = std::mem::take(&mut state.tops[seat.index()]);
    for card in tops.cards() {
        state.stock(card.kind).bury(seat, card.power);
    }
    state.alive.remove(seat);
}

fn end(state: &mut State, winners: SeatSet, ending: Ending) {
    state.phase = StatePhase::Over { winners, ending };
}

/// D7.1: the living with the most health left.
#[cold]
fn healthiest(state: &State) -> SeatSet {
    let health = |seat: Seat| {
        let health = state.tops[seat.index()].effective().of(Trait::Health);
        i16::from(health) - i16::from(state.wounds[seat.index()])
    };
    let most = state.alive.iter().map(health).max();
    state.alive.iter().filter(|seat| Some(health(*seat)) == most).collect()
}
