//! The laws over every player count × division × option.

use super::super::{
    Division, FavourTable, Gorus, LargeGorus, Options, Rank, School, SmallGorus, Word,
};
use super::Dice;
use crate::Game;
use crate::laws::{Thoroughness, keep_in_one_game};

/// Every way to sit, with every kind of option once.
fn every_table() -> impl Iterator<Item = Options> {
    let favour = FavourTable::PRINTED.with(Rank::EIGHT, 7).expect("in range");
    (1..=8).flat_map(move |players| {
        Division::all_for(players).flat_map(move |division| {
            let usual = Options { division, ..Options::new(players) };
            let schools = School::ALL.into_iter().rev().take(usual.school_count()).collect();
            [
                usual,
                Options { target: Some(1), open_history: true, ..usual },
                Options { schools: Some(schools), favour, target: Some(2), ..usual },
            ]
        })
    })
}

fn keep<W: Word, const SEATS: usize, const CARDS: usize>(game: &Gorus<W, SEATS, CARDS>, seed: u64) {
    let mut dice = Dice(seed);
    if let Err(broken) = keep_in_one_game(game, Thoroughness::Full, &mut dice) {
        panic!("{broken}\nseed {seed}, {:?}", game.options());
    }
}

#[test]
fn every_table_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 3 } else { 100 };
    for (number, options) in (0..).zip(every_table()) {
        for seed in 0..games {
            let seed = number * 1000 + seed;
            if options.players <= 5 {
                keep(&SmallGorus::with_options(options).expect("options"), seed);
            } else {
                keep(&LargeGorus::with_options(options).expect("options"), seed);
            }
        }
    }
}

#[test]
fn states_are_small() {
    assert!(size_of::<<SmallGorus as Game>::State>() <= 128);
    assert!(size_of::<<LargeGorus as Game>::State>() <= 256);
}

#[test]
fn every_round_is_worth_schools_plus_five() {
    let mut dice = Dice(7);
    for players in 1..=8 {
        let game = LargeGorus::with_options(Options::new(players));
        let Ok(game) = game else { continue };
        let mut state = game.start();
        while let crate::Node::Chance(_) | crate::Node::Decide(_) = game.node(&state) {
            super::super::tests::step(&game, &mut state, &mut dice);
            if state.played as usize == game.deck_size() {
                let total: i16 = state.last_favour.iter().sum();
                assert_eq!(total as usize, game.options().school_count() + 5);
            }
        }
    }
}
