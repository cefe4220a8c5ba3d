//! Sets of legal moves.

/// The legal moves of one seat: a set in a fixed order, cheap to count and to pick from.
///
/// A game chooses the form that suits it, a bit set or a short list; search and players see only
/// this.
pub trait MoveSet: Clone {
    /// The type of the moves in the set.
    type Move: Copy + Eq;

    /// How many moves there are.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at a place in the order; `place` is below [`MoveSet::len`].
    fn nth(&self, place: usize) -> Self::Move;

    /// Whether the move is in the set.
    fn contains(&self, choice: Self::Move) -> bool;

    /// The moves in order.
    fn iter(&self) -> impl Iterator<Item = Self::Move>;
}
