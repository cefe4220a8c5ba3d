//! The tables of a server: each is owned by a task of its own.

pub mod connection;
mod forms;
mod hub;
mod lobby;
mod log;
mod message;
mod opening;
mod outbox;
mod registry;
mod room;
mod show;
mod sitting;
mod sweep;
mod task;
mod thinkers;
mod unreadable;
mod watchers;

pub use self::hub::{Hub, Listening, write as write_event};
pub use self::lobby::{Lobby, MOST_LISTED, read_face};
pub use self::message::Reply;
pub use self::opening::check_log;
pub use self::outbox::{Inbox, Outbox, write};
pub use self::registry::{Observer, Tables};
pub use self::room::Ask;
pub use self::sitting::Sitting;

pub use self::thinkers::Thinkers;
pub use self::unreadable::Unreadable;
pub use self::watchers::Watcher;
