//! A playout allocates nothing.

use munera_bots::{Generator, play_to_chance};
use munera_rules::gorus::{Gorus, LargeGorus, Options, SmallGorus, Word};
use munera_rules::{Game, Node};

fn rounds_allocate_nothing<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
) {
    let mut generator = Generator::new(1);
    let mut moves = 0;
    let allocated = allocation_counter::measure(|| {
        let mut state = game.start();
        for _ in 0..200 {
            moves += play_to_chance(game, &mut state, &mut generator).moves;
            if let Node::Over(_) = game.node(&state) {
                state = game.start();
            }
        }
    });
    assert!(moves >= 200 * 10);
    assert_eq!(allocated.count_total, 0, "{} players", game.players());
}

#[test]
fn a_playout_allocates_nothing() {
    for players in 1..=5 {
        rounds_allocate_nothing(&SmallGorus::with_options(Options::new(players)).expect("options"));
    }
    for players in 6..=8 {
        rounds_allocate_nothing(&LargeGorus::with_options(Options::new(players)).expect("options"));
    }
}

/// The counter itself counts, or the test above would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let allocated = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(allocated.count_total, 1);
}
