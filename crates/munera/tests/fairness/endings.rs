//! Games that were given up. Their records are accepted as they say; other records are checked.

use std::path::Path;
use std::process::{Command, Output};

use munera_engine::verify::{Misfit, Verdict, verify};
use munera_protocol::content::Packs;
use munera_protocol::ending::{Ending, EndingError, Termination};
use munera_protocol::record::Record;
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::dealt::{ask_engine, dealt, seeds, tables};

fn load(record: &Record) -> Value {
    json!({"op": "load", "record": record.to_string()})
}

/// The first half of a game's record, with this end.
fn half(name: &str, options: &Value, termination: &str, result: &str) -> Record {
    let mut record = dealt(name, options, &seeds(), 11);
    record.events.truncate(record.events.len() / 2);
    say(&mut record, termination, result);
    record
}

fn say(record: &mut Record, termination: &str, result: &str) {
    record.tags.retain(|(key, _)| key != "Result" && key != "Termination");
    record.push_tag("Result", result);
    record.push_tag("Termination", termination);
}

fn replayed(record: &Record, language: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, record.to_string()).expect("written");
    let run = |file: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_munera"));
        command.arg("replay").arg(file).args(["--lang", language]).output()
    };
    run(&file).expect("the binary runs")
}

fn said(output: &Output) -> String {
    let bytes = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_game_that_was_given_up_keeps_the_result_it_claims() {
    for (name, options) in tables() {
        for (termination, result) in [("resignation", "0,2"), ("abandoned", "*")] {
            let record = half(name, &options, termination, result);
            let verdict = verify(&Packs::own(), &record);
            assert!(matches!(verdict, Verdict::Fair { .. }), "{name}: {verdict:?}");
            let answers = ask_engine(&[load(&record), json!({"op": "record"})]);
            assert!(answers[0]["error"].is_null(), "{}", answers[0]);
            let text = answers[1]["record"].as_str().expect("a record");
            let kept = Record::read(text).expect("a record");
            assert_eq!(kept.tag("Result"), Some(result));
            assert_eq!(kept.tag("Termination"), Some(termination));
            assert_eq!(kept.events, record.events);
            let told = replayed(&record, "en");
            assert!(told.status.success(), "{}", said(&told));
        }
    }
}

#[test]
fn a_game_that_goes_on_after_all_has_not_been_given_up() {
    let record = half("gorus", &json!({"players": 3}), "resignation", "1");
    let requests = [load(&record), json!({"op": "status"})];
    let legal = ask_engine(&requests)[1]["legal"].clone();
    let (seat, moves) =
        legal.as_object().and_then(|legal| legal.iter().next()).expect("a seat is asked");
    let event = format!("{seat}:{}", moves[0].as_str().expect("a move"));
    let answers = ask_engine(&[
        load(&record),
        json!({"op": "apply", "event": event}),
        json!({"op": "record"}),
    ]);
    let kept = Record::read(answers[2]["record"].as_str().expect("a record")).expect("a record");
    assert_eq!((kept.tag("Result"), kept.tag("Termination")), (Some("*"), None));
}

#[test]
fn a_finished_game_may_say_so() {
    for (name, options) in tables() {
        let mut record = dealt(name, &options, &seeds(), 12);
        let result = record.tag("Result").expect("a result").to_owned();
        say(&mut record, "finished", &result);
        let answers = ask_engine(&[load(&record), json!({"op": "record"})]);
        assert!(answers[0]["error"].is_null(), "{}", answers[0]);
        let kept = Record::read(answers[1]["record"].as_str().expect("a record"));
        assert_eq!(kept.expect("a record").tag("Termination"), Some("finished"));
        assert!(matches!(verify(&Packs::own(), &record), Verdict::Fair { .. }));
        assert!(replayed(&record, "en").status.success());
    }
}

/// The engine, the verifier and the replay refuse it for the same reason.
fn assert_contradicts(record: &Record, expected: &EndingError) {
    let answer = &ask_engine(&[load(record)])[0];
    assert_eq!(answer["error"]["code"], "bad_record", "{answer}");
    assert_eq!(answer["error"]["message"], Locale::of(Language::English).explain(expected));
    let verdict = verify(&Packs::own(), record);
    let Verdict::Unfair { misfits, .. } = &verdict else { panic!("{verdict:?}") };
    assert_eq!(misfits[..], [Misfit::Ending(expected.clone())]);
    for language in Language::ALL {
        let told = replayed(record, language.code());
        assert!(!told.status.success());
        let locale = Locale::of(language);
        let reason = locale.explain(expected);
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words(&said(&told)).contains(&words(&reason)), "{}", said(&told));
    }
}

