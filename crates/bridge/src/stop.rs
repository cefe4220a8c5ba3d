//! The end of a bridge, which reaches every thread.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Whether the bridge must stop, for threads that work and threads that sleep.
#[derive(Clone, Debug, Default)]
pub(super) struct Stop {
    begun: Arc<(Mutex<bool>, Condvar)>,
}

impl Stop {
    /// Tells all threads that they must stop.
    pub(super) fn begin(&self) {
        let (begun, changed) = &*self.begun;
        *begun.lock().unwrap_or_else(PoisonError::into_inner) = true;
        changed.notify_all();
    }

    pub(super) fn is_begun(&self) -> bool {
        *self.begun.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sleeps until the time is over or the bridge must stop; returns whether it must.
    pub(super) fn sleep(&self, duration: Duration) -> bool {
        let (begun, changed) = &*self.begun;
        let begun = begun.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = changed.wait_timeout_while(begun, duration, |begun| !*begun);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Stop;

    #[test]
    fn a_thread_that_sleeps_is_woken_when_it_is_time_to_stop() {
        let stop = Stop::default();
        assert!(!stop.sleep(Duration::from_millis(1)) && !stop.is_begun());
        let sleeper = {
            let stop = stop.clone();
            std::thread::spawn(move || stop.sleep(Duration::from_hours(1)))
        };
        stop.begin();
        assert!(sleeper.join().expect("no panic") && stop.is_begun());
    }
}
