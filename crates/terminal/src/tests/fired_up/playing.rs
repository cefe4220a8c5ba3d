//! Whole games, typed by a script.

use munera_bots::Bot;
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Packs;
use munera_rules::Seat;
use munera_rules::fired_up::{BetLimit, HouseRules, LockSpan, Options};
use munera_text::Language;

use crate::PlaySettings;
use crate::tests::typist::{Then, sit};
use crate::tests::{self, after, assert_fits, assert_played_and_told, kept};

fn options(players: u8) -> Options {
    Packs::own().offered()[0].options(players)
}

fn settings(options: Options, language: Language) -> PlaySettings {
    let game = AnyGame::fired_up(options).expect("the options are possible");
    tests::settings(game, language)
}

fn english(players: u8) -> PlaySettings {
    settings(options(players), Language::English)
}

#[test]
fn whole_games_can_be_typed_in_every_language() {
    for language in Language::ALL {
        let mut seen = String::new();
        for players in 2..=5 {
            let options = Options { abilities: players != 3, ..options(players) };
            let settings = settings(options, language);
            seen.push_str(&assert_played_and_told(&settings, Then::Hinted));
        }
        // Everything that is worth testing was shown.
        let told = match language {
            Language::English => [
                "your turn",
                "Your dice: 1 ",
                "You may reroll dice",
                "Use at least one die.",
                "This turn your dice go to",
                "This attack meets:",
                "You score",
                "bet on",
                "Morale check:",
                " falls!",
                "It pays: ",
                "Round 1 is over",
                " wins the fight.",
            ],
            Language::Russian => [
                "ваш ход",
                "Ваши кубики: 1 ",
                "Любые можно один раз",
                "Используйте хотя бы",
                "В этот ход все ваши кубики",
                "Эта атака выполнила:",
                "Вы засчитываете",
                "ставку ",
                "Проверка духа:",
                " выбывает!",
                "Очки: ",
                "Раунд 1 завершён",
                "Бой выигрывает ",
            ],
        };
        for told in told {
            assert!(seen.contains(told), "{told}");
        }
    }
}

#[test]
fn people_can_sit_anywhere_and_bots_can_think() {
    for seat in Seat::all(3) {
        let settings = PlaySettings { seat: Some(seat), bots: Bot::Easy, ..english(3) };
        let (played, text) = sit(&settings, &[], Then::Hinted);
        assert!(played.finished, "{text}");
        let own = format!("{seat}:keep ");
        assert_eq!(played.events.iter().filter(|event| event.starts_with(&own)).count(), 4);
    }
}

#[test]
fn spectators_watch_without_being_asked() {
    for players in 2..=5 {
        let settings = PlaySettings { seat: None, ..english(players) };
        let (played, text) = sit(&settings, &[], Then::Stop);
        assert!(played.finished);
        assert_fits(&text);
        assert!(!text.contains(" > "), "{text}");
        // A betting card lies face down until it is settled: only its own seat sees the fighter.
        let (_, story) = text.split_once("Round 1:").expect("the story");
        assert!(!story.contains("You ") && !story.contains("keeps"), "{text}");
        let story = story.split_whitespace().collect::<Vec<_>>().join(" ");
        let bets = story.matches("bets on ").count();
        assert_eq!(story.matches("secretly bets on ").count(), bets, "{text}");
    }
}

