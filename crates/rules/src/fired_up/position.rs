//! Positions: a game cannot be set up in the middle yet.

use crate::coded::codes;

/// Positions are not part of this game yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position;

/// No position can be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError;

codes!(PositionError, "fired-up-position" {
    Self => "setup",
});
