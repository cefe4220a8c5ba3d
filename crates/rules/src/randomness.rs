//! The interface for chance, which callers supply.

/// A source of uniform numbers, supplied by the caller.
///
/// The rules hold no generator. A server deals from a stream that players can check afterwards, a
/// search from a fast one, a test from a script; they all come in through this one method.
pub trait Randomness {
    /// A number below `bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts the items into a random order, each order equally likely (Fisher–Yates, from the end).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_but(1, items);
    }

    /// The same, but stops when the first `left` items remain: which they are is random, their
    /// order is not.
    #[inline]
    fn shuffle_but<T>(&mut self, left: usize, items: &mut [T]) {
        for last in (left.max(1)..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<R: Randomness + ?Sized> Randomness for &mut R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}
