//! A stretch of time that runs, and stands still while the table does.

use crate::{Moment, Span};

/// So much time is left, and whether it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    /// How much it was at first.
    whole: Span,
    /// What was left when it last began to run, or stood still.
    left: Span,
    /// Since when it runs.
    since: Option<Moment>,
}

impl Timer {
    /// A timer that begins to run.
    pub const fn running(left: Span, since: Moment) -> Self {
        Self { whole: left, left, since: Some(since) }
    }

    /// What has been used of it by a moment.
    #[must_use]
    pub fn used(self, now: Moment) -> Span {
        self.whole.less(self.left(now))
    }

    /// Uses up some of it at once.
    pub(crate) fn spend(&mut self, span: Span) {
        self.left = self.left.less(span);
    }

    /// What is left at a moment.
    #[must_use]
    pub fn left(self, now: Moment) -> Span {
        self.since.map_or(self.left, |since| self.left.less(now - since))
    }

    /// When it runs out, if it runs.
    pub fn due(self) -> Option<Moment> {
        self.since.map(|since| since + self.left)
    }

    /// Stands still from then on.
    pub fn stop(&mut self, now: Moment) {
        *self = Self { left: self.left(now), since: None, ..*self };
    }

    /// Runs from then on; a running one goes on as it was.
    pub fn run(&mut self, now: Moment) {
        self.since = self.since.or(Some(now));
    }
}
