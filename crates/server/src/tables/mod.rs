//! The tables of a server: a task owns each of them.

mod any_table;
mod bot_names;
mod bot_threads;
mod errors;
mod lobby;
mod log;
mod message;
mod opening;
mod outbox;
mod program_events;
mod read_command;
mod registry;
mod seat_map;
mod summary;
mod sweep;
mod table_of;
mod table_request;
mod table_state;
mod task;
mod unreadable;
mod watchers;
mod written;

pub use self::bot_threads::BotThreads;
pub use self::errors::error;
pub use self::lobby::{Lobby, MOST_LISTED, read_listing};
pub use self::message::{Reply, trouble_error};
pub use self::opening::check_log;
pub use self::outbox::{Inbox, Outbox};
pub use self::program_events::{ListenerGuard, ProgramEvents};
pub use self::registry::{TableMetrics, Tables};
pub use self::seat_map::SeatMap;
pub use self::table_request::{TableRequest, check_id};
pub use self::unreadable::Unreadable;
pub use self::watchers::Watcher;
pub use self::written::WrittenMessage;
