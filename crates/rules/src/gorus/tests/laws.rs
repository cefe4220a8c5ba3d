//! The laws over every player count × division × option.

use super::super::{
    Division, FavourTable, Gorus, LargeGorus, Options, Rank, School, SmallGorus, Word,
};
use super::Dice;
use crate::Game;
use crate::laws::{Thoroughness, keep_in_one_game};

/// Every way to sit × every option, as it usually is and otherwise.
fn every_table() -> impl Iterator<Item = Options> {
    let other_favour = FavourTable::PRINTED.with(Rank::EIGHT, 7).expect("in range");
    let tables =
        (1..=8).flat_map(|players| Division::all_for(players).map(move |it| (players, it)));
    tables.flat_map(move |(players, division)| {
        (0..16).map(move |choice: u8| {
            let chosen = |bit: u8| choice >> bit & 1 == 1;
            let usual = Options { division, ..Options::new(players) };
            let last_schools = School::ALL.into_iter().rev().take(usual.school_count()).collect();
            Options {
                target: chosen(0).then_some(1),
                schools: chosen(1).then_some(last_schools),
                favour: if chosen(2) { other_favour } else { usual.favour },
                open_history: chosen(3),
                ..usual
            }
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
    let games = if cfg!(debug_assertions) { 1 } else { 20 };
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
