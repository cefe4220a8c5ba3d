//! Questions and answers in chosen positions.

use expect_test::expect;
use munera_guide::Standing;
use munera_guide::gladiators::{GladiatorsEnding, GladiatorsReason};
use munera_rules::gladiators::{Card, Gladiators, Options, Position, Trait};
use munera_rules::{Game, Seat};
use munera_session::GameWithViews;
use munera_text::{Language, Locale};

use super::play_ui::GladiatorsPlayUi;
use crate::names::{Names, Naming};
use crate::play_ui::PlayUi;
use crate::tests::scene::{self, text};

type Scene = scene::Scene<Gladiators>;

impl Scene {
    /// The turn of seat 0; every card that is not named is in its deck, the strongest on top.
    fn new(language: Language, you: u8, tops: &[&str], hands: &[&str], wounds: &[u8]) -> Self {
        let cards = |text: &&str| Card::read_list(text).expect("they are cards");
        let tops: Vec<Vec<Card>> = tops.iter().map(cards).collect();
        let hands: Vec<Vec<Card>> = hands.iter().map(cards).collect();
        let placed: Vec<Card> = tops.iter().chain(&hands).flatten().copied().collect();
        let deck = |kind| {
            let mut cards: Vec<Card> =
                Card::all().filter(|it| it.kind == kind && !placed.contains(it)).collect();
            cards.reverse();
            cards
        };
        let players = tops.len();
        let position = Position {
            history: vec![Vec::new(); players],
            decks: Trait::ALL.map(deck),
            alive: vec![true; players],
            turn: Seat::new(0),
            wounds: wounds.to_vec(),
            tops,
            hands,
        };
        let game = Gladiators::with_options(Options::new(players as u8)).expect("options");
        let state = game.set_up(&position).expect("the position is possible");
        Self::at(GameWithViews::from_state(game, state), Seat::new(you), language)
    }
}

/// The lines of a text from the one that begins so.
fn from_line<'a>(text: &'a str, beginning: &str) -> &'a str {
    let place = text.find(beginning).unwrap_or_else(|| panic!("{beginning}\n{text}"));
    &text[place..]
}

fn duel(language: Language) -> Scene {
    let tops = ["S9.A11.D2.H8", "S6.A3.D4.H9"];
    Scene::new(language, 1, &tops, &["", "S10.A5.D11.H7"], &[0, 1])
}

