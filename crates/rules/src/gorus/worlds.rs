//! The worlds that a view allows.
//!
//! Uncertainty in Gorus Maximus is one question: which unseen gladiator lies in which unseen place?
//! A place is in a troupe since the deal, in a troupe since a draw, or still in the pile. A seat
//! that sluffed has shown that no gladiator in its places of that moment was of the initiating
//! school. So the worlds of a view are the perfect matchings between cards and places in a graph
//! that the view's own history draws.

use arrayvec::ArrayVec;

use super::card::{Card, School};
use super::card_set::{CardSet, Word};
use super::state::{Stage, State};
use super::table::Gorus;
use super::view::View;
use crate::{Randomness, Seat};

/// The most cards, and so places, that can be unseen.
const MOST: usize = 80;

/// How long random exchanges go on: long enough that the start is forgotten (measured in the tests).
const EXCHANGES_PER_CARD: usize = 8;

/// All states that a view allows.
#[derive(Clone, Debug)]
pub struct Worlds<W: Word, const SEATS: usize, const CARDS: usize> {
    view: View<W, SEATS, CARDS>,
    places: ArrayVec<Place, MOST>,
    cards: ArrayVec<Unseen, MOST>,
    /// Whether every card may lie in every place.
    unconstrained: bool,
}

/// Where an unseen card can have come to lie.
#[derive(Clone, Copy, Debug)]
struct Place {
    kind: PlaceKind,
    /// When a card came here, on the clock of [`Moment`].
    since: Moment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlaceKind {
    /// In a troupe since before the first play that the viewer watched.
    Dealt(Seat),
    /// Drawn from that place of the pile.
    Drawn(Seat, u8),
    /// Still at that place of the pile.
    Pile(u8),
}

/// A clock that tells plays and draws apart: play *n* is at 2*n*, the draw after it at 2*n* + 1.
type Moment = i16;

const BEFORE_ALL: Moment = -1;
const AFTER_ALL: Moment = Moment::MAX;

/// A card whose place is unknown.
#[derive(Clone, Copy, Debug)]
struct Unseen {
    card: Card,
    /// Whether it has been played since; only where it came from is unknown then.
    played: bool,
    /// The places where it can have lain, one bit each.
    allowed: u128,
}

/// A seat showed at a moment that it held nothing of a school.
#[derive(Clone, Copy)]
struct Void {
    seat: Seat,
    school: School,
    at: Moment,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    pub(super) fn worlds_of(
        &self,
        view: &View<W, SEATS, CARDS>,
    ) -> Option<Worlds<W, SEATS, CARDS>> {
        let state = &view.seen;
        let mut worlds = Worlds {
            view: *view,
            places: ArrayVec::new(),
            cards: ArrayVec::new(),
            unconstrained: true,
        };
        if state.stage != Stage::Bouts {
            return Some(worlds); // Between rounds nothing is hidden.
        }
        self.list_places(state, &mut worlds);
        let voids = self.voids(state);
        let mut unseen: CardSet<W> = self.deck(state.schools).collect();
        for card in view
            .troupe()
            .iter()
            .chain(state.slots[..state.played as usize].iter().flatten().copied())
        {
            unseen.remove(card);
        }
        for card in unseen.iter() {
            let allowed = worlds.allowed(card, None, AFTER_ALL, &voids);
            worlds.cards.try_push(Unseen { card, played: false, allowed }).ok()?;
        }
        if self.has_draw_pile() {
            self.list_played_by_hidden_seats(state, &voids, &mut worlds)?;
        }
        if worlds.cards.len() != worlds.places.len() {
            return None;
        }
        let all = (1 << worlds.places.len()) - 1;
        worlds.unconstrained = worlds.cards.iter().all(|unseen| unseen.allowed == all);
        // A view that no game can show has no matching.
        (worlds.unconstrained || worlds.arrange(&mut Still).is_some()).then_some(worlds)
    }

