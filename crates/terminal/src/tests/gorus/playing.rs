//! Whole games, typed by a script.

use std::io::{self, Write};

use munera_bots::Bot;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::Ending;
use munera_rules::Seat;
use munera_rules::gorus::{Division, Options};
use munera_text::Language;

use crate::PlaySettings;
use crate::ReplaySettings;
use crate::play;
use crate::replay;
use crate::tests::typist::{BARRED, FIRST, Then, sit};
use crate::tests::{self, after, assert_fits, assert_played_and_told, kept};

fn settings(options: Options, language: Language) -> PlaySettings {
    let game = AnyGame::gorus(options).expect("the options are possible");
    tests::settings(game, language)
}

fn english(players: u8) -> PlaySettings {
    settings(Options::new(players), Language::English)
}

#[test]
fn whole_games_of_every_size_and_division_in_both_languages() {
    for language in Language::ALL {
        for players in 1..=8 {
            for division in Division::all_for(players) {
                let options = Options { division, target: Some(2), ..Options::new(players) };
                let settings = settings(options, language);
                let then = if players % 2 == 0 { Then::Cards } else { Then::Ranks };
                assert_played_and_told(&settings, then);
            }
        }
    }
}

#[test]
fn every_bout_is_announced_once() {
    for players in [1, 2, 4] {
        let options = Options { target: Some(1), ..Options::new(players) };
        let (played, text) = sit(&settings(options, Language::English), &[], Then::Cards);
        let announced = text.lines().filter(|line| line.starts_with("Bout ")).count();
        assert_eq!(announced, own_plays(&played.events).len(), "{text}");
    }
}

#[test]
fn people_can_sit_anywhere() {
    for seat in Seat::all(4) {
        let options = Options { target: Some(1), ..Options::new(4) };
        let settings = PlaySettings { seat: Some(seat), ..settings(options, Language::English) };
        let (played, _) = sit(&settings, &[], Then::Cards);
        assert!(played.finished);
    }
}

#[test]
fn easy_bots_play_too() {
    let options = Options { target: Some(1), ..Options::new(5) };
    let settings = PlaySettings { bots: Bot::Easy, ..settings(options, Language::Russian) };
    assert!(sit(&settings, &["подсказка"], Then::Cards).0.finished);
}

#[test]
fn spectators_watch_without_being_asked() {
    for players in [1, 3, 8] {
        let options = Options { target: Some(1), ..Options::new(players) };
        let settings = PlaySettings { seat: None, ..settings(options, Language::English) };
        let (played, text) = sit(&settings, &[], Then::Stop);
        assert!(played.finished);
        assert_fits(&text);
        assert!(!text.contains("You") && !text.contains(" > "), "{text}");
    }
}

#[test]
fn a_spectator_at_a_terminal_gets_time_to_read() {
    let options = Options { target: Some(9), ..Options::new(3) };
    let settings = PlaySettings { seat: None, echo: false, ..settings(options, Language::English) };
    let (played, text) = sit(&settings, &["score", "hint", "F10", "", "quit"], Then::Stop);
    assert!(!played.finished);
    assert!(text.contains("1/9") && text.ends_with("> The game is abandoned."), "{text}");
}

#[test]
fn a_player_at_a_terminal_gets_time_to_read() {
    let options = Options { target: Some(9), ..Options::new(3) };
    let settings = PlaySettings { echo: false, ..settings(options, Language::English) };
    let mut script = vec![FIRST; 10];
    script.extend(["score", "", "quit"]);
    let (played, text) = sit(&settings, &script, Then::Stop);
    assert_eq!(own_plays(&played.events).len(), 10);
    let (tally, next) = text.split_once("Enter for the next round >").expect("it waits");
    assert!(tally.contains("Round 1 is over.") && !tally.contains("Round 2"), "{tally}");
    assert!(next.contains("Round 2"), "{next}");
    // A pipe does not wait. A person who leaves at the pause leaves the game there.
    let piped = PlaySettings { echo: true, ..settings.clone() };
    assert!(!sit(&piped, &[FIRST; 10], Then::Stop).1.contains("Enter for the next round"));
    let (played, text) = sit(&settings, &[FIRST; 10], Then::Stop);
    assert!(!played.finished && !text.contains("Round 2"), "{text}");
}

