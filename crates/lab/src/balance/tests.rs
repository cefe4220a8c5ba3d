//! Balances of small runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use munera_protocol::catalog;
use munera_protocol::content::Packs;
use serde_json::{Value, json};

use super::super::report::tests::check_page;
use super::{BalanceSettings, Found, balance, measure};
use crate::Contestant;
use crate::DuelSettings;
use crate::Finish;
use crate::duel;

fn settings(game: &str, options: &Value, bot: &str, games: u64) -> BalanceSettings {
    BalanceSettings {
        tables: vec![catalog::read_game(&Packs::own(), game, options).expect("a table")],
        games,
        player: bot.parse().expect("a bot"),
        seed: 3,
        threads: 2,
        journal: None,
        report: None,
        as_json: true,
    }
}

fn found(settings: &BalanceSettings) -> Found {
    measure(settings, &AtomicBool::new(false)).expect("measured")
}

/// The result as it is printed, or the error.
fn told(settings: &BalanceSettings) -> Result<(Finish, String), String> {
    let mut output = Vec::new();
    let finish = balance(settings, &AtomicBool::new(false), &mut output);
    let finish = finish.map_err(|error| error.to_string())?;
    Ok((finish, String::from_utf8(output).expect("text")))
}

/// Every kind of table, with bots that move at random.
fn every_kind() -> Vec<BalanceSettings> {
    let gorus = |options: Value| settings("gorus", &options, "random", 60);
    vec![
        gorus(json!({"players": 1})),
        gorus(json!({"players": 2})),
        gorus(json!({"players": 4})),
        gorus(json!({"players": 5, "teams": "3v2"})),
        gorus(json!({"players": 8, "teams": "4v4"})),
        settings("gladiators", &json!({"players": 2, "turn_limit": 50}), "random", 60),
        settings("gladiators", &json!({"players": 4, "turn_limit": 50}), "random", 60),
        settings("fired_up", &json!({"players": 3}), "random", 12),
    ]
}

#[test]
fn every_page_shows_its_charts_and_every_run_is_the_same_again() {
    for settings in every_kind() {
        let first = found(&settings);
        check_page(&first.report);
        let charts: usize = first.report.sections.iter().map(|it| it.charts.len()).sum();
        assert!(charts >= 5, "{}", first.report.title);
        assert_eq!(found(&settings).json, first.json);
        assert_eq!(first.json["lab"], "balance");
        let (finish, text) =
            told(&BalanceSettings { as_json: false, ..settings.clone() }).expect("told");
        assert_eq!(finish, Finish::Complete);
        assert!(text.contains('±') && !text.contains("NaN"), "{text}");
    }
}

fn mean(value: &Value) -> f64 {
    value["mean"].as_f64().expect("a mean")
}

/// What must hold for all players.
#[test]
fn the_figures_of_gorus_add_up() {
    let of = |options: Value| found(&settings("gorus", &options, "random", 60)).json;
    let four = of(json!({"players": 4}));
    let sum = |list: &Value| list.as_array().expect("a list").iter().map(mean).sum::<f64>();
    assert!((sum(&four["sides"]) - 1.0).abs() < 1e-3);
    // What one seat gains, another loses.
    assert!(sum(&four["places"]).abs() < 1e-3);
    let ranks = four["ranks"].as_object().expect("ranks");
    assert_eq!(ranks.len(), 10);
    // Every bout has one winner, and all ranks are equally frequent.
    let wins: f64 = ranks.values().map(|rank| mean(&rank["wins_bout"])).sum();
    assert!((wins / 10.0 - 0.25).abs() < 1e-3, "{wins}");
    // Every gladiator's favour is won by some side: schools + 5 in all, spread over the schools of
    // each rank.
    let won: f64 = ranks.values().map(|rank| mean(&rank["favour_won"]) * 4.0).sum();
    assert!((won - 9.0).abs() < 0.01, "{won}");
    let dealt: f64 = ranks.values().map(|rank| mean(&rank["dealt"])).sum();
    assert!(dealt.abs() < 1e-3, "every seat is dealt ten: {dealt}");
    let roles = four["roles"]["plays"].as_object().expect("roles");
    let all: f64 = roles.values().map(|role| mean(&role["part"])).sum();
    assert!((all - 1.0).abs() < 1e-3, "{all}");
    // A gladiator of neither the preferred nor the initiating school cannot win.
    assert!(mean(&roles["other"]["wins_bout"]).abs() < 1e-9);
    let parts = ["challenged", "changed", "decided"].map(|key| mean(&four["challenges"][key]));
    assert!(parts.is_sorted_by(|one, other| one >= other) && parts[2] > 0.0, "{parts:?}");
    assert!(four["solo"].is_null());
    let alone = of(json!({"players": 1}));
    assert!(mean(&alone["solo"]["no_eight"]) >= mean(&alone["solo"]["no_eight_but_ahead"]));
    assert_eq!(alone["places"][0]["of"], 0);
    assert_eq!(of(json!({"players": 8}))["ranks"].as_object().map(serde_json::Map::len), Some(16));
}

