//! A time that stands still.

use std::sync::mpsc;
use std::time::Duration;

/// If a test hangs for this long, its time runs on, so that a limit ends it.
const LONGEST: Duration = Duration::from_mins(1);

/// While this exists, the paused time of the test's runtime passes only when the test advances it,
/// although storage, bots and connections really work. Without it, Tokio would skip to the next
/// timer whenever the runtime waits for one of them.
pub(crate) struct StoppedTime {
    _end: mpsc::Sender<()>,
}

impl StoppedTime {
    /// In a runtime whose time is paused.
    pub(crate) fn new() -> Self {
        let (end, ended) = mpsc::channel();
        // Tokio skips no time while a blocking task runs.
        tokio::task::spawn_blocking(move || ended.recv_timeout(LONGEST));
        Self { _end: end }
    }
}