    /// Every place that the viewer cannot look into.
    fn list_places(&self, state: &State<W, SEATS, CARDS>, worlds: &mut Worlds<W, SEATS, CARDS>) {
        let first_watched = self.bouts_before(state) * self.in_bout;
        for seat in Seat::all(self.players).filter(|seat| !worlds.view.viewer.is(*seat)) {
            let mut held = self.held(state, seat);
            if self.has_draw_pile() {
                // The history since the first watched bout decides: what was held then, and what
                // was drawn since.
                for play in first_watched..state.played {
                    if self.who_played(state, play) != seat {
                        continue;
                    }
                    held += 1;
                    if play < self.pile {
                        held -= 1;
                        let kind = PlaceKind::Drawn(seat, play);
                        let since = 2 * Moment::from(play) + 1;
                        worlds.places.push(Place { kind, since });
                    }
                }
            }
            let place = Place { kind: PlaceKind::Dealt(seat), since: BEFORE_ALL };
            worlds.places.extend(std::iter::repeat_n(place, held));
        }
        let left = self.pile_size(&worlds.view) as u8;
        for place in self.pile - left..self.pile {
            worlds.places.push(Place { kind: PlaceKind::Pile(place), since: AFTER_ALL });
        }
    }

    /// G3.3 to G3.5 read backwards: who did neither follow nor challenge, lacked the school.
    fn voids(&self, state: &State<W, SEATS, CARDS>) -> ArrayVec<Void, MOST> {
        let mut voids = ArrayVec::new();
        let first_watched = self.bouts_before(state) * self.in_bout;
        let mut initiating = None;
        let mut last: Option<Card> = None;
        for play in first_watched..state.played {
            let Some(card) = state.slots[play as usize] else { continue };
            let place = play % self.in_bout;
            if place == 0 {
                initiating = Some(card.school());
            }
            let is_sluff = place > 0
                && initiating != Some(card.school())
                && last.is_some_and(|last| last.rank() != card.rank());
            let seat = match (self.is_solo(), place) {
                (true, 1) => Some(Seat::new(0)),
                (true, _) => None, // G7.1: a contender obeys no following rule.
                (false, _) => Some(self.who_played(state, play)),
            };
            if let (true, Some(seat), Some(school)) = (is_sluff, seat, initiating) {
                voids.push(Void { seat, school, at: 2 * Moment::from(play) });
            }
            last = Some(card);
        }
        voids
    }

    /// With a draw pile, cards that others have played may have been dealt to them or drawn.
    fn list_played_by_hidden_seats(
        &self,
        state: &State<W, SEATS, CARDS>,
        voids: &[Void],
        worlds: &mut Worlds<W, SEATS, CARDS>,
    ) -> Option<()> {
        for play in self.bouts_before(state) * self.in_bout..state.played {
            let seat = self.who_played(state, play);
            if worlds.view.viewer.is(seat) {
                continue;
            }
            let card = state.slots[play as usize]?;
            let allowed = worlds.allowed(card, Some(seat), 2 * Moment::from(play), voids);
            worlds.cards.try_push(Unseen { card, played: true, allowed }).ok()?;
        }
        Some(())
    }

    pub(super) fn sample_world<R: Randomness>(
        &self,
        worlds: &Worlds<W, SEATS, CARDS>,
        randomness: &mut R,
    ) -> State<W, SEATS, CARDS> {
        let mut state = worlds.view.seen;
        let Some(arrangement) = worlds.arrange(randomness) else { return state };
        // Draws made before a set-up position are nobody's knowledge, not even the table's.
        let first_known = if self.has_draw_pile() { state.opened } else { 0 };
        for (unseen, place) in worlds.cards.iter().zip(arrangement) {
            let kind = worlds.places[place as usize].kind;
            if let PlaceKind::Dealt(seat) | PlaceKind::Drawn(seat, _) = kind
                && !unseen.played
            {
                state.troupes[seat.index()].insert(unseen.card);
            }
            if let PlaceKind::Drawn(_, place) | PlaceKind::Pile(place) = kind
                && place >= first_known
            {
                state.slots[self.pile_start() + place as usize] = Some(unseen.card);
            }
        }
        if self.is_solo() && state.stage == Stage::Bouts {
            self.recall_contenders(&mut state);
        }
        state
    }

