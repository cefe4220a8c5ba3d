//! The parts of the binary `munera`: everything that touches the world outside the rules.

pub mod catalog;
pub mod record;
