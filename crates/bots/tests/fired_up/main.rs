//! Players of Fired Up play sensibly.

mod greedy;
mod search;
mod table;

use munera_rules::fired_up::{Fact, Highlight, Moment};
use munera_rules::testing::fired_up;

/// A Highlight of one tier: at least this much of a fact, for four points.
fn highlight(moment: Moment, fact: Fact, least: u8) -> Highlight {
    fired_up::highlight(moment, [(4, fact, least)])
}
