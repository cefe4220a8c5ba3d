//! Records told again. They are made without a generator: the deal is written here, and each seat
//! plays its first legal card.

use expect_test::expect;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::Ending;
use munera_rules::gorus::{Card, Options, School, SmallGorus};
use munera_rules::{Event, Game, MoveSet, Node, RuleId, read_event, write_event};
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::Misfit;
use crate::ReplayError;
use crate::ReplaySettings;
use crate::replay;
use crate::tests::{assert_fits, plain, replayed, told};

const THREE: &str = "deal 0 F0.F9.S0.S12.A0.A5.A6.A9.A10.A12\
    /F4.F7.F8.S4.S5.S8.S9.S11.A4.A7\
    /F5.F6.F10.F11.F12.S6.S7.S10.A8.A11";
const TWO: &str = "deal 0 F5.F7.F10.F11.X6.X9.X11.H6.H10.H12\
    /F4.F6.F8.F12.X5.X8.X10.H0.H4.H7\
    |X0.H8.X12.X7.H9.F9.H5.H11.F0.X4";
const SOLO: &str = "deal 0 S7.S8.S9.S10.S11.S12.A11.H6.H7.H8\
    |S0.S5.H4.H5.A7.A9.H12.H11.A0.H9.H10.S6.A10.A5.H0.S4.A6.A12.A8.A4";

/// Tells a record, from a position if it has one.
fn replayed_from(
    game: &AnyGame,
    start: Option<&Value>,
    events: &[String],
    language: Language,
) -> (Result<(), ReplayError>, String) {
    let (game, start) = (game.clone(), start.cloned());
    told(
        &ReplaySettings { game, start, names: Vec::new(), ending: Ending::default(), language },
        events,
    )
}

fn one_round(players: u8) -> AnyGame {
    let options = Options { target: Some(1), ..Options::new(players) };
    AnyGame::gorus(options).expect("the options are possible")
}

/// The record of a round in which each seat plays its first legal card.
fn recorded(players: u8, deal: &str) -> (AnyGame, Vec<String>) {
    let any = one_round(players);
    let AnyGame::SmallGorus(game) = &any else { panic!("{players} players") };
    let mut state = game.start();
    let mut events = vec![deal.to_owned()];
    let dealt = read_event(game, deal).expect("the deal is well formed");
    game.play(&mut state, &dealt).expect("the deal fits");
    while let Node::Decide(seats) = game.node(&state) {
        let seat = seats.first().expect("somebody decides");
        let event = Event::<SmallGorus>::Move(seat, game.legal(&state, seat).nth(0));
        game.play(&mut state, &event).expect("it is legal");
        events.push(write_event(game, &event));
    }
    (any, events)
}

fn head(text: &str, lines: usize) -> String {
    text.lines().take(lines).collect::<Vec<_>>().join("\n")
}

fn tail(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.lines().collect();
    all[all.len() - lines..].join("\n")
}

