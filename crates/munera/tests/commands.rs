//! The commands as a person uses them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use munera_protocol::catalog::GameName;
use munera_protocol::record::Record;
use serde_json::{Value, json};

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

#[test]
fn gladiators_are_watched_saved_and_told_again_in_both_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let file = path_text(&file);
    let saved = ["--seed", "9", "--bot", "random", "--save", file];
    for table in [
        &[][..],
        &["--players", "3", "--open-history"],
        &["--players", "4", "--turn-limit", "30", "--lang", "ru"],
    ] {
        let played = run(&[&["play", "gladiators", "--watch"][..], &saved, table].concat());
        assert!(played.status.success(), "{}", text(&played.stderr));
        assert!(text(&played.stdout).contains('★'), "{}", text(&played.stdout));
        assert!(!text(&played.stdout).contains('\u{1b}'), "no colours in a pipe");
        for language in ["en", "ru"] {
            let told = run(&["replay", file, "--lang", language]);
            assert!(told.status.success(), "{}", text(&told.stdout));
            assert!(text(&told.stdout).contains('★'), "{}", text(&told.stdout));
        }
    }
    // By default two play, and the record contains the passes of empty hands.
    let played = run(&[&["play", "gladiators", "--watch"][..], &saved].concat());
    assert!(text(&played.stdout).starts_with("Gladiators, 2 players, seed 9"));
    let record = fs::read_to_string(file).expect("the record is there");
    assert!(record.contains("[Options \"{\\\"players\\\":2}\"]") && record.contains(":pass\n"));
}

#[test]
fn a_record_from_a_position_is_told_or_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let deck = |letter: char, but: &[u8]| {
        let cards = (1..=13_u8).filter(|power| !but.contains(power));
        cards.map(|power| format!("{letter}{power}")).collect::<Vec<_>>().join(".")
    };
    let record = |wounds: u8| {
        let position = json!({
            "tops": ["S9.A11.D2.H8", "S6.A3.D4.H9"], "history": ["", ""], "hands": ["", ""],
            "decks": {
                "S": deck('S', &[9, 6]), "A": deck('A', &[11, 3]),
                "D": deck('D', &[2, 4]), "H": deck('H', &[8, 9]),
            },
            "wounds": [0, wounds], "alive": [true, true], "turn": 0,
        });
        let mut record = Record::default();
        record.push_tag("Game", "gladiators");
        record.push_tag("Options", json!({"players": 2}).to_string());
        record.push_tag("Position", position.to_string());
        record.events = ["0:attack 1", "1:pass"].map(str::to_owned).to_vec();
        record.to_string()
    };
    fs::write(&file, record(2)).expect("written");
    let told = run(&["replay", path_text(&file), "--lang", "ru"]);
    assert!(told.status.success(), "{}", text(&told.stderr));
    assert!(text(&told.stdout).contains("Игрок 0: победа!"), "{}", text(&told.stdout));
    fs::write(&file, record(99)).expect("written");
    let told = run(&["replay", path_text(&file), "--lang", "ru"]);
    assert!(!told.status.success());
    assert!(text(&told.stderr).contains("не мог пережить столько ран"), "{}", text(&told.stderr));
}

/// Types a line.
fn say(child: &Child, line: &str) {
    let mut input = child.stdin.as_ref().expect("piped");
    writeln!(input, "{line}").expect("the game reads");
}

