//! The handle of a disk that fails.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::state::{Refusal, State};
use crate::vfs;

/// A disk that fails when a test tells it to, for connections that are opened with its
/// [name](Self::name).
///
/// Clones are the same disk. It stays registered for as long as the process lives, because SQLite
/// does not say when the last connection has let go of it.
#[derive(Clone, Debug)]
pub struct FaultyDisk {
    name: String,
    state: Arc<Mutex<State>>,
}

impl FaultyDisk {
    /// A working disk with its own name.
    #[must_use]
    pub fn register() -> Self {
        let state = Arc::default();
        Self { name: vfs::register(Arc::clone(&state)), state }
    }

    /// The name of the file system, for opening connections.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Refuses all writes from now on.
    pub fn refuse_writes(&self, refusal: Refusal) {
        self.state().refusal = Some(refusal);
    }

    /// Lets one sync fail, after this many that succeed.
    pub fn fail_sync_after(&self, successes: u64) {
        self.state().failing_sync = Some(successes);
    }

    /// Lets all syncs fail from now on.
    pub fn refuse_syncs(&self) {
        self.state().refuses_syncs = true;
    }

    /// Ends all refusals. The power does not come back.
    pub fn heal(&self) {
        let mut state = self.state();
        state.refusal = None;
        state.failing_sync = None;
        state.refuses_syncs = false;
    }

    /// Cuts the power: everything fails from now on, and the files are set back to what a disk
    /// could hold, chosen at random by this seed.
    pub fn cut_power(&self, seed: u64) {
        self.state().cut_power(seed);
    }

    /// Cuts the power after this many more operations.
    pub fn cut_power_after(&self, operations: u64, seed: u64) {
        self.state().cut = Some((operations, seed));
    }

    /// Whether the power has been cut.
    ///
    /// # Panics
    ///
    /// If the files could not be set back: then their content does not show what a disk would do.
    pub fn has_lost_power(&self) -> bool {
        let state = self.state();
        if let Some(trouble) = &state.trouble {
            panic!("the files could not be set back: {trouble}");
        }
        state.has_no_power
    }

    /// How many syncs have succeeded.
    pub fn syncs(&self) -> u64 {
        self.state().syncs
    }

    /// How many operations SQLite has asked for.
    pub fn operations(&self) -> u64 {
        self.state().operations
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
