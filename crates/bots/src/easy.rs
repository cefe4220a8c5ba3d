//! The greedy player: chooses the move that gains most, on average over some possible worlds.

use munera_rules::{MoveSet, Seat};

use crate::{Candidate, Choice, Generator, Playable};

pub(crate) fn choose<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &G::Moves,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let worlds = game.worlds(view)?;
    let mut gains = vec![0.0; legal.len()];
    let mut nodes = 0;
    for _ in 0..G::EASY_WORLDS {
        let world = game.sample(&worlds, generator);
        for (gain, choice) in gains.iter_mut().zip(legal.iter()) {
            let (gained, moves) = game.greedy_gain(world.clone(), seat, choice, generator);
            *gain += gained;
            nodes += moves;
        }
    }
    let visits = u64::from(G::EASY_WORLDS);
    let value = |gain: f64| gain / f64::from(G::EASY_WORLDS);
    let weighed = legal.iter().zip(gains);
    let candidates =
        weighed.map(|(choice, gain)| Candidate { choice, value: value(gain), visits }).collect();
    Choice::best_of(candidates, nodes, |candidate| candidate.value)
}
