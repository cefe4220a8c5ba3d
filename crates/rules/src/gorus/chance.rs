//! Chance: there is only the deal.

use std::fmt;

use super::card::{Card, School, SchoolSet};
use super::card_set::Word;
use super::refusal::Refusal;
use super::state::{State, StatePhase};
use super::table::{Gorus, TROUPE};
use crate::{Randomness, Seat};

/// The request of a chance node: there is only the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request;

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")
    }
}

/// The dealer, and every card of the round: the troupes from seat 0 on, then the pile, top first.
///
/// A deal fits its table: the right cards, each once. Whether it fits a state is another question.
#[derive(Clone, Copy, Debug)]
pub struct Deal<const CARDS: usize> {
    pub(super) dealer: Seat,
    pub(super) cards: [Option<Card>; CARDS],
}

impl<const CARDS: usize> Deal<CARDS> {
    /// The schools that were dealt.
    pub(super) fn schools(&self) -> SchoolSet {
        self.cards.iter().flatten().map(|card| card.school()).collect()
    }

    /// The dealer.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// A deal of these cards, or the rule that no such deal keeps.
    pub fn deal_of(
        &self,
        dealer: Seat,
        troupes: &[Vec<Card>],
        pile: &[Card],
    ) -> Result<Deal<CARDS>, Refusal> {
        if dealer.number() >= self.players {
            return Err(Refusal::NoSuchDealer(dealer));
        }
        if troupes.len() != self.players as usize {
            return Err(Refusal::TroupeCount { expected: self.players });
        }
        for (seat, troupe) in Seat::all(self.players).zip(troupes) {
            if troupe.len() != TROUPE {
                return Err(Refusal::TroupeSize(seat));
            }
        }
        if pile.len() != self.pile as usize {
            return Err(match self.players {
                1 => Refusal::ContenderCount,
                2 => Refusal::DrawPileSize,
                _ => Refusal::NoPileHere,
            });
        }
        let mut deal = Deal { dealer, cards: [None; CARDS] };
        for (place, card) in troupes.iter().flatten().chain(pile).copied().enumerate() {
            let named = self.options.schools;
            if named.is_some_and(|schools| !schools.contains(card.school())) {
                return Err(Refusal::OtherSchool(card.school()));
            }
            if !self.in_deck(card) {
                return Err(Refusal::NotInDeck(card));
            }
            if deal.cards[..place].contains(&Some(card)) {
                return Err(Refusal::DealtTwice(card));
            }
            deal.cards[place] = Some(card);
        }
        let expected = self.options.school_count();
        if deal.schools().len() != expected {
            return Err(Refusal::SchoolCount { expected: expected as u8 });
        }
        Ok(deal)
    }

    pub(super) fn draw_deal<R: Randomness>(
        &self,
        state: &State<W, SEATS, CARDS>,
        randomness: &mut R,
    ) -> Deal<CARDS> {
        // G2.4: the first dealer is drawn, later ones follow clockwise.
        let dealer = match state.phase {
            StatePhase::Fresh => Seat::new(randomness.below(u32::from(self.players)) as u8),
            _ => state.dealer.next(self.players),
        };
        let schools = if state.schools.is_empty() {
            self.draw_schools(randomness) // G2.2
        } else {
            state.schools
        };
        let mut cards = [None; CARDS];
        let deck = &mut cards[..self.deck_size()];
        for (school, slots) in schools.iter().zip(deck.chunks_exact_mut(self.ranks.len())) {
            for (slot, rank) in slots.iter_mut().zip(&self.ranks) {
                *slot = Some(Card::new(school, *rank));
            }
        }
        // The first troupe is what the others leave: its order means nothing.
        randomness.shuffle_but(TROUPE, deck);
        Deal { dealer, cards }
    }

    fn draw_schools<R: Randomness>(&self, randomness: &mut R) -> SchoolSet {
        let mut schools = School::ALL;
        randomness.shuffle(&mut schools);
        schools.into_iter().take(self.options.school_count()).collect()
    }
}
