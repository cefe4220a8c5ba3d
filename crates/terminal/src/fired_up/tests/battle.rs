//! How battles are told.

use std::sync::Arc;

use expect_test::expect;
use munera_rules::fired_up::{Pack, Phase};
use munera_text::Language;

use super::{Scene, bracketed, pack, setup_of, to_battle};
use crate::command::Sight;

/// The moves of seat 0 before the battle.
const MOVES: [&str; 4] =
    ["0:lock mei T", "0:morale mei up M", "0:bet e1 marrow O", "0:bet m1 mei O"];

#[test]
fn a_battle_is_told_fight_by_fight() {
    let mut scene = Scene::turn(Language::English, "MTOOD");
    expect![[r#"
        [
          Brutus  DDDDD  discards Double ×5

        ── Battle ─────────────────────────────────────────────────────────────────────
          Morale check: Mei High
          ★ You score h01: 4 points (at least 1 fighter with a locked target; at least
            1 fighter with High Morale)
        ]"#]]
    .assert_eq(&bracketed(&to_battle(&mut scene, &MOVES)));
    let told = scene.after(&["fight sigurd HHH marrow AT"]);
    expect![[r#"
        [
          Sigurd attacks Marrow: Head ×3 against Hand, Torso
            Marrow takes 3 damage and 1 Wound: Stamina 7 of 10, Wounds 1 of 3.
        ]"#]]
    .assert_eq(&bracketed(&told));
    expect![[r#"
        This attack meets:
          1  h02: 5 points (at least 1 damage to the defender; at least 1 Wound dealt
             to the defender)
        “score” (or “score 1”), or “wait” for another attack: it may bring more, or
        nothing."#]]
    .assert_eq(&scene.asked());
    let told = scene.after(&["0:score h02", "1:wait", "fight marrow HAX mei AA", "1:wait"]);
    expect![[r#"
        [
          ★ You score h02: 5 points (at least 1 damage to the defender; at least 1
            Wound dealt to the defender)
          Marrow attacks Mei: Head, Hand, Special against Hand ×2
            Blocked: Hand. Mei takes 2 damage: Stamina 8 of 10. One counter: Marrow
            takes 1 damage: Stamina 6 of 10.
        ]"#]]
    .assert_eq(&bracketed(&told));
    let told = scene.after(&["fight mei HHX rexus --", "1:wait", "fight rexus LLL sigurd LX"]);
    expect![[r#"
        [
          Mei attacks Rexus: Head ×2, Special against Miss ×2
            Rexus takes 3 damage and 1 Wound: Stamina 7 of 10, Wounds 1 of 3.
          Rexus attacks Sigurd: Leg ×3 against Leg, Special
            Blocked: Leg ×2. Sigurd takes 2 damage and 1 Wound: Stamina 8 of 10, Wounds
            1 of 3. Rexus takes 2 damage: Stamina 5 of 10. Sigurd strikes back with
            every block. Rexus’s Legs hit twice as hard.
          ★ Brutus scores h05: 5 points (at least 1 damage to the defender; at least 1
            Wound dealt to the defender)
          ★ Brutus scores h06: 1 point (at least 1 damage in the whole round)

        ── Round 1 is over ────────────────────────────────────────────────────────────
          You     9 points    Highlights 9, bets 0
          Brutus  6 points    Highlights 6, bets 0
          Round 2: Brutus goes first.
        ]"#]]
    .assert_eq(&bracketed(&told));
    expect![[r#"

        ── Round 2 of 4 · choose Highlights ───────────────────────────────────────────
          Speed Fighter Attack Defense Stamina Wounds Morale       Infl.  Target
          1     Sigurd  3/4    2/3     8/10    1/3    Neutral      3      Marrow
          2     Marrow  3/4    2/3     6/10    1/3    Neutral      3      Mei
          3     Mei     3/6    2/5     8/10    0/3    High         3      Rexus
          4     Rexus   3/4    2/3     5/10    1/3    Neutral      3      Sigurd
          Attacks, with dice: Sigurd 3 → Marrow 3 · Marrow 3 → Mei 2 · Mei 3 → Rexus 2
                              Rexus 3 → Sigurd 2
          Points: You: 9 (5 dice) · Brutus: 6 (5 dice)
          Bet e1  first to get 2 Wounds (3/2/1) · round 1: Marrow (you)
          Bet m1  first to be eliminated (3/2/1) · round 1: Mei (you)
          Bet l1  winner of the fight (3/2/1)"#]]
    .assert_eq(&scene.shown(Sight::Table));
    expect![[r#"
        [
          1  h03 · End of the battle · 1 point: at least 1 damage in the whole round ·
             6 points, also: at least 1 fighter eliminated this round
          2  h04 · Start of the battle · 2 points: at least 1 fighter with a locked
             target · 4 points, also: at least 1 fighter with High Morale
          3  h11 · Fight: one attack · 2 points: at least 1 damage to the defender ·
             5 points, also: at least 1 Wound dealt to the defender
          4  h12 · End of the battle · 1 point: at least 1 damage in the whole round ·
             6 points, also: at least 1 fighter eliminated this round
        ]"#]]
    .assert_eq(&bracketed(&scene.shown(Sight::Cards)));
}

/// The last die of the last turn ends the turn, and the Morale check follows in the same event.
#[test]
fn a_turn_that_ends_by_itself_is_told_in_order() {
    let mut scene = Scene::turn(Language::English, "BBMTO");
    scene.after(&["0:discard M", "0:discard T", "0:discard O", "0:end"]);
    scene.after(&["roll 1 DDDDD", "1:stand"]);
    scene.after(&["1:discard D"; 5]);
    scene.after(&["roll 0 BB", "0:stand", "0:buff mei defense B"]);
    let told = scene.after(&["0:buff mei defense B"]);
    expect![[r#"
          You     Mei’s Defense 3 → 4

        ── Battle ─────────────────────────────────────────────────────────────────────
          Morale check: Mei’s Defense 4 → 3"#]]
    .assert_eq(&told);
}

#[test]
fn a_battle_is_told_in_russian() {
    let mut scene = Scene::turn(Language::Russian, "MTOOD");
    expect![[r#"
        [
          Брут  DDDDD  сбрасывает: Удвоение ×5

        ── Битва ──────────────────────────────────────────────────────────────────────
          Проверка духа: у Мэй — высокий
          ★ Вы засчитываете h01: 4 очка (хотя бы 1 боец с закреплённой целью; хотя бы 1
            боец с высоким Боевым духом)
        ]"#]]
    .assert_eq(&bracketed(&to_battle(&mut scene, &MOVES)));
    let told = scene.after(&["fight sigurd HHX marrow AX", "0:score h02", "1:wait"]);
    expect![[r#"
        [
          Сигурд атакует Марроу: Голова ×2, Особый приём; защита: Рука, Особый приём
            Блоки: Голова. Марроу получает 2 урона и 1 Рану: Выносливость 8 из 10,
            Раны: 1 из 3.
          ★ Вы засчитываете h02: 5 очков (хотя бы 1 урон защитнику; хотя бы 1 Рана
            защитнику от этой атаки)
        ]"#]]
    .assert_eq(&bracketed(&told));
    let told = scene.after(&["fight marrow HLL mei HL", "1:wait"]);
    expect![[r#"
        [
          Марроу атакует Мэй: Голова, Нога ×2; защита: Голова, Нога
            Блоки: Голова, Нога. Мэй получает 1 урон и 1 Рану: Выносливость 9 из 10,
            Раны: 1 из 3.
        ]"#]]
    .assert_eq(&bracketed(&told));
}

#[test]
fn a_fighter_without_a_target_is_told_of() {
    let fragile = || {
        let mut pack = Pack::clone(&pack());
        pack.mats.iter_mut().for_each(|mat| mat.stamina = 3);
        let mut scene = Scene::with_pack(Language::English, Arc::new(pack));
        scene.begin("MTOOD");
        scene
    };
    let answers = ["0:wait", "1:wait"];
    // Marrow was to attack Mei, who has fallen, and Mei was next: Rexus follows.
    let mut scene = fragile();
    to_battle(&mut scene, &["0:target sigurd mei T"]);
    let told = scene.after(&["fight sigurd AAA mei HH"]);
    assert!(told.contains("Mei falls!") && !told.contains("no target left"), "{told}");
    scene.after(&answers);
    let told = scene.after(&["fight rexus HAX sigurd HX"]);
    assert!(told.starts_with("  Marrow has no target left.\n  Rexus attacks"), "{told}");
    // Rexus was to attack Marrow, who has fallen: the round ends with Mei's attack.
    let mut scene = fragile();
    to_battle(&mut scene, &["0:target rexus marrow T"]);
    scene.after(&["fight sigurd AAA marrow HH"]);
    scene.after(&answers);
    let told = scene.after(&["fight mei HAX rexus HX"]);
    let place = |part: &str| told.find(part).unwrap_or_else(|| panic!("{part}\n{told}"));
    assert!(place("Mei attacks Rexus") < place("Rexus has no target left."));
    assert!(place("Rexus has no target left.") < place("Round 1 is over"));
    assert!(!told.contains("Marrow has nobody"), "{told}");
}

#[test]
fn abilities_that_matter_are_told() {
    // The text of the last of some fights.
    let told = |fighters: &str, moves: &[&str], fights: &[&str]| {
        let mut scene = Scene::new(Language::English);
        scene.begin_with(&setup_of(fighters), "MTOOD");
        to_battle(&mut scene, moves);
        let mut told = String::new();
        for fight in fights {
            told = scene.after(&[fight]);
            if scene.seen().view.phase() == Phase::Battle {
                scene.after(&["0:wait", "1:wait"]);
            }
        }
        told
    };
    let sigurd = "Sigurd strikes back with every block.";
    let marrow = "Marrow rolled one more die against a wounded fighter.";
    let rexus = "Rexus’s Legs hit twice as hard.";
    let abbel = "Abbel takes no damage from Hands.";
    let fred = "It takes two Torsos to block one of FReD’s.";
    let at_mei = &["0:target sigurd mei T"][..];
    for (fighters, moves, fights, note) in [
        (
            "sigurd.rexus.mei.marrow",
            &[][..],
            &["sigurd HHX rexus AT", "marrow HAT sigurd HX"][..],
            sigurd,
        ),
        ("sigurd.rexus.mei.marrow", &[], &["sigurd HHX rexus AT", "marrow HAT sigurd L-"], ""),
        ("sigurd.marrow.mei.rexus", at_mei, &["sigurd HHX mei TL", "marrow HAXX mei TL"], marrow),
        ("sigurd.marrow.mei.rexus", at_mei, &["sigurd HAX mei TL", "marrow HAX mei TL"], ""),
        ("rexus.abbel.fred.mei", &[], &["mei LHX rexus TT", "rexus LHX abbel TT"], rexus),
        ("rexus.abbel.fred.mei", &[], &["mei LHX rexus TT", "rexus HHX abbel TT"], ""),
        ("mei.rexus.abbel.fred", &[], &["mei LHX rexus LL"], rexus),
        ("mei.abbel.rexus.fred", &[], &["mei AHX abbel TL"], abbel),
        ("mei.abbel.rexus.fred", &[], &["mei THX abbel TL"], ""),
        (
            "abbel.fred.mei.rexus",
            &[],
            &["mei HAX rexus TL", "rexus HAX abbel AX", "abbel AHX fred AA"],
            abbel,
        ),
        (
            "fred.mei.rexus.abbel",
            &[],
            &["mei HAX rexus HX", "rexus HAX abbel AX", "abbel HTX fred HT", "fred THX mei TX"],
            fred,
        ),
    ] {
        let fights: Vec<String> = fights.iter().map(|fight| format!("fight {fight}")).collect();
        let fights: Vec<&str> = fights.iter().map(String::as_str).collect();
        let told = told(fighters, moves, &fights);
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        for other in [sigurd, marrow, rexus, abbel, fred] {
            assert_eq!(told.contains(other), other == note, "{fights:?}: {told}");
        }
    }
}
