//! The handle of a disk that fails.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::state::{Refusal, State};
use crate::vfs;

/// A disk that fails when it is told to, for connections that are opened with its [name](Self::name).
///
/// Clones are the same disk. It stays registered for as long as the process lives, because SQLite gives
/// no sign of when the last connection has let go of it.
#[derive(Clone, Debug)]
pub struct FaultyDisk {
    name: String,
    state: Arc<Mutex<State>>,
}

impl FaultyDisk {
    /// A sound disk, under a name of its own.
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

    /// Lets one sync fail, after so many that succeed.
    pub fn fail_sync_after(&self, successes: u64) {
        self.state().failing_sync = Some(successes);
    }

    /// Lets all syncs fail from now on.
    pub fn refuse_syncs(&self) {
        self.state().refuses_syncs = true;
    }

    /// Takes back all refusals. The power does not come back.
    pub fn heal(&self) {
        let mut state = self.state();
        state.refusal = None;
        state.failing_sync = None;
        state.refuses_syncs = false;
    }

    /// Cuts the power: everything fails from now on, and the files are set back to what a disk could
    /// hold, by chance out of this seed.
    pub fn cut_power(&self, seed: u64) {
        self.state().cut_power(seed);
    }

    /// Cuts the power as soon as so many more operations have been asked for.
    pub fn cut_power_after(&self, operations: u64, seed: u64) {
        self.state().cut = Some((operations, seed));
    }

    /// Whether the power has been cut.
    ///
    /// # Panics
    ///
    /// If the files could not be set back: what is there then is no disk's fault.
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

    /// How many operations have been asked for.
    pub fn operations(&self) -> u64 {
        self.state().operations
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
