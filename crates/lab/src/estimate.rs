//! A number that was measured, and how sure it is.

use serde_json::{Value, json};

/// What is told of a mean or of a ratio.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) value: f64,
    /// Half of its 95 % interval.
    pub(super) margin: f64,
    /// Of how many things it tells.
    pub(super) count: u64,
}

impl Estimate {
    /// As a number, its margin and of how many.
    pub(super) fn json(self) -> Value {
        let round = |number: f64| (number * 1e5).round() / 1e5;
        json!({"mean": round(self.value), "margin": round(self.margin), "of": self.count})
    }
}