/// The record on disk is complete up to now, even if the program is killed.
#[test]
fn a_killed_game_is_kept_as_far_as_it_went() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let mut command =
        munera(&["play", "gorus", "--players", "1", "--seed", "4", "--save", path_text(&file)]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    // A hint names a legal card; its arrival shows that the deal has happened.
    let mut hint = || -> String {
        say(&child, "hint");
        let mut line = String::new();
        while !line.contains("would play") {
            line.clear();
            assert_ne!(output.read_line(&mut line).expect("the game writes"), 0);
        }
        let card = line.split_whitespace().last().expect("a card").to_owned();
        // The card's favour follows it in superscript.
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
        (
            &["play", "gorus", "--players", "4", "--teams", "3v3", "--lang", "ru"],
            "на команды не делится",
        ),
        (&["play", "gorus", "--seat", "7"], "seat"),
        (&["play", "gorus", "--save", "/nonexistent/game.txt"], "nonexistent"),
        (&["play", "chess"], "chess"),
        (&["play", "gladiators", "--players", "5"], "Two to four can play"),
        (&["play", "gladiators", "--turn-limit", "0"], "D7.1"),
        (&["play", "gladiators", "--seat", "2"], "There is no seat 2"),
        (&["play", "gladiators", "--restock", "x"], "D5.1: restock: “x” is none of any, flip.\n"),
        (
            &["play", "gladiators", "--restock", "x", "--lang", "ru"],
            "D5.1: restock: «x» не подходит, варианты: any, flip.\n",
        ),
        (&["play", "gladiators", "--lang", "fr"], "[possible values: en, ru]"),
        (&["play", "gladiators", "--teams", "2v2"], "Gladiators has no option “--teams”."),
        (&["play", "gladiators", "--schools", "FSA"], "Gladiators has no option “--schools”."),
        (&["play", "gladiators", "--target", "2"], "Gladiators has no option “--target”."),
        (
            &["play", "gladiators", "--favour", "8=-3", "--lang", "ru"],
            "В игре «Гладиаторы» нет настройки «--favour».",
        ),
        (&["play", "gorus", "--turn-limit", "9"], "Gorus Maximus has no option “--turn-limit”."),
        (&["play", "gorus", "--no-abilities"], "Gorus Maximus has no option “--no-abilities”."),
        (&["play", "gladiators", "--pack", "default"], "Gladiators has no option “--pack”."),
        (&["play", "fired_up", "--open-history"], "Fired Up has no option “--open-history”."),
        (&["play", "fired_up", "--teams", "2v2", "--lang", "ru"], "В игре «В ударе» нет настройки"),
        (&["play", "fired_up", "--players", "6"], "Two to five can play"),
        (&["play", "fired_up", "--pack", "nowhere"], "There is no content pack “nowhere” here."),
    ] {
        let output = run(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let said = text(&output.stderr).to_lowercase();
        assert!(said.contains(&told.to_lowercase()), "{arguments:?}: {said}");
    }
    // A move before any deal: the replay names the event, the rule and the reason, and fails.
    let output = run(&["replay", path_text(&file)]);
    assert!(!output.status.success());
    assert!(text(&output.stdout).contains("G3.8"), "{}", text(&output.stdout));
}

/// A fair record from the documentation.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fairness/gorus.txt");

#[test]
fn a_fair_record_is_called_fair_in_both_languages() {
    let told = run(&["verify", SAMPLE]);
    assert_eq!(told.status.code(), Some(0));
    assert!(text(&told.stdout).starts_with("Fair: "), "{}", text(&told.stdout));
    assert!(text(&told.stdout).contains("Seat 0 contributed the seed c0ffee."));
    let told = run(&["verify", SAMPLE, "--lang", "ru"]);
    assert_eq!(told.status.code(), Some(0));
    assert!(text(&told.stdout).starts_with("Честно: "), "{}", text(&told.stdout));
    let told = run(&["verify", SAMPLE, "--json"]);
    assert_eq!(told.status.code(), Some(0));
    let verdict: Value = serde_json::from_str(text(&told.stdout)).expect("JSON");
    assert_eq!(
        (&verdict["verdict"], &verdict["seat_seeds"]["0"]),
        (&"fair".into(), &"c0ffee".into())
    );
}

#[test]
fn an_unfair_record_is_called_unfair_and_ends_with_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let fair = fs::read_to_string(SAMPLE).expect("the sample is there");
    fs::write(&file, fair.replace("c0ffee", "c0ffe0")).expect("written");
    let told = run(&["verify", path_text(&file)]);
    assert_eq!(told.status.code(), Some(1));
    let lines: Vec<&str> = text(&told.stdout).lines().collect();
    assert_eq!(lines[0], "Not fair: the record does not match its seeds or the rules.");
    assert!(lines[1].starts_with("Step 1, chance event 1: the seeds give “deal "), "{lines:?}");
    let told = run(&["verify", path_text(&file), "--lang", "ru"]);
    assert!(text(&told.stdout).contains("Шаг 1, случайное событие 1"), "{}", text(&told.stdout));
    let told = run(&["verify", path_text(&file), "--json"]);
    assert_eq!(told.status.code(), Some(1));
    let verdict: Value = serde_json::from_str(text(&told.stdout)).expect("JSON");
    assert_eq!(verdict["verdict"], "unfair");
    assert_eq!(verdict["misfits"][0]["kind"], "chance");
    assert_eq!(verdict["misfits"][0]["step"], 1);
}

