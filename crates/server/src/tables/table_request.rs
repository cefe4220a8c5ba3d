//! What a person asks of a table.

use munera_guide::wire::{ErrorBody, TableCommand};
use munera_protocol::fault::Fault;
use munera_text::Locale;

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

/// The longest id that a client may make.
const LONGEST_ID: usize = 40;

/// An id that a client has made.
pub fn check_id(id: &str, locale: &Locale) -> Result<(), ErrorBody> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let fits = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(is_plain);
    fits.then_some(()).ok_or_else(|| super::error(&Fault::request("fault-bad-id"), locale))
}
