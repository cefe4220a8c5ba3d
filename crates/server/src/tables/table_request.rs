//! What a person asks of a table.

use munera_guide::wire::{ErrorBody, TableCommand};
use munera_protocol::fault::Fault;
use munera_text::Locale;

/// A request to a table.
#[derive(Clone, Debug)]
pub enum TableRequest {
    /// A move in notation.
    Move {
        /// The seat that moves.
        seat: u8,
        /// The question that it answers.
        request: u32,
        /// The client's id for the move.
        id: String,
        /// The move.
        choice: String,
    },
    /// Any other command except a rematch.
    Command(TableCommand),
    /// A rematch, at a table that has been made for it.
    Rematch {
        /// The seat of the person who asks.
        seat: u8,
        /// The code of the new table.
        code: String,
    },
}

/// The longest id that a client may make.
const LONGEST_ID: usize = 40;

/// Checks an id that a client has made.
pub fn check_id(id: &str, locale: &Locale) -> Result<(), ErrorBody> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let fits = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(is_plain);
    fits.then_some(()).ok_or_else(|| super::error(&Fault::request("fault-bad-id"), locale))
}
