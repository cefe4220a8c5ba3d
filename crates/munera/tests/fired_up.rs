//! Fired Up as other programs use it: notation, status, views and records, through the real binary.
//!
//! The values of the default pack may change, so these tests read them from the status.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::Engine;
use serde_json::{Value, json};

/// The circle in most tests: Mei targets Sigurd, and is not the fastest.
const CIRCLE: &str = "mei.sigurd.rexus.marrow";

/// A setup whose deck begins with these cards.
fn setup(first_cards: &str) -> String {
    let named: Vec<&str> = first_cards.split('.').collect();
    let spare = (1..=60).map(|number| format!("h{number:02}"));
    let spare: Vec<String> = spare.filter(|card| !named.contains(&card.as_str())).collect();
    format!("setup {CIRCLE} e1.m1.l1 0 {first_cards}.{}", spare.join("."))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> =
        value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

fn sorted<'a>(words: &'a str) -> Vec<&'a str> {
    let mut words: Vec<&'a str> = words.split(' ').collect();
    words.sort_unstable();
    words
}

impl Engine {
    /// Applies events, joined by a comma and a space, and gives the last status.
    fn apply(&mut self, events: &str) -> Value {
        let mut status = Value::Null;
        for event in events.split(", ").filter(|event| !event.is_empty()) {
            status = self.get(&json!({"op": "apply", "event": event}));
        }
        status
    }

    fn status(&mut self) -> Value {
        self.get(&json!({"op": "status"}))
    }

    /// A new game without abilities; the test provides its chance.
    fn new_game(&mut self, players: u8) -> Value {
        let options = json!({"players": players, "abilities": false});
        self.get(&json!({"op": "new", "game": "fired_up", "options": options}))
    }

    /// Two players have kept their cards, and seat 0 has rolled these five dice.
    fn turn(&mut self, faces: &str) -> Value {
        self.new_game(2);
        self.apply(&setup("h01"));
        self.apply(&format!("0:keep h01.h02, 1:keep h05.h06, roll 0 {faces}, 0:stand"))
    }
}

/// The chance that a status asks for, from a small generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// So many dice, in the engine's order.
    fn faces(&mut self, die: &str, count: &str) -> String {
        let count: usize = count.parse().expect("a number of dice");
        let mut rolled: Vec<usize> = (0..count).map(|_| self.below(die.len())).collect();
        rolled.sort_unstable();
        rolled.into_iter().filter_map(|face| die.chars().nth(face)).collect()
    }

    /// The event for a chance node's request.
    fn event(&mut self, request: &str) -> String {
        match request.split(' ').collect::<Vec<_>>().as_slice() {
            ["setup"] => setup("h01"),
            ["roll", seat, count] => format!("roll {seat} {}", self.faces("BMSTOD", count)),
            ["fight", attacker, attack, defender, defense] => {
                let [attack, defense] = [attack, defense].map(|count| self.faces("HATLX-", count));
                format!("fight {attacker} {attack} {defender} {defense}")
            }
            ["misses", fighter, count] => {
                format!("misses {fighter} {}", self.faces("HATLX-", count))
            }
            _ => panic!("{request}"),
        }
    }
}

/// Plays a game to its end with the test's chance. It prefers legal moves of the kind that it has
/// used least, so that all kinds occur.
fn play_through(
    engine: &mut Engine,
    mut each: impl FnMut(&mut Engine, &Value),
) -> (Value, BTreeMap<String, u32>) {
    let mut dice = Dice(1);
    let mut used: BTreeMap<String, u32> = BTreeMap::new();
    let mut status = engine.status();
    while status["node"] != "over" {
        each(engine, &status);
        let event = if status["node"] == "chance" {
            dice.event(text(&status["chance"]))
        } else {
            let seat = &status["seats"][dice.below(list(&status["seats"]).len())];
            let legal = list(&status["legal"][seat.to_string()]);
            let kind = |choice: &Value| text(choice).split(' ').next().unwrap_or("").to_owned();
            let count = |choice: &Value| used.get(&kind(choice)).copied().unwrap_or(0);
            let least = legal.iter().map(count).min().expect("a move");
            let rare: Vec<&Value> = legal.iter().filter(|it| count(it) == least).collect();
            let choice = rare[dice.below(rare.len())];
            *used.entry(kind(choice)).or_default() += 1;
            format!("{seat}:{}", text(choice))
        };
        status = engine.apply(&event);
        assert_eq!(status["events"], json!([event]), "an event is told as it was sent");
    }
    (status, used)
}

