//! The worlds of a viewer, listed by brute force with the bare rules, without using the views' own
//! worlds.
//!
//! Sixty cards are too many to list, so a history begins in a thin state: most of the deck has been
//! shown, and every seat has a single die. From there on everything is played by real events. A
//! world begins with any deal of the hidden cards; in it, other seats may have made any other
//! secret choice. It is possible if the viewer would have seen and heard exactly the same on the
//! way.

use std::collections::{HashMap, HashSet};

use super::super::{FiredUp, HighlightId, Move, News, Place, State, View};
use super::table::Table;
use crate::laws::sampled_worlds;
use crate::testing::{Dice, assert_even};
use crate::{Event, Game, MoveSet, Node, Seat, Viewer};

/// The course of a game from a thin state on.
#[derive(Clone, Debug)]
pub(super) struct History {
    pub(super) game: FiredUp,
    pub(super) opening: State,
    pub(super) events: Vec<Event<FiredUp>>,
}

/// What counts as the same to a viewer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sense {
    /// Every view.
    Shown,
    /// The first view, and all news from then on.
    Told,
}

/// The table with all cards of the deck shown but these few, and a die for every seat, in that round.
pub(super) fn thin(mut table: Table, deck: u8, round: u8) -> Table {
    let state = &mut table.state;
    let left = usize::from(HighlightId::COUNT - deck);
    for card in &mut state.deck[usize::from(state.drawn)..left] {
        card.take().into_iter().for_each(|card| state.scored.insert(card));
    }
    state.drawn = HighlightId::COUNT - deck;
    state.round = round;
    for seat in 0..usize::from(table.game.players) {
        state.dice[seat] = 1;
    }
    table
}

impl History {
    /// These events, joined by a comma and a space, from a thin table on.
    pub(super) fn new(table: &Table, events: &str) -> Self {
        let texts = events.split(", ").filter(|text| !text.is_empty());
        let events = texts.map(|text| table.read(text)).collect();
        Self { game: table.game.clone(), opening: table.state, events }
    }

    /// The state at the end.
    pub(super) fn end(&self) -> State {
        let mut state = self.opening;
        for event in &self.events {
            self.game.play(&mut state, event).unwrap_or_else(|refusal| {
                panic!("{}: {refusal}", crate::write_event(&self.game, event));
            });
        }
        state
    }

    /// The worlds that a viewer cannot tell from the actual one. Its views and its news must allow
    /// the same worlds.
    pub(super) fn worlds(&self, viewer: Viewer) -> HashSet<State> {
        let [shown, told] = [Sense::Shown, Sense::Told].map(|sense| self.listed(viewer, sense));
        assert!(shown == told, "{} worlds by views, {} by news", shown.len(), told.len());
        shown
    }

    fn listed(&self, viewer: Viewer, sense: Sense) -> HashSet<State> {
        let mut listing = Listing {
            game: &self.game,
            viewer,
            sense,
            events: self.without_unseen_waits(viewer),
            actual: Vec::new(),
            worlds: HashSet::new(),
        };
        let mut state = self.opening;
        let mut view = self.game.view(&state, viewer);
        for event in &listing.events {
            self.game.play_unchecked(&mut state, event);
            let next = self.game.view(&state, viewer);
            listing.actual.push((next, self.game.news(&view, &next)));
            view = next;
        }
        let first_sight = self.game.view(&self.opening, viewer);
        for opening in self.openings(viewer) {
            if self.game.view(&opening, viewer) == first_sight {
                listing.walk(&opening, &first_sight, 0);
            }
        }
        listing.worlds
    }

    /// The events without others' waits in a window that is still open: a listing adds its own.
    fn without_unseen_waits(&self, viewer: Viewer) -> Vec<Event<FiredUp>> {
        let is_window = matches!(self.end().phase, super::super::state::StatePhase::Window { .. });
        let opened = self.events.iter().rposition(|event| matches!(event, Event::Chance(_)));
        let is_unseen = |(number, event): (usize, &Event<FiredUp>)| match event {
            Event::Move(seat, Move::Wait) => {
                is_window && Some(number) > opened && !viewer.is(*seat)
            }
            _ => false,
        };
        let events = self.events.iter().enumerate();
        events.filter(|it| !is_unseen(*it)).map(|(_, event)| event.clone()).collect()
    }

    /// Every deal of the cards that the viewer does not see: hands of others, and the deck.
    fn openings(&self, viewer: Viewer) -> Vec<State> {
        let mut blank = self.opening;
        let mut hidden: Vec<HighlightId> = Vec::new();
        for seat in Seat::all(self.game.players).filter(|seat| !viewer.is(*seat)) {
            hidden.extend(std::mem::take(&mut blank.hands[seat.index()]).iter());
        }
        let deck = usize::from(blank.drawn)..blank.deck.len();
        hidden.extend(deck.filter_map(|place| blank.deck[place].take()));
        let mut openings = Vec::new();
        self.deal(viewer, &blank, &mut hidden, &mut openings);
        openings
    }

