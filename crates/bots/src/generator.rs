//! The generator that players and simulations draw from.

use munera_rules::Randomness;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator with a stable sequence for each seed. Not for dealing cards to people.
#[derive(Clone, Debug)]
pub struct Generator(Xoshiro256PlusPlus);

impl Generator {
    /// The generator that always gives the same numbers for that seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Randomness for Generator {
    /// Lemire's method: one multiplication, and a rejection that hardly ever happens.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let draw = |generator: &mut Self| {
            let random = generator.0.next_u64() >> 32;
            random * u64::from(bound)
        };
        let mut product = draw(self);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = draw(self);
            }
        }
        (product >> 32) as u32
    }

    /// Fisher–Yates with several places from each random word (Brackett-Rozinsky and Lemire,
    /// "Batched ranged random integer generation"): the product's low half is random still.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut left = items.len();
        while left > 1 {
            let batch = BATCH.min(left - 1);
            let places = self.places(left as u64, batch);
            for place in &places[..batch] {
                left -= 1;
                items.swap(left, *place as usize);
            }
        }
    }
}

/// How many places one random word gives. 2⁹ items to the 6th stay below 2⁶⁴.
const BATCH: usize = 6;

impl Generator {
    /// Places below `bound`, below `bound - 1`, and so on.
    #[inline]
    fn places(&mut self, bound: u64, batch: usize) -> [u64; BATCH] {
        loop {
            let mut places = [0; BATCH];
            let mut random = self.0.next_u64();
            let mut product = 1;
            for (place, below) in places[..batch].iter_mut().zip((1..=bound).rev()) {
                let wide = u128::from(random) * u128::from(below);
                (*place, random) = ((wide >> 64) as u64, wide as u64);
                product *= below;
            }
            // What is left must not fall into the part of the range that would favour some.
            if random >= product || random >= product.wrapping_neg() % product {
                return places;
            }
        }
    }
}
