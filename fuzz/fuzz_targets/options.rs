//! Options of games, as JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::catalog::read_game;
use munera_protocol::content::Packs;
use serde_json::Value;

fuzz_target!(|text: &str| {
    let Ok(options) = serde_json::from_str::<Value>(text) else { return };
    for game in ["gorus", "gladiators", "fired_up"] {
        let _ = read_game(&Packs::own(), game, &options);
    }
});
