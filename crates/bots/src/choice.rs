//! What a bot answers.

/// A move that a bot has weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub choice: M,
    /// What the bot expects of it: of a search its share of the win, from 0 to 1; of the greedy
    /// player the game's own points.
    pub value: f64,
    /// How often the bot has tried it.
    pub visits: u64,
}

/// What a bot has chosen, and why.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move it makes.
    pub choice: M,
    /// How much thinking it took: simulated moves of the greedy player, simulations of a search,
    /// positions of an exact solution.
    pub nodes: u64,
    /// What it weighed, best first; empty for a bot that does not weigh.
    pub candidates: Vec<Candidate<M>>,
    /// Whether the values are certain, and not what simulations gave.
    pub is_exact: bool,
}

impl<M: Copy> Choice<M> {
    /// The choice of who has nothing to weigh.
    pub(crate) fn plain(choice: M) -> Self {
        Self { choice, nodes: 1, candidates: Vec::new(), is_exact: false }
    }

    /// The best of some candidates; of equals, the first stays first.
    pub(crate) fn best_of(
        mut candidates: Vec<Candidate<M>>,
        nodes: u64,
        better: impl Fn(&Candidate<M>) -> f64,
    ) -> Option<Self> {
        candidates.sort_by(|one, other| better(other).total_cmp(&better(one)));
        let choice = candidates.first()?.choice;
        Some(Self { choice, nodes, candidates, is_exact: false })
    }
}
