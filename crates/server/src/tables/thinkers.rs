//! Where bots think.

use munera_ids::TableCode;

use crate::client::AddressGroup;

/// The thinking of one bot about one move. It must not panic.
pub type ThinkingJob = Box<dyn FnOnce() + Send>;

/// Where bots think: on threads of their own, or, in a test, one after another on a single one.
pub trait Thinkers: Send + Sync + 'static {
    /// Lets a bot of a table think, now or later. The group says who shares the bots' time with this
    /// table; tables whose clients are unknown share one part.
    fn run(&self, group: Option<AddressGroup>, table: TableCode, job: ThinkingJob);
}
