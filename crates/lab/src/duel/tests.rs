//! Small duels.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use munera_protocol::catalog;
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Packs;
use munera_protocol::with_game;
use serde_json::{Value, json};

use super::super::report::tests::check_page;
use super::{Duel, DuelSettings, Finish, duel, page, play};

fn settings(game: &str, options: &Value, hero: &str, foes: &[&str]) -> DuelSettings {
    DuelSettings {
        game: catalog::read_game(&Packs::own(), game, options).expect("a table"),
        hero: hero.parse().expect("a contestant"),
        foes: foes.iter().map(|foe| foe.parse().expect("a contestant")).collect(),
        deals: 6,
        seed: 5,
        threads: 2,
        sprt: None,
        journal: None,
        report: None,
        as_json: true,
    }
}

/// Small tables of every kind, with bots that count nodes.
fn every_kind() -> Vec<DuelSettings> {
    vec![
        settings("gorus", &json!({"players": 3}), "flat@1:40n", &["random", "easy"]),
        settings("gorus", &json!({"players": 5, "teams": "3v2"}), "easy", &["random"]),
        settings("gorus", &json!({"players": 2}), "random", &["random"]),
        settings("gorus", &json!({"players": 1}), "easy", &[]),
        settings("gladiators", &json!({"players": 3, "turn_limit": 12}), "flat@1:20n", &["random"]),
        settings("fired_up", &json!({"players": 2}), "random", &["random"]),
    ]
}

fn told(settings: &DuelSettings) -> Result<(Finish, Value), String> {
    let mut output = Vec::new();
    let finish = duel(settings, &Arc::new(AtomicBool::new(false)), &mut output)
        .map_err(|it| it.to_string())?;
    let mut result: Value = serde_json::from_slice(&output).expect("JSON");
    // Only times may differ between runs.
    for contestant in result["contestants"].as_array_mut().expect("a list") {
        assert!(contestant["milliseconds"].take().is_object());
    }
    Ok((finish, result))
}

fn result(settings: &DuelSettings) -> Value {
    told(settings).expect("a duel").1
}

/// The lines of a journal without times.
fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a journal");
    let mut lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for line in &mut lines {
        for thinking in line["thinking"].as_array_mut().into_iter().flatten() {
            for time in ["nanoseconds", "longest", "spread"] {
                thinking[time].take();
            }
        }
    }
    lines[1..].sort_by_key(|line| line["deal"].as_u64());
    lines
}

#[test]
fn every_side_sees_the_same_deal() {
    for settings in every_kind() {
        let dealt = with_game!(&settings.game, game => {
            let duel = Duel::new(game, &settings).expect("a duel");
            let stop = AtomicBool::new(false);
            [0, 1].map(|deal| {
                let result = play::play_deal(&duel, deal, &stop).expect("played");
                let result = result.expect("not stopped");
                assert_eq!(result.games.len(), duel.seating.sides());
                let first = &result.games[0];
                for game in &result.games {
                    assert_eq!((&game.dealt, game.beginner), (&first.dealt, first.beginner));
                }
                first.dealt.clone()
            })
        });
        assert_ne!(dealt[0], dealt[1]);
    }
}

#[test]
fn a_duel_is_the_same_on_any_number_of_threads() {
    for settings in every_kind() {
        let alone = DuelSettings { threads: 1, ..settings.clone() };
        let many = DuelSettings { threads: 5, ..settings.clone() };
        assert_eq!(result(&alone), result(&many));
        let other = DuelSettings { seed: 6, ..settings };
        assert_ne!(result(&alone), result(&other));
    }
}

fn journal_in(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("duel.jsonl")
}

#[test]
fn a_resumed_duel_is_the_uninterrupted_one() {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, settings) in every_kind().into_iter().enumerate() {
        let whole = folder.path().join(format!("whole{number}.jsonl"));
        let pieces = folder.path().join(format!("pieces{number}.jsonl"));
        let uninterrupted = DuelSettings { journal: Some(whole.clone()), ..settings.clone() };
        let first = DuelSettings { journal: Some(pieces.clone()), deals: 2, ..settings.clone() };
        let second = DuelSettings { deals: 6, threads: 3, ..first.clone() };
        let expected = result(&uninterrupted);
        assert_eq!(result(&first)["deals"], 2);
        assert_eq!(result(&second), expected);
        assert_eq!(lines(&pieces), lines(&whole));
        // Resumed once more, the run has nothing left to play.
        let before = fs::read(&pieces).expect("a journal");
        assert_eq!(result(&second), expected);
        assert_eq!(fs::read(&pieces).expect("a journal"), before);
    }
}

