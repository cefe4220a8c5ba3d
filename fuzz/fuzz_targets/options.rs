//! Options of games, as JSON: what is read is written so that it reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_fuzz::PACKS;
use munera_protocol::catalog::read_game;
use munera_protocol::codec::Codec;
use munera_protocol::with_game;
use serde_json::Value;

fuzz_target!(|text: &str| {
    let Ok(options) = serde_json::from_str::<Value>(text) else { return };
    for name in ["gorus", "gladiators", "fired_up"] {
        let Ok(game) = read_game(&PACKS, name, &options) else { continue };
        let written = with_game!(&game, game => game.write_options());
        let again = read_game(&PACKS, name, &written).expect("what was written can be read");
        assert_eq!(with_game!(&again, game => game.write_options()), written);
    }
});
