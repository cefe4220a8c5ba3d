//! Time is passed in: nothing here reads a clock.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Moment(pub i64);

impl Moment {
    /// Before every moment that a clock shows: an action that has been due since then is due now, even
    /// when the clock has been set back.
    pub const ALREADY_DUE: Self = Self(i64::MIN);
}

/// A length of time, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span(pub u64);

impl Span {
    /// No time at all.
    pub const NONE: Self = Self(0);

    /// This many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds * 1000)
    }

    /// The rest of it after some has passed.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Add<Span> for Moment {
    type Output = Self;

    fn add(self, span: Span) -> Self {
        Self(self.0.saturating_add_unsigned(span.0))
    }
}

/// The time from one moment to a later one: none if the clock was set back in between.
impl Sub for Moment {
    type Output = Span;

    fn sub(self, earlier: Self) -> Span {
        Span(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

impl Add for Span {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}
