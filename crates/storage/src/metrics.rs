//! Counts what a storage does.

use std::fmt;
use std::time::Duration;

/// Counts what a storage does.
pub trait StorageMetrics: fmt::Debug + Send + Sync + 'static {
    /// One commit has made this many writes durable, and took this long.
    fn committed(&self, writes: usize, took: Duration);
    /// This many writes have failed, or may have.
    fn failed(&self, writes: usize);
}
