//! Flat Monte Carlo: imagines worlds, plays each move out at random, and takes the best mean.
//!
//! Frozen as `flat@1`: a measure for searches, which must be better in the same time.

use munera_rules::{MoveSet, Seat};

use crate::world::PlainWorld;
use crate::{Candidate, Choice, Generator, Pace, Playable, World};

pub(crate) fn choose<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &G::Moves,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let worlds = game.worlds(view)?;
    let mut sums = vec![0.0; legal.len()];
    let (mut rounds, mut nodes) = (0_u64, 0_u64);
    // Every move is tried in the same worlds, so that all have the same luck.
    while rounds == 0 || pace.goes_on(nodes) {
        let world = PlainWorld::new(game, seat, game.sample(&worlds, generator));
        for (sum, choice) in sums.iter_mut().zip(legal.iter()) {
            let mut tried = world.clone();
            tried.advance(choice, generator);
            *sum += f64::from(tried.finish(generator)[seat]);
            nodes += 1;
        }
        rounds += 1;
    }
    let weighed = legal.iter().zip(sums);
    let candidates = weighed
        .map(|(choice, sum)| Candidate { choice, value: sum / rounds as f64, visits: rounds })
        .collect();
    Choice::best_of(candidates, nodes, |candidate| candidate.value)
}
