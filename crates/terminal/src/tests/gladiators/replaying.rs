//! Records told again.

use expect_test::expect;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::Ending;
use munera_rules::RuleId;
use munera_rules::gladiators::{Card, Options};
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::ReplayError;
use crate::ReplaySettings;
use crate::tests::{assert_fits, replayed, told};

fn two() -> AnyGame {
    AnyGame::gladiators(Options::new(2)).expect("the options are possible")
}

fn events(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

const SETUP: &str = "setup S9.S3.S1.S2.S4.S5.S6.S7.S8.S10.S11.S12.S13 \
    A8.A9.A1.A2.A3.A4.A5.A6.A7.A10.A11.A12.A13 D4.D6.D1.D2.D3.D5.D7.D8.D9.D10.D11.D12.D13 \
    H7.H9.H1.H2.H3.H4.H5.H6.H8.H10.H11.H12.H13";

#[test]
fn a_replay_tells_everything() {
    let record = events(&[
        SETUP,
        "1:draw A",
        "1:draw H",
        "0:draw S",
        "0:draw D",
        "1:focus S",
        "0:respond D1",
        "0:attack 1",
        "1:pass",
        "1:recover A",
        "0:pass",
        "1:draw S",
        "0:play S1",
    ]);
    let (result, text) = replayed(&two(), &record, Language::English);
    assert!(result.is_ok(), "{text}");
    assert_fits(&text);
    expect![[r#"
        Gladiators, 2 players
           1 The cards lie open. Seat 1 is slowest, with Speed 3, and begins.

                     Speed    Attack   Defense  Health   wounds     in hand
          0 Seat 0   S9       A8       D4       H7       0 of 7     · · · ·
        ▸ 1 Seat 1   S3       A9 =     D6       H9 =     0 of 9     · · · ·
          Decks      11       11       11       11

           2  Seat 1  draws A1
           3  Seat 1  draws H1
           4  Seat 0  draws S1
           5  Seat 0  draws D1

                     Speed    Attack   Defense  Health   wounds     in hand
          0 Seat 0   S9       A8       D4       H7       0 of 7     S · D ·
        ▸ 1 Seat 1   S3       A9 =     D6       H9 =     0 of 9     · A · H
          Decks      10       10       10       10
          Hands: Seat 0 S1 D1 · Seat 1 A1 H1

             Turn 1 · Seat 1
           6  Seat 1  focuses on Speed
           7  Seat 0  responds with D1 (Defense 4 → 1)
              Seat 1  ▸ S2 (Speed 3 → 2)

             Turn 2 · Seat 0
           8  Seat 0  attacks Seat 1
           9  Seat 1  passes
              Seat 0  ▸ Seat 1 takes 2 wounds (2 of 9)

             Turn 3 · Seat 1
          10  Seat 1  recovers with Attack
          11  Seat 0  passes
              Seat 1  ▸ 2 wounds heal · H2 (Health 9 → 2 · pair SH) · A2 (Attack 9 → 14
                      · Onslaught SAH: 14 each)
          12  Seat 1  draws S4

             Turn 4 · Seat 0
          13  Seat 0  plays S1 (Speed 9 → 1 · pair SD)

        The record ends here, before the game is over."#]]
    .assert_eq(&text);
}

/// A position in which every other card is in its deck, the strongest on top.
fn position(tops: [&str; 2], hands: [&str; 2], wounds: [u8; 2]) -> Value {
    let placed: Vec<&str> = tops.iter().chain(&hands).flat_map(|cards| cards.split('.')).collect();
    let deck = |letter: char| {
        let cards = Card::all().map(|card| card.to_string());
        let cards =
            cards.filter(|card| card.starts_with(letter) && !placed.contains(&card.as_str()));
        let mut cards: Vec<String> = cards.collect();
        cards.reverse();
        cards.join(".")
    };
    json!({
        "tops": tops, "history": ["", ""], "hands": hands, "wounds": wounds, "alive": [true, true],
        "decks": {"S": deck('S'), "A": deck('A'), "D": deck('D'), "H": deck('H')}, "turn": 0,
    })
}

#[test]
fn a_replay_starts_from_a_position() {
    let start = position(["S9.A11.D4.H4", "S6.A8.D4.H9"], ["D7", "S10"], [3, 6]);
    // Both show D4, which is impossible.
    let names = ["Ливия", "?"].map(|name| Some(name.to_owned())).to_vec();
    let settings = ReplaySettings {
        game: two(),
        start: Some(start),
        names,
        ending: Ending::default(),
        language: Language::Russian,
    };
    let (result, _) = told(&settings, &[]);
    let Err(ReplayError::Position(fault)) = result else { panic!("{result:?}") };
    assert_eq!(fault.rule.map(RuleId::as_str), Some("D1.1"));
    assert_eq!(
        Locale::of(Language::Russian).explain(&fault),
        "Карта D4 лежит сразу в двух местах."
    );

    let start = position(["S9.A11.D4.H4", "S6.A8.D3.H9"], ["", "S10"], [3, 6]);
    let settings = ReplaySettings { start: Some(start), ..settings };
    let record =
        ["0:attack 1", "1:respond S10", "1:focus D", "0:pass", "0:gambit 1 DH D", "1:pass"];
    let (result, text) = told(&settings, &events(&record));
    assert!(result.is_ok(), "{text}");
    assert_fits(&text);
    expect![[r#"
        Гладиаторы, 2 игрока

                     Скорость Атака    Защита   Здоровье раны       на руке
        ▸ 0 Ливия    S9       A11      D4 =     H4 =     3 из 4 !   · · · ·
          1 Игрок 1  S6       A8       D3       H9       6 из 9     S · · ·
          Колоды     10       11       11       11
          На руках: Ливия — · Игрок 1 S10

             Ход 1 · Ливия
           1  Ливия    атакует, цель — Игрок 1
           2  Игрок 1  отвечает картой S10 (Скорость 6 → 10)
              Ливия    ▸ Игрок 1 уклоняется

             Ход 2 · Игрок 1
           3  Игрок 1  выбирает Сосредоточение: Защита
           4  Игрок 1  ▸ D13 (Защита 3 → 13)

             Ход 3 · Ливия
           5  Ливия    объявляет Гамбит: D4 → Игрок 1
           6  Ливия    ▸ Игрок 1 получает D4 (Защита 13 → 4) · D12 · H13
                       (Здоровье 4 → 13)

        На этом запись обрывается: партия не доиграна."#]]
    .assert_eq(&text);
}

#[test]
fn a_replay_stops_at_an_event_that_does_not_fit() {
    let mut record = events(&[SETUP, "1:draw A", "1:draw D", "0:draw S", "0:draw H", "1:attack 0"]);
    let (result, text) = replayed(&two(), &record, Language::English);
    let Err(ReplayError::Event(misfit)) = result else { panic!("{text}") };
    assert_eq!((misfit.step, misfit.rule.map(RuleId::as_str)), (6, Some("D4.2")));
    assert!(
        text.ends_with(
            "Step 6, “1:attack 0”, breaks rule D4.2. Seat 0 is faster than the attacker."
        ),
        "{text}"
    );
    record[5] = "1:dance".to_owned();
    let (result, text) = replayed(&two(), &record, Language::Russian);
    assert!(matches!(result, Err(ReplayError::Event(_))));
    assert!(text.ends_with("Такого хода в игре нет."), "{text}");
}

#[test]
fn a_replay_says_where_a_record_ends_early() {
    for length in 0..5 {
        let record = events(&[SETUP, "1:draw A", "1:draw D", "0:draw S", "0:draw H"][..length]);
        let (result, text) = replayed(&two(), &record, Language::English);
        assert!(result.is_ok());
        assert!(text.ends_with("\nThe record ends here, before the game is over."), "{text}");
    }
}
