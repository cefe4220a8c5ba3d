//! The engine as other programs use it: the real binary, its input and its output.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use common::Engine;
use serde_json::{Value, json};

impl Engine {
    /// Sends a request that must be refused with this code.
    fn refuses(&mut self, request: &Value, code: &str) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
        assert!(answer["error"]["message"].is_string());
        answer["error"]["rule"].clone()
    }

    fn apply(&mut self, event: &str) -> Value {
        let answer = self.ask(&json!({"op": "apply", "event": event}));
        assert!(answer["error"].is_null(), "{event}: {answer}");
        answer
    }

    fn new_game(&mut self, options: &Value, seed: &str) -> Value {
        let request = json!({"op": "new", "game": "gorus", "options": options, "chance": "auto", "seed": seed});
        let status = self.ask(&request);
        assert!(status["error"].is_null(), "{status}");
        status
    }
}

/// Some tables of every kind.
fn tables() -> Vec<Value> {
    let mut tables: Vec<Value> = (1..=8).map(|players| json!({"players": players})).collect();
    tables.extend([
        json!({"players": 4, "teams": "2v2", "favour": {"8": -9}, "schools": "HXAS"}),
        json!({"players": 7, "teams": "3v2v2"}),
        json!({"players": 2, "open_history": true}),
    ]);
    for table in &mut tables {
        table["target"] = json!(1);
    }
    tables
}

/// Plays a whole game with the bot, asking at every node; `each` sees the engine and the status.
fn play_through(
    engine: &mut Engine,
    options: &Value,
    mut each: impl FnMut(&mut Engine, &Value),
) -> Value {
    let mut status = engine.new_game(options, "0123456789abcdef");
    while status["node"] == "decide" {
        each(engine, &status);
        let seat = status["seats"][0].clone();
        let answer = engine
            .ask(&json!({"op": "bot", "seat": seat, "bot": "random", "seed": "77", "nodes": 1}));
        status = engine.apply(answer["event"].as_str().expect("a bot gives an event"));
    }
    assert_eq!(status["node"], "over");
    status
}

#[test]
fn whole_games_end_with_winners_and_load_again() {
    let mut engine = Engine::start();
    for options in tables() {
        let over = play_through(&mut engine, &options, |_, _| {});
        assert!(!over["result"]["winners"].as_array().expect("a list").is_empty());
        let record = engine.ask(&json!({"op": "record"}))["record"].clone();
        let loaded = Engine::start().ask(&json!({"op": "load", "record": record}));
        for key in ["node", "public", "result", "hash"] {
            assert_eq!(loaded[key], over[key], "{key}, {options}");
        }
        let again = engine.ask(&json!({"op": "load", "record": record}));
        assert_eq!(again["hash"], over["hash"]);
    }
}

/// A bot that is asked at the table and one that gets only the view make the same move: the view is
/// all that a bot gets, and JSON loses nothing of it.
#[test]
fn a_view_is_all_that_a_bot_needs() {
    let mut player = Engine::start();
    let mut engine = Engine::start();
    for options in tables() {
        play_through(&mut engine, &options, |engine, status| {
            let seat = status["seats"][0].clone();
            let view = engine.ask(&json!({"op": "view", "seat": seat}))["view"].clone();
            let asked =
                engine.ask(&json!({"op": "bot", "seat": seat, "bot": "easy", "seed": "05"}));
            let legal = &status["legal"][seat.to_string()];
            assert_eq!(&view["legal"], legal);
            let chosen = player.ask(&json!({
                "op": "choose", "game": "gorus", "seat": seat, "view": view, "legal": legal,
                "bot": "easy", "seed": "05",
            }));
            assert_eq!(asked, chosen, "{view}");
        });
    }
}

/// Only the seat whose view it is can choose from it.
#[test]
fn a_view_is_for_its_own_seat() {
    let mut engine = Engine::start();
    for options in tables() {
        let status = engine.new_game(&options, "2a");
        for own in 0..options["players"].as_u64().expect("a number") {
            let view = engine.ask(&json!({"op": "view", "seat": own}))["view"].clone();
            let legal = view["legal"].clone();
            for seat in 0..8 {
                for bot in ["random", "easy"] {
                    let answer = engine.ask(&json!({
                        "op": "choose", "game": "gorus", "seat": seat, "view": view,
                        "legal": legal, "bot": bot, "seed": "1",
                    }));
                    let asked = seat == own && status["seats"] == json!([seat]);
                    assert_eq!(answer["event"].is_string(), asked, "{answer}");
                    assert_ne!(answer["error"]["code"], "internal");
                }
            }
        }
    }
}

