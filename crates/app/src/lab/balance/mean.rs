//! The mean of many numbers, and how sure it is.

use serde_json::{Value, json};

/// The mean of the numbers noted; of ones and zeros, a share.
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

    /// Of how many numbers it is the mean.
    pub(super) const fn count(self) -> u64 {
        self.count
    }

    /// The mean; 0 of no numbers.
    pub(super) fn value(self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// Half of its 95 % interval.
    pub(super) fn margin(self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        let variance = (self.squares / count - self.value().powi(2)).max(0.0) * count;
        1.96 * (variance / (count - 1.0) / count).sqrt()
    }

    /// As a number, its margin and of how many.
    pub(super) fn json(self) -> Value {
        let round = |number: f64| (number * 1e5).round() / 1e5;
        json!({"mean": round(self.value()), "margin": round(self.margin()), "of": self.count})
    }
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
    use super::Mean;

    #[test]
    fn a_share_has_the_usual_margin() {
        let mut share = Mean::default();
        (0..1000).for_each(|number| share.note_whether(number % 4 == 0));
        assert!((share.value() - 0.25).abs() < 1e-12);
        assert!((share.margin() - 1.96 * (0.25_f64 * 0.75 / 999.0).sqrt()).abs() < 1e-12);
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