#[test]
fn the_figures_of_gladiators_add_up() {
    let of =
        found(&settings("gladiators", &json!({"players": 3, "turn_limit": 80}), "easy", 40)).json;
    let sum = |map: &Value| map.as_object().expect("named").values().map(mean).sum::<f64>();
    for whole in ["endings", "actions", "attacks"] {
        assert!((sum(&of[whole]) - 1.0).abs() < 1e-3, "{whole}: {of}");
    }
    let places: f64 = of["places"].as_array().expect("a list").iter().map(mean).sum();
    assert!(places.abs() < 1e-3);
    // Three players hold three of four traits.
    assert!(of["traits"]["speed"]["drawn"]["of"].as_u64().is_some_and(|games| games > 20));
}

#[test]
fn the_figures_of_fired_up_add_up() {
    let of = found(&settings("fired_up", &json!({"players": 3}), "random", 40)).json;
    let count = |value: &Value| value["of"].as_u64().expect("a count");
    // A moment counts all kept cards of it, and each card has a first tier.
    let cards: u64 =
        of["highlights"].as_object().expect("cards").values().map(|it| count(&it[0])).sum();
    let moments = of["moments"].as_object().expect("moments");
    assert_eq!(cards, moments.values().map(|it| count(&it[0])).sum::<u64>());
    assert!(cards > 100, "{cards}");
    for points in of["points"].as_object().expect("sources").values() {
        assert_eq!(count(points), 120, "three players in each of 40 games");
    }
    for bet in of["bets"].as_object().expect("bets").values() {
        let laid = mean(&bet["cards"]) * count(&bet["cards"]) as f64;
        assert!((laid - count(&bet["right"]) as f64).abs() < 0.01, "{bet}");
        assert!(mean(&bet["right"]) <= 1.0);
    }
}

/// Small tables of every game, with bots that play the same on every machine.
fn every_game() -> Vec<BalanceSettings> {
    let gladiators = json!({"players": 3, "turn_limit": 30});
    let mut in_turn = settings("fired_up", &json!({"players": 2}), "random", 10);
    in_turn.tables.push(
        catalog::read_game(&Packs::own(), "fired_up", &json!({"players": 5})).expect("a table"),
    );
    vec![
        settings("gorus", &json!({"players": 3}), "flat@1:30n", 10),
        settings("gorus", &json!({"players": 8, "teams": "4v4"}), "random", 10),
        settings("gorus", &json!({"players": 1}), "easy", 10),
        settings("gladiators", &gladiators, "flat@1:20n", 10),
        in_turn,
    ]
}

fn journal_in(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("balance.jsonl")
}

/// The lines of a journal, its games in their order.
fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a journal");
    let mut lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    lines[1..].sort_by_key(|line| line["game"].as_u64());
    lines
}

#[test]
fn a_resumed_balance_is_the_uninterrupted_one() {
    for settings in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = journal_in(&folder);
        let expected = told(&BalanceSettings { threads: 1, ..settings.clone() });
        assert!(expected.is_ok(), "{expected:?}");
        let resumed =
            BalanceSettings { threads: 3, journal: Some(path.clone()), ..settings.clone() };
        let (finish, first) = told(&BalanceSettings { games: 4, ..resumed.clone() }).expect("told");
        assert_eq!(finish, Finish::Complete);
        assert_ne!(Ok((finish, first)), expected);
        assert_eq!(told(&resumed), expected);
        let complete = lines(&path);
        assert_eq!(complete.len(), 11);
        // Resumed once more, the run has nothing left to play.
        let before = fs::read(&path).expect("a journal");
        assert_eq!(told(&resumed), expected);
        assert_eq!(fs::read(&path).expect("a journal"), before);
        // It does not matter which games were finished, or in which order.
        let text = fs::read_to_string(&path).expect("a journal");
        let (header, games) = text.split_once('\n').expect("a header");
        let odd: Vec<&str> = games.lines().rev().step_by(2).collect();
        fs::write(&path, format!("{header}\n{}\n", odd.join("\n"))).expect("written");
        assert_eq!(told(&resumed), expected);
        assert_eq!(lines(&path), complete);
    }
}

#[test]
fn a_torn_line_is_dropped_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = journal_in(&folder);
    let settings = BalanceSettings { journal: Some(path.clone()), ..every_game().remove(0) };
    let expected = told(&settings).expect("told");
    let (text, complete) = (fs::read(&path).expect("a journal"), lines(&path));
    let header = text.iter().position(|byte| *byte == b'\n').expect("a header") + 1;
    for length in [text.len() - 1, text.len() - 40, header, header - 1, 10, 0] {
        fs::write(&path, &text[..length]).expect("written");
        assert_eq!(told(&settings).as_ref(), Ok(&expected), "{length}");
        assert_eq!(lines(&path), complete, "{length}");
    }
}

