//! Draws that do not depend on each other.

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_rules::Randomness;

/// A place in a tree of draws. What is drawn at one place does not depend on how much is drawn at
/// others: so a write or a frame less changes nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// Everything that follows from a seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mix(seed))
    }

    /// The draws for one purpose.
    pub(crate) fn of(self, purpose: &str) -> Self {
        purpose.bytes().fold(self, |chance, byte| chance.at(byte.into()))
    }

    /// The draws at a place: a number, a moment.
    pub(crate) const fn at(self, place: u64) -> Self {
        Self(mix(self.0 ^ mix(place)))
    }

    /// The draws for a table.
    pub(crate) fn of_table(self, table: TableCode) -> Self {
        table.bytes().into_iter().fold(self, |chance, byte| chance.at(byte.into()))
    }

    pub(crate) fn generator(self) -> Generator {
        Generator::new(self.0)
    }

    /// A number below the bound.
    pub(crate) fn below(self, bound: u32) -> u64 {
        u64::from(self.generator().below(bound.max(1)))
    }

    /// Whether something with this chance of one in so many happens.
    pub(crate) fn is_one_in(self, many: u32) -> bool {
        self.below(many) == 0
    }
}

/// The finaliser of `SplitMix64`.
const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