#[test]
fn everything_is_kept_before_the_next_question() {
    let settings = english(4);
    let script = [FIRST, "score", FIRST, "13", FIRST];
    let (played, _) = sit(&settings, &script, Then::Stop);
    assert!(!played.finished && own_plays(&played.events).len() == 3);
    // The deal is kept before the first card is asked for.
    let kept = kept(&settings, "");
    assert_eq!(kept[..], played.events[..kept.len()]);
    assert!(kept[0].starts_with("deal ") && own_plays(&kept).is_empty());
}

#[test]
fn a_record_that_cannot_be_kept_stops_the_game() {
    let mut keep = |_: &str| Err(io::ErrorKind::BrokenPipe.into());
    let stopped = play(&english(3), &mut io::empty(), &mut io::sink(), &mut keep);
    assert!(stopped.is_err_and(|error| error.kind() != io::ErrorKind::BrokenPipe));
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    let options = Options { target: Some(1), ..Options::new(4) };
    let settings = settings(options, Language::English);
    let (one, _) = sit(&settings, &[], Then::Cards);
    // Neither the language nor a hint changes the game.
    let russian = PlaySettings { language: Language::Russian, ..settings.clone() };
    let (other, _) = sit(&russian, &["hint", "подсказка"], Then::Cards);
    assert_eq!(one, other);
    let (another, _) = sit(&PlaySettings { seed: 8, ..settings }, &[], Then::Cards);
    assert_ne!(one, another);
}

#[test]
fn a_refused_card_is_explained() {
    let expected = [
        (Language::English, "Rule G3.3 does not allow ", "You hold ", "You can play: "),
        (
            Language::Russian,
            "Правило G3.3 не позволяет сыграть ",
            "У вас на руке",
            "Можно сыграть: ",
        ),
    ];
    for (language, rule, reason, legal) in expected {
        let (played, text) = sit(&settings(Options::new(4), language), &[BARRED], Then::Stop);
        assert!(!played.finished);
        let (_, answer) = text.rsplit_once(rule).unwrap_or_else(|| panic!("{text}"));
        assert!(answer.contains(reason) && answer.contains(legal), "{answer}");
        // It played nothing.
        let (_, again) = sit(&settings(Options::new(4), language), &[BARRED, FIRST], Then::Stop);
        assert!(again.len() > text.len());
    }
    let (_, text) = sit(&english(4), &["F15"], Then::Stop);
    let answer = after(&text, "F15");
    assert!(answer.starts_with("Rule G3.8 does not allow F15. You do not hold F15"), "{answer}");
}

