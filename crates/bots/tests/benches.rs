//! The figures of each game can be measured.

use std::collections::HashSet;
use std::sync::Arc;

use munera_bots::{Generator, Measure, Playable};
use munera_rules::fired_up::{FiredUp, PackSource};
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{LargeGorus, SmallGorus};
use munera_rules::testing::fired_up::pack_of_alike_fighters;
use munera_rules::{Game, GameOptions};

/// Names differ and begin with the game's name, and the tables can be set up.
fn check<G: Playable>(content: &<G::Options as GameOptions>::Content) {
    let mut names = HashSet::new();
    for case in G::BENCHES {
        assert!(case.name.starts_with(&format!("{}.", G::NAME)), "{}", case.name);
        assert!(names.insert(case.name), "{} is there twice", case.name);
        assert!(G::Options::PLAYERS.contains(&case.players), "{}", case.name);
        if let Measure::Solutions { bouts_left } = case.measure {
            let game = G::with_options(G::Options::usual(case.players, content)).expect("usual");
            assert!(game.solving_task(bouts_left, &mut Generator::new(1)).is_some());
        }
    }
    let tables = G::fingerprint_tables(content);
    assert_eq!(tables.len(), G::Options::every_kind(content).len());
    let seeds: HashSet<u64> = tables.iter().map(|(seed, _)| *seed).collect();
    assert_eq!(seeds.len(), tables.len(), "every table has a seed of its own");
}

#[test]
fn every_case_is_possible() {
    check::<SmallGorus>(&());
    check::<LargeGorus>(&());
    check::<Gladiators>(&());
    check::<FiredUp>(&vec![(Arc::new(pack_of_alike_fighters()), PackSource::default())]);
}

/// Random options are valid, and fit the kind of table that they were drawn for.
#[test]
fn random_options_are_possible() {
    fn check<G: Game>(content: &<G::Options as GameOptions>::Content) {
        let mut generator = Generator::new(2);
        for kind in G::Options::every_kind(content) {
            for _ in 0..200 {
                let options = kind.with_random_options(content, &mut generator);
                assert_eq!((options.players(), options.teams()), (kind.players(), kind.teams()));
                G::with_options(options).unwrap_or_else(|error| panic!("{kind:?}: {error}"));
            }
        }
    }
    check::<LargeGorus>(&());
    check::<Gladiators>(&());
    check::<FiredUp>(&vec![(Arc::new(pack_of_alike_fighters()), PackSource::default())]);
}
