//! What a search reads from the full states that it imagines.
//!
//! The state of a real table is behind [`super::View`]; nothing here gives access to it.

use super::card::{PowerSet, Trait};
use super::moves::Action;
use super::powers::Powers;
use super::state::{State, StatePhase};
use super::stock::SEATS;
use super::view::Phase;
use crate::{Seat, SeatSet};

impl State {
    /// The part of the game.
    #[inline]
    pub const fn phase(&self) -> Phase {
        match self.phase {
            StatePhase::Fresh => Phase::Fresh,
            StatePhase::Setup { .. } => Phase::Setup,
            StatePhase::Turn { has_played } => Phase::Turn { has_played },
            StatePhase::Responses { .. } => Phase::Responses,
            StatePhase::Restock { kind, .. } => Phase::Restock(kind),
            StatePhase::Draw => Phase::Draw,
            StatePhase::Over { winners, ending } => Phase::Over { winners, ending },
        }
    }

    /// Whose turn it is, or who draws in the setup; meaningless before it.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat that must move.
    #[inline]
    pub const fn asked(&self) -> Option<Seat> {
        match self.phase {
            StatePhase::Setup { .. } | StatePhase::Turn { .. } | StatePhase::Draw => {
                Some(self.turn)
            }
            StatePhase::Responses { asked, .. } => Some(asked),
            StatePhase::Fresh | StatePhase::Restock { .. } | StatePhase::Over { .. } => None,
        }
    }

    /// The announced action, while a seat may still respond.
    #[inline]
    pub const fn announced(&self) -> Option<Action> {
        match self.phase {
            StatePhase::Responses { action, .. } => Some(action),
            _ => None,
        }
    }

    /// The living seats.
    #[inline]
    pub const fn alive(&self) -> SeatSet {
        self.alive
    }

    /// The tops of a seat.
    #[inline]
    pub const fn tops(&self, seat: Seat) -> Powers {
        self.tops[seat.index() & (SEATS - 1)]
    }

    /// The hand of a living seat, or the one that a fallen seat remembers.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Powers {
        self.hands[seat.index() & (SEATS - 1)]
    }

    /// The wounds that a seat has.
    #[inline]
    pub const fn wounds(&self, seat: Seat) -> u8 {
        self.wounds[seat.index() & (SEATS - 1)]
    }

    /// The cards of a deck, in no order. They are those that are neither shown nor held nor in a
    /// history: computing that is faster than reading the deck.
    #[inline]
    pub fn in_deck(&self, kind: Trait) -> PowerSet {
        let stock = &self.stocks[kind.index()];
        let mut elsewhere = stock.buried().bits();
        for seat in 0..SEATS {
            elsewhere |= 1 << self.tops[seat].raw(kind);
            let is_mixed = stock.mixed.bits() >> seat & 1 == 1;
            elsewhere |= if is_mixed { 0 } else { 1 << self.hands[seat].raw(kind) };
        }
        PowerSet::from_bits(!elsewhere)
    }
}