#[test]
fn one_can_look_things_up_at_any_time() {
    let script = ["last", "history", "score", "rule G3.4", "hint", "what?", "", "rule G9", "13"];
    let (_, text) = sit(&english(4), &script, Then::Stop);
    let (_, short) = sit(&english(4), &["rule 3.4"], Then::Stop);
    assert!(after(&short, "rule 3.4").starts_with("  G3.4  A gladiator of the same rank"));
    for expected in [
        "No bout of this round is over yet.",
        "This table shows no bout before the last one",
        "○○○ 0/3   0 gladiators this round",
        "G3.4  A gladiator of the same rank",
        "A bot would play ",
        "“what?” is neither a card nor a command.",
        "There is no rule “G9”.",
        "You hold no gladiator of rank 13.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let hint = text.lines().find(|line| line.starts_with("A bot would play ")).expect("a hint");
    assert!(!hint.contains("  ") && !hint.contains(" ."), "{hint}");
}

#[test]
fn everything_can_be_looked_up_in_every_language() {
    let mut script: Vec<String> =
        ["help", "rules", "terms", "aid", "examples"].map(str::to_owned).into();
    script.extend((0..=9).map(|section| format!("rules {section}")));
    script.extend((0..=9).map(|example| format!("examples {example}")));
    let script: Vec<&str> = script.iter().map(String::as_str).collect();
    for language in Language::ALL {
        for players in [1, 2, 8] {
            let (_, text) = sit(&settings(Options::new(players), language), &script, Then::Stop);
            assert_fits(&text);
        }
    }
}

/// The cards that seat 0 has played.
fn own_plays(events: &[String]) -> Vec<&str> {
    events.iter().filter_map(|event| event.strip_prefix("0:")).collect()
}

#[test]
fn closed_history_shows_the_last_bout_only() {
    let script = [FIRST, FIRST, FIRST, "last", "history", "score"];
    let (played, text) = sit(&english(3), &script, Then::Stop);
    let (plays, answers) = (own_plays(&played.events), after(&text, "last"));
    assert!(answers.contains(plays[2]), "{answers}");
    for older in &plays[..2] {
        assert!(!answers.split_whitespace().any(|word| word.starts_with(older)), "{answers}");
    }
    assert!(!answers.contains("CF so far"), "{answers}");
}

#[test]
fn open_history_shows_all_bouts_of_the_round() {
    let script = [FIRST, FIRST, FIRST, "history", "score"];
    let options = Options { open_history: true, ..Options::new(3) };
    let (played, text) = sit(&settings(options, Language::English), &script, Then::Stop);
    let answers = after(&text, "history");
    assert!(own_plays(&played.events).iter().all(|play| answers.contains(play)), "{answers}");
    assert!(answers.contains("CF so far"), "{answers}");
}

#[test]
fn a_solo_player_is_reminded_of_the_eight_until_one_is_collected() {
    let options = Options { target: Some(1), ..Options::new(1) };
    let reminder = "You still need to collect an 8 in this round (G7.3).";
    let mut collected = 0;
    for seed in 0..20 {
        let settings = PlaySettings { seed, ..settings(options, Language::English) };
        let (played, text) = sit(&settings, &[], Then::Cards);
        assert!(played.finished && text.contains(reminder), "{text}");
        // The reminder goes with the first 8; the round is lost for want of one if it stays.
        let times = text.matches(reminder).count();
        let lost = text.contains("You collected no 8");
        assert_eq!(lost && times == 10, lost, "{text}");
        collected += usize::from(times < 10);
    }
    assert!(collected > 0);
}

#[test]
fn a_finished_round_can_be_looked_back_at() {
    let mut script = vec![FIRST; 10];
    script.push("history");
    let (played, text) = sit(&english(3), &script, Then::Stop);
    let answers = after(&text, "history");
    assert!(answers.contains("Bouts of round 1"), "{answers}");
    let plays = own_plays(&played.events);
    assert!(plays.len() == 10 && plays.iter().all(|play| answers.contains(play)), "{answers}");
}

#[test]
fn the_end_of_input_abandons_the_game() {
    let settings = settings(Options::new(2), Language::Russian);
    let (played, text) = sit(&settings, &[], Then::Stop);
    assert!(!played.finished);
    assert!(text.ends_with("\nПартия прервана."), "{text}");
    assert!(played.events[0].starts_with("deal "));
    let (left, text) = sit(&settings, &["выход"], Then::Stop);
    assert!(text.ends_with("\nПартия прервана."), "{text}");
    assert_eq!(played, left);
}

#[test]
fn garbage_is_answered_like_any_other_line() {
    let mut input: &[u8] = b"\xff\xfe\x1b[2J\0\r\n";
    let mut output = Vec::new();
    let played = play(&english(3), &mut input, &mut output, &mut |_| Ok(()));
    assert!(played.is_ok_and(|played| !played.finished));
    let text = String::from_utf8(output).expect("the output is text");
    assert!(text.contains("is neither a card nor a command") && !text.contains("\x1b[2J"));
}

/// An output whose reader ends.
struct Closing(usize);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.saturating_sub(1);
        if self.0 == 0 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_is_no_error() {
    let options = Options { target: Some(1), ..Options::new(3) };
    let settings = PlaySettings { seat: None, ..settings(options, Language::English) };
    let mut closing = Closing(80);
    let played =
        play(&settings, &mut io::empty(), &mut closing, &mut |_| Ok(())).expect("no error");
    assert!(!played.finished && !played.events.is_empty());
    let (whole, _) = sit(&settings, &[], Then::Stop);
    let settings = ReplaySettings {
        game: settings.game,
        start: None,
        names: Vec::new(),
        ending: Ending::default(),
        language: Language::English,
    };
    assert!(replay(&settings, &whole.events, &mut Closing(40)).is_ok());
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let settings = PlaySettings { seat: Some(Seat::new(3)), ..english(3) };
    let error = play(&settings, &mut io::empty(), &mut io::sink(), &mut |_| Ok(()))
        .expect_err("no such seat");
    assert_eq!(error.to_string(), "There is no seat 3 at this table.");
}