#[test]
fn a_torn_line_is_dropped_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = journal_in(&folder);
    let settings = DuelSettings { journal: Some(path.clone()), ..every_kind().remove(0) };
    let expected = result(&settings);
    let (text, complete) = (fs::read(&path).expect("a journal"), lines(&path));
    let header = text.iter().position(|byte| *byte == b'\n').expect("a header") + 1;
    let torn = [text.len() - 1, text.len() - 40, header + 1, header, header - 1, 10, 0];
    for length in torn {
        fs::write(&path, &text[..length]).expect("written");
        assert_eq!(result(&settings), expected, "{length}");
        assert_eq!(lines(&path), complete, "{length}");
    }
    // A line whose middle is lost and whose end is there.
    let mut damaged = text[..text.len() - 30].to_vec();
    damaged.push(b'\n');
    fs::write(&path, damaged).expect("written");
    assert_eq!(result(&settings), expected);
    // A damaged line in the middle of the file is not accepted: the program never leaves one.
    let text = fs::read_to_string(&path).expect("a journal");
    let damaged = text.replacen("\"games\":[", "\"games\":", 1);
    fs::write(&path, &damaged).expect("written");
    let error = told(&settings).expect_err("refused");
    assert!(error.contains("line 2 is damaged"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("a journal"), damaged);
}

/// Changes a deal in a journal.
type Change<'a> = &'a dyn Fn(&mut Value);

#[test]
fn a_deal_that_the_duel_cannot_have_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = journal_in(&folder);
    let settings = DuelSettings { journal: Some(path.clone()), ..every_kind().remove(2) };
    let expected = result(&settings);
    let kept = fs::read_to_string(&path).expect("a journal");
    let (header, first) = kept.split_once('\n').expect("a header");
    let deal: Value = serde_json::from_str(first.lines().next().expect("a deal")).expect("JSON");
    let with = |change: Change<'_>| {
        let mut deal = deal.clone();
        change(&mut deal);
        fs::write(&path, format!("{header}\n{deal}\n")).expect("written");
        told(&settings).map(|(_, told)| told)
    };
    assert_eq!(with(&|_| {}), Ok(expected));
    let one_game_more = |deal: &mut Value| {
        let game = deal["games"][0].clone();
        deal["games"].as_array_mut().expect("a list").push(game);
    };
    let changes: [(&str, Change<'_>); 8] = [
        ("a game more", &one_game_more),
        ("no games", &|deal| deal["games"] = json!([])),
        ("a side that is not there", &|deal| deal["games"][0]["winners"] = json!([2])),
        ("a side twice", &|deal| deal["games"][0]["winners"] = json!([1, 1])),
        ("a seat that is not there", &|deal| deal["games"][1]["beginner"] = json!(2)),
        ("no thinking", &|deal| deal["thinking"] = json!([])),
        ("more decisions than moves", &|deal| {
            deal["thinking"][0]["decisions"] = json!(u64::MAX);
            deal["thinking"][0]["spread"] = json!({"0": u64::MAX});
        }),
        ("decisions of no time", &|deal| deal["thinking"][0]["spread"] = json!({})),
    ];
    for (what, change) in changes {
        let error = with(change).expect_err(what);
        assert!(error.contains("duel.jsonl: deal") && error.contains("does not fit"), "{error}");
    }
}

#[test]
fn a_journal_of_other_settings_is_refused_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = journal_in(&folder);
    let settings = DuelSettings { journal: Some(path.clone()), ..every_kind().remove(0) };
    result(&settings);
    let kept = fs::read_to_string(&path).expect("a journal");
    let refused = |settings: &DuelSettings| {
        let error = told(settings).expect_err("refused");
        assert!(error.contains("duel.jsonl"), "{error}");
        error
    };
    let other = DuelSettings { seed: 6, ..settings.clone() };
    assert!(refused(&other).contains("seed was 5 and is 6 now"));
    let other = DuelSettings { hero: "flat@1:41n".parse().expect("one"), ..settings.clone() };
    let error = refused(&other);
    assert!(error.contains("hero was \"flat@1:40n\" and is \"flat@1:41n\" now"), "{error}");
    let game: AnyGame =
        catalog::read_game(&Packs::own(), "gorus", &json!({"players": 4})).expect("a table");
    assert!(refused(&DuelSettings { game, ..settings.clone() }).contains("options was"));
    assert_eq!(fs::read_to_string(&path).expect("a journal"), kept);
    // Bots of the same name may play differently in another build.
    let at = kept.find("\"program\":\"").expect("a fingerprint") + 11;
    let mut other = kept.clone();
    other.replace_range(at..at + 4, "????");
    fs::write(&path, &other).expect("written");
    assert!(refused(&settings).contains("another build"));
    for text in ["no journal", "no journal\n", "{}\n"] {
        fs::write(&path, text).expect("written");
        assert!(refused(&settings).contains("no journal of a duel"));
        assert_eq!(fs::read_to_string(&path).expect("the file"), text);
    }
}