#[test]
fn whole_games_use_every_kind_of_notation_and_load_again() {
    let mut engine = Engine::start();
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for abilities in [true, false] {
        let options = json!({"players": 3, "abilities": abilities});
        engine.get(&json!({"op": "new", "game": "fired_up", "options": options}));
        let mut chances = BTreeSet::new();
        let (over, used) = play_through(&mut engine, |_, status| {
            if let Some(chance) = status["chance"].as_str() {
                chances.insert(chance.split(' ').next().unwrap_or("").to_owned());
            }
        });
        kinds.extend(used.into_keys());
        let expected = if abilities { "fight misses roll setup" } else { "fight roll setup" };
        assert_eq!(chances.into_iter().collect::<Vec<_>>(), sorted(expected));
        assert!(!list(&over["result"]["winners"]).is_empty());
        let fighter = &over["result"]["fighter"];
        assert!(fighter.is_null() || CIRCLE.contains(text(fighter)), "{fighter}");
        let record = engine.record();
        assert!(text(&record).contains("[Game \"fired_up\"]"));
        let loaded = Engine::start().get(&json!({"op": "load", "record": record}));
        for key in ["node", "public", "result", "hash"] {
            assert_eq!(loaded[key], over[key], "{key}");
        }
    }
    let all = "bet buff discard end keep lock morale multitask reroll score speed stand store \
               target unlock wait";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), sorted(all));
}

#[test]
fn the_documented_moves_are_moves() {
    let mut engine = Engine::start();
    for (faces, before, documented) in [
        ("BMSTO", "", "buff mei attack B"),
        ("BMSTO", "", "morale mei up M"),
        ("BMSTO", "", "speed mei S"),
        ("BMSTO", "", "target mei rexus T"),
        ("BMSTO", "", "lock mei T"),
        ("TTBBB", "0:lock mei T", "unlock mei T"),
        ("BMSTO", "", "store O"),
        ("BMSTO", "", "bet m1 mei O"),
        ("ODBBB", "", "multitask OD buff mei attack"),
        ("BMSTO", "", "discard B"),
        ("BMSTO", "0:discard B", "end"),
        // A Double alone, after the real face paid for the same kind.
        ("BDBBB", "0:buff mei attack B", "buff mei defense D"),
        ("ODBBB", "0:bet m1 mei O", "bet m1 rexus D"),
    ] {
        engine.turn(faces);
        engine.apply(before);
        let status = engine.apply(&format!("0:{documented}"));
        assert_eq!(status["events"], json!([format!("0:{documented}")]));
    }
    // The choices of cards, and dice that are rolled again.
    engine.new_game(2);
    engine.apply(&setup("h03.h17"));
    let status = engine.apply("0:keep h03.h17, 1:keep h05.h06, roll 0 SBTBM, 0:reroll BS");
    assert_eq!(status["chance"], "roll 0 2");
    let status = engine.apply("roll 0 DO");
    assert_eq!(status["public"]["dice"], json!(["BMTOD", "5"]));
    // Tokens can be spent from the next turn on.
    engine.turn("OMMMM");
    engine.apply("0:store O, 0:end, roll 1 BBBBB, 1:stand, 1:discard B, 1:end");
    engine.apply("roll 0 ODMM, 0:stand");
    for payment in ["bet m1 mei t", "multitask Ot lock mei", "multitask Dt lock mei"] {
        let answer = engine.ask(&json!({"op": "explain", "event": format!("0:{payment}")}));
        assert_eq!(answer, json!({"legal": true}), "{payment}");
    }
}

