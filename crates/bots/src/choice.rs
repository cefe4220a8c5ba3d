//! The answer of a bot.

/// A move that a bot has weighed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub choice: M,
    /// The expected value of the move: for a search its share of the win, from 0 to 1; for the
    /// greedy player the game's own points.
    pub value: f64,
    /// How often the bot has tried it.
    pub visits: u64,
}

/// The choice of a bot, and its reasons.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The chosen move.
    pub choice: M,
    /// The amount of thinking: simulated moves of the greedy player, simulations of a search,
    /// positions of an exact solution.
    pub nodes: u64,
    /// The moves that it weighed, best first; empty for a bot that does not weigh.
    pub candidates: Vec<Candidate<M>>,
    /// Whether the values are exact instead of estimated by simulations.
    pub is_exact: bool,
}

impl<M: Copy> Choice<M> {
    /// The choice of a bot that does not weigh moves.
    pub(crate) fn plain(choice: M) -> Self {
        Self { choice, nodes: 1, candidates: Vec::new(), is_exact: false }
    }

    /// The best of some candidates; the first of equals.
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