#[test]
fn a_decided_test_stops_the_duel_where_it_was_decided() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = DuelSettings {
        deals: 100_000,
        sprt: Some("50,60".parse().expect("bounds")),
        ..settings("gorus", &json!({"players": 2}), "easy", &["random"])
    };
    let (finish, first) = told(&settings).expect("a duel");
    assert_eq!((finish, &first["sprt"]["verdict"]), (Finish::Complete, &json!("high")));
    assert!(first["deals"].as_u64().is_some_and(|deals| deals < 1_000), "{first}");
    let other = DuelSettings { threads: 4, journal: Some(journal_in(&folder)), ..settings };
    assert_eq!(result(&other), first);
    assert_eq!(result(&other), first);
}

#[test]
fn a_stopped_run_tells_what_it_has() {
    let stop = Arc::new(AtomicBool::new(true));
    let error = duel(&every_kind()[0], &stop, &mut Vec::new()).expect_err("nothing to tell");
    assert!(error.to_string().contains("no deal was finished"));
    // If the journal has a deal, there is something to report.
    let folder = tempfile::tempdir().expect("a folder");
    let settings = DuelSettings { journal: Some(journal_in(&folder)), ..every_kind().remove(0) };
    result(&DuelSettings { deals: 3, ..settings.clone() });
    let mut output = Vec::new();
    assert_eq!(duel(&settings, &stop, &mut output).expect("told"), Finish::Stopped);
    let told: Value = serde_json::from_slice(&output).expect("JSON");
    assert_eq!(told["deals"], 3);
}

#[test]
fn the_result_has_the_form_that_is_documented() {
    let result = result(&every_kind()[1]);
    let keys: Vec<&str> =
        result.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "lab",
            "game",
            "rules",
            "options",
            "content",
            "hero",
            "foes",
            "seed",
            "deals",
            "games",
            "share",
            "fair",
            "elo",
            "sprt",
            "ties",
            "contestants",
            "sides",
            "places",
            "moves",
            "length",
        ]
    );
    for number in ["mean", "margin", "of"] {
        assert!(result["share"][number].is_number());
    }
    assert_eq!(
        (&result["fair"], &result["deals"], &result["games"]),
        (&json!(0.5), &json!(6), &json!(12))
    );
    assert_eq!(result["sides"][0]["seats"], json!([0, 2, 4]));
    assert_eq!(result["places"].as_array().map(Vec::len), Some(5));
    assert_eq!(result["contestants"][0]["name"], "easy");
    assert_eq!(result["moves"]["mean"]["mean"], json!(50.0));
    assert!(result["length"].is_null() && result["sprt"].is_null());
    // In every deal, the shares of all sides add up to one.
    let sum: f64 = result["contestants"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|contestant| contestant["share"]["mean"].as_f64())
        .sum();
    assert!((sum - 1.0).abs() < 1e-4, "{sum}");
}

#[test]
fn the_page_shows_every_chart() {
    for settings in every_kind() {
        with_game!(&settings.game, game => {
            let duel = Duel::new(game, &settings).expect("a duel");
            let mut tally = duel.play_deals(&Arc::new(AtomicBool::new(false))).expect("played");
            tally.finish();
            let report = page::DuelPage { duel: &duel, tally: &tally }.report();
            check_page(&report);
            let titles: Vec<String> = report
                .sections
                .iter()
                .flat_map(|section| section.charts.iter().map(|chart| chart.title().to_owned()))
                .collect();
            for wanted in ["while deals were played", "order of turns", "Length of games", "Time of the decisions"] {
                assert!(titles.iter().any(|title| title.contains(wanted)), "{titles:?}");
            }
        });
    }
}

#[test]
fn foes_must_fit_the_table() {
    let alone = settings("gorus", &json!({"players": 3}), "easy", &[]);
    assert!(told(&alone).expect_err("refused").contains("--foes"));
    let many = settings("gorus", &json!({"players": 2}), "easy", &["easy", "random"]);
    assert!(told(&many).expect_err("refused").contains("room for 1"));
}
