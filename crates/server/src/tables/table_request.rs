//! What a person asks of a table.

use munera_guide::wire::TableCommand;

/// What is asked of a table.
#[derive(Clone, Debug)]
pub enum TableRequest {
    /// A move, as it is written.
    Move {
        /// For which seat.
        seat: u8,
        /// The question that it answers.
        request: u32,
        /// The client's id for it.
        id: String,
        /// What.
        choice: String,
    },
    /// Anything else but a rematch.
    Command(TableCommand),
    /// A rematch, at a table that has been made for it.
    Rematch {
        /// As whom.
        seat: u8,
        /// The new table.
        code: String,
    },
}
