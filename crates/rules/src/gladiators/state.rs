//! The state of a running game, as one small value.

use super::card::Trait;
use super::deck::Deck;
use super::moves::{Action, Gambit};
use super::powers::Powers;
use super::stock::{ByTrait, SEATS, Stock};
use crate::{Digester, Seat, SeatSet};

/// A running game of Gladiators, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Decks, histories, and what all viewers know of hidden cards.
    pub(super) stocks: ByTrait<Stock>,
    /// The tops of each seat; none for a fallen seat.
    pub(super) tops: [Powers; SEATS],
    /// The hand of each living seat. A fallen seat remembers its last hand.
    pub(super) hands: [Powers; SEATS],
    pub(super) wounds: [u8; SEATS],
    /// Turns that are over.
    pub(super) turns: u32,
    pub(super) alive: SeatSet,
    /// Whose turn it is, or who draws in the setup; meaningless before it.
    pub(super) turn: Seat,
    pub(super) phase: StatePhase,
}

/// The part of a game that a state is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum StatePhase {
    /// Before the setup.
    Fresh,
    /// D2.3: hands are drawn, one after another.
    Setup {
        /// The seat that drew first, and will have the first turn.
        first: Seat,
    },
    /// D3.1, D3.2: a player may play a card, and acts.
    Turn {
        /// Whether it has played its card.
        has_played: bool,
    },
    /// D3.3: the other seats may respond to the announced action.
    Responses {
        /// What was announced.
        action: Action,
        /// The seat that is asked now.
        asked: Seat,
    },
    /// D5.1: an empty deck is to be restocked.
    Restock {
        /// Whose deck.
        kind: Trait,
        /// D7.2: whether a flip from it was due, because a draw had emptied it before.
        is_before_flip: bool,
        /// What it interrupted; what comes after the flip, if one was due.
        then: RestOfTurn,
    },
    /// D4.6: after a Gambit or a Recover, the player draws.
    Draw,
    /// After the end.
    Over {
        /// The seats that won.
        winners: SeatSet,
        /// How the game ended.
        ending: Ending,
    },
}

/// How a turn continues after a restock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum RestOfTurn {
    /// The other trait of the broken pair is still to be flipped.
    Flip(Trait),
    /// The pair is flipped: the player draws.
    Draw,
    /// Nothing is left to do.
    EndTurn,
}

/// How a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Four of a kind (D6.2).
    Victory,
    /// All others have fallen (D5.3).
    LastStanding,
    /// The turn limit (D7.1).
    TurnLimit,
}

impl State {
    pub(super) const EMPTY: Self = Self {
        stocks: [Stock::new(Deck::EMPTY); 4],
        tops: [Powers::NONE; SEATS],
        hands: [Powers::NONE; SEATS],
        wounds: [0; SEATS],
        turns: 0,
        alive: SeatSet::EMPTY,
        turn: Seat::new(0),
        phase: StatePhase::Fresh,
    };

    #[inline]
    pub(super) fn stock(&mut self, kind: Trait) -> &mut Stock {
        &mut self.stocks[kind.index()]
    }

    /// The fallen whose card of a trait lies under their pile unseen.
    #[inline]
    pub(super) fn unseen(&self, kind: Trait) -> SeatSet {
        let mixed = self.stocks[kind.index()].mixed;
        Seat::all(SEATS as u8)
            .filter(|seat| !self.alive.contains(*seat) && !mixed.contains(*seat))
            .filter(|seat| self.hands[seat.index()].traits().contains(kind))
            .collect()
    }

    /// The bytes that fingerprint the state.
    pub(super) fn write_bytes(&self, digester: &mut Digester) {
        for stock in &self.stocks {
            digester.bytes(&stock.deck.bits().to_le_bytes());
            for set in stock.histories.iter().chain(&stock.possible).chain([&stock.in_deck]) {
                digester.bytes(&set.bits().to_le_bytes());
            }
            digester.bytes(&stock.apart.map(SeatSet::bits)).bytes(&[stock.mixed.bits()]);
        }
        for powers in self.tops.iter().chain(&self.hands) {
            digester.bytes(&powers.bits().to_le_bytes());
        }
        digester
            .bytes(&self.wounds)
            .bytes(&self.turns.to_le_bytes())
            .bytes(&[self.alive.bits(), self.turn.number()])
            .bytes(&self.phase.bytes());
    }
}

impl StatePhase {
    fn bytes(self) -> [u8; 6] {
        match self {
            Self::Fresh => [0; 6],
            Self::Setup { first } => [1, first.number(), 0, 0, 0, 0],
            Self::Turn { has_played } => [2, u8::from(has_played), 0, 0, 0, 0],
            Self::Responses { action, asked } => {
                let [verb, first, second, third] = match action {
                    Action::Focus(kind) => [0, kind as u8, 0, 0],
                    Action::Attack(target) => [1, target.number(), 0, 0],
                    Action::Gambit(Gambit { target, pair, given }) => {
                        [2, target.number(), pair as u8, given as u8]
                    }
                    Action::Recover(partner) => [3, partner as u8, 0, 0],
                };
                [3, asked.number(), verb, first, second, third]
            }
            Self::Restock { kind, is_before_flip, then } => {
                let [next, other] = match then {
                    RestOfTurn::Flip(other) => [0, other as u8],
                    RestOfTurn::Draw => [1, 0],
                    RestOfTurn::EndTurn => [2, 0],
                };
                [4, kind as u8, next, other, u8::from(is_before_flip), 0]
            }
            Self::Draw => [5, 0, 0, 0, 0, 0],
            Self::Over { winners, ending } => [6, winners.bits(), ending as u8, 0, 0, 0],
        }
    }
}