#[test]
fn an_end_that_cannot_be_is_refused_everywhere() {
    let options = json!({"players": 3});
    // Without a resignation, an unfinished game has no winner.
    let mut record = half("gorus", &options, "resignation", "0");
    record.tags.retain(|(key, _)| key != "Termination");
    assert_contradicts(&record, &EndingError::OtherResult { expected: "*".to_owned() });
    assert_contradicts(&half("gorus", &options, "finished", "*"), &EndingError::NotFinished);
    assert_contradicts(&half("gorus", &options, "finished", "1"), &EndingError::NotFinished);
    assert_contradicts(&half("gorus", &options, "boredom", "1"), &EndingError::UnknownTermination);
    for winners in ["3", "1,0", "1,1", "", "1,", "01", "contenders", "everybody", "0, 1"] {
        let record = half("gorus", &options, "resignation", winners);
        assert_contradicts(&record, &EndingError::NoSuchWinners);
    }
    let mut record = dealt("gorus", &options, &seeds(), 13);
    let result = record.tag("Result").expect("a result").to_owned();
    for termination in ["resignation", "abandoned"] {
        say(&mut record, termination, &result);
        assert_contradicts(&record, &EndingError::PlayedOut);
    }
    say(&mut record, "finished", "0,1,2");
    assert_contradicts(&record, &EndingError::OtherResult { expected: result });
}

#[test]
fn a_replay_says_how_a_game_was_given_up_and_who_won() {
    let mut record = half("gladiators", &json!({"players": 3}), "resignation", "0,2");
    for (key, value) in &mut record.tags {
        if key == "Seat2" {
            "Livia".clone_into(value);
        }
    }
    let told = said(&replayed(&record, "en"));
    let end = "\nThe game ends here: a side resigned. Won by Seat 0 and Livia.\n";
    assert!(told.ends_with(end), "{told}");
    let told = said(&replayed(&record, "ru"));
    let end = "\nНа этом партия закончилась: одна из сторон сдалась. Победа: Игрок 0 и Livia.\n";
    assert!(told.ends_with(end), "{told}");
    let record = half("gladiators", &json!({"players": 3}), "abandoned", "*");
    let told = said(&replayed(&record, "en"));
    assert!(told.ends_with("\nThe game ends here: all players left.\n"), "{told}");
}

#[test]
fn the_contenders_win_a_solo_game_that_was_given_up() {
    let mut seeds = seeds();
    seeds.seats.clear();
    let mut record = dealt("gorus", &json!({"players": 1}), &seeds, 14);
    record.events.truncate(2);
    say(&mut record, "resignation", "contenders");
    assert!(matches!(verify(&Packs::own(), &record), Verdict::Fair { .. }));
    assert!(ask_engine(&[load(&record)])[0]["error"].is_null());
    assert!(replayed(&record, "en").status.success());
}

#[test]
fn a_record_says_its_end_once() {
    let mut record = half("gorus", &json!({"players": 3}), "abandoned", "*");
    let ending =
        Ending { termination: Some(Termination::Resignation), result: Some("1,2".to_owned()) };
    ending.write_to(&mut record);
    assert_eq!(Ending::of(&record), Ok(ending));
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}
