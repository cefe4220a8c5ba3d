//! The worked examples of the books, played by the rules.
//!
//! The web app shows what these tests write, so no picture can say what the rules do not.
//! `UPDATE_GOLDEN=1` writes the files anew.

mod fired_up;
#[allow(clippy::needless_raw_string_hashes, reason = "expect_test writes them")]
mod gladiators;
mod gorus;

use std::path::Path;

use munera_rules::{Viewer, read_event};
use serde::Serialize;

use super::super::{Guided, Story};

/// Compares examples, or other facts, with the file of a game that the web app shows.
fn assert_kept(file: &str, facts: &[impl Serialize]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(file);
    // One on each line: a difference names the example.
    let lines: Vec<String> =
        facts.iter().map(|fact| serde_json::to_string(fact).expect("it can be written")).collect();
    let made = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &made).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file is there");
    assert!(kept == made, "{} is old: UPDATE_GOLDEN=1 rewrites it", path.display());
}

/// Plays one legal event, and tells it as a spectator notices it.
fn told<G: Guided>(game: &G, state: &mut G::State, text: &str) -> Option<Story> {
    let before = game.view(state, Viewer::Spectator);
    let event = read_event(game, text).unwrap_or_else(|_| panic!("no event: {text}"));
    game.play(state, &event).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    let after = game.view(state, Viewer::Spectator);
    game.news(&before, &after).map(|news| game.story(&news))
}