/// Mei overtakes a fighter, which passes her again for two dice.
#[test]
fn a_sprinter_takes_the_documented_payments() {
    let mut engine = Engine::start();
    let start = engine.turn("SMMMM");
    let fighters = list(&start["public"]["fighters"]);
    let tile = |name: &str| {
        fighters.iter().find(|it| it["name"] == name).expect("a fighter")["speed"].as_u64()
    };
    let ahead = tile("mei").map(|tile| tile - 1);
    let ahead = fighters.iter().find(|it| it["speed"].as_u64() == ahead).expect("a person");
    let ahead = text(&ahead["name"]).to_owned();
    engine.apply("0:speed mei S, 0:end, roll 1 SSBBB, 1:stand");
    assert_eq!(engine.refusing_rule(&format!("1:speed {ahead} S")), "U3.6");
    engine.apply(&format!("1:speed {ahead} SS, 1:end"));
    for (faces, choice) in [
        ("SSMM", "speed mei SS"),
        ("SDMM", "speed mei SD"),
        ("OOSM", "multitask OO speed mei S"),
        ("OODM", "multitask OO speed mei D"),
    ] {
        let record = engine.record();
        let status = engine.apply(&format!("roll 0 {faces}, 0:stand, 0:{choice}"));
        let mei = &list(&status["public"]["fighters"])[0];
        assert_eq!((&mei["name"], &mei["sprinting"]), (&json!("mei"), &json!(true)));
        engine.get(&json!({"op": "load", "record": record}));
    }
}

#[test]
fn the_status_has_the_documented_fields_and_no_others() {
    let mut engine = Engine::start();
    let fresh = engine.new_game(3);
    let public = sorted(
        "round phase first fighters dice tokens points kept chosen bets scored scored_before",
    );
    assert_eq!(keys(&fresh["public"]), public);
    assert_eq!((&fresh["chance"], &fresh["public"]["fighters"]), (&json!("setup"), &json!([])));
    let fighter = sorted(
        "name attack defense stamina wounds morale influence up down speed sprinting target \
         locked alive",
    );
    let mut phases = BTreeSet::new();
    let mut scored = 0;
    let (over, _) = play_through(&mut engine, |_, status| {
        let now = &status["public"];
        assert_eq!(keys(now), public);
        if status["chance"] == "setup" {
            return;
        }
        phases.insert(text(&now["phase"]).to_owned());
        assert_eq!(list(&now["fighters"]).len(), 4);
        for it in list(&now["fighters"]) {
            assert_eq!(keys(it), fighter);
            assert!(["low", "neutral", "high"].contains(&text(&it["morale"])));
        }
        for key in ["dice", "tokens", "points", "kept"] {
            assert_eq!(list(&now[key]).len(), 3, "{key}");
        }
        assert!(list(&now["dice"]).iter().all(Value::is_string));
        for bet in list(&now["bets"]) {
            assert_eq!(keys(bet), sorted("bet cards settled paid"));
            let is_settled = bet["settled"] == true;
            assert_eq!(bet["paid"].is_array(), is_settled);
            let card = if is_settled { "seat round fighter" } else { "seat round" };
            assert!(list(&bet["cards"]).iter().all(|it| keys(it) == sorted(card)));
        }
        for shown in list(&now["scored"]) {
            assert_eq!(keys(shown), sorted("seat card points"));
            scored += 1;
        }
    });
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), ["battle", "influence", "keep"]);
    assert!(scored > 0, "something was scored");
    assert_eq!(keys(&over["result"]), sorted("winners fighter"));
}

