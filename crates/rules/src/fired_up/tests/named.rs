//! The worked examples of the rules text, through real events; and that every rule has its tests.
//!
//! The tests of a rule begin with its id: `u3_4_…` shows rule U3.4.

use super::super::{Morale, rule};
use super::table::{FOUR, Table, scene};

/// Marrow attacks Mei with three dice against three, before any other seat does anything.
fn three_against_three() -> Table {
    scene(2, FOUR).dice("marrow", 3, 3).dice("mei", 3, 3).in_battle()
}

/// The result of Marrow's attack on Mei: Mei's Stamina and Wounds, and Marrow's Stamina.
fn outcome(faces: &str) -> (i8, u8, i8) {
    let table = three_against_three();
    assert_eq!(table.node(), "fight marrow 3 mei 3");
    let before = (table.stamina("mei"), table.stamina("marrow"));
    let after = table.fight(faces);
    let (lost, back) = (before.0 - after.stamina("mei"), before.1 - after.stamina("marrow"));
    assert_eq!(after.fighter_state("marrow").wounds, 0);
    (lost, after.fighter_state("mei").wounds, back)
}

#[test]
fn worked_example_1_two_torsos_one_of_them_unblocked() {
    assert_eq!(outcome("TTL/TLA"), (1, 1, 0));
}

#[test]
fn worked_example_2_a_special_attack_cannot_be_blocked() {
    assert_eq!(outcome("AHX/AHX"), (1, 0, 0));
}

#[test]
fn worked_example_3_a_special_defense_blocks_any_part() {
    assert_eq!(outcome("AH/AX"), (0, 0, 0));
}

#[test]
fn worked_example_4_a_surplus_leg_counters() {
    assert_eq!(outcome("LA/TLL"), (1, 0, 1));
}

#[test]
fn worked_example_5_a_morale_check_lowers_sigurds_attack() {
    // First to High, with his Attack at the end of its track: the crowd cheers in round 1.
    let buffs = "morale sigurd up M, buff sigurd attack B, buff sigurd attack B, \
                 buff sigurd attack B";
    let high = scene(2, FOUR).kept().turn("BBBM", buffs).all_pass().battle(&[]);
    assert_eq!(
        (high.fighter_state("sigurd").morale, high.strength("sigurd")),
        (Morale::High, (7, 1))
    );
    // One thumb up and two down: one step down, and Attack falls to the highest value of Neutral.
    let booed = high
        .all_keep()
        .turn("MMM", "morale sigurd up M, morale sigurd down M, morale sigurd down M")
        .all_pass();
    let sigurd = booed.fighter_state("sigurd");
    assert_eq!((sigurd.morale, booed.strength("sigurd")), (Morale::Neutral, (5, 1)));
    assert_eq!((sigurd.up, sigurd.down), (0, 0), "the Morale dice leave");
}

#[test]
fn worked_example_6_a_first_correct_bet_in_round_1_and_a_second_in_round_2() {
    // Marrow will strike Mei down to half of her Stamina.
    let scene = scene(2, FOUR).bets("e1.m2.l1").dice("marrow", 7, 1);
    let table = scene.kept().turn("O", "bet m2 mei O").all_pass().battle(&[]).all_keep();
    assert_eq!(table.node(), "roll 1 5");
    let table = table.turn("O", "bet m2 mei O").all_pass();
    assert_eq!(table.points(), [0, 0]);
    assert_eq!(table.fight("XXXXXXX/").points(), [6, 4]);
}

#[test]
fn worked_example_7_slower_fighters_move_up() {
    let circle = "sigurd.marrow.mei.rexus.abbel";
    let table = scene(4, circle).stamina("rexus", 1).kept();
    // The fastest goes for the third.
    let table = table.turn("T", "target marrow rexus T").all_pass();
    assert_eq!(table.order(), "marrow sigurd rexus mei abbel");
    let fallen = table.fight("X/");
    assert!(!fallen.fighter_state("rexus").is_alive);
    assert_eq!(fallen.order(), "marrow sigurd mei abbel");
    assert_eq!((fallen.fighter_state("mei").tile, fallen.fighter_state("abbel").tile), (3, 4));
}

#[test]
fn worked_example_8_three_dice_cost_one_influence() {
    let table = scene(2, FOUR).kept();
    assert_eq!(table.influence("marrow"), 3);
    let buffs = "buff marrow attack B, buff marrow defense B, morale marrow up M";
    let table = table.turn("BBM", buffs);
    assert_eq!(table.influence("marrow"), 2);
}

#[test]
fn every_rule_has_tests_of_its_name() {
    let texts = [
        include_str!("abilities.rs"),
        include_str!("battle.rs"),
        include_str!("bets.rs"),
        include_str!("highlights.rs"),
        include_str!("house_rules.rs"),
        include_str!("influence.rs"),
        include_str!("rounds.rs"),
        include_str!("setup.rs"),
        include_str!("social.rs"),
    ]
    .concat();
    for rule in rule::ALL {
        let name = format!("fn {}_", rule.as_str().replace('.', "_").to_lowercase());
        assert!(texts.contains(&name), "no test shows {rule}");
    }
}
