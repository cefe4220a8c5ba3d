//! A span of time that runs down, and stops while the table does.

use crate::{Moment, Span};

/// An amount of time that is left, and whether it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    /// The amount at the start.
    whole: Span,
    /// The amount left when it last started or stopped.
    left: Span,
    /// When it started to run, if it runs.
    since: Option<Moment>,
}

impl Timer {
    /// A timer that begins to run.
    pub const fn running(left: Span, since: Moment) -> Self {
        Self { whole: left, left, since: Some(since) }
    }

    /// The time used up to a moment.
    #[must_use]
    pub fn used(self, now: Moment) -> Span {
        self.whole.less(self.left(now))
    }

    /// Uses up some of the time at once.
    pub(crate) fn spend(&mut self, span: Span) {
        self.left = self.left.less(span);
    }

    /// What is left at a moment.
    #[must_use]
    pub fn left(self, now: Moment) -> Span {
        self.since.map_or(self.left, |since| self.left.less(now - since))
    }

    /// When it last began to run, if it runs.
    pub fn runs_since(self) -> Option<Moment> {
        self.since
    }

    /// When it runs out, if it runs.
    pub fn due(self) -> Option<Moment> {
        self.since.map(|since| since + self.left)
    }

    /// Stops it.
    pub fn stop(&mut self, now: Moment) {
        *self = Self { left: self.left(now), since: None, ..*self };
    }

    /// Starts it; a running timer is unchanged.
    pub fn run(&mut self, now: Moment) {
        self.since = self.since.or(Some(now));
    }
}
