//! A search that compares moves in the same worlds, and drops the worst as it goes.
//!
//! For games in which chance is strong and a decision soon has its effect: a tree would be all width.
//! Where every move that is left has been tried in the same worlds, luck is the same for all of them,
//! and small differences show.

use munera_rules::Seat;

use crate::{Candidate, Choice, Generator, Pace, Playable, World};

/// How moves race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// How many of the likeliest moves start.
    pub starters: usize,
    /// How many are left at the end.
    pub finalists: usize,
    /// The part of the race after which only the finalists are left; until then, each halving of the
    /// field takes about as long.
    pub halvings: f32,
}

impl Race {
    /// How many are left after a part of the race.
    fn left(&self, starters: usize, done: f32) -> usize {
        let finalists = self.finalists.min(starters) as f32;
        let part = (done / self.halvings).clamp(0.0, 1.0);
        (starters as f32 * (finalists / starters as f32).powf(part)).ceil() as usize
    }
}

/// A move that runs.
struct Runner<M> {
    choice: M,
    /// What it came to, over all worlds.
    sum: f64,
    /// What it came to in the running one.
    now: f32,
    worlds: u64,
}

pub(super) fn race<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    habits: Race,
    spent: u64,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let worlds = game.worlds(view)?;
    let mut nodes = spent;
    let study = game.study(view, &worlds, seat, pace, &mut nodes, generator);
    let begun = pace.spent(nodes);
    let world = game.imagine(&study, &worlds, seat, generator);
    let mut runners = starters(&world, habits.starters);
    let mut left = runners.len();
    'race: loop {
        let world = game.imagine(&study, &worlds, seat, generator);
        for runner in &mut runners[..left] {
            // A world in which not all have been tried would favour some; the first counts anyway.
            if runner.worlds > 0 && !pace.goes_on(nodes) {
                break 'race;
            }
            let mut tried = world.clone();
            tried.advance(runner.choice, generator);
            runner.now = tried.finish(generator)[seat];
            nodes += 1;
        }
        for runner in &mut runners[..left] {
            runner.sum += f64::from(runner.now);
            runner.worlds += 1;
        }
        if !pace.goes_on(nodes) {
            break;
        }
        let done = (pace.spent(nodes) - begun) / (1.0 - begun).max(0.01);
        let staying = habits.left(runners.len(), done);
        if staying < left {
            runners[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left = staying;
        }
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
    let start = |choice| Runner { choice, sum: 0.0, now: 0.0, worlds: 0 };
    proposals.into_iter().map(|proposal| start(proposal.choice)).collect()
}

impl<M: Copy> Runner<M> {
    fn mean(&self) -> f64 {
        self.sum / self.worlds.max(1) as f64
    }

    fn candidate(&self) -> Candidate<M> {
        Candidate { choice: self.choice, value: self.mean(), visits: self.worlds }
    }
}
