//! Games that were dealt fairly pass.

use std::collections::BTreeSet;

use munera_engine::verify::{Misfit, Obstacle, Verdict, verify, verify_text};
use munera_protocol::content::Packs;
use munera_protocol::fairness::{Disclosure, is_tag, tags};
use munera_protocol::record::Record;
use serde_json::{Value, json};

use crate::dealt::{ask_engine, chance_steps, dealt, seeds, seeds_for, set_tag, tables};
use crate::python::assert_python_agrees;
use crate::tampering::misfits;

#[test]
fn whole_games_of_every_kind_of_table_are_fair() {
    let mut tables: Vec<(&str, Value)> =
        (1..=8).map(|players| ("gorus", json!({"players": players, "target": 2}))).collect();
    tables.extend([
        ("gorus", json!({"players": 3, "schools": "XHA"})),
        ("gorus", json!({"players": 7, "teams": "3v2v2", "target": 1})),
    ]);
    tables.extend((2..=4).map(|players| ("gladiators", json!({"players": players}))));
    tables.extend((2..=5).map(|players| ("fired_up", json!({"players": players}))));
    tables.push(("fired_up", json!({"players": 4, "abilities": false})));
    let mut words = BTreeSet::new();
    for (number, (name, options)) in (0..).zip(&tables) {
        let players = options["players"].as_u64().expect("a number") as u8;
        let seeds = seeds_for(players);
        let record = dealt(name, options, &seeds, number);
        let steps = chance_steps(&record);
        words.extend(steps.iter().filter_map(|step| {
            let word = record.events[*step].split(' ').next()?;
            Some(format!("{name} {word}"))
        }));
        let verdict = verify(&Packs::own(), &record);
        let chance_events = steps.len() as u64;
        assert_eq!(verdict, Verdict::Fair { chance_events, seeds: Box::new(seeds) });
        assert_eq!(verify_text(&Packs::own(), &record.to_string()), verdict, "{name} {options}");
        assert_python_agrees(&record, &verdict);
    }
    // Every kind of chance event has been checked.
    let all = ["fired_up fight", "fired_up misses", "fired_up roll", "fired_up setup"];
    let all = [&all[..], &["gladiators restock", "gladiators setup", "gorus deal"]].concat();
    assert_eq!(words.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn dice_may_lie_in_any_order() {
    let mut record = dealt("fired_up", &json!({"players": 3}), &seeds(), 1);
    let step = record.events.iter().position(|event| event.starts_with("roll ")).expect("a roll");
    let (head, dice) = record.events[step].rsplit_once(' ').expect("dice");
    record.events[step] = format!("{head} {}", dice.chars().rev().collect::<String>());
    let verdict = verify(&Packs::own(), &record);
    assert!(matches!(verdict, Verdict::Fair { .. }), "{verdict:?}");
    assert_python_agrees(&record, &verdict);
}

#[test]
fn a_running_game_shows_nothing_but_its_commitment() {
    let mut record = dealt("gorus", &json!({"players": 3}), &seeds(), 6);
    tags(&mut record, &seeds(), Disclosure::Sealed);
    let shown = record.tags.iter().map(|(key, _)| key.as_str()).filter(|key| is_tag(key));
    assert_eq!(shown.collect::<Vec<_>>(), ["Table", "Commitment"]);
    let text = record.to_string();
    assert!(!text.contains(&seeds().server.to_hex()) && !text.contains("c0ffee"));
    assert_eq!(verify(&Packs::own(), &record), Verdict::Uncheckable(Obstacle::Sealed));
}

#[test]
fn a_bare_seed_is_checked_without_a_commitment() {
    for (name, options) in tables() {
        for seed in ["abc", "00ff"] {
            let new = json!({"op": "new", "game": name, "options": options, "chance": "auto", "seed": seed});
            let answers = ask_engine(&[new, json!({"op": "record"})]);
            let text = answers[1]["record"].as_str().expect("a record");
            let mut record = Record::read(text).expect("a record");
            let verdict = verify(&Packs::own(), &record);
            let chance_events = chance_steps(&record).len() as u64;
            assert_eq!(verdict, Verdict::FromSeed { chance_events }, "{name}");
            assert_python_agrees(&record, &verdict);
            set_tag(&mut record, "Seed", "abd");
            let verdict = verify(&Packs::own(), &record);
            assert_python_agrees(&record, &verdict);
            assert!(matches!(misfits(verdict)[0], Misfit::Chance { step: 1, number: 1, .. }));
        }
    }
}

/// The record of the last bout of a round, from a position, and the deal after it.
pub(crate) fn from_a_position() -> String {
    let position = json!({
        "hands": ["F9", "F10", "F4"], "leader": 0, "preferred": "F",
        "won": ["F0.F5.F6.F7.F8.F11.F12.S0.S4.S5.S6.S7.S8.S9.S10.S11.S12.A0.A4.A5.A6.A7.A8.A9.A10.A11.A12", "", ""],
        "support": [0, 0, 0], "dealer": 2, "round": 1,
    });
    let new = json!({
        "op": "new", "game": "gorus", "options": {"players": 3}, "position": position,
        "chance": "auto", "seed": "5eed",
    });
    let play = |event: &str| json!({"op": "apply", "event": event});
    let answers =
        ask_engine(&[new, play("0:F9"), play("1:F10"), play("2:F4"), json!({"op": "record"})]);
    let text = answers[4]["record"].as_str().unwrap_or_else(|| panic!("{answers:?}"));
    text.to_owned()
}

#[test]
fn a_bare_seed_is_checked_from_a_position_on() {
    let text = from_a_position();
    assert_eq!(verify_text(&Packs::own(), &text), Verdict::FromSeed { chance_events: 1 }, "{text}");
}

#[test]
fn a_game_that_goes_on_by_another_seed_keeps_no_seeds() {
    let mut record = dealt("gorus", &json!({"players": 3}), &seeds(), 8);
    record.events.truncate(5);
    set_tag(&mut record, "Result", "*");
    let kept = |chance: Value| {
        let mut load = json!({"op": "load", "record": record.to_string()});
        load.as_object_mut()
            .expect("an object")
            .extend(chance.as_object().cloned().unwrap_or_default());
        let answers = ask_engine(&[load, json!({"op": "record"})]);
        let text = answers[1]["record"].as_str().unwrap_or_else(|| panic!("{answers:?}"));
        let kept = Record::read(text).expect("a record");
        kept.tags.into_iter().map(|(key, _)| key).filter(|key| is_tag(key)).collect::<Vec<_>>()
    };
    let all = ["Table", "Commitment", "ServerSeed", "SeatSeed0", "SeatSeed2"];
    assert_eq!(kept(json!({})), all);
    assert!(kept(json!({"chance": "auto", "seed": "00"})).is_empty());
}
