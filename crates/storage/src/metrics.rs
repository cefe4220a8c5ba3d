//! Counts what a storage does.

use std::fmt;
use std::time::Duration;

/// Counts what a storage does.
pub trait StorageMetrics: fmt::Debug + Send + Sync + 'static {
    /// So many writes have been made durable by one commit, which took so long.
    fn committed(&self, writes: usize, took: Duration);
    /// So many writes have come to nothing, or may have.
    fn failed(&self, writes: usize);
}
