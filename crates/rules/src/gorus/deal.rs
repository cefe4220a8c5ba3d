//! The one chance event: a deal.

use super::card::{Card, SchoolSet};
use super::card_set::Word;
use super::refusal::Refusal;
use super::table::{Gorus, TROUPE};
use crate::Seat;

/// Who deals, and every card of the round: the troupes from seat 0 on, then the pile, top first.
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

    /// Who deals.
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
}
