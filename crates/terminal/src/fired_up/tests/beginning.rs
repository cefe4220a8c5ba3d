//! How a game begins: who enters the arena.

use expect_test::expect;
use munera_rules::fired_up::{HouseRules, Options, RexusCounter};
use munera_text::Language;

use super::{Scene, bracketed, pack, setup};

fn options(abilities: bool, house: HouseRules) -> Options {
    Options { abilities, house, ..Options::new(2, pack()) }
}

#[test]
fn fighters_are_introduced_with_their_abilities() {
    let mut scene = Scene::with_options(Language::English, options(true, HouseRules::USUAL));
    expect![[r#"
        [
          Into the circle, each to the left of the one before: Sigurd, Marrow, Mei,
          Rexus.
          Sigurd the Colonel  Hit him and he hits back: even his guard draws blood.
            U9.1  Sigurd deals 1 damage to the attacker for each die that he blocks,
                  with a Special or without.
          Marrow the Shadow  Blood in the sand wakes him. The wounded are his prey.
            U9.2  Marrow rolls one more Attack die against a wounded defender, and one
                  more Defense die against a wounded attacker.
          Mei the Deceiver  You think she missed. That was the feint.
            U9.3  Mei rerolls all her Misses, once, whether she attacks or defends.
          Rexus the Destroyer  His kicks end arguments.
            U9.4  Each unblocked Leg of Rexus deals 2 damage, and so does each Leg with
                  which he counters.
          Round 1: you go first.
        ]"#]]
    .assert_eq(&bracketed(&scene.after(&[&setup()])));
    let mut scene = Scene::with_options(Language::Russian, options(true, HouseRules::USUAL));
    expect![[r#"
        [
          В круг встают, каждый слева от предыдущего: Сигурд, Марроу, Мэй, Рексус.
          Сигурд Полковник  Ударь его — и получишь сдачи: даже его блок бьёт до крови.
            U9.1  Сигурд наносит нападающему 1 урон за каждый кубик, который
                  заблокировал, в том числе Особым приёмом.
          Марроу Тень  Кровь на песке будит его: раненые — его добыча.
            U9.2  Марроу бросает на один кубик Атаки больше против раненого защитника и
                  на один кубик Защиты больше против раненого нападающего.
          Мэй Обманщица  Кажется, она промахнулась? Это был обман.
            U9.3  Мэй один раз перебрасывает все свои Промахи — и в атаке, и в защите.
          Рексус Разрушитель  Любой спор он заканчивает пинком.
            U9.4  Каждая Нога Рексуса, прошедшая без блока, наносит 2 урона, и каждый
                  его контрудар Ногой — тоже.
          Раунд 1. Первый ход за вами.
        ]"#]]
    .assert_eq(&bracketed(&scene.after(&[&setup()])));
}

#[test]
fn without_abilities_fighters_still_have_a_character() {
    let mut scene = Scene::with_options(Language::English, options(false, HouseRules::USUAL));
    let told = scene.after(&[&setup()]);
    assert!(told.contains("Mei the Deceiver  You think she missed. That was the feint."), "{told}");
    assert!(!told.contains("U9.3"), "{told}");
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
