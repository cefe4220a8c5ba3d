//! The alpha-beta window of a seat that compares the values of its plays.

use super::table::SURE;

/// The best value so far for the choosing seat, and the window in which values still matter.
#[derive(Clone, Copy)]
pub(super) struct AlphaBeta {
    /// Whether the solved side chooses: it wants large values, all others want small ones.
    own: bool,
    pub(super) best: i16,
    pub(super) low: i16,
    pub(super) high: i16,
}

impl AlphaBeta {
    #[inline]
    pub(super) fn new(own: bool, low: i16, high: i16) -> Self {
        Self { own, best: if own { -SURE } else { SURE }, low, high }
    }

    /// Whether a value is better than all before.
    #[inline]
    pub(super) fn improves(self, value: i16) -> bool {
        if self.own { value > self.best } else { value < self.best }
    }

    /// Notes a value; returns whether further values no longer matter.
    #[inline]
    pub(super) fn closes(&mut self, value: i16) -> bool {
        if self.own {
            self.best = self.best.max(value);
            self.low = self.low.max(value);
        } else {
            self.best = self.best.min(value);
            self.high = self.high.min(value);
        }
        self.low >= self.high
    }
}
