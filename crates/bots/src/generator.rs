//! The random generator of players and simulations.

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

    /// A number from 0 to 1, 1 excluded.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 * (1.0 / (1 << 24) as f32)
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
    /// "Batched ranged random integer generation"): the low half of the product is still random.
    #[inline]
    fn shuffle_but<T>(&mut self, left: usize, items: &mut [T]) {
        let mut unplaced = items.len();
        while unplaced > left.max(BATCHED) {
            let place = self.below(unplaced as u32);
            unplaced -= 1;
            items.swap(unplaced, place as usize);
        }
        while unplaced >= left + BATCH {
            for place in self.places::<BATCH>(unplaced as u64) {
                unplaced -= 1;
                items.swap(unplaced, place as usize);
            }
        }
        while unplaced > left {
            let place = self.below(unplaced as u32);
            unplaced -= 1;
            items.swap(unplaced, place as usize);
        }
    }
}

/// How many places one random word gives.
const BATCH: usize = 7;
/// Up to this many items, the product of that many places stays below 2⁶⁴.
const BATCHED: usize = 1 << 9;

impl Generator {
    /// Places below `bound`, below `bound - 1`, and so on.
    #[inline]
    fn places<const COUNT: usize>(&mut self, bound: u64) -> [u64; COUNT] {
        loop {
            let mut random = self.0.next_u64();
            let mut product = 1;
            let places = std::array::from_fn(|number| {
                let below = bound - number as u64;
                let wide = u128::from(random) * u128::from(below);
                random = wide as u64;
                product *= below;
                (wide >> 64) as u64
            });
            // The rest must not be in the part of the range that would favour some places.
            if random >= product || random >= product.wrapping_neg() % product {
                return places;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use munera_rules::Randomness;

    use super::Generator;

    /// Each of the 24 orders of four cards should come about 1000 times, give or take 31; five
    /// standard deviations are 155. A batch is longer than this, so other sizes are tried below.
    #[test]
    fn every_order_is_equally_likely() {
        let mut generator = Generator::new(5);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            generator.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (845..1155).contains(count)), "{counts:?}");
    }

    /// More items than a batch is meant for: every item is still there, in another order.
    #[test]
    fn a_long_row_is_shuffled_too() {
        let mut items: Vec<u32> = (0..5000).collect();
        Generator::new(7).shuffle(&mut items);
        let fixed = items.iter().zip(0..).filter(|(item, place)| **item == *place).count();
        assert!(fixed < 12, "{fixed}");
        items.sort_unstable();
        assert!(items.into_iter().eq(0..5000));
    }

    /// Over batches: each card of forty comes to each place about 500 times; the chi-square sum
    /// over all 1600 pairs has 39 × 39 = 1521 degrees of freedom, so a deviation of about 55.
    #[test]
    fn every_card_comes_everywhere() {
        let mut generator = Generator::new(6);
        let mut counts = [[0_i32; 40]; 40];
        for _ in 0..20_000 {
            let mut cards: [usize; 40] = std::array::from_fn(|card| card);
            generator.shuffle(&mut cards);
            for (place, card) in cards.into_iter().enumerate() {
                counts[place][card] += 1;
            }
        }
        let chi_square: f64 =
            counts.iter().flatten().map(|count| f64::from((count - 500).pow(2)) / 500.0).sum();
        assert!((1521.0 - 275.0..1521.0 + 275.0).contains(&chi_square), "{chi_square}");
    }
}
