//! Whole games, typed by a script.

use munera_bots::Bot;
use munera_protocol::catalog::AnyGame;
use munera_rules::Seat;
use munera_rules::gladiators::{Options, Restock};
use munera_text::{Language, Locale};

use crate::PlaySettings;
use crate::tests::typist::{Then, sit};
use crate::tests::{self, after, assert_fits, assert_played_and_told, kept};

fn settings(options: Options, language: Language) -> PlaySettings {
    let game = AnyGame::gladiators(options).expect("the options are possible");
    tests::settings(game, language)
}

fn english(players: u8) -> PlaySettings {
    settings(Options::new(players), Language::English)
}

#[test]
fn whole_games_of_every_size_in_both_languages() {
    let mut seen = String::new();
    for language in Language::ALL {
        for players in 2..=4 {
            for seed in 0..4 {
                let options = Options { open_history: seed % 2 == 0, ..Options::new(players) };
                let settings = PlaySettings { seed, ..settings(options, language) };
                seen.push_str(&assert_played_and_told(&settings, Then::Listed));
            }
        }
    }
    // Everything that is worth testing was shown.
    for told in [
        "Onslaught ",
        "falls",
        "announces a Gambit",
        "You      recover with",
        "has run out and is restocked",
        "You have fallen.",
        "last one standing",
        "сосредоточение",
        "Можно ответить одной картой:",
    ] {
        assert!(seen.contains(told), "{told}");
    }
}

#[test]
fn people_can_sit_anywhere_and_bots_can_think() {
    for seat in Seat::all(3) {
        let options = Options { turn_limit: Some(12), ..Options::new(3) };
        let settings = PlaySettings {
            seat: Some(seat),
            bots: Bot::Easy,
            ..settings(options, Language::Russian)
        };
        let (played, text) = sit(&settings, &["подсказка"], Then::Listed);
        assert!(played.finished, "{text}");
        assert!(text.contains("Бот выбрал бы «"), "{text}");
    }
}

/// Automatic passes of empty hands are events like any other.
#[test]
fn passes_of_empty_hands_are_kept_and_not_told() {
    let (played, text) = sit(&english(2), &[], Then::Listed);
    let passes = played.events.iter().filter(|event| event.ends_with(":pass")).count();
    let typed = text.lines().filter(|line| line.ends_with(" > pass")).count();
    assert!(passes > 2 * typed, "{passes} passes, {typed} of them typed");
    assert!(!text.contains("passes"), "{text}");
}

#[test]
fn spectators_watch_without_being_asked() {
    for players in 2..=4 {
        let settings = PlaySettings { seat: None, ..english(players) };
        let (played, text) = sit(&settings, &[], Then::Stop);
        assert!(played.finished);
        assert_fits(&text);
        assert!(!text.contains("You") && !text.contains(" > "), "{text}");
        // No hand is shown, only the traits in it.
        assert!(!text.contains("Your hand"), "{text}");
    }
}

#[test]
fn a_spectator_at_a_terminal_gets_time_to_read() {
    let settings = PlaySettings { seat: None, echo: false, ..english(3) };
    let script = ["score", "hint", "attack 1", "history", "", "table", "quit"];
    let (played, text) = sit(&settings, &script, Then::Stop);
    assert!(!played.finished);
    for expected in ["Enter to watch on >", " left · wounds ", "(D1.2)"] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(text.ends_with("> The game is abandoned."), "{text}");
}

#[test]
fn the_fallen_may_watch_on_or_leave() {
    let settings = PlaySettings { seed: 1, echo: false, ..english(4) };
    let fallen = (0..40)
        .map(|seed| PlaySettings { seed, ..settings.clone() })
        .find_map(|settings| {
            let piped = PlaySettings { echo: true, ..settings.clone() };
            let (_, text) = sit(&piped, &[], Then::Listed);
            text.contains("You have fallen.").then_some(settings)
        })
        .expect("somebody falls");
    // In a pipe the game goes on; at a terminal it waits, and asks nothing else.
    let (played, text) = sit(&fallen, &[], Then::Listed);
    assert!(played.finished, "{text}");
    let (_, rest) = text.split_once("You have fallen.").expect("they fall");
    assert!(rest.contains("Enter to watch on >"), "{rest}");
    for question in ["Your turn >", "Respond or pass >", "Draw >"] {
        assert!(!rest.contains(question), "{rest}");
    }
}

