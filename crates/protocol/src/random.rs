//! Randomness from the operating system.

use std::io;

/// A random number, for seeds that the user did not choose.
pub fn entropy() -> io::Result<u64> {
    random_bytes().map(u64::from_be_bytes)
}

/// Random bytes, good enough for keys.
pub fn random_bytes<const COUNT: usize>() -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
