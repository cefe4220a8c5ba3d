//! Tests that look inside: the laws over every way to play, and views that break them.

mod broken_views;
mod examples;
mod laws;
mod positions;
mod worlds;

use super::{Card, Gorus, Options, Position, SmallGorus, State, Word};
use crate::{Event, Game, Randomness, read_event};

/// A small generator for tests: `SplitMix64`. The rules themselves have none.
pub(super) struct Dice(pub(super) u64);

impl Randomness for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (((mixed >> 32) * u64::from(bound)) >> 32) as u32
    }
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    Card::read_list(text).expect("cards")
}

pub(super) fn small(options: Options) -> SmallGorus {
    SmallGorus::with_options(options).expect("options")
}

/// Plays events that must all be legal.
pub(super) fn play_all<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &mut State<W, SEATS, CARDS>,
    events: &str,
) -> Vec<Event<Gorus<W, SEATS, CARDS>>> {
    let events: Vec<_> =
        events.split_whitespace().map(|text| read_event(game, text).expect("an event")).collect();
    for event in &events {
        game.play(state, event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
    }
    events
}

/// A position of two to eight players in which the named cards are where they are named, and all
/// others of the deck lie where they disturb nobody: first in the troupes up to their sizes, then
/// with the side that has won.
pub(super) fn position<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    schools: &str,
    named: Position,
    winners: &[usize],
) -> Position {
    let mut position = named;
    let players = usize::from(game.players());
    let lists =
        position.troupes.iter().chain(&position.won).chain([&position.bout, &position.pile]);
    let used: Vec<Card> = lists.flatten().copied().collect();
    let schools = schools.chars().filter_map(super::School::from_letter).collect();
    let mut spare: Vec<Card> = game.deck(schools).filter(|card| !used.contains(card)).collect();
    // Whole bouts of spare cards go to the winners, in turn.
    for side in winners.iter().copied() {
        let rest = spare.split_off(players);
        position.won[side].extend(std::mem::replace(&mut spare, rest));
    }
    assert!(spare.is_empty(), "cards to spare: {spare:?}");
    position
}

/// One random event.
pub(super) fn step<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &mut State<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    match game.node(state) {
        crate::Node::Chance(_) => {
            let deal = game.draw(state, dice);
            game.resolve_chance(state, &deal);
        }
        crate::Node::Decide(seats) => {
            let seat = seats.first().expect("somebody is asked");
            let legal = game.legal(state, seat);
            let card = crate::MoveSet::nth(&legal, dice.below(legal.len() as u32) as usize);
            game.make_move(state, seat, card);
        }
        crate::Node::Over(_) => {}
    }
}
