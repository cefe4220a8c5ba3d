//! One table as a pure, synchronous state machine: no clock, no thread, no I/O, no generator.
//!
//! What people ask of a [`Table`] becomes a [`Proposal`]: entries for its log. Once these are safely
//! kept the table adopts it, and each viewer's stream has grown. Time, chance and the choices of bots
//! are passed in.

mod author;
mod automatic;
mod chair;
mod command;
mod consistency;
mod draft;
mod game_with_views;
mod moment;
mod refusal;
mod ruling;
mod settings;
mod stream;
mod table;
mod table_core;
mod table_event;
#[cfg(test)]
mod tests;
mod timer;

pub use munera_ids::PersonId;

pub use self::author::Author;
pub use self::automatic::BotTurn;
pub use self::chair::{AutoResponse, Cause, Chair, Occupant, Presence, Sitter};
pub use self::command::{Command, RequestId};
pub use self::draft::{Dealer, Proposal};
pub use self::game_with_views::GameWithViews;
pub use self::moment::{Moment, Span};
pub use self::refusal::{Inconsistent, Refusal, TableRefusal};
pub use self::ruling::{LONGEST_SPEECH, PHRASES};
pub use self::settings::{BotName, Chat, Clock, Settings};
pub use self::stream::{Item, TableNotice, Version};
pub use self::table::{Added, Answer, Table};
pub use self::table_core::{Ending, HowEnded, Request, TableStage};
pub use self::table_event::{By, MoveId, Opening, Speech, TableEntry, TableEvent};
pub use self::timer::Timer;
