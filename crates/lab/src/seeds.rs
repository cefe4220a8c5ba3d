//! Seeds made from seeds, so that everything random has its own generator.

use std::fmt::Display;

use munera_bots::Generator;

/// What a seed is for: the chance of a duel's deal, a contestant's own thinking, or the games of
/// other measurements. It makes sure that no two of these share a stream.
pub(super) const CHANCE: u64 = 1;
pub(super) const THOUGHT: u64 = 2;
pub(super) const BALANCE: u64 = 3;
pub(super) const LENGTHS: u64 = 4;
pub(super) const LAWS: u64 = 5;
pub(super) const NOVICE: u64 = 6;

/// Mixes several numbers into one seed; neighbouring numbers give unrelated seeds.
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
/// A chance event draws from a stream that is made from the deal's seed, from what the event asks
/// for and for whom (the first two words of the request), and from how often that was asked for
/// before. So the third restock of Health gives the same numbers in every game of the deal,
/// whichever other decks were restocked before it. And the second roll of a seat begins with the
/// same dice, however many dice it rolls.
pub(super) struct Luck {
    seed: u64,
    asked: Vec<(String, u64)>,
}

impl Luck {
    pub(super) const fn new(seed: u64) -> Self {
        Self { seed, asked: Vec::new() }
    }

    /// The stream of the next event with this request.
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
