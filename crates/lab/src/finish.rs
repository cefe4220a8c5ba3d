//! Whether a measurement was finished or stopped.

/// How a measurement ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// It played everything, or enough to decide.
    Complete,
    /// It was stopped early.
    Stopped,
}