/// Two tables that differ only in what seat 0 cannot know, up to the first battle.
#[test]
fn a_view_shows_nothing_of_what_others_hide() {
    let (mut here, mut there) = (Engine::start(), Engine::start());
    here.new_game(3);
    there.new_game(3);
    let same = |here: &mut Engine, there: &mut Engine| {
        for seat in [json!(0), Value::Null] {
            assert_eq!(here.view(&seat), there.view(&seat));
        }
    };
    // Other hands, another order of the deck, other choices.
    here.apply(&setup("h01.h02.h03.h04.h05.h06.h07.h08.h09.h10.h11.h12.h20.h21"));
    there.apply(&setup("h01.h02.h03.h04.h15.h16.h17.h18.h29.h30.h31.h32.h60.h41"));
    same(&mut here, &mut there);
    here.apply("1:keep h05.h06");
    there.apply("1:keep h16.h18");
    same(&mut here, &mut there);
    assert_eq!(here.status()["public"]["chosen"], json!([1]));
    here.apply("2:keep h09.h10, 0:keep h01.h02");
    there.apply("2:keep h31.h32, 0:keep h01.h02");
    same(&mut here, &mut there);
    // Seat 0 places the same bets, seat 1 bets on another fighter.
    let own = "roll 0 OBBBB, 0:stand, 0:bet e1 mei O, 0:end, roll 1 OBBBB, 1:stand";
    for (engine, fighter) in [(&mut here, "mei"), (&mut there, "rexus")] {
        engine.apply(own);
        engine.apply(&format!("1:bet e1 {fighter} O, 1:end"));
    }
    same(&mut here, &mut there);
    // Seat 1's own views differ, and have its own cards.
    assert_ne!(here.view(&json!(1)), there.view(&json!(1)));
    let view = here.view(&json!(0));
    assert_eq!(view["hand"], json!(["h01", "h02", "h03", "h04"]));
    assert_eq!(view["kept"], json!(["h01", "h02"]));
    assert_eq!(view["own_bets"], json!([{"bet": "e1", "round": 1, "fighter": "mei"}]));
    assert_eq!(here.view(&Value::Null)["own_bets"], json!([]));
}

#[test]
fn a_wait_changes_no_other_view() {
    let mut engine = Engine::start();
    engine.new_game(3);
    let mut windows = 0;
    play_through(&mut engine, |engine, status| {
        let is_window = status["public"]["phase"] == "battle" && status["node"] == "decide";
        if !is_window || list(&status["seats"]).len() < 2 {
            return;
        }
        windows += 1;
        let seat = status["seats"][0].clone();
        let others: Vec<Value> = [json!(0), json!(1), json!(2), Value::Null]
            .into_iter()
            .filter(|other| *other != seat)
            .collect();
        let before: Vec<Value> = others.iter().map(|other| engine.view(other)).collect();
        let record = engine.record();
        engine.apply(&format!("{seat}:wait"));
        let after: Vec<Value> = others.iter().map(|other| engine.view(other)).collect();
        assert_eq!(before, after);
        engine.get(&json!({"op": "load", "record": record}));
    });
    assert!(windows >= 4, "{windows}");
}

/// A bot that is asked at the table and one that gets only the view make the same move, in every
/// phase.
#[test]
fn a_view_is_all_that_a_bot_needs() {
    let (mut player, mut engine) = (Engine::start(), Engine::start());
    engine.new_game(2);
    let mut tried: BTreeMap<String, u32> = BTreeMap::new();
    play_through(&mut engine, |engine, status| {
        if status["node"] != "decide" {
            return;
        }
        let seat = status["seats"][0].clone();
        let legal = &status["legal"][seat.to_string()];
        let view = engine.view(&seat);
        assert_eq!(&view["legal"], legal);
        // The greedy player is slow, so a few questions of each kind are enough.
        let kind = text(&legal[list(legal).len() - 1]).split(' ').next().unwrap_or("").to_owned();
        let count = tried.entry(kind).or_default();
        *count += 1;
        let bot = if *count <= 2 { "easy" } else { "random" };
        let asked =
            engine.get(&json!({"op": "bot", "seat": seat, "bot": bot, "seed": "05", "nodes": 1}));
        let chosen = player.get(&json!({
            "op": "choose", "game": "fired_up", "seat": seat, "view": view, "legal": legal,
            "bot": bot, "seed": "05", "nodes": 1,
        }));
        assert_eq!(asked["event"], chosen["event"], "{view}");
    });
    assert!(tried.len() >= 4, "{tried:?}");
}

