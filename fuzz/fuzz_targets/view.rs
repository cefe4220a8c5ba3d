//! Views, as JSON: a bot chooses from one, or it is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::content::Packs;
use serde_json::{Value, json};

fuzz_target!(|text: &str| {
    let Ok(view) = serde_json::from_str::<Value>(text) else { return };
    for game in ["gorus", "gladiators", "fired_up"] {
        for bot in ["random", "gentle", "easy"] {
            let line =
                json!({"op": "choose", "game": game, "seat": 0, "view": view, "bot": bot, "ms": 5});
            let mut output = Vec::new();
            let line = line.to_string();
            munera_engine::run(&Packs::own(), &mut line.as_bytes(), &mut output)
                .expect("memory takes all");
        }
    }
});
