//! The laws over every number of players, abilities on and off.

use super::super::{FiredUp, HouseRules, Options, State};
use super::{game, pack};
use crate::Game;
use crate::laws::{Thoroughness, keep_in_one_game};
use crate::testing::Dice;

#[test]
fn every_table_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 2 } else { 20 };
    for players in 2..=5 {
        for abilities in [true, false] {
            let game = game(players, abilities);
            for seed in 0..games {
                let seed = seed * 100 + u64::from(players);
                let kept = keep_in_one_game(&game, Thoroughness::Brisk, &mut Dice(seed));
                if let Err(broken) = kept {
                    panic!("{broken}\nseed {seed}, {players} players, abilities {abilities}");
                }
            }
        }
    }
}

#[test]
fn a_table_with_any_house_rule_keeps_the_laws() {
    let games = if cfg!(debug_assertions) { 2 } else { 20 };
    for (number, house) in (0..).zip(HouseRules::EACH) {
        for players in [2, 5] {
            let options = Options { house, ..Options::new(players, pack()) };
            let game = FiredUp::with_options(options).expect("options");
            for seed in 0..games {
                let seed = seed * 100 + number * 10 + u64::from(players);
                let kept = keep_in_one_game(&game, Thoroughness::Brisk, &mut Dice(seed));
                if let Err(broken) = kept {
                    panic!("{broken}\nseed {seed}, {players} players, {house:?}");
                }
            }
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
