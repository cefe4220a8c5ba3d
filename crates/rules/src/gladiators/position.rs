//! Positions: a game set up at the start of a turn.

use super::card::{Card, PowerSet, Trait, TraitSet};
use super::deck::Deck;
use super::powers::Powers;
use super::rule;
use super::state::{State, StatePhase};
use super::stock::{SEATS, Stock};
use super::table::Gladiators;
use crate::coded::codes;
use crate::{RuleId, Seat, SeatSet};

/// A game as plain data. It need not be possible; [`set_up`](crate::Game::set_up) checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The tops of each seat; none for a fallen seat.
    pub tops: Vec<Vec<Card>>,
    /// The cards under each seat's tops.
    pub history: Vec<Vec<Card>>,
    /// The hand of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The decks in the order of the traits, each from its top.
    pub decks: [Vec<Card>; 4],
    /// The wounds of each seat.
    pub wounds: Vec<u8>,
    /// Which seats are alive.
    pub alive: Vec<bool>,
    /// Whose turn begins.
    pub turn: Seat,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not one entry for each player.
    SeatCount,
    /// A card in two places.
    Twice(Card),
    /// A card that is nowhere.
    Missing(Card),
    /// A card in the deck of another trait.
    WrongDeck(Card),
    /// A deck that should have been restocked.
    EmptyDeck(Trait),
    /// A living player who does not show one card of each trait.
    Tops(Seat),
    /// A hand with two cards of a trait.
    Hand(Seat),
    /// A fallen player who still shows or holds cards.
    Fallen(Seat),
    /// Fewer than two are alive.
    Alive,
    /// The turn is not that of a living player.
    Turn,
    /// A Victory lies on the table already.
    Victory(Seat),
    /// A living player with more wounds than a player survives.
    Wounds(Seat),
}

impl PositionError {
    /// The rule that the position breaks.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::SeatCount | Self::Tops(_) => rule::D2_1,
            Self::Twice(_) | Self::Missing(_) | Self::WrongDeck(_) => rule::D1_1,
            Self::EmptyDeck(_) => rule::D5_1,
            Self::Hand(_) => rule::D2_3,
            Self::Fallen(_) => rule::D5_2,
            Self::Alive => rule::D5_3,
            Self::Turn => rule::D3_4,
            Self::Victory(_) => rule::D6_2,
            Self::Wounds(_) => rule::D4_3,
        }
    }
}

codes!(PositionError, "gladiators-position" {
    Self::SeatCount => "seat-count",
    Self::Twice(card) => "twice" ("card": card.to_string()),
    Self::Missing(card) => "missing" ("card": card.to_string()),
    Self::WrongDeck(card) => "wrong-deck" ("card": card.to_string()),
    Self::EmptyDeck(kind) => "empty-deck" ("trait": kind.letter().to_string()),
    Self::Tops(seat) => "tops" ("seat": seat.number()),
    Self::Hand(seat) => "hand" ("seat": seat.number()),
    Self::Fallen(seat) => "fallen" ("seat": seat.number()),
    Self::Alive => "alive",
    Self::Turn => "turn",
    Self::Victory(seat) => "victory" ("seat": seat.number()),
    Self::Wounds(seat) => "wounds" ("seat": seat.number()),
});

/// D4.3, D6.1: a player that is hit and lives has fewer wounds than the highest effective Health.
const MOST_WOUNDS: u8 = 13;

impl Gladiators {
    /// A position gives a spectator's knowledge of hidden cards: histories are known, and every
    /// card that is not visible can be in any hand or deck of its trait.
    pub(super) fn set_up_position(&self, position: &Position) -> Result<State, PositionError> {
        self.check_cards(position)?;
        let mut state = State { turn: position.turn, ..State::EMPTY };
        state.phase = StatePhase::Turn { has_played: false };
        state.alive = self.check_alive(position)?;
        for seat in Seat::all(self.players) {
            let index = seat.index();
            if !state.alive.contains(seat) {
                let is_bare = position.tops[index].is_empty() && position.hands[index].is_empty();
                if !is_bare {
                    return Err(PositionError::Fallen(seat));
                }
            } else if position.wounds[index] > MOST_WOUNDS {
                return Err(PositionError::Wounds(seat));
            } else {
                state.tops[index] = Powers::one_of_each(&position.tops[index])
                    .filter(|tops| tops.traits() == TraitSet::ALL)
                    .ok_or(PositionError::Tops(seat))?;
                state.hands[index] =
                    Powers::one_of_each(&position.hands[index]).ok_or(PositionError::Hand(seat))?;
                if state.tops[index].is_victory() {
                    return Err(PositionError::Victory(seat));
                }
            }
            state.wounds[index] = position.wounds[index];
        }
        for kind in Trait::ALL {
            state.stocks[kind.index()] = stock(&state, position, kind)?;
        }
        Ok(state)
    }

    /// Every card is in exactly one place.
    fn check_cards(&self, position: &Position) -> Result<(), PositionError> {
        let players = self.players as usize;
        let Position { tops, history, hands, decks, wounds, alive, .. } = position;
        if [tops.len(), history.len(), hands.len(), wounds.len(), alive.len()] != [players; 5] {
            return Err(PositionError::SeatCount);
        }
        let mut seen = [PowerSet::EMPTY; 4];
        let lists = tops.iter().chain(history).chain(hands).chain(decks);
        for card in lists.flatten() {
            let set = &mut seen[card.kind.index()];
            if set.contains(card.power) {
                return Err(PositionError::Twice(*card));
            }
            set.insert(card.power);
        }
        let missing = Card::all().find(|card| !seen[card.kind.index()].contains(card.power));
        missing.map_or(Ok(()), |card| Err(PositionError::Missing(card)))
    }

    fn check_alive(&self, position: &Position) -> Result<SeatSet, PositionError> {
        let alive: SeatSet =
            Seat::all(self.players).filter(|seat| position.alive[seat.index()]).collect();
        if alive.len() < 2 {
            return Err(PositionError::Alive);
        }
        if !alive.contains(position.turn) {
            return Err(PositionError::Turn);
        }
        Ok(alive)
    }
}

/// A trait's deck and histories, and what all viewers know of hidden cards.
fn stock(state: &State, position: &Position, kind: Trait) -> Result<Stock, PositionError> {
    let cards = &position.decks[kind.index()];
    if let Some(stray) = cards.iter().find(|card| card.kind != kind) {
        return Err(PositionError::WrongDeck(*stray));
    }
    let deck = Deck::of(cards.iter().map(|card| card.power)).unwrap_or_default();
    if deck.is_empty() {
        return Err(PositionError::EmptyDeck(kind));
    }
    let mut stock = Stock::new(deck);
    for (history, cards) in stock.histories.iter_mut().zip(&position.history) {
        *history = cards.iter().filter(|card| card.kind == kind).map(|card| card.power).collect();
    }
    let tops: PowerSet = state.tops.iter().filter_map(|tops| tops.get(kind)).collect();
    stock.in_deck = PowerSet::ALL.without(tops.union(stock.buried()));
    for seat in Seat::all(SEATS as u8) {
        if state.hands[seat.index()].traits().contains(kind) {
            stock.possible[seat.index()] = stock.in_deck;
        }
    }
    Ok(stock)
}