    /// Deals the hidden cards in every way, beginning with the first place that lacks a card.
    fn deal(
        &self,
        viewer: Viewer,
        state: &State,
        hidden: &mut Vec<HighlightId>,
        openings: &mut Vec<State>,
    ) {
        let mut others = Seat::all(self.game.players).filter(|seat| !viewer.is(*seat));
        let short = others.find(|seat| state.hands[seat.index()].len() < 4);
        let mut deck = usize::from(state.drawn)..state.deck.len();
        let place = deck.find(|place| state.deck[*place].is_none());
        if short.is_none() && place.is_none() {
            return openings.push(*state);
        }
        for number in 0..hidden.len() {
            let card = hidden.remove(number);
            let mut next = *state;
            if let Some(seat) = short {
                // A hand has no order: each is dealt with its cards rising.
                let hand = &mut next.hands[seat.index()];
                let is_rising = hand.iter().all(|other| other < card);
                hand.insert(card);
                if is_rising {
                    self.deal(viewer, &next, hidden, openings);
                }
            } else if let Some(place) = place {
                next.deck[place] = Some(card);
                self.deal(viewer, &next, hidden, openings);
            }
            hidden.insert(number, card);
        }
    }

    /// How often each world appears in this many samples.
    pub(super) fn sampled(&self, viewer: Viewer, samples: usize) -> HashMap<State, usize> {
        sampled_worlds(&self.game, viewer, &self.end(), samples, &mut Dice(7))
    }

    /// Checks that the sampled worlds are the listed ones; returns how many there are.
    pub(super) fn check(&self, viewer: Viewer) -> usize {
        let listed = self.worlds(viewer);
        assert!(listed.contains(&self.end()), "the actual world is possible");
        // With this many samples, a possible world is missed once in thousands of runs.
        let times = listed.len() * 20 + 100;
        let sampled: HashSet<State> = self.sampled(viewer, times).into_keys().collect();
        let strange = sampled.difference(&listed).count();
        let missing = listed.difference(&sampled).count();
        assert_eq!((strange, missing), (0, 0), "{viewer:?}: strange and missing worlds");
        listed.len()
    }

    /// The worlds of each seat and of a spectator, checked and counted.
    pub(super) fn check_all(&self) -> Vec<usize> {
        Viewer::all(self.game.players).map(|viewer| self.check(viewer)).collect()
    }

    /// Every world comes about equally often.
    pub(super) fn assert_even(&self, viewer: Viewer) {
        assert_even(viewer, self.worlds(viewer).len(), |samples| self.sampled(viewer, samples));
    }
}

/// A listing under way.
struct Listing<'a> {
    game: &'a FiredUp,
    viewer: Viewer,
    sense: Sense,
    events: Vec<Event<FiredUp>>,
    /// The viewer's actual view and news after each event.
    actual: Vec<(View, Option<News>)>,
    worlds: HashSet<State>,
}

impl Listing<'_> {
    /// Continues from the event with that number in every way that the viewer cannot tell from the
    /// actual one.
    fn walk(&mut self, state: &State, view: &View, number: usize) {
        let Some(event) = self.events.get(number) else { return self.wait_unseen(state) };
        for choice in self.secretly(state, event) {
            let mut after = *state;
            if self.game.play(&mut after, &choice).is_err() {
                continue;
            }
            let next = self.game.view(&after, self.viewer);
            let (shown, told) = &self.actual[number];
            let is_same = match self.sense {
                Sense::Shown => next == *shown,
                Sense::Told => self.game.news(view, &next) == *told,
            };
            if is_same {
                self.walk(&after, &next, number + 1);
            }
        }
    }

    /// What may have happened instead of an event: another secret choice of another seat.
    fn secretly(&self, state: &State, event: &Event<FiredUp>) -> Vec<Event<FiredUp>> {
        match event {
            Event::Move(seat, Move::Keep(_)) if !self.viewer.is(*seat) => {
                let pairs = self.game.legal(state, *seat);
                pairs.iter().map(|pair| Event::Move(*seat, pair)).collect()
            }
            Event::Move(seat, Move::Bet(bet, _, payment)) if !self.viewer.is(*seat) => {
                let fighter = |place: Place| state.fighter_state(place).fighter;
                let bets = state.places().map(|place| Move::Bet(*bet, fighter(place), *payment));
                bets.map(|choice| Event::Move(*seat, choice)).collect()
            }
            _ => vec![event.clone()],
        }
    }

    /// In a window that is open, any of the others may have decided to wait, but not all who are
    /// asked: the window would be closed.
    fn wait_unseen(&mut self, state: &State) {
        self.worlds.insert(*state);
        let super::super::state::StatePhase::Window { waiting, .. } = state.phase else { return };
        let viewer = self.viewer;
        for seat in waiting.iter().filter(|seat| !viewer.is(*seat)) {
            let mut after = *state;
            self.game.make_move(&mut after, seat, Move::Wait);
            let is_open = matches!(self.game.node(&after), Node::Decide(_));
            if is_open && !self.worlds.contains(&after) {
                self.wait_unseen(&after);
            }
        }
    }
}