/// A game that is interrupted and loaded goes on with its own seed as the same game.
#[test]
fn a_loaded_game_goes_on_as_it_would_have() {
    let mut engine = Engine::start();
    let options = json!({"players": 3, "target": 3});
    let mut whole = engine.new_game(&options, "2a");
    let mut plays = Vec::new();
    while whole["node"] == "decide" {
        let seat = &whole["seats"][0];
        let card = &whole["legal"][seat.to_string()][0];
        plays.push(format!("{seat}:{}", card.as_str().expect("a card")));
        whole = engine.apply(plays.last().expect("just pushed"));
    }
    let record = engine.ask(&json!({"op": "record"}))["record"].clone();

    engine.new_game(&options, "2a");
    for play in &plays[..29] {
        engine.apply(play);
    }
    let part = engine.ask(&json!({"op": "record"}))["record"].clone();
    let mut other = Engine::start();
    other.ask(&json!({"op": "load", "record": part, "chance": "auto", "seed": "2a"}));
    let mut status = Value::Null;
    for play in &plays[29..] {
        status = other.apply(play);
    }
    assert_eq!(status["hash"], whole["hash"]);
    assert_eq!(other.ask(&json!({"op": "record"}))["record"], record);
    // With another seed, the record must not keep the first one.
    let request = json!({"op": "load", "record": part, "chance": "auto", "seed": "2b"});
    other.ask(&request);
    let claimed = other.ask(&json!({"op": "record"}))["record"].to_string();
    assert!(!claimed.contains("[Seed"), "{claimed}");
}

/// A view contains no card that another seat holds or that is still in the pile.
#[test]
fn a_view_names_no_hidden_card() {
    let mut engine = Engine::start();
    for options in tables() {
        let mut deal = String::new();
        play_through(&mut engine, &options, |engine, status| {
            if let Some(text) = status["events"].as_array().and_then(|events| events.last())
                && let Some(text) = text.as_str().filter(|text| text.starts_with("deal"))
            {
                deal = text.to_owned();
            }
            let players = options["players"].as_u64().expect("a number");
            for seat in (0..players).map(|seat| json!(seat)).chain([Value::Null]) {
                let view = engine.ask(&json!({"op": "view", "seat": seat}))["view"].to_string();
                let record = engine.ask(&json!({"op": "record"}))["record"].to_string();
                let plays = record.rsplit("deal").next().expect("a deal");
                for (owner, troupe) in deal.split([' ', '/', '|']).skip(2).enumerate() {
                    for card in troupe.split('.') {
                        let shown = view.contains(&format!("\"{card}\""));
                        let played = plays.contains(&format!(":{card}\\n"));
                        let own = seat == json!(owner);
                        // With two players or contenders, cards of the pile may have been seen.
                        let from_pile = owner as u64 >= players;
                        assert!(!shown || played || own || from_pile, "{card} in {view}");
                        assert!(shown || !played || own, "{card} forgotten in {view}");
                    }
                }
            }
        });
    }
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let mut engine = Engine::start();
    let no_game = json!({"op": "status"});
    engine.refuses(&no_game, "no_game");
    let status = engine.new_game(&json!({"players": 4}), "00");
    let hash = status["hash"].clone();

    let lines: &[&[u8]] = &[
        b"",
        b"{",
        b"nonsense",
        b"{\"op\":\"status\"",
        b"\xff\xfe",
        b"[[[[",
        b"{\"op\":NaN}",
        b"\0",
    ];
    for line in lines {
        let answer = engine.ask_bytes(line);
        assert_eq!(answer["error"]["code"], "bad_json", "{line:?}");
    }
    let deep = "[".repeat(100_000);
    assert_eq!(engine.ask_bytes(deep.as_bytes())["error"]["code"], "bad_json");
    let long = vec![b'a'; (1 << 20) + 1];
    assert_eq!(engine.ask_bytes(&long)["error"]["code"], "bad_json");

    for request in [
        json!([]),
        json!("status"),
        json!({}),
        json!({"op": 1}),
        json!({"op": "apply"}),
        json!({"op": "apply", "event": 7}),
        json!({"op": "view", "seat": -1}),
        json!({"op": "view", "seat": 4}),
        json!({"op": "view", "seat": "0"}),
        json!({"op": "perft"}),
        json!({"op": "perft", "depth": 1e30}),
        json!({"op": "bot", "seat": 9, "bot": "easy"}),
        json!({"op": "bot", "bot": "easy"}),
        json!({"op": "explain", "event": "0:F4", "lang": "la"}),
        json!({"op": "new", "options": {}}),
        json!({"op": "new", "game": "gorus", "options": {"players": 4}, "chance": "auto"}),
        json!({"op": "new", "game": "gorus", "options": {"players": 4}, "chance": "auto", "seed": "xyz"}),
    ] {
        engine.refuses(&request, "bad_request");
    }
    engine.refuses(&json!({"op": "dance"}), "unknown_op");
    engine.refuses(&json!({"op": "new", "game": "chess"}), "unknown_game");
    engine.refuses(&json!({"op": "bot", "seat": 0, "bot": "deep"}), "unknown_bot");
    engine.refuses(&json!({"op": "perft", "depth": 40}), "too_large");
    for options in [
        json!(7),
        json!({}),
        json!({"players": 0}),
        json!({"players": 9}),
        json!({"players": 4.5}),
        json!({"players": 4, "teams": "3v1"}),
        json!({"players": 5, "teams": "2v2"}),
        json!({"players": 4, "target": 10}),
        json!({"players": 4, "schools": "FSA"}),
        json!({"players": 3, "schools": "FFS"}),
        json!({"players": 3, "schools": "FSZ"}),
        json!({"players": 4, "favour": {"0": 5}}),
        json!({"players": 4, "favour": {"16": 1}}),
        json!({"players": 4, "favour": {"9": 1000}}),
        json!({"players": 4, "favour": []}),
        json!({"players": 4, "open_history": "yes"}),
        json!({"players": 4, "colour": "red"}),
    ] {
        engine.refuses(&json!({"op": "new", "game": "gorus", "options": options}), "bad_options");
    }
    for event in [
        "",
        ":",
        "0:",
        "0:F",
        "0:F16",
        "0:F04",
        "0:f4",
        "x:F4",
        "-1:F4",
        "deal",
        "deal 0",
        "deal x y",
        "roll 3",
        "0:F4 ",
        "99999999999999999999:F4",
        "０:F4",
    ] {
        engine.refuses(&json!({"op": "apply", "event": event}), "bad_event");
    }
    for record in ["", "[Game \"gorus\"]", "[Game \"gorus\"]\n[Options \"{}\"]\n", "[Game", "0:F4"]
    {
        let answer = engine.ask(&json!({"op": "load", "record": record}));
        assert!(answer["error"]["code"].is_string(), "{record:?}: {answer}");
    }
    assert_eq!(engine.ask(&json!({"op": "status"}))["hash"], hash);
}

