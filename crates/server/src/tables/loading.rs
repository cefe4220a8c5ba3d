//! How many tables are loaded at once, and how many stay loaded that no client watches.

use std::sync::Arc;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::block_in_place;

/// How many logs are read at once. Reading a long log takes a processor and some memory.
pub(crate) const AT_ONCE: usize = 2;

/// How many tables may stay loaded for a while although no client watches them. More are unloaded as
/// soon as they have answered.
const MOST_IDLE: usize = 200;

/// How many tables are loaded at once, and how many stay loaded that no client watches.
pub(super) struct Loading {
    turns: Semaphore,
    idle: Arc<Semaphore>,
}

/// The right to stay loaded although no client watches.
pub(super) struct IdlePlace {
    _place: OwnedSemaphorePermit,
}

impl Loading {
    /// No table is loaded yet.
    pub(super) fn new() -> Self {
        Self { turns: Semaphore::new(AT_ONCE), idle: Arc::new(Semaphore::new(MOST_IDLE)) }
    }

    /// Loads a table when its turn has come: first come, first served.
    pub(super) async fn in_turn<T>(&self, load: impl Future<Output = T>) -> T {
        // The semaphore is never closed.
        let _turn = self.turns.acquire().await.ok();
        load.await
    }

    /// A place for a table that no client watches, if one is left.
    pub(super) fn idle_place(&self) -> Option<IdlePlace> {
        let place = Arc::clone(&self.idle).try_acquire_owned().ok()?;
        Some(IdlePlace { _place: place })
    }
}

/// Does something that takes long, without keeping other tasks waiting for their thread.
pub(super) fn away_from_others<T>(work: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => block_in_place(work),
        // A simulation has one thread, and nothing that could wait.
        _ => work(),
    }
}
