//! Events about a person's seats, for the person's program.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An event about one of the person's seats, at any table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ProgramEvent {
    /// The person sat down at a table that has not begun.
    Seated(OwnSeat),
    /// A game with the person has begun, or goes on.
    GameStart(OwnSeat),
    /// A game with the person is over.
    GameOver(OwnSeat),
    /// Another connection listens with a token of the same person now: this is the last line.
    Replaced,
}

/// A seat of the person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct OwnSeat {
    /// The table's code.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// Whether a program took the seat, as all viewers are shown. If not, the person plays by hand,
    /// and programs must not move.
    pub program: bool,
}