#[test]
fn a_view_that_cannot_be_is_refused() {
    let mut engine = Engine::start();
    let status = engine.turn("BMSTO");
    let view = engine.view(&json!(0));
    let choose = |seat: u8, view: &Value| {
        json!({
            "op": "choose", "game": "fired_up", "seat": seat, "view": view,
            "legal": status["legal"]["0"], "bot": "random", "seed": "1", "nodes": 1,
        })
    };
    engine.get(&choose(0, &view));
    let mut refuse = |seat: u8, change: &dyn Fn(&mut Value)| {
        let mut forged = view.clone();
        change(&mut forged);
        let answer = engine.ask(&choose(seat, &forged));
        assert!(answer["error"]["code"].is_string(), "{answer}");
        assert_ne!(answer["error"]["code"], "internal", "{answer}");
    };
    refuse(1, &|_| {});
    refuse(0, &|view| view["memory"] = Value::Null);
    refuse(0, &|view| view["kept"] = json!(["h01"]));
    refuse(0, &|view| view["memory"]["round"] = json!(5));
    refuse(0, &|view| view["memory"]["bets"] = json!(["e1", "e2", "l1"]));
    refuse(0, &|view| view["memory"]["fighters"][0]["name"] = json!("sigurd"));
    refuse(0, &|view| view["memory"]["fighters"][0]["speed"] = json!(9));
    refuse(0, &|view| view["memory"]["dice"] = json!([5]));
    // Values that would overflow.
    refuse(0, &|view| view["memory"]["question"]["act"]["fresh"] = json!(2));
    refuse(0, &|view| view["memory"]["question"]["act"]["dice"] = json!("BBBBBBBBB"));
    refuse(0, &|view| {
        view["memory"]["question"]["act"]["influenced"] = json!(["mei"]);
        view["memory"]["fighters"][0]["influence"] = json!(0);
    });
    for key in ["up", "down", "influence", "taken_now", "dealt_now", "wounds"] {
        refuse(0, &|view| view["memory"]["fighters"][0][key] = json!(255));
    }
    refuse(0, &|view| {
        view["memory"]["tally"] = json!([255, 255, 255, 255, 255, 255, 255, 9, 9, 9]);
    });
}

#[test]
fn refusals_are_explained_in_both_languages() {
    let mut engine = Engine::start();
    engine.turn("BMSTO");
    let [english, russian] = ["en", "ru"].map(|lang| {
        let answer = engine.ask(&json!({"op": "explain", "event": "0:end", "lang": lang}));
        assert_eq!((&answer["legal"], &answer["error"]["rule"]), (&json!(false), &json!("U3.2")));
        assert!(list(&answer["alternatives"]).contains(&json!("discard B")));
        text(&answer["error"]["message"]).to_owned()
    });
    let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    assert!(!is_russian(&english), "{english}");
    assert!(is_russian(&russian), "{russian}");
    assert_eq!(
        engine.get(&json!({"op": "explain", "event": "0:discard B"})),
        json!({"legal": true})
    );
}

#[test]
fn options_that_cannot_be_are_refused_with_the_reason() {
    let mut engine = Engine::start();
    let before = engine.turn("BMSTO")["hash"].clone();
    for (options, rule, word) in [
        (json!({"players": 1}), json!("U2.1"), "players"),
        (json!({"players": 6}), json!("U2.1"), "players"),
        (json!({}), Value::Null, "players"),
        (json!({"players": 3, "pack": "nobody's"}), Value::Null, "pack"),
        (json!({"players": 3, "pack": 7}), Value::Null, "pack"),
        (json!({"players": 3, "abilities": "yes"}), Value::Null, "abilities"),
        (json!({"players": 3, "abilities": 1}), Value::Null, "abilities"),
        (json!({"players": 3, "colour": "red"}), Value::Null, "colour"),
    ] {
        let answer = engine.ask(&json!({"op": "new", "game": "fired_up", "options": options}));
        assert_eq!(answer["error"]["code"], "bad_options", "{options}: {answer}");
        assert_eq!(answer["error"]["rule"], rule, "{options}: {answer}");
        assert!(text(&answer["error"]["message"]).contains(word), "{options}: {answer}");
    }
    let options = json!({"players": 3});
    let answer = engine.ask(
        &json!({"op": "new", "game": "fired_up", "options": options, "position": {"round": 1}}),
    );
    assert_eq!(answer["error"]["code"], "bad_position", "{answer}");
    assert_eq!(engine.status()["hash"], before);
    // The default pack can be named.
    let options = json!({"players": 3, "pack": "default", "abilities": true});
    engine.get(&json!({"op": "new", "game": "fired_up", "options": options}));
}

