//! House rules as other programs meet them, through the real binary.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use common::Engine;
use serde_json::{Value, json};

/// Each game with house rules, and each of them in its other reading, with the rules that it changes.
fn house_rules() -> Vec<(&'static str, &'static str, Value, Vec<&'static str>)> {
    vec![
        ("gladiators", "restock", json!("flip"), vec!["D5.1"]),
        ("fired_up", "social", json!("round"), vec!["U3.8"]),
        ("fired_up", "wounds", json!("fewest"), vec!["U4.4"]),
        ("fired_up", "rexus_counter", json!(1), vec!["U9.4"]),
        ("fired_up", "abbel_wounds", json!(false), vec!["U9.5"]),
        ("fired_up", "fred_counter", json!("unused"), vec!["U9.6"]),
        ("fired_up", "locks", json!("stay"), vec!["U3.7", "U7.2"]),
        ("fired_up", "bets", json!("one"), vec!["U6.1"]),
    ]
}

/// A table of three with these options more; a turn limit ends games of Gladiators.
fn options(game: &str, option: &str, value: &Value) -> Value {
    let mut options = json!({"players": 3});
    if game == "gladiators" {
        options["turn_limit"] = json!(60);
    }
    options[option] = value.clone();
    options
}

fn new_game(engine: &mut Engine, game: &str, options: &Value) -> Value {
    engine.ask(
        &json!({"op": "new", "game": game, "options": options, "chance": "auto", "seed": "2a"}),
    )
}

fn record(engine: &mut Engine) -> String {
    let answer = engine.ask(&json!({"op": "record"}));
    answer["record"].as_str().expect("a record").to_owned()
}

#[test]
fn hello_describes_every_house_rule_with_the_rules_that_it_changes() {
    let hello = Engine::start().ask(&json!({"op": "hello"}));
    let mut described = 0;
    for game in hello["games"].as_array().expect("a list") {
        let options = game["options"].as_object().expect("options");
        described += options.values().filter(|option| !option["changes"].is_null()).count();
    }
    assert_eq!(described, house_rules().len());
    for (game, option, value, rules) in house_rules() {
        let games = hello["games"].as_array().expect("a list");
        let game = games.iter().find(|it| it["name"] == game).expect("the game");
        let described = &game["options"][option];
        assert_eq!(described["changes"], json!(rules), "{option}");
        assert_ne!(described["default"], value, "{option}");
    }
}

/// A value that names no reading is refused by the rule that the option changes.
#[test]
fn an_unknown_reading_is_refused_by_its_rule() {
    let mut engine = Engine::start();
    for (game, option, _, rules) in house_rules() {
        for wrong in [json!("never"), json!(7)] {
            let answer = new_game(&mut engine, game, &options(game, option, &wrong));
            assert_eq!(answer["error"]["code"], "bad_options", "{option}: {answer}");
            assert_eq!(answer["error"]["rule"], rules[0], "{option}: {answer}");
        }
    }
}

/// The default may be named; the table is then the usual one, state for state.
#[test]
fn a_named_default_leaves_no_trace() {
    let mut engine = Engine::start();
    let hello = engine.ask(&json!({"op": "hello"}));
    for (game, option, _, _) in house_rules() {
        let games = hello["games"].as_array().expect("a list");
        let described = games.iter().find(|it| it["name"] == game).expect("the game");
        let default = described["options"][option]["default"].clone();
        let named = new_game(&mut engine, game, &options(game, option, &default));
        let text = record(&mut engine);
        assert!(!text.contains(option), "{text}");
        let usual = new_game(&mut engine, game, &options(game, "players", &json!(3)));
        assert_eq!(named, usual, "{option}");
        assert_eq!(text, record(&mut engine), "{option}");
    }
}

/// Whole games under each house rule: bots see it in their views, and records carry it.
#[test]
fn bots_play_by_every_house_rule_and_records_carry_it() {
    let (mut engine, mut player) = (Engine::start(), Engine::start());
    for (game, option, value, _) in house_rules() {
        let options = options(game, option, &value);
        let mut status = new_game(&mut engine, game, &options);
        let mut number = 0_u32;
        while status["node"] == "decide" {
            let seat = status["seats"][0].clone();
            let view = engine.ask(&json!({"op": "view", "seat": seat}))["view"].clone();
            assert_eq!(view["options"][option], value);
            let bot = if number.is_multiple_of(7) { "easy" } else { "random" };
            let seed = format!("{number:x}");
            let asked = engine.ask(&json!({"op": "bot", "seat": seat, "bot": bot, "seed": seed}));
            let chosen = player.ask(&json!({
                "op": "choose", "game": game, "seat": seat, "view": view,
                "legal": status["legal"][seat.to_string()], "bot": bot, "seed": seed,
            }));
            assert_eq!(asked, chosen, "{option}");
            status = engine.ask(&json!({"op": "apply", "event": asked["event"]}));
            assert!(status["error"].is_null(), "{option}: {status}");
            number += 1;
        }
        assert_eq!(status["node"], "over");
        let text = record(&mut engine);
        let loaded = player.ask(&json!({"op": "load", "record": text}));
        assert_eq!(loaded["hash"], status["hash"], "{option}");
        // Without the house rule it is another game, if the record can be replayed at all.
        let header = text.lines().find(|line| line.starts_with("[Options ")).expect("options");
        assert!(header.contains(option), "{header}");
    }
}

/// D5.1: a deck that a draw has emptied, as a referee sees it.
#[test]
fn a_deck_stays_empty_until_a_flip_is_due() {
    let mut engine = Engine::start();
    let request = json!({
        "op": "new", "game": "gladiators", "options": {"players": 2, "restock": "flip"},
        "position": {
            "tops": ["S4.A4.D9.H9", "S7.A6.D8.H3"],
            "history": ["D1.D2.D3.D4.D5.D6.D7.D10.D11.D13", ""],
            "hands": ["", ""],
            "decks": {
                "S": "S10.S1.S2.S3.S5.S6.S8.S9.S11.S12.S13",
                "A": "A10.A1.A2.A3.A5.A7.A8.A9.A11.A12.A13",
                "D": "D12",
                "H": "H1.H2.H4.H5.H6.H7.H8.H10.H11.H12.H13",
            },
            "wounds": [0, 0], "alive": [true, true], "turn": 0,
        },
    });
    let mut status = engine.ask(&request);
    for event in ["0:gambit 1 SA S", "1:pass", "0:draw D"] {
        status = engine.ask(&json!({"op": "apply", "event": event}));
    }
    assert_eq!((&status["node"], &status["public"]["decks"]["D"]), (&json!("decide"), &json!(0)));
    let mut empty = request.clone();
    empty["position"]["decks"]["D"] = json!("");
    empty["position"]["hands"] = json!(["D12", ""]);
    let refused = Engine::start().ask(&empty);
    assert_eq!(refused["error"]["rule"], "D5.1", "{refused}");
    for event in ["1:focus D", "0:pass"] {
        status = engine.ask(&json!({"op": "apply", "event": event}));
    }
    assert_eq!(status["chance"], "restock D");
    let restock = "restock D D13.D1.D2.D3.D4.D5.D6.D7.D10.D11";
    status = engine.ask(&json!({"op": "apply", "event": restock}));
    assert_eq!(status["public"]["tops"][1], json!(["S4", "A6", "D13", "H3"]));
    assert_eq!(status["public"]["decks"]["D"], 9);
}
