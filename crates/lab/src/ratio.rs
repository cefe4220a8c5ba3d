//! The ratio of two sums over many games, and its margin.

use serde_json::Value;

use super::estimate::Estimate;
use super::mean::student;

/// An amount per thing: points per player, or right cards per card.
///
/// The things of one game depend on each other, and some games have more of them than others. So a
/// game is one observation of both sums, and the margin follows from how much games differ.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ratio {
    games: u64,
    things: u64,
    amount: f64,
    /// Sums over games of squares and products.
    things_squared: f64,
    mixed: f64,
    amounts_squared: f64,
}

impl Ratio {
    /// Adds a game: the amount, and how many things there were. A game without things does not
    /// count.
    pub(super) fn note(&mut self, amount: f64, things: u64) {
        if things == 0 {
            return;
        }
        let count = things as f64;
        self.games += 1;
        self.things += things;
        self.amount += amount;
        self.things_squared += count * count;
        self.mixed += count * amount;
        self.amounts_squared += amount * amount;
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.things += other.things;
        self.amount += other.amount;
        self.things_squared += other.things_squared;
        self.mixed += other.mixed;
        self.amounts_squared += other.amounts_squared;
    }

    /// How many things there were.
    pub(super) const fn count(self) -> u64 {
        self.things
    }

    /// The ratio; 0 without things.
    pub(super) fn value(self) -> f64 {
        if self.things == 0 { 0.0 } else { self.amount / self.things as f64 }
    }

    /// Half of the 95 % interval, from the distance between each game's amount and what its things
    /// would have at this ratio.
    pub(super) fn margin(self) -> f64 {
        if self.games < 2 {
            return 0.0;
        }
        let (ratio, freedom) = (self.value(), (self.games - 1) as f64);
        let scatter =
            self.amounts_squared - 2.0 * ratio * self.mixed + ratio * ratio * self.things_squared;
        let spread = (scatter.max(0.0) * self.games as f64 / freedom).sqrt();
        student(freedom) * spread / self.things as f64
    }

    /// The ratio, the margin and the count as JSON.
    pub(super) fn json(self) -> Value {
        Estimate::from(self).json()
    }
}

impl From<Ratio> for Estimate {
    fn from(ratio: Ratio) -> Self {
        Self { value: ratio.value(), margin: ratio.margin(), count: ratio.count() }
    }
}

/// Adds lists of ratios, number by number.
pub(super) fn add_all<'a>(
    own: impl IntoIterator<Item = &'a mut Ratio>,
    others: impl IntoIterator<Item = &'a Ratio>,
) {
    own.into_iter().zip(others).for_each(|(own, other)| own.add(other));
}

#[cfg(test)]
mod tests {
    use munera_bots::Generator;
    use munera_rules::Randomness;

    use super::super::mean::Mean;
    use super::Ratio;

    /// If every game has one thing, the ratio is a mean.
    #[test]
    fn of_single_things_it_is_a_mean() {
        let (mut ratio, mut mean) = (Ratio::default(), Mean::default());
        for number in [3.0, 5.5, -1.0, 4.0, 4.0] {
            ratio.note(number, 1);
            mean.note(number);
        }
        assert!((ratio.value() - mean.value()).abs() < 1e-12);
        assert!((ratio.margin() - mean.margin()).abs() < 1e-12);
        assert_eq!(ratio.count(), mean.count());
    }

    /// By hand: R = 6 / 6, distances 1, -1 and 0, so t = 4.303 times the root of 2 · 3 / 2, over 6.
    #[test]
    fn games_count_by_how_many_things_they_have() {
        let mut ratio = Ratio::default();
        for (amount, things) in [(2.0, 1), (1.0, 2), (0.0, 0), (3.0, 3)] {
            ratio.note(amount, things);
        }
        assert_eq!((ratio.value(), ratio.count()), (1.0, 6));
        assert!((ratio.margin() - 4.303 * 3_f64.sqrt() / 6.0).abs() < 1e-9, "{ratio:?}");
    }

    /// Games as the lab has them: one to four cards that share their game's luck, and more cards
    /// where luck is good. The true ratio lies in the interval in 95 of 100 runs; of 2,000 runs,
    /// five standard deviations are 49. An interval for independent cards would be far too narrow.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut generator = Generator::new(12);
        let (mut covered, mut naive) = (0, 0);
        // Luck is 5, 15, 25 or 35 in 40, and a game has 1, 2, 3 or 4 cards.
        let truth = (5.0 + 2.0 * 15.0 + 3.0 * 25.0 + 4.0 * 35.0) / 10.0 / 40.0;
        for _ in 0..2_000 {
            let (mut ratio, mut single) = (Ratio::default(), Mean::default());
            for _ in 0..300 {
                let cards = 1 + generator.below(4);
                let luck = cards * 10 - 5;
                // All cards of a game are right or wrong together.
                let is_right = generator.below(40) < luck;
                let right = if is_right { cards } else { 0 };
                ratio.note(f64::from(right), cards.into());
                (0..cards).for_each(|_| single.note_whether(is_right));
            }
            covered += u32::from((ratio.value() - truth).abs() <= ratio.margin());
            naive += u32::from((single.value() - truth).abs() <= single.margin());
        }
        assert!((1_851..=1_949).contains(&covered), "{covered}");
        assert!(naive < 1_700, "{naive}");
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let mut parts = [Ratio::default(); 2];
        let mut whole = Ratio::default();
        for (amount, things, part) in [(3.0, 2, 0), (5.0, 9, 1), (1.0, 4, 0), (4.0, 1, 1)] {
            parts[part].note(amount, things);
            whole.note(amount, things);
        }
        let [mut sum, other] = parts;
        sum.add(&other);
        assert_eq!((sum.count(), sum.value()), (16, 13.0 / 16.0));
        assert!((sum.margin() - whole.margin()).abs() < 1e-12);
    }

    #[test]
    fn nothing_noted_is_nothing() {
        let mut ratio = Ratio::default();
        ratio.note(0.0, 0);
        assert_eq!((ratio.value(), ratio.margin(), ratio.count()), (0.0, 0.0, 0));
    }
}
