//! Nobody is told what is hidden from them, nor when it happens.

use munera_simulation::{HiddenChange, Meanwhile, Planted, Twins, twin_pairs};

/// How long each first run is, in minutes of the simulation.
const MINUTES: u64 = 15;

/// Every kind of change, in everything that may befall a server meanwhile, is tried in one of these.
/// They found that a table answered nobody while it stored a hidden answer, that its clients were
/// told of a slow disk that only a hidden answer had asked for, that its clocks stopped at a hidden
/// answer when the server died, and that others could feel one request more in a table's queue.
const SEEDS: std::ops::Range<u64> = 0..3;

#[test]
fn whatever_is_hidden_changes_nothing_that_others_are_sent() {
    let twins: Vec<Twins> = SEEDS.map(|seed| Twins::record(seed, MINUTES, None)).collect();
    let (mut changes, mut frames) = (0, 0);
    for (number, (change, meanwhile)) in twin_pairs().into_iter().enumerate() {
        let seed = number % twins.len();
        let outcome = twins[seed].compare(change, meanwhile);
        assert_eq!(outcome.difference, None, "seed {seed}, {change:?}, {meanwhile:?}");
        changes += outcome.changes;
        frames += outcome.frames;
    }
    assert!(changes > 25 && frames > 40_000, "{changes} changes, {frames} frames");
}

/// A seed that has found a leak once: of two bots whose answers were due at the same moment, the one
/// that was ready first answered first.
#[test]
fn which_of_two_bots_was_ready_first_does_not_show() {
    let outcome =
        Twins::record(15, MINUTES, None).compare(HiddenChange::Rethinks, Meanwhile::Nothing);
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
