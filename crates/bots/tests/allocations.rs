//! A playout allocates nothing.

use munera_bots::{Generator, Playable, World, play_to_chance};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{LargeGorus, SmallGorus};
use munera_rules::testing::fired_up::pack_of_alike_fighters;
use munera_rules::{Game, Node, Seat, Viewer, fired_up, gladiators, gorus};

/// Plays random games for this many stretches from one chance event to the next; each has enough
/// moves to count.
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

/// A walk through a world of a search, as deep as a tree ever gets, and the judgement at its end.
#[test]
fn a_simulation_of_gladiators_allocates_nothing() {
    for players in 2..=4 {
        let options = gladiators::Options::new(players);
        let game = Gladiators::with_options(options).expect("options");
        let mut generator = Generator::new(1);
        let mut state = game.start();
        let outcome = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &outcome);
        let seat = Seat::new(0);
        let worlds = game.worlds(&game.view(&state, Viewer::Seat(seat))).expect("a view");
        let mut proposed = Vec::with_capacity(64);
        let mut simulate = |generator: &mut Generator, steps: usize| {
            let mut world = game.imagine(&(), &worlds, seat, generator);
            for step in 0..steps {
                if world.mover().is_none() {
                    break;
                }
                proposed.clear();
                world.propose(&mut proposed);
                world.advance(proposed[step % proposed.len()].choice, generator);
            }
            world.finish(generator)
        };
        // The first simulation loads the network's weights.
        simulate(&mut generator, 1);
        let allocated = allocation_counter::measure(|| {
            for number in 0..500 {
                simulate(&mut generator, number % 50);
            }
        });
        assert_eq!(allocated.count_total, 0, "{players} players");
    }
}

/// There are few moves between two rolls of dice.
#[test]
fn a_playout_of_fired_up_allocates_nothing() {
    for players in 2..=5 {
        let options =
            fired_up::Options::new(players, std::sync::Arc::new(pack_of_alike_fighters()));
        let game = FiredUp::with_options(options).expect("options");
        playouts_allocate_nothing(&game, 20_000, 1);
    }
}

/// Checks that the counter works; otherwise the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(allocated.count_total, 1);
}
