//! Whole games at a terminal, typed by a script, and records replayed.

mod commands;
mod fired_up;
mod gladiators;
mod gorus;
pub(super) mod scene;
mod typist;

use std::io;

use munera_bots::Bot;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::Ending;
use munera_rules::Seat;
use munera_text::Language;

use self::typist::{Then, sit};
use super::{PlaySettings, ReplayError, ReplaySettings, paint, play, replay};

/// A person in seat 0 against random bots.
fn settings(game: AnyGame, language: Language) -> PlaySettings {
    PlaySettings {
        game,
        seat: Some(Seat::new(0)),
        bots: Bot::Random,
        seed: 7,
        language,
        echo: true,
    }
}

/// The events that are kept of a game in which these lines are typed.
fn kept(settings: &PlaySettings, typed: &str) -> Vec<String> {
    let mut kept = Vec::new();
    let mut keep = |event: &str| {
        kept.push(event.to_owned());
        Ok(())
    };
    play(settings, &mut typed.as_bytes(), &mut io::sink(), &mut keep).expect("no error");
    kept
}

/// Tells a record from its start.
fn replayed(
    game: &AnyGame,
    events: &[String],
    language: Language,
) -> (Result<(), ReplayError>, String) {
    let (game, names) = (game.clone(), Vec::new());
    told(&ReplaySettings { game, start: None, names, ending: Ending::default(), language }, events)
}

/// Tells a record.
fn told(settings: &ReplaySettings, events: &[String]) -> (Result<(), ReplayError>, String) {
    let mut output = Vec::new();
    let result = replay(settings, events, &mut output);
    (result, plain(std::str::from_utf8(&output).expect("the output is text")))
}

/// Plays a game to its end, tells its record, and checks both. Returns the screen of the game.
fn assert_played_and_told(settings: &PlaySettings, then: Then) -> String {
    let (played, text) = sit(settings, &[], then);
    assert!(played.finished, "{text}");
    assert_fits(&text);
    let (result, story) = replayed(&settings.game, &played.events, settings.language);
    assert!(result.is_ok(), "{story}");
    assert_fits(&story);
    assert!(story.contains('★'), "{story}");
    text
}

/// What a person sees: no styles, one kind of space, and no spaces at the ends of lines.
pub(super) fn plain(text: &str) -> String {
    let text = anstream::adapter::strip_str(text).to_string().replace('\u{a0}', " ");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// All variables are filled in, and no line is wider than a terminal.
pub(super) fn assert_fits(text: &str) {
    for line in text.lines() {
        assert!(paint::width(line) <= 80, "too wide: {line}");
        assert!(!line.contains(['{', '}']), "not filled in: {line}");
    }
}

/// What the screen shows since the line was last typed.
fn after<'a>(text: &'a str, typed: &str) -> &'a str {
    text.rsplit_once(&format!("> {typed}\n")).expect("it was typed").1
}
