//! The laws over every number of players × option.

use super::super::{Gladiators, Options};
use crate::Game;
use crate::laws::{Thoroughness, keep_in_one_game};
use crate::testing::Dice;

#[test]
fn every_table_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 4 } else { 40 };
    for players in 2..=4 {
        for (number, turn_limit) in (0..).zip([Some(1), Some(30), Some(150), None]) {
            for open_history in [false, true] {
                let options = Options { players, open_history, turn_limit };
                let game = Gladiators::with_options(options).expect("options");
                for seed in 0..games {
                    let seed = seed * 100 + number * 10 + u64::from(players);
                    let kept = keep_in_one_game(&game, Thoroughness::Full, &mut Dice(seed));
                    if let Err(broken) = kept {
                        panic!("{broken}\nseed {seed}, {options:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<<Gladiators as Game>::State>() <= 192);
}
