//! Positions of Fired Up: there are none.

use munera_rules::Explain;
use munera_rules::fired_up::{Position, PositionError, rule};
use serde_json::Value;

use crate::fault::{Code, Fault};

/// U2.4: a game begins with the deal. The rules refuse every position.
pub(super) fn read_position(_: &Value) -> Position {
    Position
}

/// The fault of every position.
pub(super) fn position_fault(error: PositionError) -> Fault {
    Fault::by_rule(Code::BadPosition, rule::U2_4, error.message())
}
