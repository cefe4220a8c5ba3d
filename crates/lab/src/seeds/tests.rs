//! Different seeds give different streams.

use std::collections::HashSet;

use munera_rules::Randomness;

use super::{Luck, mix};
use crate::{balance, gladiators, laws};

/// Another seed gives other games, not the same games in another order.
#[test]
fn neighbouring_seeds_share_no_game() {
    let seeds_of: [fn(u64, u64) -> u64; 3] = [
        balance::seed_of,
        |seed, number| gladiators::seed_of(seed, 2, number),
        |seed, number| laws::seed_of(seed, 0, number),
    ];
    let mut seen = HashSet::new();
    for seed_of in seeds_of {
        // Seeds that differ only in their upper half are different too.
        for seed in [1, 2, 3, 1 << 32, 1 | 1 << 63] {
            for number in 0..1_000 {
                assert!(seen.insert(seed_of(seed, number)), "{seed} {number}");
            }
        }
    }
}

#[test]
fn an_event_gets_the_same_numbers_whatever_else_was_asked_for() {
    let mut one = Luck::new(7);
    let mut other = Luck::new(7);
    let draw = |luck: &mut Luck, request: &str| luck.next(&request).below(1 << 30);
    let first = [draw(&mut one, "restock H"), draw(&mut one, "restock H")];
    draw(&mut other, "restock S");
    let second = draw(&mut other, "restock H");
    draw(&mut other, "restock S");
    assert_eq!(first, [second, draw(&mut other, "restock H")]);
    assert_ne!(first[0], first[1]);
    assert_ne!(first[0], draw(&mut Luck::new(8), "restock H"));
}

#[test]
fn the_order_of_numbers_counts() {
    assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
    assert_ne!(mix(&[1]), mix(&[1, 0]));
}
