//! All worlds that a viewer cannot tell from the actual one, listed by the bare rules.
//!
//! In Gladiators the events themselves differ between worlds: a restock has an unseen order, and
//! with a fallen seat's unseen card an unseen content. So a listing does not only try every opening
//! but branches again at every shuffle over all possible decks, and follows each branch as long as
//! its viewer sees and hears what it actually saw and heard. It does not use [`Game::worlds`] or
//! [`Game::sample`].

use std::collections::{HashMap, HashSet};

use super::super::{Card, Chance, Deck, Gladiators, Move, Position, Power, Powers, State, Trait};
use super::{Dice, Scene};
use crate::laws::sampled_worlds;
use crate::testing::assert_even;
use crate::{Event, Game, Seat, Viewer};

/// A table, and its events so far.
pub(super) struct History {
    pub(super) game: Gladiators,
    /// Where it began; `None` for the start of a game.
    position: Option<Position>,
    pub(super) events: Vec<Event<Gladiators>>,
    /// Whether places that were seen are filled at once with what was seen there. That leaves out
    /// only branches that would die when it is seen.
    saves: bool,
}

/// The places of the cards of a trait that come from one shuffle or lay hidden at the start, each
/// with the card that was seen to come from there.
type Places = Vec<Option<Power>>;

/// What a viewer sees of a state, computed by the bare rules without a view.
type Sight = (State, Option<Powers>);

impl History {
    /// A game that began with a scene.
    pub(super) fn of_scene(scene: &Scene, events: &str) -> Self {
        let mut table = scene.table();
        let events = table.play(events);
        Self { game: table.game, position: Some(scene.position()), events, saves: true }
    }

    /// A game from its start.
    pub(super) fn of_game(game: Gladiators, events: Vec<Event<Gladiators>>) -> Self {
        Self { game, position: None, events, saves: true }
    }

    /// The same, listed without savings.
    pub(super) fn without_savings(self) -> Self {
        Self { saves: false, ..self }
    }

    /// The state after this many of the events.
    pub(super) fn state(&self, length: usize) -> State {
        let mut state = self.start(self.position.as_ref());
        for event in &self.events[..length] {
            self.game.play(&mut state, event).expect("it was played");
        }
        state
    }

    fn start(&self, position: Option<&Position>) -> State {
        match position {
            Some(position) => self.game.set_up(position).expect("a position"),
            None => self.game.start(),
        }
    }

    /// The worlds that differ from the actual one in cards of one trait at most, and not in what
    /// the viewer has seen or heard.
    pub(super) fn worlds(&self, kind: Trait, viewer: Viewer, length: usize) -> HashSet<State> {
        let mut listing = Listing {
            history: self,
            kind,
            viewer,
            actual: (0..=length).map(|length| self.state(length)).collect(),
            shuffles: if self.saves { self.seen_places(kind, length) } else { Vec::new() },
            seen: HashSet::new(),
            told: HashSet::new(),
        };
        let first_sight = self.game.view(&listing.actual[0], viewer);
        for opening in listing.openings() {
            let told = self.game.view(&opening, viewer) == first_sight;
            listing.follow(opening, 0, usize::from(self.position.is_some()), [true, told]);
        }
        assert_eq!(listing.seen, listing.told, "{viewer:?} is told too much or too little");
        assert!(listing.seen.contains(&self.state(length)));
        listing.seen
    }

