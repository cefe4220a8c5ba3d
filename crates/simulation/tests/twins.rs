//! Nobody is told what is hidden from them, nor when it happens.

use munera_simulation::{HiddenChange, Meanwhile, Planted, Twins};

/// How long each first run is, in minutes of the simulation.
const MINUTES: u64 = 15;

#[test]
fn bots_that_think_for_longer_are_not_told_apart() {
    let outcome =
        Twins::record(0, MINUTES, None).compare(HiddenChange::Rethinks, Meanwhile::Nothing);
    assert_eq!(outcome.difference, None);
    assert!(outcome.frames > 1_000, "{outcome:?}");
}

#[test]
fn a_server_that_is_told_the_same_again_sends_the_same() {
    let outcome = Twins::record(3, MINUTES, None).compare_with_itself();
    assert_eq!(outcome.difference, None);
    assert!(outcome.frames > 1_000, "{outcome:?}");
}

#[test]
fn planted_leaks_are_found() {
    for planted in Planted::LEAKS {
        let finds = |seed| {
            let twins = Twins::record(seed, MINUTES, Some(planted));
            // Dates are read from the storage when the next server starts.
            [
                (HiddenChange::Adds, Meanwhile::ServerDies),
                (HiddenChange::Drops, Meanwhile::ServerDies),
            ]
            .iter()
            .any(|(change, meanwhile)| twins.compare(*change, *meanwhile).difference.is_some())
        };
        assert!((0..6).any(finds), "{planted:?}");
    }
}
