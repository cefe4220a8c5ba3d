//! Records told again.

use expect_test::expect;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::Ending;
use munera_rules::RuleId;
use munera_rules::fired_up::Options;
use munera_text::Language;
use serde_json::json;

use crate::ReplayError;
use crate::ReplaySettings;
use crate::fired_up::tests::{pack, setup};
use crate::tests::{assert_fits, replayed, told};

fn two() -> AnyGame {
    AnyGame::fired_up(Options::new(2, pack())).expect("the options are possible")
}

/// A whole Influence phase, and two attacks.
fn record() -> Vec<String> {
    let events = "0:keep h01.h02\n1:keep h05.h06\nroll 0 BMOOD\n0:reroll BD\nroll 0 ST\n\
        0:speed mei S\n0:lock mei T\n0:morale mei up M\n0:bet e1 marrow O\n0:store O\n0:end\n\
        roll 1 BBMOO\n1:stand\n1:buff rexus defense B\n1:buff rexus defense B\n\
        1:multitask OO target sigurd mei\n1:discard M\n1:end\n\
        fight sigurd HHX mei A-\nmisses mei T\n0:score h02\n1:wait\n\
        fight mei TT- rexus TXA\nmisses mei X";
    std::iter::once(setup()).chain(events.lines().map(str::to_owned)).collect()
}

