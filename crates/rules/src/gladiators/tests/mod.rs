//! Tests that look inside: each section of the rules, the laws, and views that break them.

mod actions;
mod broken_views;
mod combinations;
mod decks;
mod foresight;
mod laws;
mod limit;
mod listing;
mod named;
mod news;
mod positions;
mod raw_views;
mod refusals;
mod restock_by_flips;
mod search;
mod setup;
mod turns;
mod worlds;

use super::{
    Card, Gladiators, Options, Position, Power, Powers, Refusal, Restock, State, Trait, View,
};
pub(super) use crate::testing::{Dice, random_event};
use crate::testing::{refusal_of, write_legal};
use crate::{Event, Game, Node, Seat, Viewer, read_event, write_event};

pub(super) fn cards(text: &str) -> Vec<Card> {
    Card::read_list(text).expect("cards")
}

pub(super) fn card(text: &str) -> Card {
    Card::read(text).expect("a card")
}

pub(super) fn write(cards: impl IntoIterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    cards.join(".")
}

/// The cards of each seat: lists as a position writes them, with a slash between two.
pub(super) fn lists(text: &str) -> Vec<Vec<Card>> {
    text.split('/').map(cards).collect()
}

pub(super) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// A position in few words: what seats show, and what else matters.
///
/// Cards that are not named lie in the decks, weakest first, under the named ones. Of a trait whose
/// deck is `short`, they are the first living seat's history instead, so that the deck has the
/// named cards and no others.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    options: Options,
    position: Position,
    /// The cards that are named to lie on top of their decks.
    script: Vec<Card>,
    short: Vec<Trait>,
}

/// A scene in which each seat shows these cards; nothing stands for a seat that has fallen.
pub(super) fn scene(tops: &str) -> Scene {
    let tops = lists(tops);
    let players = tops.len();
    let alive: Vec<bool> = tops.iter().map(|tops| !tops.is_empty()).collect();
    let first = alive.iter().position(|alive| *alive).expect("a seat lives");
    Scene {
        options: Options::new(players as u8),
        position: Position {
            history: vec![Vec::new(); players],
            hands: vec![Vec::new(); players],
            decks: Default::default(),
            wounds: vec![0; players],
            turn: Seat::new(first as u8),
            tops,
            alive,
        },
        script: Vec::new(),
        short: Vec::new(),
    }
}

impl Scene {
    pub(super) fn hands(mut self, hands: &str) -> Self {
        self.position.hands = lists(hands);
        self
    }

    pub(super) fn history(mut self, history: &str) -> Self {
        self.position.history = lists(history);
        self
    }

    pub(super) fn wounds(mut self, wounds: &[u8]) -> Self {
        self.position.wounds = wounds.to_vec();
        self
    }

    pub(super) fn turn(mut self, seat: u8) -> Self {
        self.position.turn = Seat::new(seat);
        self
    }

    pub(super) fn limit(mut self, turns: u32) -> Self {
        self.options.turn_limit = Some(turns);
        self
    }

    /// D7.2: only a flip restocks a deck.
    pub(super) fn restock_by_flips(mut self) -> Self {
        self.options.restock = Restock::Flip;
        self
    }

    /// Cards on top of their decks, in this order.
    pub(super) fn decks(mut self, script: &str) -> Self {
        self.script = cards(script);
        self
    }

    /// The traits, by their letters, whose decks have only the named cards.
    pub(super) fn short(mut self, traits: &str) -> Self {
        self.short = traits.chars().filter_map(Trait::from_letter).collect();
        self
    }

    /// The position with every card in its place.
    pub(super) fn position(&self) -> Position {
        let mut position = self.position.clone();
        for card in &self.script {
            position.decks[card.kind.index()].push(*card);
        }
        let Position { tops, history, hands, decks, .. } = &position;
        let lists = tops.iter().chain(history).chain(hands).chain(decks);
        let named: Vec<Card> = lists.flatten().copied().collect();
        let first = position.alive.iter().position(|alive| *alive).expect("a seat lives");
        for card in Card::all().filter(|card| !named.contains(card)) {
            if self.short.contains(&card.kind) {
                position.history[first].push(card);
            } else {
                position.decks[card.kind.index()].push(card);
            }
        }
        position
    }

    /// The table at the start of the turn.
    pub(super) fn table(&self) -> Table {
        let game = Gladiators::with_options(self.options).expect("options");
        let state = game.set_up(&self.position()).expect("a position");
        Table { game, state, script: self.script.clone() }
    }
}

