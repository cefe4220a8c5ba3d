//! Progressive widening: where there are many moves, few are tried at first, and more with every visit.

/// How the nodes of a tree widen. A node that has been visited *n* times tries as many of its likeliest
/// moves as `factor` · √*n*, rounded up.
///
/// What is proposed at a node is asked for once and remembered (`shared_proposals.rs`), so this is for games in
/// which it is the same in every world that leads there.
#[derive(Clone, Copy, Debug)]
pub struct Widening {
    /// Moves at the first visit.
    pub factor: f32,
}

impl Widening {
    /// How many moves are tried at a node that is visited for that time.
    pub(super) fn breadth(self, visits: u32) -> usize {
        (self.factor * (visits as f32).sqrt()).ceil().max(1.0) as usize
    }
}
