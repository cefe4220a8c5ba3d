//! What a search reads from a state agrees with the state.

use super::super::{Gladiators, Options, Trait};
use crate::testing::Dice;
use crate::{Game, MoveSet, Node, Randomness};

/// A deck has the cards that are nowhere else, also after seats have fallen and decks were
/// restocked.
#[test]
fn what_is_in_a_deck_follows_from_what_is_elsewhere() {
    for players in 2..=4 {
        let game = Gladiators::with_options(Options::new(players)).expect("options");
        for seed in 0..20 {
            let mut dice = Dice(seed);
            let mut state = game.start();
            loop {
                match game.node(&state) {
                    Node::Chance(_) => {
                        let outcome = game.draw(&state, &mut dice);
                        game.resolve_chance(&mut state, &outcome);
                    }
                    Node::Decide(seats) => {
                        let seat = seats.first().expect("a seat is asked");
                        let legal = game.legal(&state, seat);
                        let choice = legal.nth(dice.below(legal.len() as u32) as usize);
                        game.make_move(&mut state, seat, choice);
                    }
                    Node::Over(_) => break,
                }
                for kind in Trait::ALL {
                    let deck = state.stocks[kind.index()].deck;
                    assert_eq!(state.in_deck(kind), deck.set(), "{state:?}");
                }
            }
        }
    }
}
