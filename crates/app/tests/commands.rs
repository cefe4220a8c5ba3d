//! The commands as a person gives them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn munera(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_munera"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

fn run(arguments: &[&str]) -> Output {
    munera(arguments).stdin(Stdio::null()).output().expect("the binary runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_watched_game_is_saved_and_told_again_in_both_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let file = path_text(&file);
    for table in
        [&["--players", "6", "--teams", "3v3"][..], &["--players", "2"], &["--players", "1"]]
    {
        let play = ["play", "gorus", "--watch", "--seed", "9", "--target", "1", "--save", file];
        let played = run(&[&play[..], table].concat());
        assert!(played.status.success(), "{}", text(&played.stderr));
        assert!(text(&played.stdout).contains('★'), "{}", text(&played.stdout));
        assert!(!text(&played.stdout).contains('\u{1b}'), "no colours in a pipe");
        let english = run(&["replay", file]);
        assert!(english.status.success());
        let russian = run(&["replay", file, "--lang", "ru"]);
        assert!(text(&russian.stdout).contains("Кровус Максимус"));
    }
}

/// Types a line.
fn say(child: &Child, line: &str) {
    let mut input = child.stdin.as_ref().expect("piped");
    writeln!(input, "{line}").expect("the game reads");
}

/// The record on disk is as long as the game, whatever becomes of the program.
#[test]
fn a_killed_game_is_kept_as_far_as_it_went() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let mut command =
        munera(&["play", "gorus", "--players", "1", "--seed", "4", "--save", path_text(&file)]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    // A hint names a card that may be played; that it comes shows that the deal has happened.
    let mut hint = || -> String {
        say(&child, "hint");
        let mut line = String::new();
        while !line.contains("would play") {
            line.clear();
            assert_ne!(output.read_line(&mut line).expect("the game writes"), 0);
        }
        let card = line.split_whitespace().last().expect("a card").to_owned();
        // Behind the card stands its favour, raised.
        card.chars().take_while(char::is_ascii_alphanumeric).collect()
    };
    let card = hint();
    say(&child, &card);
    hint();
    child.kill().expect("it was running");
    child.wait().expect("it ends");
    let kept = fs::read_to_string(&file).expect("the record is there");
    assert!(kept.ends_with(&format!("\n0:{card}\n")), "{kept}");
    assert!(run(&["replay", path_text(&file)]).status.success());
}

#[test]
fn mistakes_are_told_and_fail() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    fs::write(&file, "[Game \"gorus\"]\n[Options \"{\\\"players\\\":3}\"]\n\n0:F4\n")
        .expect("written");
    for (arguments, told) in [
        (&["replay", "/nonexistent"][..], "nonexistent"),
        (&["play", "gorus", "--players", "4", "--teams", "3v3"], "G8.1"),
        (&["play", "gorus", "--players", "4", "--teams", "3v3", "--lang", "ru"], "вчетвером"),
        (&["play", "gorus", "--seat", "7"], "seat"),
        (&["play", "gorus", "--save", "/nonexistent/game.txt"], "nonexistent"),
        (&["play", "chess"], "chess"),
    ] {
        let output = run(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let said = text(&output.stderr).to_lowercase();
        assert!(said.contains(&told.to_lowercase()), "{arguments:?}: {said}");
    }
    // A move before any deal: the replay says which event, which rule and why, and fails.
    let output = run(&["replay", path_text(&file)]);
    assert!(!output.status.success());
    assert!(text(&output.stdout).contains("G3.8"), "{}", text(&output.stdout));
}

#[test]
fn the_benchmark_speaks_json() {
    let output = run(&["bench", "--json", "--only", "gorus.4p.state"]);
    assert_eq!(
        text(&output.stdout),
        "{\"bench\":\"gorus.4p.state\",\"value\":128,\"unit\":\"B\"}\n"
    );
}

#[test]
fn the_laws_can_be_run_from_outside() {
    let output = run(&["lab", "laws", "--games", "17", "--seed", "5"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("No law was broken"));
}
