//! The time at the tables.

use std::sync::Arc;
use std::time::Duration;

use munera_session::{Moment, Span};
use tokio::time::Instant;

use super::now;

/// After its start, a server deletes nothing and gives up no game for this long: if the machine's
/// clock is wrong, its host has time to see the warning in the log.
pub const SETTLING: Duration = Duration::from_hours(1);

/// The time at the tables, and of all dates that the server stores.
///
/// It reads the machine's clock once, when it starts, and then counts on by itself. So a jump of the
/// machine's clock neither takes a player's time nor silences a bot. Tokio supplies the time that
/// passes, so that a test can pause it.
#[derive(Clone)]
pub struct TableClock {
    machine: Arc<dyn Fn() -> Moment + Send + Sync>,
    started: Instant,
    /// What it showed when it started.
    start: Moment,
}

/// How the clock of a new server compares with the newest date that an earlier server has stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// The clock is behind that date by this much.
    SetBack(Span),
    /// So much time has passed since.
    Away(Span),
}

impl TableClock {
    /// A clock that starts now, at the time of the machine's clock.
    pub fn start() -> Self {
        Self::start_by(|| Moment(now()))
    }

    /// A clock that starts now, at the time of another clock.
    pub fn start_by(machine: impl Fn() -> Moment + Send + Sync + 'static) -> Self {
        let start = machine();
        Self { machine: Arc::new(machine), started: Instant::now(), start }
    }

    /// The time.
    pub fn now(&self) -> Moment {
        self.start + span(self.started.elapsed())
    }

    /// When it started.
    pub(crate) fn start_moment(&self) -> Moment {
        self.start
    }

    /// When the server may begin to act on dates that an earlier server has stored.
    pub(crate) fn settled(&self) -> Moment {
        self.start + span(SETTLING)
    }

    /// The same clock, or one that goes on from this moment if the moment is later: for a table
    /// whose last entry was made before the machine's clock was set back.
    #[must_use]
    pub(crate) fn not_before(&self, moment: Moment) -> Self {
        Self { start: self.start + (moment - self.now()), ..self.clone() }
    }

    /// How many milliseconds the machine's clock is ahead of this one; negative if it is behind.
    pub(crate) fn machine_ahead(&self) -> i64 {
        (self.machine)().0.saturating_sub(self.now().0)
    }

    /// Compares the clock with a date in the database.
    pub(crate) fn gap_since(&self, date: Moment) -> Gap {
        let now = self.now();
        if now < date { Gap::SetBack(date - now) } else { Gap::Away(now - date) }
    }
}

fn span(duration: Duration) -> Span {
    Span(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};
    use std::time::Duration;

    use munera_session::{Moment, Span};
    use tokio::time::advance;

    use super::{Gap, TableClock};

    const HOUR: i64 = 3_600_000;

    #[tokio::test(start_paused = true)]
    async fn the_time_goes_on_however_the_machines_clock_jumps() {
        let machine = Arc::new(AtomicI64::new(10 * HOUR));
        let shown = Arc::clone(&machine);
        let clock = TableClock::start_by(move || Moment(shown.load(Ordering::Relaxed)));
        for jump in [HOUR, -2 * HOUR, 1000 * HOUR] {
            let before = clock.now();
            machine.fetch_add(jump, Ordering::Relaxed);
            assert_eq!(clock.now(), before);
            advance(Duration::from_millis(7)).await;
            assert_eq!(clock.now(), before + Span(7));
        }
        assert_eq!(clock.machine_ahead(), 999 * HOUR - 21);
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_set_back_goes_on_from_the_last_date() {
        let clock = TableClock::start_by(|| Moment(HOUR));
        advance(Duration::from_secs(5)).await;
        let later = clock.not_before(Moment(3 * HOUR));
        assert_eq!(later.now(), Moment(3 * HOUR));
        advance(Duration::from_secs(1)).await;
        assert_eq!(later.now(), Moment(3 * HOUR + 1000));
        assert_eq!(clock.not_before(Moment(0)).now(), clock.now());
        assert_eq!(clock.gap_since(Moment(2 * HOUR)), Gap::SetBack(Span(3_594_000)));
        assert_eq!(clock.gap_since(Moment(0)), Gap::Away(Span(3_606_000)));
    }
}
