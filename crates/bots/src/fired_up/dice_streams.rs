//! The dice of an imagined world, which do not depend on the moves in it.

use munera_rules::Randomness;
use munera_rules::fired_up::{FightDice, Place};

use crate::Generator;

/// All dice of a world. Each roll has its own stream, so that a world with an action and the same
/// world without it roll the same dice wherever the action changes nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiceStreams(u64);

impl DiceStreams {
    pub(super) fn new(generator: &mut Generator) -> Self {
        let half = |generator: &mut Generator| u64::from(generator.below(u32::MAX));
        Self(half(generator) << 32 | half(generator))
    }

    /// The dice of an attack.
    #[inline]
    pub(super) fn of_fight(self, round: u8, attacker: Place, dice: FightDice) -> Stream {
        self.stream(u64::from(round) << 8 | (attacker.index() as u64) << 4 | dice as u64)
    }

    /// The rolls and random choices of a seat in one of its turns.
    #[inline]
    pub(super) fn of_turn(self, seat: usize, number: u8) -> Stream {
        self.stream(1 << 16 | (seat as u64) << 8 | u64::from(number))
    }

    /// A finalizer of `SplitMix64`: streams with neighbouring names are independent.
    #[inline]
    fn stream(self, name: u64) -> Stream {
        let mut bits = self.0 ^ (name + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Stream(bits ^ bits >> 31)
    }
}

/// Random numbers for a few dozen dice: the rest of one draw feeds the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stream(u64);

impl Randomness for Stream {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let wide = u128::from(self.0) * u128::from(bound);
        // The low half is as random as the whole word, apart from what was already taken from it.
        self.0 = (wide as u64) ^ (wide as u64) << 23;
        (wide >> 64) as u32
    }
}
