//! The tree of a search.

use munera_rules::Seat;

use super::{Candidate, Habits, Proposal, Shares};

/// All nodes in one row; a node is known by its place in it.
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// For the running selection: the statistics of each proposal.
    found: Vec<Found>,
}

/// A node, or the move that led to it; a move that had several outcomes has a node for each.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    /// How it was reached; nothing for the root.
    step: Option<(M, u32)>,
    visits: u32,
    /// How often the move was legal when its parent was visited.
    available: u32,
    /// The sum of what the chooser got.
    value: f32,
    first_child: u32,
    next_sibling: u32,
}

/// What is known of a proposal: over all outcomes of the move.
#[derive(Clone, Copy, Default)]
struct Found {
    visits: u32,
    available: u32,
    value: f32,
}

/// No node: the root is nobody's child.
const NONE: u32 = 0;

impl<M: Copy + Eq> Tree<M> {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new() -> Self {
        let root = Node::new(None);
        Self { nodes: vec![root], found: Vec::new() }
    }

    fn node(&self, place: u32) -> &Node<M> {
        &self.nodes[place as usize]
    }

    /// Chooses one of the proposals by what is known of them and how likely they are (PUCT, with
    /// availability instead of the node's visits).
    pub(super) fn select(
        &mut self,
        node: u32,
        proposals: &mut Vec<Proposal<M>>,
        habits: &Habits,
    ) -> usize {
        let parent = *self.node(node);
        if let Some(widening) = habits.widening {
            let wanted = widening.factor * (parent.visits as f32 + 1.0).powf(widening.power);
            keep_likeliest(proposals, wanted.ceil() as usize);
        }
        self.found.clear();
        self.found.resize(proposals.len(), Found::default());
        let mut child = parent.first_child;
        while child != NONE {
            let entry = &mut self.nodes[child as usize];
            child = entry.next_sibling;
            let Some((choice, _)) = entry.step else { continue };
            if let Some(place) = proposals.iter().position(|it| it.choice == choice) {
                entry.available += 1;
                let found = &mut self.found[place];
                found.visits += entry.visits;
                found.value += entry.value;
                found.available = found.available.max(entry.available);
            }
        }
        let total: f32 = proposals.iter().map(|it| it.weight).sum();
        let (visits, value) = self
            .found
            .iter()
            .fold((0, 0.0), |(visits, value), it| (visits + it.visits, value + it.value));
        let mean = if visits == 0 { 0.5 } else { value / visits as f32 };
        let untried = mean - habits.reduction;
        let mut best = (0, f32::NEG_INFINITY);
        for (place, (proposal, found)) in proposals.iter().zip(&self.found).enumerate() {
            let tried = found.visits as f32;
            let worth = if found.visits == 0 { untried } else { found.value / tried };
            let chances = found.available.max(visits).max(1) as f32;
            let urge =
                habits.exploration * proposal.weight / total * chances.sqrt() / (1.0 + tried);
            if worth + urge > best.1 {
                best = (place, worth + urge);
            }
        }
        best.0
    }

    /// The node that a move leads to when it has that outcome, and whether it is new.
    pub(super) fn step(&mut self, node: u32, choice: M, outcome: u32) -> (u32, bool) {
        let step = Some((choice, outcome));
        let mut child = self.node(node).first_child;
        while child != NONE {
            let entry = self.node(child);
            if entry.step == step {
                return (child, false);
            }
            child = entry.next_sibling;
        }
        let new = self.nodes.len() as u32;
        let siblings = self.node(node).first_child;
        self.nodes.push(Node { next_sibling: siblings, available: 1, ..Node::new(step) });
        self.nodes[node as usize].first_child = new;
        (new, true)
    }

    /// Takes down what a simulation came to.
    pub(super) fn learn(&mut self, path: &[(u32, Seat)], shares: &Shares) {
        self.nodes[Self::ROOT as usize].visits += 1;
        for (place, mover) in path {
            let node = &mut self.nodes[*place as usize];
            node.visits += 1;
            node.value += shares[*mover];
        }
    }

    /// What is known of the moves at the root, in the order in which they were first tried.
    pub(super) fn candidates(&self) -> Vec<Candidate<M>> {
        let mut candidates: Vec<Candidate<M>> = Vec::new();
        let mut child = self.node(Self::ROOT).first_child;
        while child != NONE {
            let node = self.node(child);
            child = node.next_sibling;
            let Some((choice, _)) = node.step else { continue };
            let (value, visits) = (f64::from(node.value), u64::from(node.visits));
            match candidates.iter_mut().find(|it| it.choice == choice) {
                Some(candidate) => {
                    candidate.value += value;
                    candidate.visits += visits;
                }
                None => candidates.push(Candidate { choice, value, visits }),
            }
        }
        for candidate in &mut candidates {
            candidate.value /= candidate.visits.max(1) as f64;
        }
        candidates.reverse();
        candidates
    }
}

impl<M> Node<M> {
    const fn new(step: Option<(M, u32)>) -> Self {
        Self { step, visits: 0, available: 0, value: 0.0, first_child: NONE, next_sibling: NONE }
    }
}

/// Drops all but the likeliest proposals; of equals, the first stay.
fn keep_likeliest<M>(proposals: &mut Vec<Proposal<M>>, count: usize) {
    if proposals.len() > count.max(1) {
        proposals.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        proposals.truncate(count.max(1));
    }
}
