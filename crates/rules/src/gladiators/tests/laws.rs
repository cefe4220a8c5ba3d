//! The laws over every number of players × option.

use super::super::{Gladiators, Options, Restock};
use crate::Game;
use crate::laws::{Thoroughness, keep_in_one_game};
use crate::testing::Dice;

#[test]
fn every_table_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 4 } else { 40 };
    for players in 2..=4 {
        for (number, turn_limit) in (0..).zip([Some(1), Some(30), Some(150), None]) {
            for open_history in [false, true] {
                let restock = Restock::Any;
                let options = Options { players, open_history, turn_limit, restock };
                for seed in 0..games {
                    assert_keeps_the_laws(options, seed * 100 + number * 10 + u64::from(players));
                }
            }
        }
    }
}

#[test]
fn a_table_that_restocks_by_flips_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 12 } else { 200 };
    for players in 2..=4 {
        for turn_limit in [Some(200), None] {
            let restock = Restock::Flip;
            let options = Options { turn_limit, restock, ..Options::new(players) };
            for seed in 0..games {
                assert_keeps_the_laws(options, seed * 100 + u64::from(players));
            }
        }
    }
}

fn assert_keeps_the_laws(options: Options, seed: u64) {
    let game = Gladiators::with_options(options).expect("options");
    if let Err(broken) = keep_in_one_game(&game, Thoroughness::Full, &mut Dice(seed)) {
        panic!("{broken}\nseed {seed}, {options:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<<Gladiators as Game>::State>() <= 192);
}
