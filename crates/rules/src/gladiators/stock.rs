//! The thirteen cards of one trait: where they lie, and what all viewers know of that.

use super::card::{Power, PowerSet, Trait};
use super::deck::Deck;
use crate::{Seat, SeatSet};

/// The most that can play.
pub(super) const SEATS: usize = 4;

/// The cards of one trait, except those on top of a pile or in a hand.
///
/// Beside the deck and the histories, it keeps what a spectator knows of each hidden card: the set
/// of cards that it can be. A card that has been seen leaves those sets; a card that a restock
/// mixes in comes back only for the deck, and for the seats that draw from it later. The worlds of
/// a view are then exactly the ways to match hidden cards with the sets of their places.
///
/// Only one thing is known to a single seat: what a fallen seat held. Until the next restock, that
/// card lies unseen under the fallen seat's pile. Then it is *mixed*, and the fallen seat still
/// knows that no seat that drew before that restock can have it: these are the seats *apart* from
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stock {
    pub(super) deck: Deck,
    /// The cards under each seat's top that were open when they were covered.
    pub(super) histories: [PowerSet; SEATS],
    /// The cards that each seat's hidden card can be, as a spectator knows it; empty if it has
    /// none.
    pub(super) possible: [PowerSet; SEATS],
    /// The cards that can be in the deck, as a spectator knows it.
    pub(super) in_deck: PowerSet,
    /// For each seat whose card is mixed, the seats that cannot have that card.
    pub(super) apart: [SeatSet; SEATS],
    /// The fallen whose card has been mixed into the deck.
    pub(super) mixed: SeatSet,
}

impl Stock {
    /// All cards in a deck, and no seat has seen any.
    pub(super) const fn new(deck: Deck) -> Self {
        Self {
            deck,
            histories: [PowerSet::EMPTY; SEATS],
            possible: [PowerSet::EMPTY; SEATS],
            in_deck: PowerSet::ALL,
            apart: [SeatSet::EMPTY; SEATS],
            mixed: SeatSet::EMPTY,
        }
    }

    /// Turns the top card of the deck face up.
    #[inline]
    pub(super) fn flip(&mut self) -> Power {
        let power = self.deck.take();
        self.see(power);
        power
    }

    /// A seat takes the top card of the deck.
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat) -> Power {
        self.possible[seat.index()] = self.in_deck;
        self.deck.take()
    }

    /// A seat shows the card that it held.
    #[inline]
    pub(super) fn show(&mut self, seat: Seat, power: Power) {
        self.possible[seat.index()] = PowerSet::EMPTY;
        if !self.mixed.is_empty() {
            for fallen in self.mixed.iter().filter(|fallen| *fallen != seat) {
                if self.apart[fallen.index()].contains(seat) {
                    self.apart[fallen.index()].remove(seat);
                    self.possible[fallen.index()].remove(power);
                }
            }
        }
        self.see(power);
    }

    /// Puts a card that all have seen under a seat's top.
    #[inline]
    pub(super) fn bury(&mut self, seat: Seat, power: Power) {
        self.histories[seat.index()].insert(power);
    }

    /// The card lies open: it is in no hand and in no deck.
    #[inline]
    fn see(&mut self, power: Power) {
        self.in_deck.remove(power);
        if self.mixed.is_empty() {
            self.possible.iter_mut().for_each(|possible| possible.remove(power));
        } else {
            // The identity of a mixed card does not affect where the cards are now.
            for seat in Seat::all(SEATS as u8).filter(|seat| !self.mixed.contains(*seat)) {
                self.possible[seat.index()].remove(power);
            }
        }
    }

    /// All cards under tops that were open when they were covered.
    #[inline]
    pub(super) fn buried(&self) -> PowerSet {
        self.histories.into_iter().fold(PowerSet::EMPTY, PowerSet::union)
    }

    /// D5.1: all histories become the new deck, the `unseen` cards of fallen seats among them.
    #[inline]
    pub(super) fn restock(&mut self, deck: Deck, unseen: SeatSet) {
        self.deck = deck;
        self.in_deck = self.buried();
        self.histories = [PowerSet::EMPTY; SEATS];
        if !unseen.is_empty() {
            self.mix(unseen);
        }
    }

    /// The cards that fell unseen go into the deck with the others.
    #[cold]
    fn mix(&mut self, unseen: SeatSet) {
        let holds = |seat: Seat| !self.possible[seat.index()].is_empty();
        let holders: SeatSet = Seat::all(SEATS as u8)
            .filter(|seat| holds(*seat) && !self.mixed.contains(*seat))
            .collect();
        for fallen in unseen.iter() {
            self.in_deck = self.in_deck.union(self.possible[fallen.index()]);
            self.apart[fallen.index()] = holders;
            self.apart[fallen.index()].remove(fallen);
            self.mixed.insert(fallen);
        }
    }
}

/// A value for each trait.
pub(super) type ByTrait<T> = [T; Trait::ALL.len()];