#[test]
fn what_cannot_be_verified_ends_with_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    // A game at the terminal has no seeds in its record.
    let play = ["play", "gorus", "--watch", "--seed", "9", "--target", "1"];
    let played = run(&[&play[..], &["--save", path_text(&file)]].concat());
    assert!(played.status.success(), "{}", text(&played.stderr));
    let told = run(&["verify", path_text(&file)]);
    assert_eq!(told.status.code(), Some(2));
    assert!(text(&told.stdout).contains("names no seed"), "{}", text(&told.stdout));
    let told = run(&["verify", path_text(&file), "--json", "--lang", "ru"]);
    let verdict: Value = serde_json::from_str(text(&told.stdout)).expect("JSON");
    assert_eq!(
        (&verdict["verdict"], &verdict["reason"]),
        (&"uncheckable".into(), &"no_seed".into())
    );
    assert!(verdict["message"].as_str().is_some_and(|message| message.contains("зерно")));
    fs::write(&file, [0xff, 0xfe]).expect("written");
    let no_pack = ["verify", SAMPLE, "--pack-file", "/nonexistent"];
    for arguments in [&["verify", path_text(&file)][..], &["verify", "/nonexistent"], &no_pack] {
        let told = run(arguments);
        assert_eq!(told.status.code(), Some(2), "{arguments:?}");
        assert!(text(&told.stderr).starts_with("munera: "), "{}", text(&told.stderr));
    }
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

/// A duel with a reproducible result: it counts nodes.
const DUEL: [&str; 9] =
    ["lab", "duel", "gorus", "--players", "3", "--hero", "flat@1:60n", "--foes", "easy,random"];

/// The result of a duel without times, which may differ.
fn result_of(output: &Output) -> Value {
    let mut result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for contestant in result["contestants"].as_array_mut().expect("a list") {
        assert!(contestant["milliseconds"].take().is_object());
    }
    result
}

/// How many deals or games a journal has.
fn lines_after_first(journal: &Path) -> usize {
    let lines = fs::read_to_string(journal).map_or(0, |text| text.lines().count());
    lines.saturating_sub(1)
}

