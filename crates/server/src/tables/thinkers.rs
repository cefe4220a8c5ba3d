//! Where bots think.

use std::time::Duration;

use munera_ids::TableCode;

use crate::client::AddressGroup;

/// The thinking of one bot about one move, not begun yet.
pub struct ThinkingJob {
    /// How long it keeps its thread, however soon the bot is ready.
    pub on_thread: Duration,
    /// Begins to think. It goes in two steps, so that a simulation can let time pass between them:
    /// the bot begins, and it chooses. It must not panic.
    pub begin: Box<dyn FnOnce() -> BegunThinking + Send>,
}

/// A bot's thinking that has begun, and ends with its choice.
pub type BegunThinking = Box<dyn FnOnce() + Send>;

/// Where bots think: on threads of their own, or, in a test, one after another on a single one.
pub trait Thinkers: Send + Sync + 'static {
    /// Lets a bot of a table think, now or later. The group says who shares the bots' time with this
    /// table; tables whose clients are unknown share one part.
    fn run(&self, group: Option<AddressGroup>, table: TableCode, job: ThinkingJob);
}
