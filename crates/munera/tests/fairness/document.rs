//! The values and the records in the documentation.

use std::path::Path;

use expect_test::expect_file;
use munera_engine::verify::{Verdict, verify};
use munera_protocol::catalog::read_game;
use munera_protocol::content::Packs;
use munera_protocol::fairness::{Seeds, ServerSeed};
use munera_protocol::with_game;
use munera_rules::{Game, Randomness, Seat};
use serde_json::{Value, json};

use crate::dealt::{self, dealt, tables};
use crate::python::{assert_python_agrees, verified_by_python};

/// The block of test values in the documentation.
fn vectors() -> Value {
    let document = include_str!("../../../../docs/fairness.md");
    let (_, block) = document.split_once("```json vectors\n").expect("the block is there");
    let (block, _) = block.split_once("```").expect("the block ends");
    serde_json::from_str(block).expect("the block is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().filter(|list| !list.is_empty()).expect("a list")
}

#[test]
fn the_documented_values_are_ours() {
    let vectors = vectors();
    let text = |key: &str| vectors[key].as_str().expect("a text").to_owned();
    let server = ServerSeed::from_hex(&text("server_seed")).expect("a seed");
    let mut seeds = Seeds::new(text("table").parse().expect("a code"), server);
    for (seat, seed) in vectors["seat_seeds"].as_object().expect("seeds") {
        let seat = Seat::new(seat.parse().expect("a seat"));
        seeds.seats.insert(seat, seed.as_str().expect("a text").parse().expect("a seed"));
    }
    assert_eq!(seeds, dealt::seeds());
    assert_eq!(seeds.commitment().to_string(), text("commitment"));
    let game_seed = seeds.game_seed();
    assert_eq!(game_seed.to_hex(), text("game_seed"));
    let stream = |vector: &Value| game_seed.stream(vector["event"].as_u64().expect("a number"));
    for vector in list(&vectors["words"]) {
        let mut stream = stream(vector);
        // The largest bound that refuses no word: 2³¹.
        for word in list(&vector["words"]) {
            let word = u32::from_str_radix(word.as_str().expect("a text"), 16).expect("hex");
            assert_eq!(stream.below(1 << 31), word & !(1 << 31), "{vector}");
        }
    }
    for vector in list(&vectors["numbers"]) {
        let mut stream = stream(vector);
        let bound = vector["below"].as_u64().expect("a number") as u32;
        for number in list(&vector["numbers"]) {
            assert_eq!(json!(stream.below(bound)), *number, "{vector}");
        }
    }
    for vector in list(&vectors["shuffles"]) {
        let mut items = list(&vector["items"]).to_vec();
        let left = vector["left"].as_u64().expect("a number") as usize;
        stream(vector).shuffle_but(left, &mut items);
        assert_eq!(items, list(&vector["order"]));
    }
    for vector in list(&vectors["rolls"]) {
        let mut stream = stream(vector);
        let die = vector["die"].as_str().expect("a text").as_bytes();
        for face in vector["faces"].as_str().expect("a text").bytes() {
            assert_eq!(die[stream.below(6) as usize], face, "{vector}");
        }
    }
    for vector in list(&vectors["first"]) {
        let game =
            read_game(&Packs::own(), vector["game"].as_str().expect("a name"), &vector["options"]);
        let drawn = with_game!(&game.expect("options"), game => {
            let mut stream = game_seed.stream(0);
            let outcome = game.draw(&game.start(), &mut stream);
            game.write_chance(&outcome).to_string()
        });
        assert_eq!(drawn, vector["text"].as_str().expect("a text"), "{vector}");
    }
}

#[test]
fn the_documented_values_are_pythons() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness.md");
    let document = document.to_str().expect("UTF-8");
    if let Some(code) = verified_by_python(&["--vectors", document]) {
        assert_eq!(code, 0);
    }
}

#[test]
fn the_sample_records_are_fair() {
    let files = [
        expect_file!["../../../../docs/fairness/gorus.txt"],
        expect_file!["../../../../docs/fairness/gladiators.txt"],
        expect_file!["../../../../docs/fairness/fired_up.txt"],
    ];
    for ((name, options), file) in tables().into_iter().zip(files) {
        let record = dealt(name, &options, &dealt::seeds(), 7);
        file.assert_eq(&record.to_string());
        let verdict = verify(&Packs::own(), &record);
        assert!(matches!(verdict, Verdict::Fair { .. }), "{name}: {verdict:?}");
        assert_python_agrees(&record, &verdict);
    }
}