/// Begins a long duel, and waits until its journal has some deals.
fn begin_duel(journal: &Path) -> Child {
    let long = ["--deals", "100000", "--json", "--journal", path_text(journal)];
    let mut command = munera(&[&DUEL[..], &long].concat());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let begin = Instant::now();
    while lines_after_first(journal) < 3 {
        assert!(begin.elapsed() < Duration::from_mins(2), "no deal is finished");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

#[test]
fn a_duel_that_was_killed_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("duel.jsonl");
    let mut child = begin_duel(&journal);
    child.kill().expect("it was running");
    child.wait().expect("it ends");
    let short = ["--deals", "12", "--json"];
    let whole = run(&[&DUEL[..], &short].concat());
    assert!(whole.status.success(), "{}", text(&whole.stderr));
    let kept = ["--journal", path_text(&journal)];
    let resumed = run(&[&DUEL[..], &short, &kept].concat());
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    assert_eq!(result_of(&resumed), result_of(&whole));
    let other = run(&[&DUEL[..], &short, &kept, &["--seed", "2"]].concat());
    assert!(!other.status.success());
    let said = text(&other.stderr);
    assert!(said.contains("begun with other settings: seed was 1 and is 2 now"), "{said}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_duel_with_what_there_is_and_a_good_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("duel.jsonl");
    let child = begin_duel(&journal);
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(told.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("the same command goes on"), "{}", text(&output.stderr));
    assert!(result_of(&output)["deals"].as_u64().is_some_and(|deals| deals >= 1));
    let journal = fs::read_to_string(&journal).expect("a journal");
    assert!(journal.ends_with('\n'));
    assert!(journal.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_balance_with_what_there_is_and_it_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("balance.jsonl");
    let kept = ["--json", "--journal", path_text(&journal)];
    let balance = ["lab", "balance", "gorus", "--players", "3", "--bot", "flat@1:60n"];
    let mut command = munera(&[&balance[..], &kept, &["--games", "1000000"]].concat());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let begin = Instant::now();
    while lines_after_first(&journal) < 3 {
        assert!(begin.elapsed() < Duration::from_mins(2), "no game is finished");
        std::thread::sleep(Duration::from_millis(20));
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(told.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    let said = text(&output.stderr);
    assert!(said.contains("before all games were played; the same command goes on"), "{said}");
    let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(result["rounds"].as_u64(), Some(lines_after_first(&journal) as u64));
    // A few more games than the journal has, with the journal and without.
    let games = (lines_after_first(&journal) + 5).to_string();
    let resumed = run(&[&balance[..], &kept, &["--games", &games]].concat());
    let whole = run(&[&balance[..], &["--json", "--games", &games]].concat());
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    assert_eq!(text(&resumed.stdout), text(&whole.stdout));
}

/// A run without games is refused before it plays or writes anything.
#[test]
fn no_games_at_all_are_refused() {
    for command in [
        &["lab", "laws", "--games", "0"][..],
        &["lab", "gladiators", "lengths", "--games", "0"],
        &["lab", "balance", "gorus", "--games", "0"],
        &["lab", "learn", "gladiators", "nowhere.bin", "--games", "0"],
        &["lab", "learn", "gladiators", "nowhere.bin", "--nodes", "0"],
    ] {
        let output = run(command);
        assert_eq!(output.status.code(), Some(2), "{command:?}");
        assert!(text(&output.stderr).contains("0 is not in 1.."), "{}", text(&output.stderr));
    }
    assert!(!Path::new("nowhere.bin").exists());
}

#[test]
fn every_game_is_played_and_measured() {
    for name in GameName::ALL {
        // The bench has its figures at tables of four, or of as many as can play.
        let options = format!("{}.{}p.options", name.as_str(), name.players().end().min(&4));
        let game = name.as_str();
        let one = ["--games", "1", "--json"];
        let random = ["--hero", "random", "--foes", "random", "--deals", "1", "--json"];
        for command in [
            &["play", game, "--watch", "--seed", "9", "--bot", "random"][..],
            &[&["lab", "laws", game][..], &one].concat(),
            &[&["lab", "balance", game, "--bot", "random"][..], &one].concat(),
            &[&["lab", "duel", game][..], &random].concat(),
            &["bench", "--only", &options, "--json"],
        ] {
            let output = run(command);
            assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
            assert!(!output.stdout.is_empty(), "{command:?}");
        }
    }
}

#[test]
fn a_duel_is_told_in_a_table_and_on_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("duel.html");
    let duel = ["lab", "duel", "gorus", "--players", "4", "--teams", "2v2", "--hero", "easy"];
    let rest = ["--foes", "easy", "--deals", "10", "--report", path_text(&page)];
    let output = run(&[&duel[..], &rest].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(told.starts_with("gorus, 4 players, 2v2: 10 deals"), "{told}");
    for wanted in
        ["Fair would be 50.0 %", "difference in Elo", "seats 0, 2", "hero easy", "foe easy"]
    {
        assert!(told.contains(wanted), "{wanted}: {told}");
    }
    let page = fs::read_to_string(page).expect("a page");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg role=\"img\""));
}

#[test]
fn the_balance_of_every_game_can_be_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("balance.html");
    for (game, about) in [
        (&["gorus", "--players", "1"][..], "Alone against the contenders"),
        (&["gorus", "--players", "6", "--teams", "3v3"], "What a rank is worth"),
        (&["gladiators", "--turn-limit", "40"], "What a point of power is worth"),
        (&["fired_up", "--no-abilities"], "Points of a player in a game"),
    ] {
        let settings = ["--bot", "random", "--games", "8", "--report", path_text(&page)];
        let arguments = [&["lab", "balance"][..], game, &settings].concat();
        let output = run(&arguments);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(about), "{}", text(&output.stdout));
        assert!(fs::read_to_string(&page).expect("a page").contains(about));
        let output = run(&[&arguments[..], &["--json"]].concat());
        let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!((&result["lab"], &result["bot"]), (&json!("balance"), &json!("random")));
    }
    let foreign = run(&["lab", "balance", "gladiators", "--teams", "2v2"]);
    assert!(!foreign.status.success());
    assert!(text(&foreign.stderr).contains("no option --teams"), "{}", text(&foreign.stderr));
}
