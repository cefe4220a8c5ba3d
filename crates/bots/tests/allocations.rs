//! A playout allocates nothing.

use munera_bots::{Generator, play_to_chance};
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{LargeGorus, SmallGorus};
use munera_rules::{Game, Node, gladiators, gorus};

fn playouts_allocate_nothing<G: Game>(game: &G) {
    let mut generator = Generator::new(1);
    let mut moves = 0;
    let allocated = allocation_counter::measure(|| {
        let mut state = game.start();
        for _ in 0..2000 {
            moves += play_to_chance(game, &mut state, &mut generator).moves;
            if let Node::Over(_) = game.node(&state) {
                state = game.start();
            }
        }
    });
    assert!(moves >= 2000 * 10);
    assert_eq!(allocated.count_total, 0, "{} with {} players", G::NAME, game.players());
}

#[test]
fn a_playout_of_gorus_allocates_nothing() {
    let options = gorus::Options::new;
    for players in 1..=5 {
        playouts_allocate_nothing(&SmallGorus::with_options(options(players)).expect("options"));
    }
    for players in 6..=8 {
        playouts_allocate_nothing(&LargeGorus::with_options(options(players)).expect("options"));
    }
}

#[test]
fn a_playout_of_gladiators_allocates_nothing() {
    for players in 2..=4 {
        let options = gladiators::Options::new(players);
        playouts_allocate_nothing(&Gladiators::with_options(options).expect("options"));
    }
}

/// The counter itself counts, or the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(allocated.count_total, 1);
}
