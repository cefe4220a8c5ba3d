//! A measured number with its margin.

use serde_json::{Value, json};

/// A mean or a ratio with its margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) value: f64,
    /// Half of its 95 % interval.
    pub(super) margin: f64,
    /// How many observations it rests on.
    pub(super) count: u64,
}

impl Estimate {
    /// The value, the margin and the count as JSON.
    pub(super) fn json(self) -> Value {
        let round = |number: f64| (number * 1e5).round() / 1e5;
        json!({"mean": round(self.value), "margin": round(self.margin), "of": self.count})
    }
}
