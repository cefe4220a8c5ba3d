//! Faults that are planted on purpose are found.

use munera_simulation::{Plan, Planted, run};

/// A planted fault is found within this many seeds.
const MOST_SEEDS: u64 = 4;

#[test]
fn every_planted_fault_is_found() {
    for planted in Planted::ALL {
        let found = (0..MOST_SEEDS).any(|seed| {
            let plan = Plan { planted: Some(planted), minutes: 60, ..Plan::new(500 + seed) };
            run(&plan).violation.is_some()
        });
        assert!(found, "{planted:?}");
    }
}
