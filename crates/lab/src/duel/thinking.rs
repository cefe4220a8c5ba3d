//! How long a contestant thought, and how many nodes it visited.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How a contestant thought about real decisions: those with at least two legal moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Thinking {
    pub(super) decisions: u64,
    pub(super) nodes: u64,
    /// The total processor time.
    pub(super) nanoseconds: u64,
    /// The processor time of the longest decision.
    pub(super) longest: u64,
    /// How many decisions took how long, on a logarithmic scale: 32 steps per doubling, from one
    /// nanosecond.
    pub(super) spread: BTreeMap<u16, u64>,
}

const STEPS: f64 = 32.0;

/// More steps than any time in nanoseconds has.
const MOST_STEPS: u16 = 64 * STEPS as u16;

impl Thinking {
    pub(super) fn note(&mut self, nodes: u64, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nodes += nodes;
        self.nanoseconds += nanoseconds;
        self.longest = self.longest.max(nanoseconds);
        let steps = (nanoseconds.max(1) as f64).log2() * STEPS;
        *self.spread.entry(steps as u16).or_default() += 1;
    }

    /// Whether this can be the thinking about at most so many moves.
    pub(super) fn fits(&self, moves: u64) -> bool {
        let counted = self.spread.values().try_fold(0_u64, |sum, count| sum.checked_add(*count));
        self.decisions <= moves
            && counted == Some(self.decisions)
            && self.spread.keys().all(|steps| *steps <= MOST_STEPS)
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.nodes = self.nodes.saturating_add(other.nodes);
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        self.longest = self.longest.max(other.longest);
        for (steps, count) in &other.spread {
            *self.spread.entry(*steps).or_default() += count;
        }
    }

    /// The mean time of a decision, in milliseconds.
    pub(super) fn mean_milliseconds(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }

    /// The milliseconds that this part of the decisions does not exceed.
    pub(super) fn milliseconds_of(&self, part: f64) -> f64 {
        let wanted = self.decisions as f64 * part;
        let mut seen = 0;
        let within = self.spread.iter().find(|(_, count)| {
            seen += **count;
            seen as f64 >= wanted
        });
        within.map_or(0.0, |(steps, _)| {
            let most = 2_f64.powf((f64::from(*steps) + 1.0) / STEPS);
            most.min(self.longest as f64) / 1e6
        })
    }

    pub(super) fn longest_milliseconds(&self) -> f64 {
        self.longest as f64 / 1e6
    }

    pub(super) fn nodes_per_decision(&self) -> f64 {
        self.nodes as f64 / self.decisions.max(1) as f64
    }

    /// How many decisions took how long, in doublings of a microsecond: the lower end of each class
    /// in milliseconds, from the first class with a decision to the last.
    pub(super) fn doublings(&self) -> Vec<(f64, u64)> {
        let mut doublings: BTreeMap<i32, u64> = BTreeMap::new();
        for (steps, count) in &self.spread {
            let microseconds = f64::from(*steps) / STEPS - 1000_f64.log2();
            *doublings.entry(microseconds.floor().max(0.0) as i32).or_default() += count;
        }
        let (Some(first), Some(last)) = (doublings.keys().next(), doublings.keys().next_back())
        else {
            return Vec::new();
        };
        let count = |doubling: i32| doublings.get(&doubling).copied().unwrap_or(0);
        (*first..=*last).map(|doubling| (2_f64.powi(doubling) / 1e3, count(doubling))).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Thinking;

    #[test]
    fn times_are_told_within_a_few_hundredths() {
        let mut thinking = Thinking::default();
        (1..=100).for_each(|number| thinking.note(7, Duration::from_millis(number)));
        assert!((thinking.mean_milliseconds() - 50.5).abs() < 1e-9);
        assert!((thinking.milliseconds_of(0.95) / 95.0 - 1.0).abs() < 0.03);
        assert!((thinking.milliseconds_of(0.5) / 50.0 - 1.0).abs() < 0.03);
        assert!((thinking.longest_milliseconds() - 100.0).abs() < 1e-9);
        assert!((thinking.nodes_per_decision() - 7.0).abs() < 1e-9);
        assert_eq!(thinking.doublings().iter().map(|(_, count)| count).sum::<u64>(), 100);
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let (mut one, mut other, mut whole) =
            (Thinking::default(), Thinking::default(), Thinking::default());
        for number in 0..50_u64 {
            let time = Duration::from_micros(number * number);
            (if number % 3 == 0 { &mut one } else { &mut other }).note(number, time);
            whole.note(number, time);
        }
        one.add(&other);
        assert_eq!(one, whole);
    }
}