#[test]
fn a_spectator_at_a_terminal_gets_time_to_read() {
    let settings = PlaySettings { seat: None, echo: false, ..english(3) };
    let script = ["points", "bets", "cards", "hint", "", "table", "quit"];
    let (played, text) = sit(&settings, &script, Then::Stop);
    assert!(!played.finished);
    for expected in [
        "Enter to watch on >",
        "Highlights 0, bets 0",
        "secretly bets",
        "You have no Highlights now.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(text.ends_with("> The game is abandoned."), "{text}");
}

#[test]
fn people_at_a_terminal_get_time_to_read() {
    let settings = PlaySettings { echo: false, ..english(2) };
    let (played, text) = sit(&settings, &[], Then::Hinted);
    assert!(played.finished, "{text}");
    assert!(text.contains("Enter to begin >"), "{text}");
    let rounds = text.matches(" is over ──").count();
    assert!(rounds > 0 && text.contains("Enter for the next round >"), "{text}");
    // The end of the game has no pause.
    assert!(text.trim_end().ends_with(['.', '!']), "{text}");
}

#[test]
fn a_refused_move_leaves_the_question_open() {
    let script = ["1 2 3", "1", "1 2"];
    let (played, text) = sit(&english(2), &script, Then::Stop);
    assert_eq!(text.matches("Rule U3.1 does not allow “keep h").count(), 2, "{text}");
    let kept: Vec<&String> = played.events.iter().filter(|it| it.starts_with("0:keep")).collect();
    assert_eq!(kept.len(), 1, "{:?}", played.events);
}

#[test]
fn an_empty_line_shows_the_question_and_chooses_nothing() {
    let (played, text) = sit(&english(2), &["", ""], Then::Stop);
    assert_eq!(text.matches("Keep two >").count(), 3, "{text}");
    // The second time, the table is shown instead of the cards' texts.
    let (first, again) = text.split_once("Keep two >").expect("a question");
    assert!(first.contains(" points: ") && !first.contains("Points: "), "{text}");
    assert!(again.contains("Points: ") && !again.contains(" points: "), "{text}");
    assert!(played.events.iter().all(|event| !event.starts_with("0:")), "{:?}", played.events);
}

#[test]
fn a_turn_with_nothing_left_ends_by_itself() {
    // In the first turn, all dice are discarded at once.
    let (played, text) = sit(&english(2), &["1 2", "stand", "discard all"], Then::Stop);
    let own: Vec<&str> =
        played.events.iter().map(String::as_str).filter(|it| it.starts_with("0:")).collect();
    assert_eq!(own.last(), Some(&"0:end"), "{text}");
    assert_eq!(own.iter().filter(|it| it.starts_with("0:discard")).count(), 5, "{own:?}");
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    let (one, _) = sit(&english(3), &[], Then::Hinted);
    let (again, _) = sit(&english(3), &[], Then::Hinted);
    assert_eq!(one, again);
    let (hinted, _) = sit(&english(2), &["hint", "1 2"], Then::Stop);
    let (plain, _) = sit(&english(2), &["1 2"], Then::Stop);
    assert_eq!(hinted, plain);
}

#[test]
fn everything_is_kept_before_the_next_question() {
    let kept = kept(&english(2), "1 2\n");
    assert!(kept[0].starts_with("setup "));
    assert!(kept.iter().any(|event| event.starts_with("0:keep ")), "{kept:?}");
}

#[test]
fn one_can_look_things_up_at_any_time() {
    let script = [
        "cards",
        "bets",
        "points",
        "rule U3.4",
        "rule 3.4",
        "what?",
        "rule U99",
        "examples 8",
        "?",
    ];
    let (_, text) = sit(&english(2), &script, Then::Stop);
    for expected in [
        " points: ",
        "The first, second and third correct card",
        "Highlights 0, bets 0",
        "U3.4  Buff: move the fighter’s",
        "“what?” is neither a move nor a command.",
        "There is no rule “U99”.",
        "Three dice, one step",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    // U8.2: the Starting Speed decides the winner's Bet between equals.
    let bets = after(&text, "bets").split("points").next().expect("a text");
    assert!(bets.contains("the higher Starting Speed wins ("), "{bets}");
    // Help ends with what the reader can do now.
    assert!(after(&text, "?").contains("Keep two of these Highlights"), "{text}");
}

#[test]
fn everything_can_be_looked_up_in_every_language() {
    let mut script: Vec<String> =
        ["help", "rules", "terms", "aid", "examples", "cards", "bets", "points"]
            .map(str::to_owned)
            .into();
    script.extend((0..=10).map(|section| format!("rules {section}")));
    script.extend((0..=9).map(|example| format!("examples {example}")));
    let script: Vec<&str> = script.iter().map(String::as_str).collect();
    for language in Language::ALL {
        let options = Options { abilities: false, ..options(5) };
        let (_, text) = sit(&settings(options, language), &script, Then::Stop);
        assert_fits(&text);
    }
}

/// U9.7: the house rules of a table are told before the first event and wherever their rule is told,
/// and a whole game keeps to them.
#[test]
fn a_table_tells_its_house_rules() {
    let house = HouseRules { bets: BetLimit::One, locks: LockSpan::Stay, ..HouseRules::USUAL };
    let words = [
        ["House rules: A lock stays until", "House rule: You may place only one card on each Bet."],
        [
            "Домашние правила. Замок остаётся,",
            "Домашнее правило. На каждую Ставку можно положить только одну карту.",
        ],
    ];
    for (language, [welcome, below]) in Language::ALL.into_iter().zip(words) {
        let settings = settings(Options { house, ..options(3) }, language);
        let (played, text) = sit(&settings, &["rule U6.1", "rule U6.2", "aid"], Then::Hinted);
        assert!(played.finished);
        assert!(text.contains(welcome) && text.contains("(U3.7, U7.2)"), "{text}");
        assert!(after(&text, "rule U6.1").contains(below), "{text}");
        let other = after(&text, "rule U6.2").split(" > ").next().expect("a text");
        assert!(!other.contains(below), "{other}");
        assert!(after(&text, "aid").contains(below), "{text}");
        assert_fits(&text);
    }
    let (_, text) = sit(&english(2), &["rule U6.1", "aid"], Then::Stop);
    assert!(!text.contains("House rule"), "{text}");
}
