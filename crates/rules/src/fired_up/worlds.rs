//! What a view leaves open: which seat has which Highlights, the hidden bets, and which seats have
//! yet to answer.

use super::circle::{Place, PlaceSet};
use super::highlight::{HighlightId, HighlightSet};
use super::state::{ROUNDS, State, StatePhase};
use super::table::FiredUp;
use super::view::View;
use crate::{Randomness, Seat, SeatSet, Viewer};

/// All states that a view allows.
#[derive(Clone, Debug)]
pub struct Worlds {
    view: View,
    /// The places of unseen cards, the tightest first; the deck comes last.
    slots: Vec<Slot>,
    /// The unseen cards.
    cards: Vec<HighlightId>,
}

/// A place that an unseen card can be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    home: Home,
    /// The cards that cannot be there, because they would have scored by themselves.
    never: HighlightSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    /// Discarded unseen in a round.
    Buried(Seat, usize),
    /// Kept for this round and not scored.
    Kept(Seat),
    /// In the hand, and laid aside or not chosen from yet.
    Hand(Seat),
    /// In the deck.
    Deck(usize),
}

/// How many deals are weighed against each other, so that every one is about equally likely.
const PROPOSALS: usize = 6;
/// How many deals are tried before cards are traded instead.
const ATTEMPTS: usize = 30;
/// A fraction of this is fine enough to compare chances.
const FINE: u32 = 1 << 30;

impl FiredUp {
    pub(super) fn worlds_of(&self, view: &View) -> Option<Worlds> {
        let state = &view.seen;
        if state.phase == StatePhase::Fresh {
            return Some(Worlds { view: *view, slots: Vec::new(), cards: Vec::new() });
        }
        let mut seen = HighlightSet::EMPTY;
        let places = state.hands.iter().chain(state.buried.iter().flatten());
        for cards in places.chain([&state.scored]) {
            // A card in two places is nowhere.
            if !seen.intersection(*cards).is_empty() {
                return None;
            }
            seen = seen.union(*cards);
        }
        let cards: Vec<HighlightId> = HighlightSet::ALL.without(seen).iter().collect();
        let slots = self.slots(view);
        (slots.len() == cards.len()).then_some(Worlds { view: *view, slots, cards })
    }

    /// The places of unseen cards.
    fn slots(&self, view: &View) -> Vec<Slot> {
        let state = &view.seen;
        let round = usize::from(state.round) - 1;
        let mut slots = Vec::new();
        let mut push = |count: usize, home: Home, never: HighlightSet| {
            slots.extend(std::iter::repeat_n(Slot { home, never }, count));
        };
        for seat in Seat::all(self.players).filter(|seat| !view.viewer.is(*seat)) {
            let index = seat.index();
            for past in 0..ROUNDS {
                let count = usize::from(state.buried_counts[index][past]);
                push(count, Home::Buried(seat, past), state.ruled_out[past]);
            }
            let kept = usize::from(state.kept_counts[index]);
            push(kept, Home::Kept(seat), state.ruled_out[round]);
            push(Self::aside(state, seat), Home::Hand(seat), HighlightSet::EMPTY);
        }
        for place in usize::from(state.drawn)..state.deck.len() {
            push(1, Home::Deck(place), HighlightSet::EMPTY);
        }
        // The slots with the most impossible cards come first.
        slots.sort_by_key(|slot| usize::MAX - slot.never.len());
        slots
    }

    /// How many cards of a seat are neither kept nor gone.
    fn aside(state: &State, seat: Seat) -> usize {
        match state.phase {
            StatePhase::Keep { waiting } if waiting.contains(seat) => 4,
            _ => 2,
        }
    }

    pub(super) fn sample_world<R: Randomness>(&self, worlds: &Worlds, randomness: &mut R) -> State {
        let mut state = worlds.view.seen;
        if state.phase == StatePhase::Fresh {
            return state;
        }
        let cards = place_cards(&worlds.slots, &worlds.cards, randomness);
        for (slot, card) in worlds.slots.iter().zip(cards) {
            match slot.home {
                Home::Buried(seat, round) => state.buried[seat.index()][round].insert(card),
                Home::Kept(seat) => {
                    state.kept[seat.index()].insert(card);
                    state.hands[seat.index()].insert(card);
                }
                Home::Hand(seat) => state.hands[seat.index()].insert(card),
                Home::Deck(place) => state.deck[place] = Some(card),
            }
        }
        self.sample_wagers(&mut state, randomness);
        sample_waiting(&mut state, worlds.view.viewer, randomness);
        state
    }

