//! Views, as JSON: a bot chooses from one, or it is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_fuzz::PACKS;
use serde_json::{Value, json};

const GAMES: [&str; 3] = ["gorus", "gladiators", "fired_up"];

fuzz_target!(|text: &str| {
    let Ok(view) = serde_json::from_str::<Value>(text) else { return };
    let seat = view["seat"].as_u64().unwrap_or_default();
    // A view that says whose it is need not be shown to the others.
    let named = GAMES.iter().position(|game| view["game"] == **game);
    let games = named.map_or(&GAMES[..], |place| &GAMES[place..=place]);
    for game in games {
        for bot in ["random", "gentle", "easy"] {
            let line = json!({"op": "choose", "game": game, "seat": seat, "view": view, "bot": bot, "nodes": 20, "seed": "00"});
            let mut output = Vec::new();
            let line = line.to_string();
            munera_engine::run(&PACKS, &mut line.as_bytes(), &mut output)
                .expect("memory takes all");
        }
    }
});
