//! What a table with closed history no longer displays.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The chapters of a game that its table no longer displays: bouts (G3.7), or turns (D1.2). Each
/// story says which chapter it belongs to.
///
/// This is about screens only. A view remembers everything that its viewer has observed, and a
/// stream has every story, because programs need them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HiddenChapters {
    /// The first of them.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

impl HiddenChapters {
    /// Whether a chapter is one of them.
    #[must_use]
    pub fn contain(self, chapter: u32) -> bool {
        (self.first..=self.last).contains(&chapter)
    }
}

impl From<RangeInclusive<u32>> for HiddenChapters {
    fn from(chapters: RangeInclusive<u32>) -> Self {
        Self { first: *chapters.start(), last: *chapters.end() }
    }
}
