//! How a game begins.

use munera_rules::fired_up::{HouseRules, Options, RexusCounter};
use munera_text::Language;

use super::{Scene, pack, setup};

fn options(abilities: bool, house: HouseRules) -> Options {
    Options { abilities, house, ..Options::new(2, pack()) }
}

/// U9.7: an ability is told as this table plays it.
#[test]
fn a_house_rule_stands_below_the_ability_that_it_changes() {
    let house = HouseRules { rexus_counter: RexusCounter::One, ..HouseRules::USUAL };
    for (language, words) in Language::ALL.into_iter().zip([
        "House rule: Each Leg with which Rexus counters deals 1 damage.",
        "Домашнее правило. Каждый контрудар Рексуса Ногой наносит 1 урон.",
    ]) {
        let mut scene = Scene::with_options(language, options(true, house));
        let told = scene.after(&[&setup()]);
        let (_, rexus) = told.split_once("U9.4  ").expect("the ability of Rexus");
        assert!(rexus.contains(words), "{told}");
        assert_eq!(told.matches(words).count(), 1, "{told}");
        // Without abilities, there is nothing that it could change.
        let mut scene = Scene::with_options(language, options(false, house));
        assert!(!scene.after(&[&setup()]).contains(words));
    }
}