    /// For each shuffle of a trait, the cards that were seen to come from its places: by a flip, or
    /// in the end from the hand of the seat that drew them.
    fn seen_places(&self, kind: Trait, length: usize) -> Vec<Places> {
        let mut state = self.state(0);
        let mut shuffles: Vec<Places> = Vec::new();
        let mut held: HashMap<Seat, (usize, usize)> = HashMap::new();
        if self.position.is_some() {
            shuffles.push(Vec::new());
            for seat in holders(&state, kind) {
                held.insert(seat, (0, shuffles[0].len()));
                shuffles[0].push(None);
            }
        }
        for event in &self.events[..length] {
            let before = state.stocks[kind.index()].deck;
            self.game.play(&mut state, event).expect("it was played");
            let taken = match event {
                Event::Chance(Chance::Setup(decks)) => {
                    shuffles.push(Vec::new());
                    decks[kind.index()]
                }
                Event::Chance(Chance::Restock(restocked, _)) if *restocked == kind => {
                    shuffles.push(Vec::new());
                    continue;
                }
                Event::Move(seat, Move::Draw(drawn)) if *drawn == kind => {
                    let last = shuffles.len() - 1;
                    held.insert(*seat, (last, shuffles[last].len()));
                    shuffles[last].push(None);
                    continue;
                }
                Event::Move(seat, Move::Play(card) | Move::Respond(card)) if card.kind == kind => {
                    if let Some((shuffle, place)) = held.remove(seat) {
                        shuffles[shuffle][place] = Some(card.power);
                    }
                    before
                }
                _ => before,
            };
            // All other cards that have left the deck were flipped.
            let flipped = taken.len() - state.stocks[kind.index()].deck.len();
            let last = shuffles.len().saturating_sub(1);
            if flipped > 0 {
                shuffles[last].extend(taken.iter().take(flipped).map(Some));
            }
        }
        shuffles
    }

    /// Checks that exactly the listed worlds are sampled, and returns how many there are. It
    /// ignores what a sample says about other traits.
    ///
    /// With 25 samples a world, a uniform source leaves out one of *N* with a chance of *N* e⁻²⁵.
    pub(super) fn check(&self, kind: Trait, viewer: Viewer, length: usize) -> usize {
        let listed = self.worlds(kind, viewer, length);
        let sampled = self.sampled(kind, viewer, length, 25 * listed.len());
        let extra = sampled.keys().find(|world| !listed.contains(*world));
        assert_eq!(extra, None, "{viewer:?} samples an impossible world after {length}");
        let missing = listed.iter().find(|world| !sampled.contains_key(*world));
        assert_eq!(missing, None, "{viewer:?} never samples a possible world after {length}");
        listed.len()
    }

    /// For a deck that is too large to list, checks that a card that is hidden from the viewer, and
    /// no other, can be in each hand, and first in the deck, of the first trait.
    pub(super) fn check_first_places(&self, viewer: Viewer) {
        let state = self.state(self.events.len());
        for kind in Trait::ALL {
            let stock = &state.stocks[kind.index()];
            let own = viewer.seat().and_then(|seat| state.hands[seat.index()].get(kind));
            let others: Vec<Seat> =
                holders(&state, kind).filter(|seat| !viewer.is(*seat)).collect();
            let held = others.iter().filter_map(|seat| state.hands[seat.index()].get(kind));
            let hidden: HashSet<Power> = held.chain(stock.deck.iter()).collect();
            assert!(own.is_none_or(|own| !hidden.contains(&own)));
            let sampled = self.sampled(kind, viewer, self.events.len(), 2000);
            let tops: HashSet<Power> = sampled
                .keys()
                .filter_map(|it| it.stocks[kind.index()].deck.iter().next())
                .collect();
            assert_eq!(tops, hidden, "{viewer:?} {kind}");
            for seat in others {
                let cards: HashSet<Power> =
                    sampled.keys().filter_map(|it| it.hands[seat.index()].get(kind)).collect();
                assert_eq!(cards, hidden, "{viewer:?} {kind}, {seat:?}");
            }
        }
    }

    /// The same for every viewer: the seats in order, and a spectator.
    pub(super) fn check_all(&self, kind: Trait, length: usize) -> Vec<usize> {
        let viewers = Viewer::all(self.game.players());
        viewers.map(|viewer| self.check(kind, viewer, length)).collect()
    }

