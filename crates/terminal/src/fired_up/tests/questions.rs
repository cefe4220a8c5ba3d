//! What the player is asked, and how the player may answer.

use expect_test::expect;
use munera_text::Language;

use super::{Scene, bracketed, setup, to_battle};
use crate::command::Sight;
use crate::play_ui::PlayUi;

#[test]
fn cards_are_told_in_full_when_they_are_chosen() {
    let mut scene = Scene::new(Language::English);
    scene.after(&[&setup()]);
    expect![[r#"

        ── Round 1 of 4 · choose Highlights ───────────────────────────────────────────
          Speed Fighter Attack Defense Stamina Wounds Morale       Infl.  Target
          1     Sigurd  3/4    2/3     10/10   0/3    Neutral      3      Marrow
          2     Marrow  3/4    2/3     10/10   0/3    Neutral      3      Mei
          3     Mei     3/4    2/3     10/10   0/3    Neutral      3      Rexus
          4     Rexus   3/4    2/3     10/10   0/3    Neutral      3      Sigurd
          Bet e1  first to get 2 Wounds (3/2/1)
          Bet m1  first to be eliminated (3/2/1)
          Bet l1  winner of the fight (3/2/1)
        Keep two of these Highlights for this round, in secret (“1 3”):
          1  h01 · Start of the battle · 2 points: at least 1 fighter with a locked
             target · 4 points, also: at least 1 fighter with High Morale
          2  h02 · Fight: one attack · 2 points: at least 1 damage to the defender ·
             5 points, also: at least 1 Wound dealt to the defender
          3  h03 · End of the battle · 1 point: at least 1 damage in the whole round ·
             6 points, also: at least 1 fighter eliminated this round
          4  h04 · Start of the battle · 2 points: at least 1 fighter with a locked
             target · 4 points, also: at least 1 fighter with High Morale"#]]
    .assert_eq(&scene.asked());
    let mut scene = Scene::new(Language::Russian);
    scene.after(&[&setup()]);
    expect![[r#"

        ── Раунд 1 из 4 · выбор Зрелищ ────────────────────────────────────────────────
          Скор. Боец    Атака  Защита  Вынос.  Раны   Дух          Влиян. Цель
          1     Сигурд  3/4    2/3     10/10   0/3    обычный      3      Марроу
          2     Марроу  3/4    2/3     10/10   0/3    обычный      3      Мэй
          3     Мэй     3/4    2/3     10/10   0/3    обычный      3      Рексус
          4     Рексус  3/4    2/3     10/10   0/3    обычный      3      Сигурд
          Ставка e1  кто первым получит 2 Раны (3/2/1)
          Ставка m1  кто первым выбудет (3/2/1)
          Ставка l1  кто победит в бою (3/2/1)
        Оставьте тайно два Зрелища на этот раунд («1 3»):
          1  h01 · До битвы · 2 очка: хотя бы 1 боец с закреплённой целью · 4 очка, и
             ещё: хотя бы 1 боец с высоким Боевым духом
          2  h02 · В битве: одна атака · 2 очка: хотя бы 1 урон защитнику · 5 очков, и
             ещё: хотя бы 1 Рана защитнику от этой атаки
          3  h03 · После битвы · 1 очко: хотя бы 1 урон за весь раунд · 6 очков, и ещё:
             хотя бы 1 выбывший за раунд
          4  h04 · До битвы · 2 очка: хотя бы 1 боец с закреплённой целью · 4 очка, и
             ещё: хотя бы 1 боец с высоким Боевым духом"#]]
    .assert_eq(&scene.asked());
    for (line, read) in [
        ("1 3", "keep h01.h03"),
        ("13", "keep h01.h03"),
        ("3, 1", "keep h01.h03"),
        ("h1 h4", "keep h01.h04"),
        ("keep h02.h04", "keep h02.h04"),
        ("keep 2 4", "keep h02.h04"),
        ("оставить 2 4", "keep h02.h04"),
        ("h09.h10", "keep h09.h10"),
        ("1", "keep h01"),
        ("keep", "? Это вводят так: оставить 1 3"),
        ("5", ""),
        ("cards", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn dice_can_be_rolled_again_however_they_are_named() {
    let mut scene = Scene::new(Language::Russian);
    scene.after(&[&setup(), "0:keep h01.h02", "1:keep h05.h06", "roll 0 BBMOD"]);
    expect![[r#"

        ── Раунд 1 из 4 · ваш ход ─────────────────────────────────────────────────────
          Скор. Боец    Атака  Защита  Вынос.  Раны   Дух          Влиян. Цель
          1     Сигурд  3/4    2/3     10/10   0/3    обычный      3      Марроу
          2     Марроу  3/4    2/3     10/10   0/3    обычный      3      Мэй
          3     Мэй     3/4    2/3     10/10   0/3    обычный      3      Рексус
          4     Рексус  3/4    2/3     10/10   0/3    обычный      3      Сигурд
          Атаки и кубики: Сигурд 3 → Марроу 2 · Марроу 3 → Мэй 2 · Мэй 3 → Рексус 2
                          Рексус 3 → Сигурд 2
          Очки: Вы: 0 (5 кубиков) · Брут: 0 (5 кубиков)
          Ставка e1  кто первым получит 2 Раны (3/2/1)
          Ставка m1  кто первым выбудет (3/2/1)
          Ставка l1  кто победит в бою (3/2/1)
        Вы оставили: h01 (До битвы, 2/4) · h02 (В битве, 2/5)
        Ваши кубики: 1 B Усиление · 2 B Усиление · 3 M Боевой дух · 4 O Связи
                     5 D Удвоение
        Любые можно один раз перебросить: буквами («BS»), номерами («1 3») или «все».
        Или «годится»."#]]
    .assert_eq(&scene.asked());
    for (line, read) in [
        ("BM", "reroll BM"),
        ("m b", "reroll BM"),
        ("reroll bo", "reroll BO"),
        ("1 3", "reroll BM"),
        ("12", "reroll BB"),
        ("1 1", "reroll B"),
        ("all", "reroll BBMOD"),
        ("все", "reroll BBMOD"),
        ("перебросить 4 5", "reroll OD"),
        ("ус св", "reroll BO"),
        ("удвоение", "reroll D"),
        ("stand", "stand"),
        ("годится", "stand"),
        ("T", "reroll T"),
        ("6", ""),
        ("buff mei attack", "buff mei attack B"),
        ("перебросить", "? Это вводят так: перебросить BS, перебросить 1 3, перебросить все"),
        ("", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn a_turn_shows_what_the_dice_allow() {
    let mut scene = Scene::turn(Language::English, "BMSOD");
    expect![[r#"
        Your dice: B Buff · M Morale · S Speed · O Social · D Double
        Use at least one die. All but Socials go to one fighter:
          buff WHO attack/defense    one step forward on the track
          morale WHO up/down         a thumb, to move Morale before the battle
          speed WHO                  overtake: Marrow (past Sigurd), Mei (past Marrow),
                                     Rexus (past Mei)
          bet e1/m1/l1 WHO           a betting card, face down: Sigurd, Marrow, Mei,
                                     Rexus
          store                      keep a Social for a later turn
          multitask buff WHO attack  two Socials: any other die but a Double, for any
                                     fighter
          D                          with another die: one more of the same
          discard B/M/S/O/D          discard a die"#]]
    .assert_eq(&scene.asked());
    let told = scene.after(&["0:buff mei attack B", "0:bet m1 rexus O"]);
    expect![[r#"
        [
          You     Mei’s Attack 3 → 4
          You     bet on m1: Rexus
        ]"#]]
    .assert_eq(&bracketed(&told));
    expect![[r#"
        Your dice: M Morale · S Speed · D Double
        This turn your dice go to Mei, all but Socials:
          buff mei attack/defense  one step forward on the track
          morale mei up/down       a thumb, to move Morale before the battle
          speed mei                overtake: Mei (past Marrow)
          bet e1/m1/l1 WHO         a betting card, face down: Sigurd, Marrow, Mei
          discard M/S/D            discard a die
          end                      keep the other dice for your next turn"#]]
    .assert_eq(&scene.asked());
    expect![[r#"
        [
          Bet e1  first to get 2 Wounds (3/2/1)
          Bet m1  first to be eliminated (3/2/1) · round 1: Rexus (you)
          Bet l1  winner of the fight (3/2/1)
                  Equal Stamina: the higher Starting Speed wins (Sigurd 6, Marrow 5,
                  Mei 4, Rexus 3).
          The first, second and third correct card earn the points in brackets; every
          correct card placed in round 1, 2, 3 or 4 earns 3, 2, 1 or 0 more.
        ]"#]]
    .assert_eq(&bracketed(&scene.shown(Sight::Bets)));
    let mut scene = Scene::turn(Language::Russian, "TOOOD");
    expect![[r#"
        Ваши кубики: T Цель · O Связи · O Связи · O Связи · D Удвоение
        Используйте хотя бы один кубик. Все, кроме Связей, — на одного бойца:
          цель КТО КОГО              атаковать другого
          замок КТО                  закрепить цель
          ставка e1/m1/l1 КТО        карта бойца рубашкой вверх: Сигурд, Марроу, Мэй,
                                     Рексус
          отложить                   приберечь Связи для другого хода
          услуга усиление КТО атака  два кубика Связей: любой другой кубик, кроме
                                     Удвоения, любому бойцу
          D                          рядом с другим кубиком — ещё один такой же
          сбросить T/O/D             сбросить кубик"#]]
    .assert_eq(&scene.asked());
}

#[test]
fn what_is_met_can_be_scored_and_an_empty_line_waits_for_nothing_of_value() {
    let mut scene = Scene::turn(Language::English, "MTOOD");
    to_battle(&mut scene, &[]);
    // Without damage, no card is met.
    scene.after(&["fight sigurd --- marrow --"]);
    assert_eq!(scene.asked(), "");
    assert_eq!(scene.prompt(), "Enter to watch on");
    assert_eq!(scene.play_ui.empty_line(scene.seen()), Some("wait".to_owned()));
    assert_eq!(scene.read("score"), "? None of your Highlights is met by this attack.");
    let refused = scene.refused("score 2").replace('\n', " ");
    assert!(refused.contains("This attack does not meet the Highlight h02."), "{refused}");
    scene.after(&["0:wait", "1:wait", "fight marrow H-- mei --", "misses mei --"]);
    expect![[r#"
        This attack meets:
          2  h02: 2 points (at least 1 damage to the defender) · next: 5 points, also:
             at least 1 Wound dealt to the defender
        “score” (or “score 2”), or “wait” for another attack: it may bring more, or
        nothing."#]]
    .assert_eq(&scene.asked());
    assert_eq!(scene.prompt(), "Score or wait");
    // An empty line could be a mistake that costs two points.
    assert_eq!(scene.play_ui.empty_line(scene.seen()), None);
    for (line, read) in [
        ("score", "score h02"),
        ("score all", "score h02"),
        ("score 2", "score h02"),
        ("2", "score h02"),
        ("s", "score h02"),
        ("score h02", "score h02"),
        ("1", "score h01"),
        ("wait", "wait"),
        ("w", "wait"),
        ("score mei", "? Type it like this: score 1"),
        ("points", ""),
    ] {
        assert_eq!(scene.read(line), read, "{line}");
    }
}

#[test]
fn cards_show_which_tiers_hold() {
    let mut scene = Scene::turn(Language::English, "TTTTT");
    assert!(!scene.shown(Sight::Cards).contains('✓'));
    scene.after(&["0:lock mei T"]);
    let cards = scene.shown(Sight::Cards);
    // The first tier of the first card needs one lock.
    assert!(cards.contains("✓ 2 points: ") && !cards.contains("✓ 4 points"), "{cards}");
    assert!(scene.shown(Sight::Table).contains("Sigurd 3 → Marrow"));
}
