//! Seeds out of seeds, so that everything that is random has a generator of its own.

use std::fmt::Display;

use munera_bots::Generator;

/// What a seed is for, so that no two things ever draw from the same stream: the chance of a duel's
/// deal, what a contestant draws for its own thinking, and games of the other measurements.
pub(super) const CHANCE: u64 = 1;
pub(super) const THOUGHT: u64 = 2;
pub(super) const BALANCE: u64 = 3;
pub(super) const LENGTHS: u64 = 4;
pub(super) const LAWS: u64 = 5;

/// Makes one seed of several numbers; neighbouring numbers give seeds that have nothing in common.
pub(super) fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x6d75_6e65_7261, |seed, number| scramble(seed ^ scramble(*number)))
}

/// The last steps of the generator `SplitMix64`.
fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// All the chance of one deal.
///
/// A chance event draws from a stream that follows from the deal's seed, from what is asked for and
/// for whom (the first two words of the request), and from how often that was asked for before. So
/// the third restock of Health gives the same numbers in every game of the deal, however many other
/// decks were restocked in between, and the second roll of a seat shows the same dice first, however
/// many it rolls.
#[derive(Clone, Debug)]
pub(super) struct Luck {
    seed: u64,
    asked: Vec<(String, u64)>,
}

impl Luck {
    pub(super) const fn new(seed: u64) -> Self {
        Self { seed, asked: Vec::new() }
    }

    /// The stream of the next event that asks for this.
    pub(super) fn next(&mut self, request: &impl Display) -> Generator {
        let request = request.to_string();
        let request: String = request.split(' ').take(2).collect();
        let kind = request.bytes().fold(0, |kind, byte| scramble(kind ^ u64::from(byte)));
        let known = self.asked.iter().position(|(asked, _)| *asked == request);
        let place = known.unwrap_or_else(|| {
            self.asked.push((request, 0));
            self.asked.len() - 1
        });
        let number = &mut self.asked[place].1;
        *number += 1;
        Generator::new(mix(&[self.seed, kind, *number]))
    }
}

#[cfg(test)]
mod tests;
