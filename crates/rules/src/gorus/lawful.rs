//! What the laws need to know of Gorus Maximus.

use super::State;
use super::card::Card;
use super::card_set::Word;
use super::chance::Deal;
use super::state::StatePhase;
use super::table::Gorus;
use crate::laws::Lawful;
use crate::{Event, Seat};

impl<W: Word, const SEATS: usize, const CARDS: usize> Lawful for Gorus<W, SEATS, CARDS> {
    fn every_move(&self) -> impl Iterator<Item = Card> {
        Card::all()
    }

    /// Every card of the deck is in a troupe, played, or in the pile to come.
    fn is_conserved(&self, state: &State<W, SEATS, CARDS>) -> bool {
        if state.phase == StatePhase::Fresh {
            return true;
        }
        let mut seen = super::CardSet::<W>::EMPTY;
        let mut count = 0;
        let played = &state.slots[..state.played as usize];
        let pile = self.pile_to_come(state);
        let cards = state.troupes.iter().flat_map(|troupe| troupe.iter());
        for card in cards.chain(played.iter().chain(pile).flatten().copied()) {
            seen.insert(card);
            count += 1;
        }
        count == self.deck_size()
            && seen.len() == count
            && self.deck(state.schools).all(|card| seen.contains(card))
    }

    /// Only the last deal can still be unknown, and a world has every card of it.
    fn retell(&self, world: &Self::State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let last_deal = log.iter().rposition(|event| matches!(event, Event::Chance(_)));
        let (StatePhase::Bouts, Some(place)) = (world.phase, last_deal) else {
            return (log.len(), Vec::new());
        };
        let retold = [Event::Chance(self.deal_behind(world))];
        let events = retold.into_iter().chain(log[place + 1..].iter().cloned());
        (place, events.map(|event| vec![event]).collect())
    }

    /// Every round gives support to a side, so at most every side but one comes within one of
    /// its target before the last round.
    fn longest(&self) -> usize {
        let before_last: usize =
            (0..self.side_count()).map(|side| usize::from(self.target(side)) - 1).sum();
        (before_last + 1) * (1 + self.bouts as usize * self.players as usize)
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// The deal that a running round came from: every play goes back to its troupe, and every draw
    /// to the pile.
    fn deal_behind(&self, world: &State<W, SEATS, CARDS>) -> Deal<CARDS> {
        let mut troupes = world.troupes;
        let pile = &world.slots[self.pile_start()..self.pile_start() + self.pile as usize];
        for play in (0..world.played).rev() {
            let is_contender = self.is_solo() && play % self.in_bout != 1;
            let Some(card) = world.slots[play as usize].filter(|_| !is_contender) else { continue };
            let seat = if self.is_solo() { Seat::new(0) } else { self.who_played(world, play) };
            if self.has_draw_pile()
                && let Some(drawn) = pile.get(play as usize).copied().flatten()
            {
                troupes[seat.index()].remove(drawn);
            }
            troupes[seat.index()].insert(card);
        }
        let dealt = troupes.iter().flat_map(|troupe| troupe.iter()).map(Some);
        let mut deal = Deal { dealer: world.dealer, cards: [None; CARDS] };
        for (slot, card) in deal.cards.iter_mut().zip(dealt.chain(pile.iter().copied())) {
            *slot = card;
        }
        deal
    }
}
