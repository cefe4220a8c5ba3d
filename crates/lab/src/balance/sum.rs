//! The sum of the figures of all games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

/// Adds up figures in the order of their games, in whichever order they arrive, so that the sum
/// does not depend on which thread was faster. Only figures that arrive before those of an earlier
/// game wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sum<F> {
    total: F,
    games: u64,
    next: u64,
    waiting: BTreeMap<u64, F>,
}

impl<F: AddAssign> Sum<F> {
    /// Takes the figures of a game, and adds all figures whose turn has come.
    pub(crate) fn add(&mut self, game: u64, figures: F) {
        self.games += 1;
        self.waiting.insert(game, figures);
        while let Some(figures) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.total += figures;
        }
    }

    /// How many games it has.
    pub(crate) const fn games(&self) -> u64 {
        self.games
    }

    /// The sum of all figures, including those that still wait for a game that was never finished.
    pub(crate) fn total(mut self) -> F {
        for figures in self.waiting.into_values() {
            self.total += figures;
        }
        self.total
    }
}

#[cfg(test)]
mod tests {
    use std::ops::AddAssign;

    use super::Sum;

    /// The order in which games are added up.
    #[derive(Default)]
    struct Order(Vec<u64>);

    impl AddAssign for Order {
        fn add_assign(&mut self, other: Self) {
            self.0.extend(other.0);
        }
    }

    #[test]
    fn games_are_added_up_in_their_order_and_few_wait() {
        let mut sum = Sum::default();
        for (game, waiting) in [(1, 1), (0, 0), (2, 0), (5, 1), (4, 2), (7, 3), (3, 1)] {
            sum.add(game, Order(vec![game]));
            assert_eq!(sum.waiting.len(), waiting, "after {game}");
        }
        assert_eq!(sum.games(), 7);
        assert_eq!(sum.total().0, [0, 1, 2, 3, 4, 5, 7]);
    }
}
