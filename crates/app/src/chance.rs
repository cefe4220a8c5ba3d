//! The generator behind deals: a stream that anybody with the seed can compute again.

use hmac::{Hmac, KeyInit, Mac};
use munera_rules::Randomness;
use sha2::Sha512;

/// A stream of uniform numbers from a seed.
///
/// Block *n* of the stream is HMAC-SHA-512 with the seed as key over the ASCII text
/// `munera chance 1` followed by *n* as eight big-endian bytes, *n* from 0. Numbers are taken from
/// it four bytes at a time, big-endian; a number below a bound is the remainder of the first such
/// number that lies below the largest multiple of the bound. Orders are drawn by the Fisher–Yates
/// shuffle of [`Randomness::shuffle`].
pub struct ChanceStream {
    seed: Vec<u8>,
    block: [u8; 64],
    next_block: u64,
    used: usize,
}

impl ChanceStream {
    const DOMAIN: &'static [u8] = b"munera chance 1";

    /// The stream of a seed, from its beginning.
    pub fn new(seed: &[u8]) -> Self {
        Self { seed: seed.to_vec(), block: [0; 64], next_block: 0, used: 64 }
    }

    /// A seed for something that takes no more than 64 bits.
    pub fn seed_of(seed: &[u8]) -> u64 {
        let mut stream = Self::new(seed);
        u64::from(stream.word()) << 32 | u64::from(stream.word())
    }

    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            // HMAC takes keys of every length, so this cannot fail.
            let Ok(mut mac) = Hmac::<Sha512>::new_from_slice(&self.seed) else { return 0 };
            mac.update(Self::DOMAIN);
            mac.update(&self.next_block.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.next_block += 1;
            self.used = 0;
        }
        let bytes = &self.block[self.used..self.used + 4];
        self.used += 4;
        bytes.iter().fold(0, |word, byte| word << 8 | u32::from(*byte))
    }
}

impl Randomness for ChanceStream {
    fn below(&mut self, bound: u32) -> u32 {
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= fair {
                return word % bound;
            }
        }
    }
}

/// Reads a seed written in hexadecimal digits, two for each byte.
pub fn read_seed(text: &str) -> Option<Vec<u8>> {
    let fits = !text.is_empty() && text.len() <= 128 && text.len().is_multiple_of(2);
    if !fits || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use munera_rules::Randomness;

    use super::ChanceStream;

    /// Computed apart from this code: Python's `hmac.new(b"\x00\x01", b"munera chance 1" +
    /// (0).to_bytes(8, "big"), "sha512").hexdigest()[:16]`.
    #[test]
    fn the_stream_is_what_its_description_says() {
        let mut stream = ChanceStream::new(&[0, 1]);
        assert_eq!(stream.word(), FIRST_WORDS[0]);
        assert_eq!(stream.word(), FIRST_WORDS[1]);
    }

    const FIRST_WORDS: [u32; 2] = [0x864d_1c13, 0xfef5_617f];

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut stream = ChanceStream::new(b"seed");
        let mut seen = [0; 7];
        for _ in 0..7000 {
            seen[stream.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    #[test]
    fn every_bound_is_fair() {
        // The largest accepted word is one less than a multiple of the bound.
        for bound in [1, 2, 3, 40, 1 << 31, u32::MAX] {
            let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
            assert_eq!((u64::from(fair) + 1) % u64::from(bound), 0);
        }
    }
}
