//! The tree of a search.

use munera_rules::Seat;

use super::{Candidate, ProposedMove, SearchParams, Shares};

/// All nodes in one row and all branches in another; each is identified by its place.
///
/// A node has a branch for each move that was tried there, and a branch leads to a node for each
/// outcome of the move. Moves are compared often and outcomes rarely, so they are stored
/// separately.
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    branches: Vec<Branch<M>>,
    /// For the running selection: the branch of each proposed move.
    found: Vec<u32>,
    /// How many nodes there may be.
    room: usize,
}

/// Growing this many nodes takes some seconds and some hundred megabytes; after that the existing
/// nodes continue to learn.
const ROOM: usize = 1 << 21;

/// A point at which a seat decides.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// The observation that leads here.
    outcome: u32,
    first_branch: u32,
    next_outcome: u32,
}

/// A move that was tried at a node.
#[derive(Clone, Copy, Debug)]
struct Branch<M> {
    choice: M,
    visits: u32,
    /// How often the move was legal when its node was visited.
    available: u32,
    /// The sum of the chooser's shares.
    value: f64,
    first_outcome: u32,
    next: u32,
}

/// A step of a simulation: who chose which branch, and the node that it led to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) mover: Seat,
    branch: u32,
    pub(super) node: u32,
}

/// No link: the root is not an outcome, and no branch is at the first place.
const NONE: u32 = 0;

impl<M: Copy + Eq> Tree<M> {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new() -> Self {
        Self::with_room(ROOM)
    }

    fn with_room(room: usize) -> Self {
        Self { nodes: vec![Node::default()], branches: Vec::new(), found: Vec::new(), room }
    }

    /// The branch that a link leads to. Links are counted from 1.
    fn branch(&mut self, link: u32) -> &mut Branch<M> {
        &mut self.branches[link as usize - 1]
    }

    /// Chooses one of the proposed moves by their values and how likely they are (PUCT, with
    /// availability instead of the node's visits).
    pub(super) fn select(
        &mut self,
        node: u32,
        proposed: &[ProposedMove<M>],
        params: &SearchParams,
    ) -> usize {
        let parent = self.nodes[node as usize];
        self.found.clear();
        self.found.resize(proposed.len(), NONE);
        let (mut visits, mut value) = (0, 0.0);
        let mut link = parent.first_branch;
        while link != NONE {
            let branch = &mut self.branches[link as usize - 1];
            if let Some(place) = proposed.iter().position(|it| it.choice == branch.choice) {
                branch.available += 1;
                visits += branch.visits;
                value += branch.value;
                self.found[place] = link;
            }
            link = branch.next;
        }
        let total: f32 = proposed.iter().map(|it| it.weight).sum();
        let mean = if visits == 0 { 0.5 } else { (value / f64::from(visits)) as f32 };
        let untried = mean - params.reduction;
        let mut best = (0, f32::NEG_INFINITY);
        for (place, (proposed_move, link)) in proposed.iter().zip(&self.found).enumerate() {
            let (worth, tried, available) = match *link {
                NONE => (untried, 0.0, 0),
                link => {
                    let branch = &self.branches[link as usize - 1];
                    let worth = branch.value / f64::from(branch.visits);
                    (worth as f32, branch.visits as f32, branch.available)
                }
            };
            let chances = available.max(visits).max(1) as f32;
            let urge =
                params.exploration * proposed_move.weight / total * chances.sqrt() / (1.0 + tried);
            if worth + urge > best.1 {
                best = (place, worth + urge);
            }
        }
        best.0
    }

    /// The step of a mover by one of the selected proposed moves with this outcome, and whether it
    /// leaves the tree: then it leads to a new node, if there is room.
    pub(super) fn step(
        &mut self,
        node: u32,
        mover: Seat,
        (place, choice): (usize, M),
        outcome: u32,
    ) -> (Step, bool) {
        let branch = match self.found[place] {
            NONE => self.grow(node, choice),
            link => link,
        };
        let first_outcome = self.branch(branch).first_outcome;
        let mut next = first_outcome;
        while next != NONE {
            let found = &self.nodes[next as usize];
            if found.outcome == outcome {
                return (Step { mover, branch, node: next }, false);
            }
            next = found.next_outcome;
        }
        if self.nodes.len() >= self.room {
            return (Step { mover, branch, node: NONE }, true);
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { outcome, next_outcome: first_outcome, ..Node::default() });
        self.branch(branch).first_outcome = new;
        (Step { mover, branch, node: new }, true)
    }

    /// A new branch of a node.
    fn grow(&mut self, node: u32, choice: M) -> u32 {
        let parent = &mut self.nodes[node as usize];
        self.branches.push(Branch {
            choice,
            visits: 0,
            available: 1,
            value: 0.0,
            first_outcome: NONE,
            next: parent.first_branch,
        });
        parent.first_branch = self.branches.len() as u32;
        parent.first_branch
    }

    /// Adds the result of a simulation.
    pub(super) fn learn(&mut self, path: &[Step], shares: &Shares) {
        for step in path {
            let branch = self.branch(step.branch);
            branch.visits += 1;
            branch.value += f64::from(shares[step.mover]);
        }
    }

    /// The moves at the root with their values, in the order in which they were first tried.
    pub(super) fn candidates(&self) -> Vec<Candidate<M>> {
        let mut candidates = Vec::new();
        let mut link = self.nodes[Self::ROOT as usize].first_branch;
        while link != NONE {
            let branch = &self.branches[link as usize - 1];
            let value = branch.value / f64::from(branch.visits.max(1));
            let (choice, visits) = (branch.choice, u64::from(branch.visits));
            candidates.push(Candidate { choice, value, visits });
            link = branch.next;
        }
        candidates.reverse();
        candidates
    }
}

#[cfg(test)]
mod tests {
    use munera_rules::Seat;

    use super::super::SearchParams;
    use super::{ProposedMove, Shares, Step, Tree};

    /// Walks down a tree whose every node has two moves, until it leaves the tree.
    fn walk(tree: &mut Tree<u8>) -> Vec<Step> {
        let seat = Seat::all(1).next().expect("there is a seat");
        let proposed = [0, 1].map(|choice| ProposedMove { choice, weight: 1.0 });
        let (mut path, mut node) = (Vec::new(), Tree::<u8>::ROOT);
        loop {
            let place = tree.select(node, &proposed, &SearchParams::USUAL);
            let (step, leads_out) = tree.step(node, seat, (place, proposed[place].choice), 0);
            path.push(step);
            if leads_out {
                return path;
            }
            node = step.node;
        }
    }

    #[test]
    fn a_full_tree_grows_no_more_and_goes_on_learning() {
        let mut tree = Tree::with_room(8);
        for walks in 1..=1_000 {
            let path = walk(&mut tree);
            tree.learn(&path, &Shares::NONE);
            assert_eq!(tree.nodes.len(), (walks + 1).min(8));
        }
        let visits: u64 = tree.candidates().iter().map(|it| it.visits).sum();
        assert_eq!(visits, 1_000);
        assert!(tree.branches.len() <= 16, "two for each node");
    }

    /// A third of a win counts as exactly a third, no matter how many came before.
    #[test]
    fn values_stay_exact_in_long_searches() {
        let mut tree = Tree::with_room(2);
        let mut shares = Shares::NONE;
        let path = walk(&mut tree);
        shares[path[0].mover] = 1.0 / 3.0;
        for _ in 0..20_000_000 {
            tree.learn(&path, &shares);
        }
        let value = tree.candidates()[0].value;
        assert!((value - 1.0 / 3.0).abs() < 1e-6, "{value}");
    }
}