    /// Sampled worlds with how often each came, all but this trait as it actually is.
    fn sampled(
        &self,
        kind: Trait,
        viewer: Viewer,
        length: usize,
        samples: usize,
    ) -> HashMap<State, usize> {
        let actual = self.state(length);
        let mut counts = HashMap::new();
        let dice = &mut Dice(samples as u64);
        for (world, count) in sampled_worlds(&self.game, viewer, &actual, samples, dice) {
            let mut grafted = actual;
            grafted.stocks[kind.index()] = world.stocks[kind.index()];
            for (hand, other) in grafted.hands.iter_mut().zip(world.hands) {
                set_or_clear(hand, kind, other.get(kind));
            }
            *counts.entry(grafted).or_default() += count;
        }
        counts
    }

    /// Asserts that all worlds are sampled about equally often.
    ///
    /// They are equally likely: every shuffle gives every order with the same chance, and each world
    /// is the result of exactly one order of every shuffle.
    pub(super) fn assert_even(&self, kind: Trait, viewer: Viewer, length: usize) {
        let worlds = self.worlds(kind, viewer, length).len();
        assert_even(viewer, worlds, |samples| self.sampled(kind, viewer, length, samples));
    }
}

/// A listing under way.
struct Listing<'a> {
    history: &'a History,
    kind: Trait,
    viewer: Viewer,
    /// The actual state after each number of events.
    actual: Vec<State>,
    shuffles: Vec<Places>,
    /// The worlds in which the viewer has seen the same.
    seen: HashSet<State>,
    /// The worlds in which the viewer got the same news.
    told: HashSet<State>,
}

impl Listing<'_> {
    /// The states in which the game can have begun, as far as the viewer sees there.
    fn openings(&self) -> Vec<State> {
        let (start, kind) = (self.actual[0], self.kind);
        let Some(position) = &self.history.position else { return vec![start] };
        let seats: Vec<Seat> = holders(&start, kind).collect();
        let held = seats.iter().filter_map(|seat| start.hands[seat.index()].get(kind));
        let hidden: Vec<Power> = held.chain(start.stocks[kind.index()].deck.iter()).collect();
        let opening = |order: Vec<Power>| {
            let mut cards = order.into_iter().map(|power| Card::new(kind, power));
            let mut position = position.clone();
            for seat in &seats {
                let hand = &mut position.hands[seat.index()];
                hand.retain(|card| card.kind != kind);
                hand.extend(cards.next());
            }
            position.decks[kind.index()] = cards.collect();
            self.history.start(Some(&position))
        };
        let is_alike = |opening: &State| sight(opening, self.viewer) == sight(&start, self.viewer);
        self.orders(&hidden, 0).into_iter().map(opening).filter(is_alike).collect()
    }

    /// Every order of these cards that has the seen ones in the places they came from.
    fn orders(&self, cards: &[Power], shuffle: usize) -> Vec<Vec<Power>> {
        let mut places: Places = self.shuffles.get(shuffle).cloned().unwrap_or_default();
        places.resize(cards.len(), None);
        let pinned: Vec<Power> = places.iter().flatten().copied().collect();
        if !pinned.iter().all(|power| cards.contains(power)) {
            return Vec::new();
        }
        let mut free: Vec<Power> =
            cards.iter().copied().filter(|power| !pinned.contains(power)).collect();
        let mut orders = Vec::new();
        fill(&mut places, 0, &mut free, &mut orders);
        orders
    }

    /// Follows a branch to its end, if the viewer cannot tell it from what actually happened. The
    /// flags say whether it has `[seen, heard]` the same so far.
    fn follow(&mut self, world: State, step: usize, shuffle: usize, same: [bool; 2]) {
        if step == self.actual.len() - 1 {
            for (same, set) in same.into_iter().zip([&mut self.seen, &mut self.told]) {
                if same {
                    set.insert(world);
                }
            }
            return;
        }
        let event = &self.history.events[step];
        match event {
            Event::Chance(Chance::Setup(decks)) => {
                let cards: Vec<Power> = Power::all().collect();
                for order in self.orders(&cards, shuffle) {
                    let mut decks = *decks;
                    decks[self.kind.index()] = Deck::of(order).expect("a deck");
                    let setup = Event::Chance(Chance::Setup(decks));
                    self.play(world, &setup, step, shuffle + 1, same);
                }
            }
            Event::Chance(Chance::Restock(kind, _)) if *kind == self.kind => {
                for order in self.orders(&to_restock(&world, self.kind), shuffle) {
                    let deck = Deck::of(order).expect("a deck");
                    let restock = Event::Chance(Chance::Restock(*kind, deck));
                    self.play(world, &restock, step, shuffle + 1, same);
                }
            }
            _ => self.play(world, &event.clone(), step, shuffle, same),
        }
    }

    fn play(
        &mut self,
        world: State,
        event: &Event<Gladiators>,
        step: usize,
        shuffle: usize,
        [mut seen, mut told]: [bool; 2],
    ) {
        let game = &self.history.game;
        let mut after = world;
        if game.play(&mut after, event).is_err() {
            // The bare rules know what can happen: a refused shuffle would be a wrong listing.
            assert!(matches!(event, Event::Move(..)), "{event:?} is refused");
            return;
        }
        let [was, is] = [self.actual[step], self.actual[step + 1]];
        seen &= sight(&after, self.viewer) == sight(&is, self.viewer);
        let news = |before: &State, after: &State| {
            let [before, after] = [before, after].map(|state| game.view(state, self.viewer));
            game.news(&before, &after).map(|news| news.to_string())
        };
        told &= news(&world, &after) == news(&was, &is);
        if seen || told {
            self.follow(after, step + 1, shuffle, [seen, told]);
        }
    }
}

