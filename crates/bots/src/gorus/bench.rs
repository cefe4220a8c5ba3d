//! The measured figures of Gorus Maximus.

use munera_rules::gorus::{Gorus, Word};
use munera_rules::{Game, MoveSet, Randomness};

use super::solver::Solver;
use crate::{BenchCase, Generator, Measure, Nodes};

pub(super) const CASES: &[BenchCase] = &[
    BenchCase::new("gorus.4p.rounds", 4, Measure::Rounds),
    BenchCase::new("gorus.8p.rounds", 8, Measure::Rounds),
    BenchCase::new("gorus.1p.rounds", 1, Measure::Rounds),
    BenchCase::new("gorus.2p.rounds", 2, Measure::Rounds),
    BenchCase::new("gorus.4p.state", 4, Measure::StateSize),
    BenchCase::new("gorus.8p.state", 8, Measure::StateSize),
    BenchCase::new("gorus.4p.options", 4, Measure::OptionsPerMove),
    BenchCase::new("gorus.8p.options", 8, Measure::OptionsPerMove),
    BenchCase::new("gorus.4p.worlds", 4, Measure::Worlds),
    BenchCase::new("gorus.2p.solve10", 2, Measure::Solutions { bouts_left: 10 }),
    BenchCase::new("gorus.4p.solve6", 4, Measure::Solutions { bouts_left: 6 }),
    BenchCase::new("gorus.4p.ismcts", 4, Measure::Simulations { dearness: 1 }),
    BenchCase::new("gorus.2p.ismcts", 2, Measure::Simulations { dearness: 1 }),
];

/// The margin of such a round, and the best play, for the side of the seat to move.
pub(super) fn solving_task<'g, W: Word, const SEATS: usize, const CARDS: usize>(
    game: &'g Gorus<W, SEATS, CARDS>,
    bouts_left: u8,
    generator: &mut Generator,
) -> Box<dyn FnOnce() + 'g> {
    let mut state = game.start();
    let deal = game.draw(&state, generator);
    game.resolve_chance(&mut state, &deal);
    while let Some(open) = game.open_round(&state)
        && (open.bouts_left > bouts_left || !open.table.is_empty())
    {
        let turn = open.turn;
        let legal = game.legal(&state, turn);
        let card = legal.nth(generator.below(legal.len() as u32) as usize);
        game.make_move(&mut state, turn, card);
    }
    Box::new(move || {
        let solver = Solver::new(game, &state, None).expect("everything is known");
        std::hint::black_box(solver.solve(&mut Nodes(u64::MAX), &mut 0));
    })
}
