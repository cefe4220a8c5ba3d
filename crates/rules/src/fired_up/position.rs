//! Positions: a game cannot be set up in the middle yet.

use std::fmt;

/// Positions are not part of this game yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position;

/// No position can be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError;

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this game begins with its setup")
    }
}
