//! Progressive widening: if there are many moves, a node tries few at first, and more with every
//! visit.

/// How the nodes of a tree widen. A node that has been visited *n* times tries as many of its
/// likeliest moves as `factor` · √*n*, rounded up.
///
/// The proposed moves of a node are asked for once and remembered (`shared_moves.rs`), so this is
/// for games in which they are the same in every world that leads there.
#[derive(Clone, Copy, Debug)]
pub struct Widening {
    /// Moves at the first visit.
    pub factor: f32,
}

impl Widening {
    /// How many moves are tried at this visit of a node.
    pub(super) fn breadth(self, visits: u32) -> usize {
        (self.factor * (visits as f32).sqrt()).ceil().max(1.0) as usize
    }
}
