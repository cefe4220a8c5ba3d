//! The parts of the binary `munera`: everything that touches the world outside the rules.

pub mod bench;
pub mod catalog;
pub mod chance;
pub mod codec;
pub mod content;
pub mod engine;
pub mod fault;
pub mod lab;
pub mod locale;
pub mod record;
pub mod server;
pub mod storage;
pub mod terminal;

use std::hash::{BuildHasher, RandomState};

/// A number that nobody can foretell, from the operating system: for seeds that nobody named.
pub fn entropy() -> u64 {
    RandomState::new().hash_one(std::process::id())
}