#[test]
fn events_that_cannot_be_leave_the_state_as_it_was() {
    let mut engine = Engine::start();
    engine.new_game(2);
    engine.apply(&setup("h38.h10"));
    let before = engine.status()["hash"].clone();
    // A card that is named twice counts once.
    assert_eq!(engine.refusing_rule("0:keep h38.h10.h38"), "U3.1");
    assert_eq!(engine.refusing_rule("0:keep h38.h38"), "U3.1");
    assert_eq!(engine.refusing_rule("0:keep h38"), "U3.1");
    assert_eq!(engine.refusing_rule("0:keep h38.h60"), "U3.10");
    assert_eq!(engine.refusing_rule("roll 0 BBBBB"), "U3.2");
    assert_eq!(engine.status()["hash"], before);

    let before = engine.turn("BMSTO")["hash"].clone();
    for event in [
        "",
        "0:",
        "0:dance",
        "0:buff mei B",
        "0:buff nobody attack B",
        "0:buff mei attack",
        "0:bet x1 mei O",
        "0:store",
        "0:discard",
        "0:discard BM",
        "0:multitask OO",
        "0:end now",
        "0:keep h99.h01",
        "0:reroll",
        "x:end",
        "roll",
        "roll 0",
        "roll 0 Z",
        "fight mei H",
        "misses",
        "setup",
        "deal 0",
        "setup mei.sigurd e1.m1.l1",
    ] {
        let answer = engine.ask(&json!({"op": "apply", "event": event}));
        assert_eq!(answer["error"]["code"], "bad_event", "{event}: {answer}");
        assert!(answer["error"]["rule"].is_null());
    }
    for (event, rule) in [
        ("0:end", "U3.2"),
        ("1:end", "U3.10"),
        ("9:end", "U3.10"),
        ("0:morale mei up B", "U3.5"),
        ("0:bet e2 mei O", "U6.1"),
        ("0:wait", "U5.2"),
        ("fight mei HHH sigurd H", "U4.3"),
        ("misses mei H", "U9.3"),
        (&setup("h01"), "U2.4"),
    ] {
        assert_eq!(engine.refusing_rule(event), rule, "{event}");
    }
    assert_eq!(engine.status()["hash"], before);
}

/// The same seed gives the same game, another seed another one.
#[test]
fn chance_by_a_seed_is_reproducible() {
    let play = |seed: &str| {
        let mut engine = Engine::start();
        let mut status = engine.get(&json!({
            "op": "new", "game": "fired_up", "options": {"players": 2}, "chance": "auto",
            "seed": seed,
        }));
        let mut hashes = vec![status["hash"].clone()];
        assert!(text(&status["events"][0]).starts_with("setup "), "{status}");
        for step in 0..60 {
            if status["node"] != "decide" {
                break;
            }
            let seat = status["seats"][0].clone();
            let legal = list(&status["legal"][seat.to_string()]);
            let choice = text(&legal[step * 7 % legal.len()]).to_owned();
            status = engine.apply(&format!("{seat}:{choice}"));
            hashes.push(status["hash"].clone());
        }
        hashes
    };
    let one = play("0123456789abcdef");
    assert_eq!(one, play("0123456789abcdef"));
    assert_ne!(one[0], play("0123456789abcdee")[0]);
    assert!(one.len() > 20);
}

#[test]
fn a_record_of_a_game_under_way_loads_and_goes_on() {
    let mut engine = Engine::start();
    let status = engine.turn("BMSTO");
    let record = engine.record();
    let mut other = Engine::start();
    let loaded = other.get(&json!({"op": "load", "record": record}));
    for key in ["node", "seats", "legal", "public", "result", "hash"] {
        assert_eq!(loaded[key], status[key], "{key}");
    }
    for seat in [json!(0), json!(1), Value::Null] {
        assert_eq!(engine.view(&seat), other.view(&seat));
    }
    let [here, there] = [&mut engine, &mut other]
        .map(|engine| engine.apply("0:bet l1 mei O, 0:end")["hash"].clone());
    assert_eq!(here, there);
}
