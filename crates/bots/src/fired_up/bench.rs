//! The measured figures of Fired Up.

use crate::{BenchCase, Measure};

pub(super) const CASES: &[BenchCase] = &[
    BenchCase::new("fired_up.4p.decisions", 4, Measure::Decisions),
    BenchCase::new("fired_up.4p.games", 4, Measure::Games),
    BenchCase::new("fired_up.4p.options", 4, Measure::OptionsPerMove),
    BenchCase::new("fired_up.state", 4, Measure::StateSize),
    BenchCase::new("fired_up.4p.search", 4, Measure::Simulations { dearness: 4 }),
];