    /// The contenders that have entered since the deal lie in the pile's places as well.
    fn recall_contenders(&self, state: &mut State<W, SEATS, CARDS>) {
        let contenders = (0..state.played).filter(|play| play % self.in_bout != 1);
        for (entered, play) in contenders.enumerate() {
            if play >= state.opened {
                state.slots[self.pile_start() + entered] = state.slots[play as usize];
            }
        }
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Worlds<W, SEATS, CARDS> {
    /// The places where a card can have lain that left them at a moment; `owner` limits them to
    /// one seat's.
    fn allowed(&self, card: Card, owner: Option<Seat>, left: Moment, voids: &[Void]) -> u128 {
        let mut allowed = 0;
        for (number, place) in self.places.iter().enumerate() {
            let possible = match place.kind {
                PlaceKind::Pile(_) => owner.is_none(),
                PlaceKind::Dealt(seat) | PlaceKind::Drawn(seat, _) => {
                    let shown_void = voids.iter().any(|void| {
                        void.seat == seat
                            && void.school == card.school()
                            && (place.since..left).contains(&void.at)
                    });
                    owner.is_none_or(|owner| owner == seat) && place.since < left && !shown_void
                }
            };
            if possible {
                allowed |= 1 << number;
            }
        }
        allowed
    }

    /// A random place for each card: a perfect matching in which every one can come.
    ///
    /// Without constraints all are equally likely. With constraints a random augmenting search
    /// finds a first one, and random exchanges, which favour none, move it towards equal chances.
    fn arrange<R: Randomness>(&self, randomness: &mut R) -> Option<ArrayVec<u8, MOST>> {
        let count = self.cards.len();
        let mut place_of: ArrayVec<u8, MOST> = (0..count as u8).collect();
        randomness.shuffle(&mut place_of);
        if self.unconstrained {
            return Some(place_of);
        }
        let mut search = Matching { cards: &self.cards, card_at: [None; MOST] };
        let order = place_of.clone();
        for card in order {
            let first = randomness.below(count as u32);
            if !search.seat(card, first, &mut 0) {
                return None;
            }
        }
        for (place, card) in search.card_at.iter().enumerate() {
            if let Some(card) = card {
                place_of[*card as usize] = place as u8;
            }
        }
        for _ in 0..EXCHANGES_PER_CARD * count {
            let one = randomness.below(count as u32) as usize;
            let other = randomness.below(count as u32) as usize;
            let may_take = |card: usize, place: u8| self.cards[card].allowed >> place & 1 == 1;
            if may_take(one, place_of[other]) && may_take(other, place_of[one]) {
                place_of.swap(one, other);
            }
        }
        Some(place_of)
    }
}

/// Kuhn's search for a perfect matching between cards and places.
struct Matching<'a> {
    cards: &'a [Unseen],
    card_at: [Option<u8>; MOST],
}

impl Matching<'_> {
    /// Finds a place for a card, moving others if it must. Places are tried in a circle from
    /// `first`, so a random `first` can lead anywhere.
    fn seat(&mut self, card: u8, first: u32, tried: &mut u128) -> bool {
        let allowed = self.cards[card as usize].allowed;
        let from_first = u128::MAX << first;
        for part in [allowed & from_first, allowed & !from_first] {
            let mut untried = part & !*tried;
            while untried != 0 {
                let place = untried.trailing_zeros();
                *tried |= 1 << place;
                let holder = self.card_at[place as usize];
                if holder.is_none_or(|holder| self.seat(holder, first, tried)) {
                    self.card_at[place as usize] = Some(card);
                    return true;
                }
                untried = part & !*tried;
            }
        }
        false
    }
}

/// No randomness at all: enough to find out whether there is any world.
struct Still;

impl Randomness for Still {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}