#[test]
fn an_empty_line_shows_the_question_and_passes_nothing() {
    // The window opens whether or not the action is aimed at the reader.
    let settings = PlaySettings { bots: Bot::Easy, ..english(4) };
    let (played, text) = sit(&settings, &["SADH", "", "", ""], Then::Stop);
    assert!(!played.events.iter().any(|event| event.starts_with("0:pass")));
    let asked = text.matches("Respond or pass >").count() + text.matches("Your turn >").count();
    assert_eq!(asked, 4, "{text}");
}

#[test]
fn one_can_pass_on_until_the_own_turn() {
    let settings = PlaySettings { bots: Bot::Random, seed: 3, ..english(4) };
    let asked = |script: &[&str]| {
        let (_, text) = sit(&settings, script, Then::Stop);
        let (before, _) = text.split_once("Your turn >").unwrap_or((&text, ""));
        before.matches("Respond or pass >").count()
    };
    assert!(asked(&["SADH", "pass on"]) <= 2);
    let (played, _) = sit(&settings, &["SADH", "pass on"], Then::Stop);
    assert!(played.events.iter().any(|event| event == "0:pass"));
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    let (one, _) = sit(&english(3), &[], Then::Listed);
    let (again, _) = sit(&english(3), &[], Then::Listed);
    assert_eq!(one, again);
    let (hinted, _) = sit(&english(2), &["hint", "SA"], Then::Stop);
    let (plain, _) = sit(&english(2), &["SA"], Then::Stop);
    assert_eq!(hinted, plain);
}

#[test]
fn everything_is_kept_before_the_next_question() {
    let kept = kept(&english(2), "S\n");
    assert!(kept[0].starts_with("setup "));
    assert!(kept.iter().any(|event| event == "0:draw S"), "{kept:?}");
}

#[test]
fn one_can_look_things_up_at_any_time() {
    let script = ["history", "score", "rule D4.2", "rule 4.2", "what?", "rule D9", "examples 12"];
    let (_, text) = sit(&english(2), &script, Then::Stop);
    for expected in [
        "This table does not show histories (D1.2).",
        "0 of ",
        "D4.2  Attack: name an opponent",
        "“what?” is neither a move nor a command.",
        "There is no rule “D9”.",
        "Two who could win",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let options = Options { open_history: true, ..Options::new(2) };
    let (_, text) = sit(&settings(options, Language::English), &["history"], Then::Stop);
    assert!(after(&text, "history").contains("Under the piles"), "{text}");
}

#[test]
fn everything_can_be_looked_up_in_every_language() {
    let mut script: Vec<String> =
        ["help", "rules", "terms", "aid", "examples"].map(str::to_owned).into();
    script.extend((0..=8).map(|section| format!("rules {section}")));
    script.extend((0..=13).map(|example| format!("examples {example}")));
    let script: Vec<&str> = script.iter().map(String::as_str).collect();
    for language in Language::ALL {
        let options = Options { turn_limit: Some(21), ..Options::new(3) };
        let (_, text) = sit(&settings(options, language), &script, Then::Stop);
        assert_fits(&text);
    }
}

/// D7.2: the house rules of a table are told before the first event and wherever their rule is told,
/// and a whole game keeps to them.
#[test]
fn a_table_tells_its_house_rules() {
    let options = Options { restock: Restock::Flip, turn_limit: Some(40), ..Options::new(3) };
    let words = ["House rules: A deck whose last card was drawn", "Домашние правила."];
    for (language, words) in Language::ALL.into_iter().zip(words) {
        let script = ["rule D5.1", "rule D5.2", "aid"];
        let (played, text) = sit(&settings(options, language), &script, Then::Listed);
        assert!(played.finished);
        assert!(text.contains(words) && text.contains("(D5.1)"), "{text}");
        assert_fits(&text);
        let below = Locale::of(language).text("house-restock-flip");
        let told = |typed: &str| {
            let told = after(&text, typed).split(" > ").next().expect("a text");
            told.split_whitespace().collect::<Vec<_>>().join(" ").contains(&below)
        };
        assert!(told("rule D5.1") && told("aid") && !told("rule D5.2"), "{text}");
    }
    let (_, text) = sit(&english(2), &["rule D5.1", "aid"], Then::Stop);
    assert!(!text.contains("House rule"), "{text}");
}

#[test]
fn the_turn_limit_ends_a_game() {
    for limit in [1, 2, 5] {
        let options = Options { turn_limit: Some(limit), ..Options::new(2) };
        let (played, text) = sit(&settings(options, Language::English), &[], Then::Listed);
        assert!(played.finished);
        assert!(text.contains("★ The last turn is over."), "{text}");
    }
}
