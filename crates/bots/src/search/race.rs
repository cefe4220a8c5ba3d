//! A search that compares moves in the same worlds, and drops the worst as it goes.
//!
//! Most of what a simulation comes to is luck: who holds what. Where every move that is left has been
//! tried in the same worlds, luck is the same for all of them, and small differences show. Behind each
//! move a tree may grow as in any search; where a decision soon has its effect and a tree would be all
//! width, worlds are just played on.

use munera_rules::Seat;

use super::Search;
use crate::{Candidate, Choice, Generator, Pace, Proposal, World};

/// How moves race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// How many of the likeliest moves start.
    pub starters: usize,
    /// How many worlds all starters are tried in. When fewer are left, they are tried in more, so that
    /// every lap takes about as long.
    pub worlds: u32,
    /// The part of the moves that goes on after each lap; two always do.
    pub staying: f32,
    /// Whether a tree grows behind the moves.
    pub grows: bool,
}

/// A move that runs.
struct Runner<M> {
    proposal: Proposal<M>,
    /// What it came to, over all worlds.
    sum: f64,
    /// What it came to in the running one.
    now: f32,
    worlds: u64,
}

pub(super) fn race<W: World>(
    race: Race,
    search: &mut Search<W::Move>,
    mut imagine: impl FnMut(&mut Generator) -> W,
    seat: Seat,
    spent: u64,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<W::Move>> {
    let mut nodes = spent;
    let mut world = imagine(generator);
    let mut uses = 0;
    let mut runners = starters(&world, race.starters);
    let mut left = runners.len();
    'thinking: loop {
        let lap = (race.worlds as usize * race.starters).div_ceil(left.min(race.starters));
        for _ in 0..lap {
            if uses == search.habits.world_uses {
                world = imagine(generator);
                uses = 0;
            } else if uses > 0 {
                world.vary(generator);
            }
            uses += 1;
            let luck = generator.branch();
            for runner in &mut runners[..left] {
                // A world in which not all have been tried would favour some; the first counts anyway.
                if runner.worlds > 0 && !pace.goes_on(nodes) {
                    break 'thinking;
                }
                let luck = &mut luck.clone();
                runner.now = if race.grows {
                    search.simulate(world.clone(), Some(runner.proposal), luck)[seat]
                } else {
                    let mut tried = world.clone();
                    tried.advance(runner.proposal.choice, luck);
                    tried.finish(luck)[seat]
                };
                nodes += 1;
            }
            for runner in &mut runners[..left] {
                runner.sum += f64::from(runner.now);
                runner.worlds += 1;
            }
            if !pace.goes_on(nodes) {
                break 'thinking;
            }
        }
        runners[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        left = ((left as f32 * race.staying) as usize).max(2).min(left);
    }
    let candidates = runners.iter().map(Runner::candidate).collect();
    // Who ran longer was better for longer.
    Choice::best_of(candidates, nodes, |it| it.visits as f64 + it.value)
}

/// The likeliest moves. They are the same in all worlds, for whoever searches knows no more in one
/// than in another.
fn starters<W: World>(world: &W, count: usize) -> Vec<Runner<W::Move>> {
    let mut proposals = Vec::new();
    world.propose(&mut proposals);
    proposals.sort_by(|one, other| other.weight.total_cmp(&one.weight));
    proposals.truncate(count);
    let start = |proposal| Runner { proposal, sum: 0.0, now: 0.0, worlds: 0 };
    proposals.into_iter().map(start).collect()
}

impl<M: Copy> Runner<M> {
    fn mean(&self) -> f64 {
        self.sum / self.worlds.max(1) as f64
    }

    fn candidate(&self) -> Candidate<M> {
        let Self { proposal, worlds: visits, .. } = *self;
        Candidate { choice: proposal.choice, value: self.mean(), visits }
    }
}
