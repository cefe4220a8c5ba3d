//! The worlds that a view allows.
//!
//! Uncertainty in Gorus Maximus is one question: which unseen gladiator lies in which unseen place?
//! A place is in a troupe since the deal, in a troupe since a draw, or still in the pile. A seat
//! that sluffed has shown that no gladiator in its places of that moment was of the initiating
//! school. So the worlds of a view are the perfect matchings between cards and places in a graph
//! that the view's own history draws.

use arrayvec::ArrayVec;

use super::arrangement::{Arrangements, MOST};
use super::card::{Card, School, SchoolSet};
use super::card_set::{CardSet, Word};
use super::state::{Party, State, StatePhase};
use super::table::Gorus;
use super::view::View;
use crate::{Randomness, Seat};

/// All states that a view allows.
#[derive(Clone, Debug)]
pub struct Worlds<W: Word, const SEATS: usize, const CARDS: usize> {
    view: View<W, SEATS, CARDS>,
    places: ArrayVec<Place, MOST>,
    cards: ArrayVec<Unseen, MOST>,
    /// Which card may lie in which place.
    arrangements: Arrangements,
}

/// A place where an unseen card can be.
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

/// A clock that orders plays and draws: play *n* is at 2*n*, the draw after it at 2*n* + 1.
type Moment = i16;

const BEFORE_ALL: Moment = -1;
const AFTER_ALL: Moment = Moment::MAX;

/// A card whose place is unknown.
#[derive(Clone, Copy, Debug)]
struct Unseen {
    card: Card,
    /// Whether it has been played since; then only its origin is unknown.
    played: bool,
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
        let mut cards = ArrayVec::new();
        let mut allowed = ArrayVec::new();
        let places = self.places(view);
        if state.phase == StatePhase::Bouts {
            let voids = self.voids(state);
            let played = state.slots[..state.played as usize].iter().flatten().copied();
            let seen: CardSet<W> = view.troupe().iter().chain(played).collect();
            for card in self.deck(state.schools).filter(|card| !seen.contains(*card)) {
                cards.try_push(Unseen { card, played: false }).ok()?;
                allowed.try_push(allowed_places(&places, card, None, AFTER_ALL, &voids)).ok()?;
            }
            // With a draw pile, the cards that others have played may have been dealt to them or
            // drawn.
            for play in self.bouts_before(state) * self.in_bout..state.played {
                let seat = self.who_played(state, play);
                if self.has_draw_pile() && !view.viewer.is(seat) {
                    let card = state.slots[play as usize]?;
                    let left = 2 * Moment::from(play);
                    cards.try_push(Unseen { card, played: true }).ok()?;
                    let owned = allowed_places(&places, card, Some(seat), left, &voids);
                    allowed.try_push(owned).ok()?;
                }
            }
        }
        if cards.len() != places.len() {
            return None;
        }
        // A view that no game can show has no arrangement.
        let arrangements = Arrangements::new(allowed)?;
        Some(Worlds { view: *view, places, cards, arrangements })
    }

    /// The schools that each seat has shown to lack, in the worlds of a view. Where players draw, a
    /// seat may have drawn of such a school since.
    pub fn lacking(&self, worlds: &Worlds<W, SEATS, CARDS>) -> [SchoolSet; SEATS] {
        let mut lacking = [SchoolSet::EMPTY; SEATS];
        for void in self.voids(&worlds.view.seen) {
            lacking[void.seat.index()].insert(void.school);
        }
        lacking
    }

    /// Every place that the viewer cannot look into.
    fn places(&self, view: &View<W, SEATS, CARDS>) -> ArrayVec<Place, MOST> {
        let state = &view.seen;
        let mut places = ArrayVec::new();
        if state.phase != StatePhase::Bouts {
            return places; // Between rounds nothing is hidden.
        }
        let first_watched = self.bouts_before(state) * self.in_bout;
        for seat in Seat::all(self.players).filter(|seat| !view.viewer.is(*seat)) {
            let mut held = self.held(state, seat);
            if self.has_draw_pile() {
                // The history since the first watched bout decides: the cards held then, and the
                // cards drawn since.
                for play in first_watched..state.played {
                    if self.who_played(state, play) != seat {
                        continue;
                    }
                    held += 1;
                    if play < self.pile {
                        held -= 1;
                        let kind = PlaceKind::Drawn(seat, play);
                        let since = 2 * Moment::from(play) + 1;
                        places.push(Place { kind, since });
                    }
                }
            }
            let place = Place { kind: PlaceKind::Dealt(seat), since: BEFORE_ALL };
            places.extend(std::iter::repeat_n(place, held));
        }
        let left = self.pile_size(view) as u8;
        for place in self.pile - left..self.pile {
            places.push(Place { kind: PlaceKind::Pile(place), since: AFTER_ALL });
        }
        places
    }

    /// G3.3 to G3.5 read backwards: a seat that did neither follow nor challenge lacked the school.
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
            // G7.1: a contender obeys no following rule, so its sluffs show nothing.
            if let (true, Some(school), Party::Seat(seat)) =
                (is_sluff, initiating, self.party(self.who_played(state, play)))
            {
                voids.push(Void { seat, school, at: 2 * Moment::from(play) });
            }
            last = Some(card);
        }
        voids
    }

    pub(super) fn sample_world<R: Randomness>(
        &self,
        worlds: &Worlds<W, SEATS, CARDS>,
        randomness: &mut R,
    ) -> State<W, SEATS, CARDS> {
        let mut state = worlds.view.seen;
        let arrangement = worlds.arrangements.sample(randomness);
        // Draws made before a set-up position are unknown, even to the table.
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
        if self.is_solo() && state.phase == StatePhase::Bouts {
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

/// The places where a card can have lain that left them at a moment, one bit each; `owner` limits
/// them to one seat's.
fn allowed_places(
    places: &[Place],
    card: Card,
    owner: Option<Seat>,
    left: Moment,
    voids: &[Void],
) -> u128 {
    let mut allowed = 0;
    for (number, place) in places.iter().enumerate() {
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
