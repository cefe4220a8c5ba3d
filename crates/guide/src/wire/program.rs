//! What a program is told of its person's seats.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something that concerns a program's person, wherever it happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ProgramEvent {
    /// The person has sat down at a table that has not begun.
    Seated(OwnSeat),
    /// A game at which the person sits has begun, or goes on.
    GameStart(OwnSeat),
    /// A game at which the person sits is over.
    GameOver(OwnSeat),
    /// Somebody else listens with the same person's token now: this is the last line.
    Replaced,
}

/// A seat of the program's person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct OwnSeat {
    /// The table's code.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// Whether a program has sat down there, as everybody is shown. If not, the person plays by
    /// hand, and it is not for programs to move.
    pub program: bool,
}