#[test]
fn a_journal_of_anything_else_is_refused_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = journal_in(&folder);
    let settings = BalanceSettings { journal: Some(path.clone()), ..every_game().remove(0) };
    told(&settings).expect("told");
    let kept = fs::read_to_string(&path).expect("a journal");
    let refused = |settings: &BalanceSettings| {
        let error = told(settings).expect_err("refused");
        assert!(error.contains("balance.jsonl"), "{error}");
        error
    };
    let other = BalanceSettings { seed: 4, ..settings.clone() };
    assert!(refused(&other).contains("seed was 3 and is 4 now"));
    let player: Contestant = "flat@1:31n".parse().expect("a bot");
    let error = refused(&BalanceSettings { player, ..settings.clone() });
    assert!(error.contains("bot was \"flat@1:30n\" and is \"flat@1:31n\" now"), "{error}");
    for game in every_game().split_off(1) {
        let other = BalanceSettings { tables: game.tables, ..settings.clone() };
        assert!(refused(&other).contains("tables was"));
    }
    let asked_for_a_duel = DuelSettings {
        game: settings.tables[0].clone(),
        hero: settings.player,
        foes: vec![settings.player],
        deals: 1,
        seed: 3,
        threads: 1,
        sprt: None,
        journal: Some(path.clone()),
        report: None,
        as_json: true,
    };
    let calm = Arc::new(AtomicBool::new(false));
    let error = duel(&asked_for_a_duel, &calm, &mut Vec::new()).expect_err("refused");
    assert!(error.to_string().contains("no journal of a duel"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("a journal"), kept);
    fs::remove_file(&path).expect("removed");
    duel(&asked_for_a_duel, &calm, &mut Vec::new()).expect("a duel");
    assert!(refused(&settings).contains("no journal of a balance"));
}

#[test]
fn a_step_that_does_not_fit_is_refused_by_the_number_of_its_game() {
    for settings in every_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = journal_in(&folder);
        let settings = BalanceSettings { journal: Some(path.clone()), ..settings };
        told(&settings).expect("told");
        let complete = lines(&path);
        let error_of = |change: &dyn Fn(&mut Vec<Value>)| {
            let mut damaged = complete.clone();
            change(damaged[5]["steps"].as_array_mut().expect("steps"));
            let damaged: Vec<String> = damaged.iter().map(ToString::to_string).collect();
            let text = damaged.join("\n") + "\n";
            fs::write(&path, &text).expect("written");
            let error = told(&settings).expect_err("refused");
            assert!(error.contains("game 4 does not fit: "), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("a journal"), text);
            error
        };
        let error = error_of(&|steps| steps[2] = json!("0:nonsense"));
        assert!(error.contains("step 3, \"0:nonsense\": "), "{error}");
        let error = error_of(&|steps| steps[1] = json!(""));
        assert!(error.contains("step 2, \"\": "), "{error}");
        // Well-formed events that cannot happen now: a seat that the table does not have, and one
        // deal too many.
        let other_seat = |steps: &mut Vec<Value>| {
            let text = steps.last().and_then(Value::as_str).expect("a step").to_owned();
            let choice = text.split_once(':').map_or(text.as_str(), |(_, choice)| choice);
            *steps.last_mut().expect("a step") = json!(format!("99:{choice}"));
        };
        assert!(error_of(&other_seat).contains("\"99:"));
        let twice = |steps: &mut Vec<Value>| steps.insert(1, steps[0].clone());
        assert!(error_of(&twice).contains("step 2, "));
        assert!(error_of(&|steps| drop(steps.pop())).contains("its end is missing"));
        let more = |steps: &mut Vec<Value>| steps.push(json!("0:pass"));
        assert!(error_of(&more).contains("it goes on after its end"));
    }
}

#[test]
fn a_stopped_run_tells_what_it_has() {
    let stop = AtomicBool::new(true);
    let settings = every_game().remove(3);
    let error = balance(&settings, &stop, &mut Vec::new()).expect_err("nothing to tell");
    assert!(error.to_string().contains("no game was finished"));
    // If the journal has a game, there is something to report.
    let folder = tempfile::tempdir().expect("a folder");
    let settings = BalanceSettings { journal: Some(journal_in(&folder)), ..settings };
    let (_, expected) = told(&BalanceSettings { games: 3, ..settings.clone() }).expect("told");
    let mut output = Vec::new();
    assert_eq!(balance(&settings, &stop, &mut output).expect("told"), Finish::Stopped);
    assert_eq!(String::from_utf8(output).expect("text"), expected);
    let told: Value = serde_json::from_str(&expected).expect("JSON");
    assert_eq!(told["games"], 3);
}
