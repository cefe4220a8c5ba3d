//! The gentle player: it plays like the greedy one, with two slips of a person who plays a game for
//! the first time. It overlooks moves, and it guesses only once what it cannot see.

use munera_rules::{MoveSet, Randomness, Seat};

use crate::{Candidate, Choice, Generator, Playable};

pub(crate) fn choose<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: &G::Moves,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let noticed = legal.iter().filter(|_| generator.below(100) >= G::GENTLE_OVERLOOKS);
    let mut noticed: Vec<G::Move> = noticed.collect();
    if noticed.is_empty() {
        noticed.push(legal.nth(generator.below(legal.len() as u32) as usize));
    }
    let worlds = game.worlds(view)?;
    let world = game.sample(&worlds, generator);
    let mut nodes = 0;
    let weigh = |choice| {
        let (value, moves) = game.greedy_gain(world.clone(), seat, choice, generator);
        nodes += moves;
        Candidate { choice, value, visits: 1 }
    };
    let candidates = noticed.into_iter().map(weigh).collect();
    Choice::best_of(candidates, nodes, |candidate| candidate.value)
}
