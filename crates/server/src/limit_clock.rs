//! The clock of the limits.

use std::ops::Add;

use governor::clock::{Clock, Reference};
use governor::nanos::Nanos;
use tokio::time::Instant;

/// The clock of the limits: Tokio's, so that a test that pauses the time pauses the limits too.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LimitClock;

/// A reading of that clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LimitInstant(Instant);

impl Clock for LimitClock {
    type Instant = LimitInstant;

    fn now(&self) -> LimitInstant {
        LimitInstant(Instant::now())
    }
}

impl Add<Nanos> for LimitInstant {
    type Output = Self;

    fn add(self, nanos: Nanos) -> Self {
        Self(self.0 + nanos.into())
    }
}

impl Reference for LimitInstant {
    fn duration_since(&self, earlier: Self) -> Nanos {
        self.0.saturating_duration_since(earlier.0).into()
    }

    fn saturating_sub(&self, duration: Nanos) -> Self {
        Self(self.0.checked_sub(duration.into()).unwrap_or(self.0))
    }
}