/// Puts the free cards into the free places in every order.
fn fill(places: &mut Places, place: usize, free: &mut Vec<Power>, orders: &mut Vec<Vec<Power>>) {
    if place == places.len() {
        return orders.push(places.iter().flatten().copied().collect());
    }
    if places[place].is_some() {
        return fill(places, place + 1, free, orders);
    }
    for choice in 0..free.len() {
        places[place] = Some(free.remove(choice));
        fill(places, place + 1, free, orders);
        free.insert(choice, places[place].take().expect("just put there"));
    }
}

/// The seats that hold a card of a trait, in order.
fn holders(state: &State, kind: Trait) -> impl Iterator<Item = Seat> + use<> {
    let state = *state;
    Seat::all(4).filter(move |seat| state.hands[seat.index()].traits().contains(kind))
}

/// D5.1, D5.2: a restock takes all cards of the trait but tops and the hands of the living.
fn to_restock(state: &State, kind: Trait) -> Vec<Power> {
    let shown = state.tops.iter().filter_map(|tops| tops.get(kind));
    let held = state.alive.iter().filter_map(|seat| state.hands[seat.index()].get(kind));
    let elsewhere: Vec<Power> = shown.chain(held).collect();
    Power::all().filter(|power| !elsewhere.contains(power)).collect()
}

/// Everything that is open or can be counted, and the viewer's own hand, or the hand with which it
/// fell.
fn sight(state: &State, viewer: Viewer) -> Sight {
    let mut open = State {
        tops: state.tops,
        wounds: state.wounds,
        turns: state.turns,
        alive: state.alive,
        turn: state.turn,
        phase: state.phase,
        ..State::EMPTY
    };
    for (hand, held) in open.hands.iter_mut().zip(state.hands) {
        // Any card will do to say that there is one.
        *hand = held.traits().iter().map(|kind| Card::new(kind, Power::MOST)).collect();
    }
    for (stock, actual) in open.stocks.iter_mut().zip(state.stocks) {
        stock.histories = actual.histories;
        stock.deck = Deck::of(std::iter::repeat_n(Power::MOST, actual.deck.len())).expect("a deck");
    }
    (open, viewer.seat().map(|seat| state.hands[seat.index()]))
}

fn set_or_clear(hand: &mut Powers, kind: Trait, power: Option<Power>) {
    match power {
        Some(power) => hand.set(kind, power),
        None => hand.clear(kind),
    }
}
