//! The generator of deals: a stream that can be computed again from its seed.

use data_encoding::HEXLOWER_PERMISSIVE;
use hmac::{Hmac, KeyInit, Mac};
use munera_rules::Randomness;
use sha2::Sha512;

/// A stream of uniform numbers from a seed, one for each chance event of a game.
///
/// Block *b* of the stream of event *n* is HMAC-SHA-512 with the seed as key over the ASCII text
/// `munera chance 1` followed by *n* and *b* as eight big-endian bytes each, both from 0. Numbers
/// are taken from it four bytes at a time, big-endian; a number below a bound is the remainder of
/// the first such number that lies below the largest multiple of the bound. Orders are drawn by the
/// Fisher–Yates shuffle of [`Randomness::shuffle_but`].
///
/// Every event has its own stream. So each event can be computed again alone, and a loaded game
/// goes on as it would have.
pub struct ChanceStream {
    seed: Vec<u8>,
    event: u64,
    block: [u8; 64],
    next_block: u64,
    used: usize,
}

impl ChanceStream {
    const DOMAIN: &'static [u8] = b"munera chance 1";

    /// The stream of a seed for one chance event of a game, counted from 0.
    pub fn new(seed: &[u8], event: u64) -> Self {
        Self { seed: seed.to_vec(), event, block: [0; 64], next_block: 0, used: 64 }
    }

    /// A 64-bit seed made from a longer one.
    pub fn seed_of(seed: &[u8]) -> u64 {
        let mut stream = Self::new(seed, 0);
        u64::from(stream.word()) << 32 | u64::from(stream.word())
    }

    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            // HMAC takes keys of every length, so this cannot fail.
            let Ok(mut mac) = Hmac::<Sha512>::new_from_slice(&self.seed) else { return 0 };
            mac.update(Self::DOMAIN);
            mac.update(&self.event.to_be_bytes());
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
        loop {
            if let Some(number) = reduce(self.word(), bound) {
                return number;
            }
        }
    }
}

/// A random word as a number below the bound; `None` for words that would make some numbers more
/// likely.
fn reduce(word: u32, bound: u32) -> Option<u32> {
    // The remainder of 2³² divided by the bound: so many words at the top must be refused.
    let too_many = (u32::MAX % bound + 1) % bound;
    (word <= u32::MAX - too_many).then_some(word % bound)
}

/// Reads a seed in hexadecimal digits. With an odd number of digits, the first is a byte of its
/// own.
pub fn read_seed(text: &str) -> Option<Vec<u8>> {
    if text.is_empty() || text.len() > 128 {
        return None;
    }
    let even = format!("{}{text}", if text.len().is_multiple_of(2) { "" } else { "0" });
    HEXLOWER_PERMISSIVE.decode(even.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use munera_rules::Randomness;

    use super::{ChanceStream, read_seed, reduce};

    /// Computed without this code, in Python: `hmac.new(b"\x00\x01", b"munera chance 1" +
    /// (2).to_bytes(8, "big") + (0).to_bytes(8, "big"), "sha512").hexdigest()[:16]`.
    #[test]
    fn the_stream_is_what_its_description_says() {
        let mut stream = ChanceStream::new(&[0, 1], 2);
        assert_eq!([stream.word(), stream.word()], [0x597c_37e0, 0x9cec_0dcf]);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut stream = ChanceStream::new(b"seed", 0);
        let mut seen = [0; 7];
        for _ in 0..7000 {
            seen[stream.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    /// Each of the 24 orders of four cards should come about 500 times, give or take 22; five standard
    /// deviations are 110.
    #[test]
    fn a_shuffle_makes_every_order_equally_likely() {
        let mut stream = ChanceStream::new(b"seed", 0);
        let mut counts = BTreeMap::new();
        for _ in 0..12_000 {
            let mut cards = [0, 1, 2, 3];
            stream.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (390..610).contains(count)), "{counts:?}");
    }

    /// 2³² is 4 more than a multiple of 7 and 16 more than one of 40, so the last words are refused.
    #[test]
    fn words_that_would_favour_some_numbers_are_refused() {
        assert_eq!(reduce(u32::MAX, 7), None);
        assert_eq!(reduce(u32::MAX - 3, 7), None);
        assert_eq!(reduce(u32::MAX - 4, 7), Some(6));
        assert_eq!(reduce(u32::MAX - 15, 40), None);
        assert_eq!(reduce(u32::MAX - 16, 40), Some(39));
        assert_eq!(reduce(u32::MAX, 1 << 31), Some((1 << 31) - 1));
        assert_eq!(reduce(u32::MAX, 1), Some(0));
    }

    #[test]
    fn seeds_are_hexadecimal() {
        assert_eq!(read_seed("00ff"), Some(vec![0, 255]));
        assert_eq!(read_seed("abc"), Some(vec![0x0a, 0xbc]));
        assert_eq!(read_seed(""), None);
        assert_eq!(read_seed("xy"), None);
        assert_eq!(read_seed(&"0".repeat(129)), None);
    }
}
