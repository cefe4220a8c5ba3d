//! What `solve` prints about positions and records.

use munera_protocol::content::Packs;
use munera_rules::Seat;
use munera_text::Language;
use serde_json::{Map, Value, json};

use super::{SolveSettings, run};

fn settings(options: Value) -> SolveSettings {
    let Value::Object(options) = options else { panic!("options are an object") };
    SolveSettings {
        options,
        seat: None,
        after: None,
        nodes: None,
        language: Language::English,
        as_json: true,
    }
}

fn answer(text: &str, settings: &SolveSettings) -> Value {
    let mut output = Vec::new();
    let is_solved = run(&Packs::own(), text, settings, &mut output).expect("it is written");
    let answer: Value = serde_json::from_slice(&output).expect("JSON");
    assert_eq!(is_solved, answer.get("error").is_none(), "{answer}");
    answer
}

/// Three players and two bouts to go. Seat 0 leads with F4 or F12, and Swords are preferred.
fn ending() -> Value {
    json!({
        "hands": ["F4.F12", "F9.A8", "A5.A12"],
        "bout": [],
        "leader": 0,
        "preferred": "S",
        "won": [
            "F0.F5.F6.F7.F8.F10",
            "F11.S0.S4.S5.S6.S7.S8.S9.S10",
            "S11.S12.A0.A4.A6.A7.A9.A10.A11",
        ],
        "support": [0, 0, 0],
        "dealer": 2,
        "round": 1,
    })
}

#[test]
fn a_position_is_solved() {
    let told = answer(&ending().to_string(), &settings(json!({})));
    assert_eq!(told["seat"], 0);
    assert_eq!(told["plays"].as_array().map(Vec::len), Some(2));
    assert_eq!(told["line"].as_array().map(Vec::len), Some(6));
    // Seat 0 has -3, seat 1 has 5 with its 0, seat 2 has 6; and seat 2 has the 0 of the Arrows. A
    // short independent program computed these values.
    let of = |seat: u8| SolveSettings { seat: Some(Seat::new(seat)), ..settings(json!({})) };
    for (seat, result, margin, plays) in
        [(0, "lost", -9, [-9, -9]), (1, "lost", -4, [-4, -1]), (2, "won", 1, [4, 1])]
    {
        let told = answer(&ending().to_string(), &of(seat));
        assert_eq!((&told["result"], &told["margin"]), (&json!(result), &json!(margin)));
        let expected: Vec<Value> = plays.iter().map(|margin| json!(margin)).collect();
        let margins = told["plays"].as_array().expect("plays").iter();
        assert_eq!(margins.map(|play| play["margin"].clone()).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn what_cannot_be_solved_is_refused_by_name() {
    let code =
        |text: &str, settings: &SolveSettings| answer(text, settings)["error"]["code"].clone();
    let plain = settings(json!({}));
    assert_eq!(code("{", &plain), "bad_json");
    assert_eq!(code("{}", &plain), "bad_options");
    let mut twice = ending();
    twice["hands"][0] = json!("F4.F9");
    assert_eq!(code(&twice.to_string(), &plain), "bad_position");
    assert_eq!(answer(&twice.to_string(), &plain)["error"]["rule"], "G1.1");
    let nobody = SolveSettings { seat: Some(Seat::new(3)), ..plain.clone() };
    assert_eq!(code(&ending().to_string(), &nobody), "no_such_seat");
    let divided = settings(json!({"players": 4, "teams": "2v2"}));
    assert_eq!(code(&ending().to_string(), &divided), "bad_position");
    let header = "[Game \"gorus\"]\n[Options \"{\\\"players\\\":3}\"]\n\n";
    assert_eq!(code(header, &plain), "no_round");
    let later = SolveSettings { after: Some(1), ..plain.clone() };
    assert_eq!(code(header, &later), "no_such_event");
    assert_eq!(code(&header.replace("gorus", "gladiators"), &plain), "wrong_game");
    assert_eq!(code("nonsense", &plain), "bad_record");
}

#[test]
fn a_record_is_solved_where_it_is_stopped() {
    let header = format!(
        "[Game \"gorus\"]\n[Options \"{{\\\"players\\\":3}}\"]\n[Position \"{}\"]\n\n",
        ending().to_string().replace('"', "\\\"")
    );
    let record = format!("{header}0:F4\n1:F9\n");
    let whole = answer(&record, &settings(json!({})));
    assert_eq!(whole["turn"], 2);
    let begun = SolveSettings { after: Some(0), ..settings(json!({})) };
    let begun = answer(&record, &begun);
    assert_eq!(begun["turn"], 0);
    assert_eq!(begun["plays"], answer(&ending().to_string(), &settings(json!({})))["plays"]);
}

#[test]
fn people_are_told_in_their_language() {
    for (language, word) in [(Language::English, "Best line"), (Language::Russian, "Лучшая игра")]
    {
        let settings =
            SolveSettings { language, as_json: false, ..settings(Value::Object(Map::new())) };
        let mut output = Vec::new();
        assert!(
            run(&Packs::own(), &ending().to_string(), &settings, &mut output)
                .expect("it is written")
        );
        let text = String::from_utf8(output).expect("UTF-8");
        assert!(text.contains(word) && text.contains("F12"), "{text}");
        let refused =
            run(&Packs::own(), "{}", &settings, &mut Vec::new()).expect_err("no position");
        assert!(refused.to_string().contains("G2.1"), "{refused}");
    }
}
