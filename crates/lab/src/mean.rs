//! The mean of many numbers, and its margin.

use serde_json::Value;

use super::estimate::Estimate;

/// The mean of some numbers; for ones and zeros, a share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(super) fn note(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    pub(super) fn note_whether(&mut self, holds: bool) {
        self.note(f64::from(u8::from(holds)));
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers there are.
    pub(super) const fn count(self) -> u64 {
        self.count
    }

    /// The mean; 0 without numbers.
    pub(super) fn value(self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The sum of the squared distances from the mean.
    pub(super) fn scatter(self) -> f64 {
        (self.squares - self.sum * self.value()).max(0.0)
    }

    /// Half of the 95 % interval. The numbers must be independent: where several come from one
    /// deal, add their mean.
    pub(super) fn margin(self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let freedom = (self.count - 1) as f64;
        student(freedom) * (self.scatter() / freedom / self.count as f64).sqrt()
    }

    /// The mean, the margin and the count as JSON.
    pub(super) fn json(self) -> Value {
        Estimate::from(self).json()
    }
}

impl From<Mean> for Estimate {
    fn from(mean: Mean) -> Self {
        Self { value: mean.value(), margin: mean.margin(), count: mean.count() }
    }
}

/// How many standard errors lie on either side of a mean in its 95 % interval (Student's t; beyond
/// the first few, Fisher's expansion around the normal distribution).
pub(super) fn student(freedom: f64) -> f64 {
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    const NORMAL: f64 = 1.959_964;
    if let Some(few) = FEW.get(freedom as usize - 1) {
        return *few;
    }
    let power = |exponent| NORMAL.powi(exponent);
    NORMAL
        + (power(3) + power(1)) / (4.0 * freedom)
        + (5.0 * power(5) + 16.0 * power(3) + 3.0 * power(1)) / (96.0 * freedom.powi(2))
        + (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * power(1))
            / (384.0 * freedom.powi(3))
}

/// Adds lists of means, number by number.
pub(super) fn add_all<'a>(
    own: impl IntoIterator<Item = &'a mut Mean>,
    others: impl IntoIterator<Item = &'a Mean>,
) {
    own.into_iter().zip(others).for_each(|(own, other)| own.add(other));
}

#[cfg(test)]
mod tests {
    use munera_bots::Generator;
    use munera_rules::Randomness;

    use super::{Mean, student};

    #[test]
    fn a_share_has_the_usual_margin() {
        let mut share = Mean::default();
        (0..1000).for_each(|number| share.note_whether(number % 4 == 0));
        assert!((share.value() - 0.25).abs() < 1e-12);
        assert!((share.margin() - student(999.0) * (0.25_f64 * 0.75 / 999.0).sqrt()).abs() < 1e-12);
    }

    /// The expected values are from printed tables.
    #[test]
    fn few_numbers_need_a_wider_interval() {
        for (freedom, quantile) in
            [(1.0, 12.706), (4.0, 2.776), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1e6, 1.960)]
        {
            let found = student(freedom);
            assert!((found - quantile).abs() < 0.004, "{freedom}: {found}");
        }
    }

    /// Deals as the lab has them: four games that share their deal's luck, counted as one mean. The
    /// true value lies in the interval in 95 of 100 runs; of 2,000 runs, five standard deviations
    /// are 49.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut generator = Generator::new(11);
        for deals in [12, 60] {
            let mut covered = 0;
            for _ in 0..2_000 {
                let mut share = Mean::default();
                for _ in 0..deals {
                    let luck = 10 + generator.below(21);
                    let won = (0..4).filter(|_| generator.below(40) < luck).count();
                    share.note(won as f64 / 4.0);
                }
                covered += u32::from((share.value() - 0.5).abs() <= share.margin());
            }
            assert!((1_851..=1_949).contains(&covered), "{deals} deals: {covered}");
        }
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let mut parts = [Mean::default(); 2];
        let mut whole = Mean::default();
        for (number, part) in [(3.0, 0), (5.5, 1), (-1.0, 0), (4.0, 1)] {
            parts[part].note(number);
            whole.note(number);
        }
        let [mut sum, other] = parts;
        sum.add(&other);
        assert_eq!(sum.count(), 4);
        assert!((sum.value() - 2.875).abs() < 1e-12);
        assert!((sum.margin() - whole.margin()).abs() < 1e-12);
    }

    #[test]
    fn nothing_noted_is_nothing() {
        assert_eq!((Mean::default().value(), Mean::default().margin()), (0.0, 0.0));
    }
}