#[test]
fn a_replay_tells_everything() {
    let (result, text) = replayed(&two(), &record(), Language::English);
    assert_fits(&text);
    expect![[r#"
        Fired Up, 2 players
           1  Into the circle, each to the left of the one before: Sigurd, Marrow, Mei,
              Rexus.
              Round 1: Seat 0 goes first.

          Speed Fighter Attack Defense Stamina Wounds Morale       Infl.  Target
          1     Sigurd  3/4    2/3     10/10   0/3    Neutral      3      Marrow
          2     Marrow  3/4    2/3     10/10   0/3    Neutral      3      Mei
          3     Mei     3/4    2/3     10/10   0/3    Neutral      3      Rexus
          4     Rexus   3/4    2/3     10/10   0/3    Neutral      3      Sigurd
          Attacks, with dice: Sigurd 3 → Marrow 2 · Marrow 3 → Mei 2 · Mei 3 → Rexus 2
                              Rexus 3 → Sigurd 2
          Points: Seat 0: 0 (5 dice) · Seat 1: 0 (5 dice)
          Bet e1  first to get 2 Wounds (3/2/1)
          Bet m1  first to be eliminated (3/2/1)
          Bet l1  winner of the fight (3/2/1)

           2  Seat 0  keeps h01 and h02
           3  Seat 1  keeps h05 and h06
           4  Seat 0  rolls Buff, Morale, Social ×2, Double
           5  Seat 0  rerolls Buff, Double
           6  Seat 0  now has Morale, Speed, Target, Social ×2
           7  Seat 0  Mei overtakes Marrow
           8  Seat 0  Mei’s target is locked
           9  Seat 0  thumbs up for Mei
          10  Seat 0  bets on e1: Marrow
          11  Seat 0  stores a Social
          12  Seat 0  ends the turn
          13  Seat 1  rolls Buff ×2, Morale, Social ×2
          14  Seat 1  keeps all dice
          15  Seat 1  Rexus’s Defense 2 → 3
          16  Seat 1  Rexus’s Defense 3 → 4
          17  Seat 1  Multitask: Sigurd now targets Mei
          18  Seat 1  discards Morale
          19  Seat 1  ends the turn

              Battle
              Morale check: Mei High · Rexus’s Defense 4 → 3
              ★ Seat 0 scores h01: 4 points (at least 1 fighter with a locked target;
              at least 1 fighter with High Morale)
          20  Mei rerolls 1 Miss.
          21  Sigurd attacks Mei: Head ×2, Special against Hand, Torso
              Mei takes 3 damage and 1 Wound: Stamina 7 of 10, Wounds 1 of 3.
          22  ★ Seat 0 scores h02: 5 points (at least 1 damage to the defender; at
              least 1 Wound dealt to the defender)
          23  Seat 1  waits
          24  Mei rerolls 1 Miss.
          25  Mei attacks Rexus: Torso ×2, Special against Hand, Torso, Special
              Blocked: Torso ×2. Rexus takes 1 damage: Stamina 9 of 10.

        The record ends here, before the game is over."#]]
    .assert_eq(&text);
    assert!(result.is_ok());
}

#[test]
fn a_replay_uses_the_names_of_the_record() {
    let names = ["Ливия", "?"].map(|name| Some(name.to_owned())).to_vec();
    let settings = ReplaySettings {
        game: two(),
        start: None,
        names,
        ending: Ending::default(),
        language: Language::Russian,
    };
    let (result, text) = told(&settings, &record());
    assert_fits(&text);
    expect![[r#"
        В ударе, 2 игрока
           1  В круг встают, каждый слева от предыдущего: Сигурд, Марроу, Мэй, Рексус.
              Раунд 1. Первый ход: Ливия.

          Скор. Боец    Атака  Защита  Вынос.  Раны   Дух          Влиян. Цель
          1     Сигурд  3/4    2/3     10/10   0/3    обычный      3      Марроу
          2     Марроу  3/4    2/3     10/10   0/3    обычный      3      Мэй
          3     Мэй     3/4    2/3     10/10   0/3    обычный      3      Рексус
          4     Рексус  3/4    2/3     10/10   0/3    обычный      3      Сигурд
          Атаки и кубики: Сигурд 3 → Марроу 2 · Марроу 3 → Мэй 2 · Мэй 3 → Рексус 2
                          Рексус 3 → Сигурд 2
          Очки: Ливия: 0 (5 кубиков) · Игрок 1: 0 (5 кубиков)
          Ставка e1  кто первым получит 2 Раны (3/2/1)
          Ставка m1  кто первым выбудет (3/2/1)
          Ставка l1  кто победит в бою (3/2/1)

           2  Ливия    оставляет h01 и h02
           3  Игрок 1  оставляет h05 и h06
           4  Ливия    бросает: Усиление, Боевой дух, Связи ×2, Удвоение
           5  Ливия    перебрасывает: Усиление, Удвоение
           6  Ливия    после переброса: Боевой дух, Скорость, Цель, Связи ×2
           7  Ливия    Мэй обгоняет Марроу
           8  Ливия    цель Мэй закреплена
           9  Ливия    палец вверх для Мэй
          10  Ливия    делает ставку e1: Марроу
          11  Ливия    откладывает Связи
          12  Ливия    заканчивает ход
          13  Игрок 1  бросает: Усиление ×2, Боевой дух, Связи ×2
          14  Игрок 1  оставляет все кубики
          15  Игрок 1  Защита Рексуса 2 → 3
          16  Игрок 1  Защита Рексуса 3 → 4
          17  Игрок 1  Услуга: Сигурд теперь целится в Мэй
          18  Игрок 1  сбрасывает: Боевой дух
          19  Игрок 1  заканчивает ход

              Битва
              Проверка духа: у Мэй — высокий · Защита Рексуса 4 → 3
              ★ Ливия засчитывает h01: 4 очка (хотя бы 1 боец с закреплённой целью;
              хотя бы 1 боец с высоким Боевым духом)
          20  Мэй перебрасывает 1 Промах.
          21  Сигурд атакует Мэй: Голова ×2, Особый приём; защита: Рука, Корпус
              Мэй получает 3 урона и 1 Рану: Выносливость 7 из 10, Раны: 1 из 3.
          22  ★ Ливия засчитывает h02: 5 очков (хотя бы 1 урон защитнику; хотя бы 1
              Рана защитнику от этой атаки)
          23  Игрок 1  ждёт
          24  Мэй перебрасывает 1 Промах.
          25  Мэй атакует Рексуса: Корпус ×2, Особый приём; защита: Рука, Корпус,
              Особый приём
              Блоки: Корпус ×2. Рексус получает 1 урон: Выносливость 9 из 10.

        На этом запись обрывается: партия не доиграна."#]]
    .assert_eq(&text);
    assert!(result.is_ok());
}

#[test]
fn a_replay_stops_at_an_event_that_does_not_fit() {
    let mut events = record();
    events.truncate(6);
    events.push("0:speed sigurd S".to_owned());
    let (result, text) = replayed(&two(), &events, Language::English);
    let Err(ReplayError::Event(misfit)) = result else { panic!("{text}") };
    assert_eq!((misfit.step, misfit.rule.map(RuleId::as_str)), (7, Some("U3.6")));
    assert!(
        text.ends_with(
            "Step 7, “0:speed sigurd S”, breaks rule U3.6. Sigurd is the fastest already."
        ),
        "{text}"
    );
    events[6] = "0:dance".to_owned();
    let (result, text) = replayed(&two(), &events, Language::Russian);
    assert!(matches!(result, Err(ReplayError::Event(_))));
    assert!(text.ends_with("Такого хода в игре нет."), "{text}");
}

#[test]
fn a_replay_starts_from_no_position() {
    let settings = ReplaySettings {
        game: two(),
        start: Some(json!({})),
        names: Vec::new(),
        ending: Ending::default(),
        language: Language::English,
    };
    let (result, _) = told(&settings, &[]);
    let Err(ReplayError::Position(fault)) = result else { panic!("{result:?}") };
    assert_eq!(fault.rule.map(RuleId::as_str), Some("U2.4"));
}

#[test]
fn a_replay_says_where_a_record_ends_early() {
    for length in 0..record().len() {
        let (result, text) = replayed(&two(), &record()[..length], Language::English);
        assert!(result.is_ok());
        assert!(text.ends_with("\nThe record ends here, before the game is over."), "{text}");
    }
}