#[test]
fn an_attack_is_announced_with_all_that_can_be_done_about_it() {
    let mut scene = duel(Language::English);
    scene.after(&["0:attack 1"]);
    let asked = scene.asked();
    expect![[r#"
          1  Aulus  attacks you

        ── Turn 1 · Aulus ─────────────────────────────────────────────────────────────
                     Speed    Attack   Defense  Health   wounds     in hand
        ▸ 0 Aulus    S9       A11      D2       H8       0 of 8     · · · ·
          1 You      S6       A3       D4       H9       1 of 9     S A D H
          Decks      10       10       10       10
          Your hand  S10      A5       D11      H7
        Aulus attacks you.
        Without a response: 7 wounds (8 of 9).
        You may respond with one card:
          respond S10  Speed 6 → 10 · dodges the attack
          respond A5   Attack 3 → 5 · changes nothing for this attack
          respond D11  Defense 4 → 11 · blocks the attack
          respond H7   Health 9 → 7 · 7 wounds, and you would fall · Aulus would win
                       the game
          pass         do not respond"#]]
    .assert_eq(&asked);
    let mut scene = duel(Language::Russian);
    scene.after(&["0:attack 1"]);
    expect![[r#"
        Авл атакует, цель — вы.
        Без ответа: 7 ран (8 из 9).
        Можно ответить одной картой:
          ответить S10  Скорость 6 → 10 · уклонение от атаки
          ответить A5   Атака 3 → 5 · на эту атаку не влияет
          ответить D11  Защита 4 → 11 · удар заблокирован
          ответить H7   Здоровье 9 → 7 · 7 ран, и вы выбываете · Авл выиграет партию
          пас           не отвечать"#]]
    .assert_eq(from_line(&scene.asked(), "Авл атакует"));
}

#[test]
fn what_comes_of_an_attack_is_told() {
    for (answer, told) in [
        ("1:respond S10", "▸ you dodge"),
        ("1:respond D11", "▸ you block"),
        ("1:respond A5", "▸ you take 7 wounds (8 of 9 !)"),
        ("1:respond H7", "▸ you take 7 wounds (8 of 7) · you fall"),
        ("1:pass", "Aulus  attacks you ▸ you take 7 wounds (8 of 9 !)"),
    ] {
        let mut scene = duel(Language::English);
        let text = scene.after(&["0:attack 1", answer]);
        assert!(text.contains(told), "{answer}: {text}");
        assert!(!text.contains("pass"), "{text}");
    }
}

#[test]
fn a_gambit_and_what_it_covers() {
    let tops = ["S5.A12.D5.H8", "S3.A5.D9.H5"];
    let mut scene = Scene::new(Language::English, 1, &tops, &["", "S10.A1"], &[0, 0]);
    scene.after(&["0:gambit 1 SD S"]);
    expect![[r#"
        Aulus announces a Gambit: S5 → you.
        Without a response: Speed 3 → 14 · Onslaught SAH: 14 each.
        You may respond with one card:
          respond S10  Speed 3 → 10 · covered by S5 at once
          respond A1   Speed 3 → 5 · Attack 5 → 1 · pair SH
          pass         do not respond"#]]
    .assert_eq(from_line(&scene.asked(), "Aulus announces"));
    let text = scene.after(&["1:pass"]);
    assert!(text.contains("▸ you get S5 (Speed 3 → 14 · Onslaught SAH: 14 each) · S13"), "{text}");
}

#[test]
fn a_turn_shows_what_each_move_would_do() {
    let tops = ["S7.A9.D7.H4", "S6.A3.D4.H9", "S8.A2.D1.H13"];
    let hands = ["S4.A4.D12", "D9", ""];
    let mut scene = Scene::new(Language::English, 0, &tops, &hands, &[3, 5, 0]);
    expect![[r#"

        ── Turn 1 · yours ─────────────────────────────────────────────────────────────
                     Speed    Attack   Defense  Health   wounds     in hand
        ▸ 0 You      S7 =     A9       D7 =     H4       3 of 4 !   S A D ·
          1 Brutus   S6       A3       D4       H9       5 of 9     · · D ·
          2 Cassius  S8       A2       D1       H13      0 of 13    · · · ·
          Decks      9        9        8        10
          Your hand  S4       A4       D12      ·
        First, if you like, one card:
          play S4          Speed 7 → 4 · pair SH
          play A4          Attack 9 → 4 · pair AH
          play D12         Defense 7 → 12
        Then one action:
          focus S/A/D/H    flip the top card of that deck onto your trait
          attack 1         Brutus: 5 wounds, and Brutus would fall
          gambit 1/2 SD S  S7 may go to: Brutus (6 → 7), Cassius (8 → 7) · then new S,
                           D and a card
          gambit 1/2 SD D  D7 may go to: Brutus (4 → 7), Cassius (1 → 7) · then new S,
                           D and a card"#]]
    .assert_eq(&scene.asked());
    let tops = ["S7.A9.D7.H7", "S6.A3.D4.H9"];
    let mut scene = Scene::new(Language::Russian, 0, &tops, &["A7", ""], &[3, 5]);
    expect![[r#"

        ── Ход 1 · ваш ────────────────────────────────────────────────────────────────
                     Скорость Атака    Защита   Здоровье раны       на руке
        ▸ 0 Вы       S7 ★14   A9       D7 ★14   H7 ★14   3 из 14    · A · ·
          1 Брут     S6       A3       D4       H9       5 из 9     · · · ·
          Колоды     11       10       11       11
          Ваша рука  ·        A7       ·        ·
        Сначала, если хотите, одна карта:
          сыграть A7              Атака 9 → 14 · четыре одинаковых: победа сразу
        Затем одно действие:
          сосредоточение S/A/D/H  открыть верхнюю карту колоды и положить на это
                                  качество
          атака 1                 Брут: 5 ран, и Брут выбывает · вы выиграете партию
          гамбит 1 SD S           кому отдать S7: Брут (6 → 7) · затем новые S, D и
                                  карта
          гамбит 1 SD D           кому отдать D7: Брут (4 → 7) · затем новые S, D и
                                  карта
          гамбит 1 SH S           кому отдать S7: Брут (6 → 7) · затем новые S, H и
                                  карта
          гамбит 1 SH H           кому отдать H7: Брут (9 → 7) · затем новые S, H и
                                  карта
          гамбит 1 DH D           кому отдать D7: Брут (4 → 7) · затем новые D, H и
                                  карта
          гамбит 1 DH H           кому отдать H7: Брут (9 → 7) · затем новые D, H и
                                  карта
          восстановление S        лечит 3 раны · затем новые S, H и карта
          восстановление D        лечит 3 раны · затем новые D, H и карта"#]]
    .assert_eq(&scene.asked());
}

#[test]
fn bystanders_know_that_it_is_not_about_them() {
    let tops = ["S9.A11.D2.H8", "S6.A3.D4.H9", "S8.A2.D1.H13"];
    let mut scene = Scene::new(Language::English, 2, &tops, &["", "", "H12"], &[0, 0, 0]);
    assert_eq!(scene.after(&["0:attack 1"]), "");
    expect![[r#"
          1  Aulus   attacks Brutus
        Without a response: 7 wounds (7 of 9).
        Your cards change nothing for this attack, but you may play one:
          respond H12  Health 13 → 12
          pass         do not respond · “pass on” passes until your turn"#]]
    .assert_eq(&scene.asked());
    // The pass of the empty hand before is not told.
    let told = scene.after(&["2:respond H12"]);
    let expected = "     You     respond with H12 (Health 13 → 12)
     Aulus   ▸ Brutus takes 7 wounds (7 of 9)";
    assert_eq!(told, expected);
}

#[test]
fn moves_are_read_however_they_are_typed() {
    let tops = ["S7.A9.D7.H4", "S6.A3.D4.H9", "S5.A2.D1.H13"];
    let hands = ["S4.A4", "D9", ""];
    for (line, expected) in [
        ("play S4", "play S4"),
        ("PLAY s4", "play S4"),
        ("s4", "play S4"),
        ("s 4", "play S4"),
        ("С4", "play S4"),
        ("скорость 4", "play S4"),
        ("сыграть А4", "play A4"),
        ("играть а4", "play A4"),
        ("play A", "play A4"),
        ("focus A", "focus A"),
        ("f a", "focus A"),
        ("foc health", "focus H"),
        ("сосредоточение защита", "focus D"),
        ("сос зд", "focus H"),
        ("сосредоточиться S", "focus S"),
        ("attack 2", "attack 2"),
        ("a 2", "attack 2"),
        ("attack cas", "attack 2"),
        ("атака кассия", "attack 2"),
        ("атаковать Брута", "attack 1"),
        ("attack 7", "attack 7"),
        ("gambit 2 SD S", "gambit 2 SD S"),
        ("гамбит 2 ds d", "gambit 2 SD D"),
        ("gambit brutus speed defense speed", "gambit 1 SD S"),
        ("g 1 s", "gambit 1 SD S"),
        ("gambit 2 SA S", "gambit 2 SA S"),
        ("recover A", "recover A"),
        ("восстановиться атака", "recover A"),
        ("пас", "pass"),
        ("respond S4", "respond S4"),
        ("S13", "play S13"),
        ("draw S", "draw S"),
    ] {
        let mut scene = Scene::new(Language::Russian, 0, &tops, &hands, &[0, 0, 0]);
        // Names are known in the language that shows them.
        let names = Names::new(
            Locale::of(if line.is_ascii() { Language::English } else { Language::Russian }),
            Naming::Names { you: Some(Seat::new(0)) },
            3,
        );
        scene.play_ui = GladiatorsPlayUi::new(scene.seen(), names);
        assert_eq!(scene.read(line), expected, "{line}");
    }
    let mut scene = Scene::new(Language::English, 0, &tops, &hands, &[0, 0, 0]);
    for line in ["", "table", "help", "h", "quit", "rules 4", "?", "dance", "S14", "99"] {
        assert_eq!(scene.reading(line), None, "{line}");
    }
    for (line, asked) in [
        ("attack", "? Which one: attack 1, attack 2?"),
        ("attack nero", "? There is no player “nero”."),
        ("focus", "? Which one: focus S, focus A, focus D, focus H?"),
        ("focus з", "? Which one: focus S, focus A, focus D, focus H?"),
        ("gambit 2", "? Which one: gambit 2 SD S, gambit 2 SD D?"),
        ("play", "? Which one: play S4, play A4?"),
        (
            "recover",
            "? None of your traits matches your Health, and a Recover needs such a pair (D4.5).",
        ),
    ] {
        assert_eq!(scene.read(line), asked, "{line}");
    }
}

#[test]
fn what_is_clear_can_be_left_out() {
    let tops = ["S7.A9.D1.H7", "S6.A3.D4.H9"];
    let mut scene = Scene::new(Language::English, 0, &tops, &["A4", "D9.S2"], &[0, 0]);
    for (line, expected) in [
        ("attack", "attack 1"),
        ("recover", "recover S"),
        ("play", "play A4"),
        ("p", "play A4"),
        ("gambit s", "gambit 1 SH S"),
    ] {
        assert_eq!(scene.read(line), expected, "{line}");
    }
    scene.after(&["0:recover S", "1:pass"]);
    for (line, expected) in [("s", "draw S"), ("draw d", "draw D"), ("взять S", "")] {
        assert_eq!(scene.read(line), expected, "{line}");
    }
    scene.seat = Seat::new(1);
    assert_eq!(scene.reading("pass"), None, "nobody asks seat 1");
    let mut scene = Scene::new(Language::Russian, 1, &tops, &["A4", "D9.S2"], &[0, 0]);
    scene.after(&["0:attack 1"]);
    for (line, expected) in [
        ("p", "pass"),
        ("п", "pass"),
        ("пас", "pass"),
        ("пас дальше", "pass"),
        ("d9", "respond D9"),
        ("за9", "respond D9"),
        ("ответить D9", "respond D9"),
        ("r d", "respond D9"),
        ("play D9", "respond D9"),
        ("сыграть S2", "respond S2"),
    ] {
        assert_eq!(scene.read(line), expected, "{line}");
    }
    for line in ["помощь", "правила", "подсказка", "стол"] {
        assert_eq!(scene.reading(line), None, "{line}");
    }
}

#[test]
fn a_refusal_names_the_rule_the_reason_and_what_is_legal() {
    let tops = ["S7.A9.D7.H4", "S8.A3.D4.H9"];
    let mut scene = Scene::new(Language::English, 0, &tops, &["S4", ""], &[0, 0]);
    expect![[r#"
        Rule D4.2 does not allow “attack 1”. Seat 1 is faster than you. You have Speed
        7 and Attack 9; Brutus has Speed 8 and Defense 4.
        You can: play S4 · focus S/A/D/H · gambit 1 SD S · gambit 1 SD D"#]]
    .assert_eq(&scene.refused("attack brutus"));
    let mut scene = Scene::new(Language::Russian, 0, &tops, &["S4", ""], &[0, 0]);
    expect![[r#"
        Правило D4.2 запрещает ход «атака 1». Игрок 1 быстрее вас. У вас Скорость 7 и
        Атака 9; Брут: Скорость 8 и Защита 4.
        Можно: сыграть S4 · сосредоточение S/A/D/H · гамбит 1 SD S · гамбит 1 SD D"#]]
    .assert_eq(&scene.refused("атака брут"));
    for (line, rule) in [
        ("S5", "D3.5"),
        ("пас", "D3.2"),
        ("ответить S4", "D3.3"),
        ("взять S", "D4.6"),
        ("атака 0", "D4.2"),
        ("атака 3", "D4.2"),
        ("гамбит 1 SA S", "D4.4"),
        ("восстановление A", "D4.5"),
    ] {
        let answer = scene.refused(line);
        assert!(answer.starts_with(&format!("Правило {rule} запрещает ход")), "{line}: {answer}");
        assert!(answer.contains("Можно: "), "{answer}");
    }
}

#[test]
fn a_fall_is_told_and_the_fallen_may_watch() {
    let tops = ["S9.A11.D2.H8", "S6.A3.D4.H5", "S8.A2.D1.H13"];
    let mut scene = Scene::new(Language::Russian, 1, &tops, &["", "", ""], &[0, 0, 0]);
    let told = scene.after(&["0:attack 1"]);
    expect![[r#"
          1  Авл     атакует, цель — вы ▸ вы получаете 7 ран (7 из 5) · вы выбываете
        Вы выбыли. Можно досмотреть, чем всё кончится, или уйти: «выход»."#]]
    .assert_eq(&told);
}

/// The text for the end of a game that these seats win.
fn ended(language: Language, winners: &[u8], by: GladiatorsReason, power: Option<u8>) -> String {
    let tops = ["S9.A11.D2.H8", "S6.A3.D4.H5", "S8.A2.D1.H13"];
    let scene = Scene::new(language, 1, &tops, &["", "", ""], &[0, 0, 0]);
    let standing = |seat: u8| {
        let place = if winners.contains(&seat) { 1 } else { 1 + winners.len() as u8 };
        Standing { place, seats: vec![seat], points: None }
    };
    let ending = GladiatorsEnding { standings: (0..3).map(standing).collect(), by, power };
    text(&scene.play_ui.words.ending(&ending)).lines().last().unwrap_or_default().to_owned()
}

#[test]
fn how_a_game_ended_is_told() {
    use GladiatorsReason::{LastStanding, TurnLimit, Victory};
    use Language::{English, Russian};
    for (language, winners, by, told) in [
        (English, &[1][..], LastStanding, "★ You are the last one standing. The arena is yours!"),
        (English, &[0], LastStanding, "★ Aulus is the last one standing and wins."),
        (English, &[0], Victory, "★ Four of a kind, all 9: Aulus wins at once."),
        (Russian, &[1], Victory, "★ Четыре карты силы 9: победа за вами!"),
        (Russian, &[2], LastStanding, "★ На арене остаётся только Кассий: победа!"),
        (
            English,
            &[0, 1],
            TurnLimit,
            "★ The last turn is over. With the most health left, you share the win with Aulus!",
        ),
    ] {
        let last = ended(language, winners, by, (by == Victory).then_some(9));
        assert!(told.ends_with(last.trim_start()), "{last}");
    }
}

/// A Gambit that is typed in full but gives away a third trait is passed on to the rules, which
/// refuse it.
#[test]
fn strange_gambits_reach_the_rules() {
    let tops = ["S7.A9.D7.H4", "S8.A3.D4.H9"];
    let mut scene = Scene::new(Language::English, 0, &tops, &["", ""], &[0, 0]);
    assert_eq!(scene.read("gambit 1 SD H"), "gambit 1 SD H");
    assert!(scene.refused("gambit 1 SD H").contains("Health is not one of the two"));
}
