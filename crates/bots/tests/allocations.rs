//! A playout allocates nothing.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use munera_bots::{Generator, play_to_chance};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{LargeGorus, SmallGorus};
use munera_rules::{Game, Node, fired_up, gladiators, gorus};

/// Random games of so many stretches from one chance to the next; each has moves enough to count.
fn playouts_allocate_nothing<G: Game>(game: &G, stretches: u64, moves_a_stretch: u64) {
    let mut generator = Generator::new(1);
    let mut moves = 0;
    let allocated = allocation_counter::measure(|| {
        let mut state = game.start();
        for _ in 0..stretches {
            moves += play_to_chance(game, &mut state, &mut generator).moves;
            if let Node::Over(_) = game.node(&state) {
                state = game.start();
            }
        }
    });
    assert!(moves >= stretches * moves_a_stretch);
    assert_eq!(allocated.count_total, 0, "{} with {} players", G::NAME, game.players());
}

#[test]
fn a_playout_of_gorus_allocates_nothing() {
    let options = gorus::Options::new;
    for players in 1..=5 {
        let game = SmallGorus::with_options(options(players)).expect("options");
        playouts_allocate_nothing(&game, 2000, 10);
    }
    for players in 6..=8 {
        let game = LargeGorus::with_options(options(players)).expect("options");
        playouts_allocate_nothing(&game, 2000, 10);
    }
}

#[test]
fn a_playout_of_gladiators_allocates_nothing() {
    for players in 2..=4 {
        let options = gladiators::Options::new(players);
        let game = Gladiators::with_options(options).expect("options");
        playouts_allocate_nothing(&game, 2000, 10);
    }
}

/// Between two rolls of dice lie few moves.
#[test]
fn a_playout_of_fired_up_allocates_nothing() {
    for players in 2..=5 {
        let options = fired_up::Options::new(players, common::shared_pack());
        let game = FiredUp::with_options(options).expect("options");
        playouts_allocate_nothing(&game, 20_000, 1);
    }
}

/// The counter itself counts, or the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(allocated.count_total, 1);
}