#[test]
fn a_refused_event_names_its_rule_in_both_languages() {
    let mut engine = Engine::start();
    let deal = "deal 2 F0.F4.S5.S6.S7.S8.S9.S10.S11.S12/F5.F6.F7.F8.F10.A0.A4.A5.A6.A7\
                /F9.F11.F12.S0.S4.A8.A9.A10.A11.A12";
    engine.ask(&json!({"op": "new", "game": "gorus", "options": {"players": 3}}));
    let refused = |engine: &mut Engine, event: &str| {
        engine.refuses(&json!({"op": "apply", "event": event}), "refused")
    };
    assert_eq!(refused(&mut engine, "0:F4"), "G3.8");
    engine.apply(deal);
    assert_eq!(refused(&mut engine, deal), "G4.1");
    assert_eq!(refused(&mut engine, "1:F5"), "G3.8");
    assert_eq!(refused(&mut engine, "9:F5"), "G3.8");
    engine.apply("0:F4");
    assert_eq!(refused(&mut engine, "1:A0"), "G3.3");
    // A4 matches F4: a player may always challenge.
    assert_eq!(engine.ask(&json!({"op": "explain", "event": "1:A4"})), json!({"legal": true}));
    let [english, russian] = ["en", "ru"].map(|lang| {
        let answer = engine.ask(&json!({"op": "explain", "event": "1:A0", "lang": lang}));
        assert_eq!(answer["legal"], false);
        assert_eq!(answer["error"]["rule"], "G3.3");
        assert_eq!(answer["alternatives"], json!(["F5", "F6", "F7", "F8", "F10", "A4"]));
        answer["error"]["message"].as_str().expect("a sentence").to_owned()
    });
    assert!(english.is_ascii() || !english.chars().any(|letter| ('а'..='я').contains(&letter)));
    assert!(russian.chars().any(|letter| ('а'..='я').contains(&letter)), "{russian}");
}

#[test]
fn a_position_is_checked_and_played_and_recorded() {
    let mut engine = Engine::start();
    // The Big Finish: four players, one card each, Fists preferred.
    let won = "F4.F5.F6.F8.F9.F10.F11.F12.S4.S5.S6.S7.S8.S9.S10.S11.S12.A0.A4.A5.A6.A7.A8.A9.A10.A11\
               .X0.X4.X5.X6.X7.X8.X9.X10.X11.X12";
    let mut position = json!({
        "hands": ["A12", "F7", "F0", "S0"], "pile": "", "bout": [], "leader": 0, "preferred": "F",
        "won": [won, "", "", ""], "support": [0, 0, 0, 0], "dealer": 3, "round": 1,
    });
    let new = |position: &Value| json!({"op": "new", "game": "gorus", "options": {"players": 4}, "position": position});
    assert_eq!(engine.ask(&new(&position))["legal"], json!({"0": ["A12"]}));
    for event in ["0:A12", "1:F7", "2:F0"] {
        engine.apply(event);
    }
    let status = engine.apply("3:S0");
    assert_eq!(status["public"]["last_round"]["favour"][3], 6);
    assert_eq!(status["public"]["last_bout"]["winner"], 3);
    let record = engine.ask(&json!({"op": "record"}))["record"].clone();
    assert!(record.as_str().expect("a text").contains("[Position "));
    let loaded = engine.ask(&json!({"op": "load", "record": record}));
    assert_eq!(loaded["hash"], status["hash"]);

    position["preferred"] = json!("H");
    engine.refuses(&new(&position), "bad_position");
    position["preferred"] = json!("F");
    position["hands"][0] = json!("A11");
    assert_eq!(engine.refuses(&new(&position), "bad_position"), "G1.1");
    assert_eq!(engine.ask(&json!({"op": "status"}))["hash"], status["hash"]);
}