    /// U6.1: each seat's unseen betting cards are different ones of those that it has left.
    fn sample_wagers<R: Randomness>(&self, state: &mut State, randomness: &mut R) {
        for seat in Seat::all(self.players) {
            let used: PlaceSet = state.used_cards(seat);
            let mut left: arrayvec::ArrayVec<Place, 5> =
                state.places().filter(|place| !used.contains(*place)).collect();
            randomness.shuffle(&mut left);
            let own = state.wagers.iter_mut().flatten().filter(|wager| wager.seat == seat);
            for wager in own.filter(|wager| wager.fighter.is_none()) {
                wager.fighter = left.pop();
            }
        }
    }
}

/// Cards in the order of their slots, and the chance that they were dealt so.
struct Deal {
    cards: Vec<HighlightId>,
    chance: f64,
}

/// Deals the cards to the slots; each gets cards that it can have.
///
/// Slot by slot, a card is drawn from those that the slot can have. A deal whose slots had fewer
/// cards to draw from appears too often; Metropolis' rule corrects this, over a few proposals. If
/// all constrained slots lack the same cards, every deal is equally likely, and the choice is
/// exactly uniform.
fn place_cards<R: Randomness>(
    slots: &[Slot],
    cards: &[HighlightId],
    randomness: &mut R,
) -> Vec<HighlightId> {
    let bound = slots.iter().take_while(|slot| !slot.never.is_empty()).count();
    let is_even = slots[..bound].iter().all(|slot| slot.never == slots[0].never);
    let proposals = if is_even { 1 } else { PROPOSALS };
    let attempts = (0..ATTEMPTS).filter_map(|_| deal_bound(&slots[..bound], cards, randomness));
    let deals: Vec<Deal> = attempts.take(proposals).collect();
    let chosen = deals.into_iter().reduce(|chosen, next| {
        let fraction = f64::from(randomness.below(FINE)) / f64::from(FINE);
        if fraction * next.chance < chosen.chance { next } else { chosen }
    });
    let mut cards = chosen.map_or_else(|| traded(slots, cards, randomness), |chosen| chosen.cards);
    randomness.shuffle(&mut cards[bound..]);
    cards
}

/// Draws a card for each bound slot; `None` if one has nothing left that it can have.
fn deal_bound<R: Randomness>(
    slots: &[Slot],
    cards: &[HighlightId],
    randomness: &mut R,
) -> Option<Deal> {
    let mut deal = Deal { cards: cards.to_vec(), chance: 1.0 };
    for (place, slot) in slots.iter().enumerate() {
        let fits = |other: &usize| !slot.never.contains(deal.cards[*other]);
        let count = (place..cards.len()).filter(fits).count();
        let drawn = randomness.below(count.max(1) as u32) as usize;
        let other = (place..cards.len()).filter(fits).nth(drawn)?;
        deal.cards.swap(place, other);
        deal.chance /= count as f64;
    }
    Some(deal)
}

/// The cards in some order that fits, where drawing them finds none: who lacks a card trades.
fn traded<R: Randomness>(
    slots: &[Slot],
    cards: &[HighlightId],
    randomness: &mut R,
) -> Vec<HighlightId> {
    let mut cards = cards.to_vec();
    randomness.shuffle(&mut cards);
    for place in 0..cards.len() {
        if slots[place].never.contains(cards[place]) {
            let can = |other: &usize| {
                !slots[place].never.contains(cards[*other])
                    && !slots[*other].never.contains(cards[place])
            };
            if let Some(other) = (0..cards.len()).find(can) {
                cards.swap(place, other);
            }
        }
    }
    cards
}

/// U5.3: which of the silent seats have yet to answer is open, but at least one has.
fn sample_waiting<R: Randomness>(state: &mut State, viewer: Viewer, randomness: &mut R) {
    let StatePhase::Window { silent, waiting, .. } = &mut state.phase else { return };
    let is_asked = !waiting.is_empty();
    let others: SeatSet = silent.iter().filter(|seat| !viewer.is(*seat)).collect();
    loop {
        let mut chosen = *waiting;
        for seat in others.iter() {
            if randomness.below(2) == 0 {
                chosen.insert(seat);
            }
        }
        if is_asked || !chosen.is_empty() || others.is_empty() {
            *waiting = chosen;
            return;
        }
    }
}