#[test]
fn a_replay_tells_everything() {
    let (game, events) = recorded(3, THREE);
    let (result, text) = replayed(&game, &events, Language::English);
    assert!(result.is_ok());
    expect![[r#"
        Gorus Maximus, 3 players

           1 Round 1: Seat 0 deals
             Seat 0  F0 F9 S0 S12 A0 A5 A6 A9 A10 A12
             Seat 1  F4 F7 F8 S4 S5 S8 S9 S11 A4 A7
             Seat 2  F5 F6 F10 F11 F12 S6 S7 S10 A8 A11

             Bout 1 of 10 · the first card sets the preferred school
           2  Seat 1   F4       leads: Fists preferred
           3  Seat 2   F5
           4  Seat 0   F0
              ▸ Seat 2 wins the bout with F5: 0 CF (with F0)

             Bout 2 of 10 · preferred  F  Fists
           5  Seat 2   F6       leads
           6  Seat 0   F9⁺²
           7  Seat 1   F7
              ▸ Seat 0 wins the bout with F9: +2 CF (F9⁺²)"#]]
    .assert_eq(&head(&text, 18));
    expect![[r#"
             Bout 10 of 10 · preferred  F  Fists
          29  Seat 0   A12⁺¹    leads
          30  Seat 1   A7
          31  Seat 2   A11⁺¹
              ▸ Seat 0 wins the bout with A12: +2 CF (A12⁺¹ A11⁺¹)

        Round 1 is over. Fists are preferred at the end, so F0 is worth 5.
          Seat 0  F9⁺² A10⁺¹ A11⁺¹ A12⁺¹ A8⁻⁴ = 1
          Seat 1  S9⁺² A9⁺² S10⁺¹ S11⁺¹ = 6
          Seat 2  F0⁺⁵ F10⁺¹ F11⁺¹ F12⁺¹ S12⁺¹ F8⁻⁴ S8⁻⁴ = 1
          ▸ Seat 1 earns 1 Crowd Support.
          Crowd Support: Seat 0 ○ 0/1 · Seat 1 ● 1/1 · Seat 2 ○ 0/1

        ★ Seat 1 is the champion of Gorus Maximus!"#]]
    .assert_eq(&tail(&text, 14));
}

#[test]
fn a_replay_names_players() {
    let (game, events) = recorded(3, THREE);
    let names = ["Livia", "easy", "easy"].map(|name| Some(name.to_owned())).to_vec();
    let settings = ReplaySettings {
        game,
        start: None,
        names,
        ending: Ending::default(),
        language: Language::English,
    };
    let (_, text) = told(&settings, &events);
    for expected in ["Livia deals", "  easy 1   F4 ", "▸ easy 2 wins", "★ easy 1 is the champion"]
    {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let names = [Some("?"), Some(" \u{1b} "), Some("\u{1b}[2JAn emperor of a long name")];
    let names = names.map(|name| name.map(str::to_owned)).to_vec();
    let mut output = Vec::new();
    replay(&ReplaySettings { names, ..settings }, &events, &mut output).expect("it fits");
    let text = String::from_utf8(output).expect("the output is text");
    assert!(!text.contains("\u{1b}[2J"), "{text}");
    let text = plain(&text);
    assert_fits(&text);
    for expected in ["Seat 0 deals", "★ Seat 1 is", "▸ [2JAn emperor of… wins"] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn a_replay_tells_what_was_drawn() {
    let (game, events) = recorded(2, TWO);
    let (result, text) = replayed(&game, &events, Language::Russian);
    assert!(result.is_ok());
    expect![[r#"
        Кровус Максимус, 2 игрока

           1 Раунд 1, раздающий: Игрок 0
             Игрок 0  К5 К7 К10 К11 Т6 Т9 Т11 Щ6 Щ10 Щ12
             Игрок 1  К4 К6 К8 К12 Т5 Т8 Т10 Щ0 Щ4 Щ7
             Колода   Т0 Щ8 Т12 Т7 Щ9 К9 Щ5 Щ11 К0 Т4

             Бой 1 из 15 · первая карта задаст сильнейшую школу
           2  Игрок 1   К4       начинает: сильнейшая школа — Кулаки · добор: Т0
           3  Игрок 0   К5       добор: Щ8⁻⁴
              ▸ Игрок 0 побеждает в бою картой К5: 0 ПТ

             Бой 2 из 15 · сильнейшая  К  Кулаки
           4  Игрок 0   К7       начинает · добор: Т12⁺¹
           5  Игрок 1   К6       добор: Т7
              ▸ Игрок 0 побеждает в бою картой К7: 0 ПТ"#]]
    .assert_eq(&head(&text, 16));
}

#[test]
fn a_replay_tells_of_contenders() {
    let (game, events) = recorded(1, SOLO);
    let (result, text) = replayed(&game, &events, Language::Russian);
    assert!(result.is_ok());
    expect![[r#"
        Кровус Максимус, одиночная игра

           1 Раунд 1, раздающий: Игрок 0
             Игрок 0        М7 М8 М9 М10 М11 М12 С11 Щ6 Щ7 Щ8
             Странствующие  М0 М5 Щ4 Щ5 С7 С9 Щ12 Щ11 С0 Щ9 Щ10 М6 С10 С5 Щ0 М4 С6 С12
                            С8 С4

             Бой 1 из 10 · первая карта задаст сильнейшую школу
              Странствующий   М0       начинает: сильнейшая школа — Мечи
           2  Игрок 0         М7
              Странствующий   М5
              ▸ Игрок 0 побеждает в бою картой М7: 0 ПТ (и М0)

             Бой 2 из 10 · сильнейшая  М  Мечи
              Странствующий   Щ4       начинает
           3  Игрок 0         Щ6
              Странствующий   Щ5
              ▸ Игрок 0 побеждает в бою картой Щ6: 0 ПТ"#]]
    .assert_eq(&head(&text, 18));
    expect![[r#"
        Раунд 1 завершён. Сильнейшая школа — Щиты, поэтому Щ0 приносит 5.
          Игрок 0        М9⁺² С9⁺² Щ9⁺² М10⁺¹ М11⁺¹ М12⁺¹ С10⁺¹ С11⁺¹ С12⁺¹ Щ10⁺¹ Щ11⁺¹
                         Щ12⁺¹ М8⁻⁴ С8⁻⁴ Щ8⁻⁴ = 3
          Странствующие  Щ0⁺⁵ = 5
          ▸ Странствующие гладиаторы получают жетон славы.
          Жетоны славы: Игрок 0 ○ 0/1 · Странствующие ● 1/1

        ★ Турнир «Кровус Максимус» остался за странствующими гладиаторами. Толпа уже
          скандирует другие имена."#]]
    .assert_eq(&tail(&text, 9));
}

/// The worked example: the last bout of a round, Fists preferred.
#[test]
fn a_replay_starts_from_a_position() {
    let hands = ["F7", "F0", "S0", "A12"];
    let deck = School::ALL[..4]
        .iter()
        .flat_map(|school| Options::new(4).ranks().map(move |rank| Card::new(*school, rank)));
    let rest: Vec<String> =
        deck.map(|card| card.to_string()).filter(|card| !hands.contains(&card.as_str())).collect();
    let mut won: Vec<String> = rest.chunks(12).map(|cards| cards.join(".")).collect();
    won.push(String::new());
    won.reverse();
    let start = json!({
        "hands": hands, "pile": "", "bout": [], "leader": 3, "preferred": "F", "won": won,
        "support": [0, 0, 0, 0], "dealer": 0, "round": 1,
    });
    let events = ["3:A12", "0:F7", "1:F0", "2:S0"].map(str::to_owned);
    let (result, text) = replayed_from(&one_round(4), Some(&start), &events, Language::English);
    assert!(result.is_ok(), "{text}");
    expect![[r#"
        Gorus Maximus, 4 players
             Seat 0  F7
             Seat 1  F0
             Seat 2  S0
             Seat 3  A12

             Bout 10 of 10 · preferred  F  Fists
           1  Seat 3   A12⁺¹    leads
           2  Seat 0   F7       sluffs
           3  Seat 1   F0       sluffs
           4  Seat 2   S0       challenge: Swords preferred
              ▸ Seat 2 wins the bout with S0: +6 CF (A12⁺¹ S0⁺⁵)

        Round 1 is over. Swords are preferred at the end, so S0 is worth 5.
          Seat 0  nothing collected = 0
          Seat 1  X9⁺² A10⁺¹ A11⁺¹ X10⁺¹ X11⁺¹ X12⁺¹ X8⁻⁴ = 3
          Seat 2  S0⁺⁵ S9⁺² A9⁺² S10⁺¹ S11⁺¹ S12⁺¹ A12⁺¹ S8⁻⁴ A8⁻⁴ = 5
          Seat 3  F9⁺² F10⁺¹ F11⁺¹ F12⁺¹ F8⁻⁴ = 1
          ▸ Seat 2 earns 1 Crowd Support.
          Crowd Support: Seat 0 ○ 0/1 · Seat 1 ○ 0/1 · Seat 2 ● 1/1 · Seat 3 ○ 0/1

        ★ Seat 2 is the champion of Gorus Maximus!"#]]
    .assert_eq(&text);

    let mut impossible = start.clone();
    impossible["preferred"] = Value::Null;
    let (result, _) = replayed_from(&one_round(4), Some(&impossible), &events, Language::Russian);
    let Err(ReplayError::Position(fault)) = result else { panic!("{result:?}") };
    assert_eq!(fault.rule.map(RuleId::as_str), Some("G3.4"));
    assert_eq!(
        Locale::of(Language::Russian).explain(&fault),
        "После таких ходов эта школа не может быть сильнейшей."
    );
    impossible["round"] = json!("first");
    let (result, _) = replayed_from(&one_round(4), Some(&impossible), &events, Language::English);
    assert!(matches!(result, Err(ReplayError::Position(_))));
}

fn misfit(result: Result<(), ReplayError>) -> Misfit {
    match result {
        Err(ReplayError::Event(misfit)) => misfit,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_replay_stops_at_an_event_that_does_not_fit() {
    let (game, mut events) = recorded(3, THREE);
    events[2] = "2:A8".to_owned();
    let (result, text) = replayed(&game, &events, Language::English);
    let found = misfit(result);
    assert_eq!((found.step, found.rule.map(RuleId::as_str)), (3, Some("G3.3")));
    expect![[r#"

        Step 3, “2:A8”, breaks rule G3.3. This player holds Fists, the initiating
        school, and must play one of them, or challenge."#]]
    .assert_eq(&tail(&text, 3));
    let (result, text) = replayed(&game, &events, Language::Russian);
    assert_eq!(misfit(result).step, 3);
    expect![[r#"

        Шаг 3, «2:A8», нарушает правило G3.3. На руке у этого игрока есть Кулаки —
        стартовая школа: нужно сыграть её или бросить вызов."#]]
    .assert_eq(&tail(&text, 3));

    events[2] = "dance".to_owned();
    let (result, _) = replayed(&game, &events, Language::English);
    let found = misfit(result);
    assert_eq!((found.step, found.rule), (3, None));

    let (result, _) = replayed(&game, &["deal 0 F4".to_owned()], Language::English);
    assert_eq!(misfit(result).rule.map(RuleId::as_str), Some("G2.3"));
}

#[test]
fn a_replay_says_where_a_record_ends_early() {
    let (game, events) = recorded(3, THREE);
    let (result, text) = replayed(&game, &events[..6], Language::Russian);
    assert!(result.is_ok());
    assert!(text.ends_with("\nНа этом запись обрывается: партия не доиграна."), "{text}");
    let (result, text) = replayed(&game, &[], Language::English);
    assert!(result.is_ok());
    assert!(text.ends_with("\nThe record ends here, before the game is over."), "{text}");
}
