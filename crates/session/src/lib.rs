//! One table as a pure, synchronous state machine: no clock, no thread, no I/O, no generator.
//!
//! What people ask of a [`Table`] becomes a [`Proposal`]: entries for its log. Once these are safely
//! kept the table adopts it, and each viewer's stream has grown. Time, chance and the choices of bots
//! are passed in.

mod author;
mod automatic;
mod board;
mod chair;
mod command;
mod consistency;
mod core;
mod draft;
mod entry;
mod moment;
mod refusal;
mod ruling;
mod scene;
mod settings;
mod stream;
mod table;
#[cfg(test)]
mod tests;
mod timer;

pub use munera_ids::PersonId;

pub use self::author::Author;
pub use self::automatic::BotTurn;
pub use self::board::Board;
pub use self::chair::{Cause, Chair, Occupant, Presence, Sitter, Standing};
pub use self::command::{Command, RequestId};
pub use self::core::{Ending, HowEnded, Request, Stage};
pub use self::draft::{Dealer, Proposal};
pub use self::entry::{By, Entry, Happening, MoveId, Opening, Speech};
pub use self::moment::{Moment, Span};
pub use self::refusal::{Inconsistent, Refusal, TableRefusal};
pub use self::ruling::{LONGEST_SPEECH, PHRASES};
pub use self::scene::Scene;
pub use self::settings::{BotName, Chat, Clock, Settings};
pub use self::stream::{Item, Notice, Version};
pub use self::table::{Added, Answer, Table};
pub use self::timer::Timer;
