//! The measured figures of Gladiators.

use crate::{BenchCase, Measure};

pub(super) const CASES: &[BenchCase] = &[
    BenchCase::new("gladiators.4p.decisions", 4, Measure::Decisions),
    BenchCase::new("gladiators.3p.decisions", 3, Measure::Decisions),
    BenchCase::new("gladiators.2p.decisions", 2, Measure::Decisions),
    BenchCase::new("gladiators.4p.games", 4, Measure::Games),
    BenchCase::new("gladiators.4p.state", 4, Measure::StateSize),
    BenchCase::new("gladiators.4p.options", 4, Measure::OptionsPerMove),
    BenchCase::new("gladiators.4p.worlds", 4, Measure::Worlds),
    BenchCase::new("gladiators.2p.search", 2, Measure::Simulations { dearness: 1 }),
];
