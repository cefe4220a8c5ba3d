//! What the tests of all games share.

use crate::Randomness;

/// A small generator for tests: `SplitMix64`. The rules themselves have none.
pub(crate) struct Dice(pub(crate) u64);

impl Randomness for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (((mixed >> 32) * u64::from(bound)) >> 32) as u32
    }
}
