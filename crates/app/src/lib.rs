//! The parts of the binary `munera`: everything that touches the world outside the rules.

pub mod bench;
pub mod bridge;
pub mod catalog;
pub mod chance;
pub mod codec;
pub mod content;
pub mod ending;
pub mod engine;
pub mod fairness;
pub mod fault;
pub mod guide;
pub mod lab;
pub mod locale;
pub mod plain_text;
pub mod record;
pub mod replay;
pub mod server;
pub mod solve;
pub mod stopwatch;
pub mod storage;
pub mod tables;
pub mod terminal;
pub mod wire;

use std::io;

/// A number that nobody can foretell, from the operating system: for seeds that nobody named.
pub fn entropy() -> io::Result<u64> {
    random_bytes().map(u64::from_be_bytes)
}

/// Bytes that nobody can foretell, from the operating system: good enough for keys.
pub fn random_bytes<const COUNT: usize>() -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