/// The text of a setup in which the decks begin with the named cards: four lists, the other cards
/// of each trait follow, weakest first.
pub(super) fn setup_text(decks: &str) -> String {
    let mut text = "setup".to_owned();
    for (kind, deck) in Trait::ALL.into_iter().zip(decks.split(' ')) {
        let mut deck = cards(deck);
        let spare = Power::all().map(|power| Card::new(kind, power));
        let spare: Vec<Card> = spare.filter(|card| !deck.contains(card)).collect();
        deck.extend(spare);
        text.push(' ');
        text.push_str(&write(deck));
    }
    text
}

/// The table after such a setup.
pub(super) fn laid_out(players: u8, decks: &str) -> Table {
    let game = Gladiators::with_options(Options::new(players)).expect("options");
    let mut table = Table { game, state: game.start(), script: Vec::new() };
    table.play(&setup_text(decks));
    table
}

/// A running game that speaks in texts.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: Gladiators,
    pub(super) state: State,
    /// The cards that the scene has put on top of the decks.
    script: Vec<Card>,
}

impl Table {
    /// Plays events that must all be legal, joined by a comma and a space.
    pub(super) fn play(&mut self, events: &str) -> Vec<Event<Gladiators>> {
        let events: Vec<_> = events.split(", ").map(|text| self.read(text)).collect();
        for event in &events {
            self.game.play(&mut self.state, event).unwrap_or_else(|refusal| {
                panic!("{}: {refusal}", write_event(&self.game, event));
            });
        }
        events
    }

    fn read(&self, text: &str) -> Event<Gladiators> {
        read_event(&self.game, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
    }

    /// The same table after some more events.
    pub(super) fn after(&self, events: &str) -> Self {
        let mut table = self.clone();
        table.play(events);
        table
    }

    /// Why an event is refused.
    pub(super) fn refusal(&self, event: &str) -> Refusal {
        refusal_of(&self.game, &self.state, event)
    }

    /// The id of the rule that refuses an event.
    pub(super) fn refusing_rule(&self, event: &str) -> &'static str {
        crate::Refusal::rule(self.refusal(event)).as_str()
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }

    /// What all viewers see.
    pub(super) fn public(&self) -> View {
        self.view(Viewer::Spectator)
    }

    /// The tops of a seat; none for a fallen seat.
    pub(super) fn tops(&self, seat: u8) -> String {
        write(self.shown(seat).cards())
    }

    fn shown(&self, seat: u8) -> Powers {
        self.public().tops(Seat::new(seat))
    }

    /// The effective powers of a seat, in the order of the traits.
    pub(super) fn effective(&self, seat: u8) -> [u8; 4] {
        let effective = self.shown(seat).effective();
        Trait::ALL.map(|kind| effective.of(kind))
    }

    /// The hand of a seat.
    pub(super) fn hand(&self, number: u8) -> String {
        write(self.view(seat(number)).hand().cards())
    }

    pub(super) fn wounds(&self, seat: u8) -> u8 {
        self.public().wounds(Seat::new(seat))
    }

    /// The cards under a seat's tops that were open when they were covered.
    pub(super) fn history(&self, seat: u8) -> String {
        write(self.public().history(Seat::new(seat)))
    }

    pub(super) fn is_alive(&self, seat: u8) -> bool {
        self.public().alive().contains(Seat::new(seat))
    }

    /// How many cards each deck has.
    pub(super) fn deck_sizes(&self) -> [usize; 4] {
        Trait::ALL.map(|kind| self.public().deck_size(kind))
    }

    /// The legal moves of a seat, joined by a comma and a space.
    pub(super) fn legal(&self, seat: u8) -> String {
        write_legal(&self.game, &self.state, Seat::new(seat))
    }

    pub(super) fn may(&self, seat: u8, choice: &str) -> bool {
        self.legal(seat).split(", ").any(|text| text == choice)
    }

    /// What the table waits for: `seat 0`, `restock S`, or how it ended, as `0 1 win: TurnLimit`.
    pub(super) fn node(&self) -> String {
        match self.game.node(&self.state) {
            Node::Chance(request) => request.to_string(),
            Node::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {}", seats.join(" "))
            }
            Node::Over(outcome) => {
                let seats = outcome.winners.iter().map(|seat| seat.to_string());
                format!("{} win: {:?}", seats.collect::<Vec<_>>().join(" "), outcome.ending)
            }
        }
    }

    /// Every card that the scene has put on top of a deck must have left it.
    pub(super) fn assert_script_used_up(&self) {
        let left: Vec<&Card> = self
            .script
            .iter()
            .filter(|card| self.state.stocks[card.kind.index()].deck.set().contains(card.power))
            .collect();
        assert!(left.is_empty(), "still in their decks: {left:?}");
    }
}
