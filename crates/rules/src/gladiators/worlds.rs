//! What a view leaves open: every way to match hidden cards with the places they can be in.

use arrayvec::ArrayVec;

use super::card::{Power, PowerSet, Trait};
use super::deck::Deck;
use super::state::{State, StatePhase};
use super::stock::{ByTrait, SEATS};
use super::table::Gladiators;
use super::view::View;
use crate::{Randomness, Seat, SeatSet, Viewer};

/// All states that a view allows.
#[derive(Clone, Debug)]
pub struct Worlds {
    seen: State,
    hidden: ByTrait<Hidden>,
}

/// The hidden cards of one trait.
///
/// Most of them can change places freely: those of the deck, and of all seats that drew from it since
/// it was last shuffled. The few cards that cannot are listed in all the ways they can lie.
#[derive(Clone, Debug, Default)]
struct Hidden {
    /// All ways to fill the places of `bound` seats; the other cards are free.
    ways: Vec<[u8; SEATS]>,
    /// The seats whose places the ways fill, cards that fallen seats held included.
    bound: SeatSet,
    /// Those of these seats whose card is in their hand, or lies under their pile.
    holding: SeatSet,
    /// The seats whose card is any of the free ones.
    free: ArrayVec<Seat, SEATS>,
    /// All cards that lie hidden from the viewer.
    cards: PowerSet,
}

impl Gladiators {
    pub(super) fn worlds_of(view: &View) -> Option<Worlds> {
        let mut worlds = Worlds { seen: view.seen, hidden: Default::default() };
        if view.seen.phase != StatePhase::Fresh {
            for kind in Trait::ALL {
                worlds.hidden[kind.index()] = Hidden::of(view, kind)?;
            }
        }
        Some(worlds)
    }

    pub(super) fn sample_world<R: Randomness>(worlds: &Worlds, randomness: &mut R) -> State {
        let mut state = worlds.seen;
        if state.phase == StatePhase::Fresh {
            return state;
        }
        for kind in Trait::ALL {
            worlds.hidden[kind.index()].fill(&mut state, kind, randomness);
        }
        state
    }
}

impl Hidden {
    /// The hidden cards of a trait; `None` if the cards cannot lie as the view says.
    fn of(view: &View, kind: Trait) -> Option<Self> {
        let (state, stock) = (&view.seen, &view.seen.stocks[kind.index()]);
        let own = match view.viewer {
            Viewer::Seat(seat) => state.hands[seat.index()].get(kind).map(|power| (seat, power)),
            Viewer::Spectator => None,
        };
        let open = state.tops.iter().filter_map(|tops| tops.get(kind)).collect::<PowerSet>();
        let mut cards = PowerSet::ALL.without(open.union(stock.buried()));
        let mut search = Search {
            sets: stock.possible,
            apart: stock.apart,
            mixed: stock.mixed,
            ..Search::default()
        };
        // The viewer's own cards, present and past, are known.
        let mut hidden = Self::default();
        let is_own_mixed = own.is_some_and(|(seat, _)| stock.mixed.contains(seat));
        if let Some((seat, power)) = own {
            search.way[seat.index()] = power.number();
            if !is_own_mixed {
                if !cards.contains(power) {
                    return None;
                }
                cards.remove(power);
            }
        }
        let others = Seat::all(SEATS as u8)
            .filter(|seat| state.hands[seat.index()].traits().contains(kind))
            .filter(|seat| own.is_none_or(|(own, _)| own != *seat));
        // A seat that is known not to have a mixed card is bound by that.
        let related = stock.mixed.iter().fold(SeatSet::EMPTY, |related, fallen| {
            related.iter().chain(stock.apart[fallen.index()].iter()).collect()
        });
        for seat in others {
            let can_be = stock.possible[seat.index()];
            if stock.mixed.contains(seat) {
                hidden.bound.insert(seat);
            } else if related.contains(seat)
                || can_be.intersection(cards) != stock.in_deck.intersection(cards)
            {
                hidden.bound.insert(seat);
                hidden.holding.insert(seat);
            } else {
                hidden.free.push(seat);
            }
        }
        hidden.cards = cards;
        let holders = hidden.holding.len() + hidden.free.len();
        if holders + stock.deck.len() != cards.len() {
            return None;
        }
        search.cards = cards;
        search.in_deck = stock.in_deck;
        // Seats that hold a card are placed first: what fallen seats held follows from them.
        search.order = hidden.holding.iter().collect();
        search.order.extend(hidden.bound.iter().filter(|seat| stock.mixed.contains(*seat)));
        search.run(0);
        hidden.ways = search.ways;
        (!hidden.ways.is_empty()).then_some(hidden)
    }

    /// Puts the hidden cards of a trait where they can be.
    fn fill<R: Randomness>(&self, state: &mut State, kind: Trait, randomness: &mut R) {
        let way = match self.ways.as_slice() {
            [only] => only,
            ways => &ways[randomness.below(ways.len() as u32) as usize],
        };
        let mut cards = self.cards;
        for seat in self.bound.iter() {
            if let Some(power) = Power::new(way[seat.index()]) {
                state.hands[seat.index()].set(kind, power);
                if self.holding.contains(seat) {
                    cards.remove(power);
                }
            }
        }
        let mut deck = Deck::shuffled(cards, randomness);
        for seat in &self.free {
            state.hands[seat.index()].set(kind, deck.take());
        }
        state.stock(kind).deck = deck;
    }
}

/// Lists the ways in which bound cards can lie.
#[derive(Default)]
struct Search {
    /// The cards that each seat's card can be.
    sets: [PowerSet; SEATS],
    /// The seats apart from each mixed card.
    apart: [SeatSet; SEATS],
    mixed: SeatSet,
    /// All hidden cards.
    cards: PowerSet,
    /// The cards that can be in the deck, or with an unconstrained seat.
    in_deck: PowerSet,
    /// The bound seats in the order of placing.
    order: ArrayVec<Seat, SEATS>,
    way: [u8; SEATS],
    ways: Vec<[u8; SEATS]>,
}

impl Search {
    fn run(&mut self, place: usize) {
        let Some(seat) = self.order.get(place).copied() else {
            // All others must be able to be in the deck.
            if self.cards.without(self.in_deck).is_empty() {
                self.ways.push(self.way);
            }
            return;
        };
        let is_memory = self.mixed.contains(seat);
        let possible = self.sets[seat.index()];
        let candidates = if is_memory { possible } else { possible.intersection(self.cards) };
        for power in candidates.iter() {
            if self.is_elsewhere(seat, power) {
                continue;
            }
            self.way[seat.index()] = power.number();
            if !is_memory {
                self.cards.remove(power);
            }
            self.run(place + 1);
            if !is_memory {
                self.cards.insert(power);
            }
            self.way[seat.index()] = 0;
        }
    }

    /// Whether a seat cannot have a card, or cannot have had it, because another seat has or had
    /// it: a mixed card is none of those that were held apart from it.
    fn is_elsewhere(&self, seat: Seat, power: Power) -> bool {
        self.mixed.iter().any(|fallen| {
            let apart = self.apart[fallen.index()];
            let others: SeatSet = if fallen == seat {
                apart
            } else if apart.contains(seat) {
                SeatSet::only(fallen)
            } else {
                SeatSet::EMPTY
            };
            others.iter().any(|other| self.way[other.index()] == power.number())
        })
    }
}
