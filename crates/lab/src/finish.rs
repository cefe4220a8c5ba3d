//! Whether a measurement came to its end.

/// How a measurement ended that can be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// All was played that was asked for, or enough of it.
    Complete,
    /// Somebody stopped it.
    Stopped,
}
