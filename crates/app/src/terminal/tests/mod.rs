//! Whole games at a terminal, typed by a script, and records replayed.

mod fired_up;
mod gladiators;
mod gorus;
mod typist;

use munera_bots::Bot;
use munera_rules::Seat;

use super::{PlaySettings, paint};
use crate::catalog::AnyGame;
use crate::locale::Language;

/// Somebody in seat 0 against random bots.
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

/// What a person sees: no styles, one kind of blank, and none at the ends of lines.
pub(super) fn plain(text: &str) -> String {
    let text = anstream::adapter::strip_str(text).to_string().replace('\u{a0}', " ");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// Everything is filled in, and no line is wider than a terminal.
pub(super) fn assert_fits(text: &str) {
    for line in text.lines() {
        assert!(paint::width(line) <= 80, "too wide: {line}");
        assert!(!line.contains(['{', '}']), "not filled in: {line}");
    }
}

/// What the screen shows from the last time that the line was typed.
fn after<'a>(text: &'a str, typed: &str) -> &'a str {
    text.rsplit_once(&format!("> {typed}\n")).expect("it was typed").1
}
