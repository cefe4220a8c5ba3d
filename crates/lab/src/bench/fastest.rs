//! The best rate of several windows of work.

use std::time::Duration;

use munera_stopwatch::ProcessorClock;

/// In how many windows work is measured.
pub(super) const WINDOWS: usize = 8;
const WINDOW: Duration = Duration::from_millis(250);

/// The best rate of several short windows of work, because other programs on a shared machine only
/// ever make a window slower. `work` returns how much it did.
pub(super) fn fastest(mut work: impl FnMut() -> u64) -> f64 {
    work(); // Warms caches and branch predictors.
    let mut best = 0.0_f64;
    for _ in 0..WINDOWS {
        let (clock, mut done) = (ProcessorClock::start(), 0);
        while clock.elapsed() < WINDOW {
            done += work();
        }
        best = best.max(done as f64 / clock.elapsed().as_secs_f64());
    }
    best
}
