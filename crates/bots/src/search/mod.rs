//! Information-set Monte Carlo tree search, generic over games.
//!
//! Each simulation imagines a world that the searching seat's view allows, walks down one shared
//! tree by moves that are legal in that world, adds one node, and plays on from there. A move that
//! is rarely legal is judged by how often it was tried when it was legal (availability). Every
//! mover is assumed to play for its own share.

mod shared_moves;
mod tree;
mod widening;

use munera_rules::Seat;
use shared_moves::SharedMoves;
use tree::{Step, Tree};
pub use widening::Widening;

use crate::{Candidate, Choice, Generator, Pace, Playable, ProposedMove, Shares, World};

/// The search parameters of a game.
#[derive(Clone, Copy, Debug)]
pub struct SearchParams {
    /// How strongly rarely tried moves are preferred; likely ones more so.
    pub exploration: f32,
    /// How much less an untried move is expected to be worth than its node.
    pub reduction: f32,
    /// How many simulations use an imagined world and its variations.
    pub world_uses: u32,
    /// For games with many moves: how the number of tried moves grows. `None` tries all.
    pub widening: Option<Widening>,
}

impl SearchParams {
    /// Reasonable for most games.
    pub const USUAL: Self =
        Self { exploration: 0.7, reduction: 0.1, world_uses: 1, widening: None };
}

/// Searches for the best move of `seat`, whose view this is; `spent` nodes have already been used.
pub(crate) fn search<G: Playable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    spent: u64,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let worlds = game.worlds(view)?;
    let mut spent = spent;
    let study = game.study(view, &worlds, seat, pace, &mut spent, generator);
    let imagine = |generator: &mut Generator| game.imagine(&study, &worlds, seat, generator);
    search_worlds(&G::SEARCH_PARAMS, imagine, spent, pace, generator)
}

/// The most simulations of a search, because visits are counted in 32 bits. It would take hours.
const MOST: u64 = 1 << 31;

/// Searches for the best move of the seat that moves first in the imagined worlds.
pub(crate) fn search_worlds<W: World>(
    params: &SearchParams,
    mut imagine: impl FnMut(&mut Generator) -> W,
    spent: u64,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<W::Move>> {
    let mut search = Search::new(*params);
    let mut simulations = 0;
    while simulations == 0 || simulations < MOST && pace.goes_on(spent + simulations) {
        let mut world = imagine(generator);
        search.simulate(world.clone(), generator);
        simulations += 1;
        for _ in 1..params.world_uses {
            if !pace.goes_on(spent + simulations) {
                break;
            }
            world.vary(generator);
            search.simulate(world.clone(), generator);
            simulations += 1;
        }
    }
    let candidates = search.tree.candidates();
    // The most visited move is the most reliable one; a value may rest on a single lucky visit.
    Choice::best_of(candidates, spent + simulations, |it| it.visits as f64 + it.value * 0.5)
}

/// A search under way.
struct Search<M> {
    params: SearchParams,
    tree: Tree<M>,
    shared: SharedMoves<M>,
    /// The steps of the running simulation.
    path: Vec<Step>,
    proposed: Vec<ProposedMove<M>>,
}

impl<M: Copy + Eq> Search<M> {
    fn new(params: SearchParams) -> Self {
        let (tree, shared) = (Tree::new(), SharedMoves::new());
        Self { params, tree, shared, path: Vec::new(), proposed: Vec::new() }
    }

    /// The place of one of the proposed moves, chosen by weight.
    fn by_weight(&self, generator: &mut Generator) -> usize {
        let total: f32 = self.proposed.iter().map(|it| it.weight).sum();
        let mut pick = generator.fraction() * total;
        let place = self.proposed.iter().position(|it| {
            pick -= it.weight;
            pick < 0.0
        });
        place.unwrap_or(0)
    }

    /// Lists the moves that are tried at a node in that world.
    fn propose(&mut self, node: u32, world: &impl World<Move = M>) {
        self.proposed.clear();
        let widening = self.params.widening;
        if widening.is_some() || world.moves_shared() {
            self.shared.propose(widening, node, world, &mut self.proposed);
        } else {
            world.propose(&mut self.proposed);
        }
    }

    /// One walk down the tree in one world.
    fn simulate<W: World<Move = M>>(&mut self, mut world: W, generator: &mut Generator) {
        self.path.clear();
        let mut node = Tree::<M>::ROOT;
        let shares = loop {
            let Some(mover) = world.mover() else { break world.finish(generator) };
            self.propose(node, &world);
            let best = self.tree.select(node, &self.proposed, &self.params);
            let place = if world.plays_by_weight() { self.by_weight(generator) } else { best };
            let choice = self.proposed[place].choice;
            world.advance(choice, generator);
            let (step, leads_out) =
                self.tree.step(node, mover, (place, choice), world.observation_key());
            self.path.push(step);
            if leads_out {
                break world.finish(generator);
            }
            node = step.node;
        };
        self.tree.learn(&self.path, &shares);
    }
}
