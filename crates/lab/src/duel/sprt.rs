//! When enough has been played: a sequential test between two shares.

use std::str::FromStr;

use super::super::mean::Mean;

/// The two shares between which a test decides, written `50,52` in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The share that means no progress.
    pub low: f64,
    /// The share that would be a progress worth having.
    pub high: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SprtResult {
    /// The lower share is nearer to the truth.
    Low,
    /// The higher share is nearer to the truth.
    High,
}

impl SprtResult {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

impl Bounds {
    /// The allowed probability of each of the two errors.
    pub(super) const ERROR: f64 = 0.05;
    /// The fewest deals before a decision: with fewer, their variance is not known well enough.
    const FEWEST: u64 = 30;

    /// The logarithm of how much better the higher share explains the deals than the lower one.
    ///
    /// This is the generalised test in its normal approximation: the mean of many deals is nearly
    /// normal, and its variance is the measured one. The variance of one fair coin is added, so
    /// that deals with identical results do not look like certainty.
    pub(super) fn ratio(self, share: Mean) -> f64 {
        let count = share.count() as f64;
        if share.count() < 2 {
            return 0.0;
        }
        let variance = (share.scatter() + 0.25) / count;
        let middle = f64::midpoint(self.low, self.high);
        count * (self.high - self.low) * (share.value() - middle) / variance
    }

    /// The test is decided once the ratio is beyond this limit, in either direction.
    pub(super) fn limit() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// What the test has found, if it is decided.
    pub(super) fn verdict(self, share: Mean) -> Option<SprtResult> {
        let ratio = self.ratio(share);
        if share.count() < Self::FEWEST || ratio.abs() < Self::limit() {
            return None;
        }
        Some(if ratio > 0.0 { SprtResult::High } else { SprtResult::Low })
    }
}

impl FromStr for Bounds {
    type Err = BadBounds;

    fn from_str(text: &str) -> Result<Self, BadBounds> {
        let (low, high) = text.split_once(',').ok_or(BadBounds)?;
        let read = |text: &str| text.trim().parse::<f64>().map_err(|_| BadBounds);
        let (low, high) = (read(low)? / 100.0, read(high)? / 100.0);
        if (0.0..high).contains(&low) && high <= 1.0 {
            Ok(Self { low, high })
        } else {
            Err(BadBounds)
        }
    }
}

/// Two shares that a test cannot decide between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two shares in percent, the lower one first, look like 50,52")]
pub struct BadBounds;

#[cfg(test)]
mod tests {
    use munera_bots::Generator;
    use munera_rules::Randomness;

    use super::{Bounds, Mean, SprtResult};

    #[test]
    fn bounds_are_two_shares_in_order() {
        let bounds: Bounds = "50, 52.5".parse().expect("well written");
        assert!((bounds.low - 0.5).abs() < 1e-12 && (bounds.high - 0.525).abs() < 1e-12);
        for text in ["50", "52,50", "50,50", "-1,2", "50,101", "a,b"] {
            assert!(text.parse::<Bounds>().is_err(), "{text}");
        }
    }

    /// Deals of two games, each won with the given chance in a thousand. Returns how the test ends,
    /// and after how many deals.
    fn test(bounds: Bounds, chance: u32, generator: &mut Generator) -> (SprtResult, u64) {
        let mut share = Mean::default();
        loop {
            let won = (0..2).filter(|_| generator.below(1000) < chance).count();
            share.note(won as f64 / 2.0);
            if let Some(verdict) = bounds.verdict(share) {
                return (verdict, share.count());
            }
            assert!(share.count() < 100_000, "it does not stop");
        }
    }

    /// Of 400 tests, 20 may err; four standard deviations more are 37.
    #[test]
    fn it_stops_and_seldom_errs() {
        let bounds = Bounds { low: 0.5, high: 0.56 };
        let mut generator = Generator::new(3);
        for (chance, wrong) in [(500, SprtResult::High), (560, SprtResult::Low)] {
            let mut wrongs = 0;
            let mut deals = 0;
            for _ in 0..400 {
                let (verdict, count) = test(bounds, chance, &mut generator);
                wrongs += u32::from(verdict == wrong);
                deals += count;
            }
            assert!(wrongs <= 37, "{wrongs} of 400 at {chance}");
            // A test of fixed length with the same errors needs about 376 deals.
            assert!(deals / 400 < 300, "{}", deals / 400);
        }
        // A share far away from both is decided quickly.
        assert!(test(bounds, 900, &mut generator).1 <= 40);
    }
}
