//! What a person types at a terminal: each line is a move, a command, or answered otherwise.
//!
//! The first line has a letter for each choice: the game and the number of players.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_bots::Bot;
use munera_fuzz::PACKS;
use munera_protocol::catalog::read_game;
use munera_rules::Seat;
use munera_terminal::{PlaySettings, play};
use munera_text::Language;
use serde_json::json;

fuzz_target!(|bytes: &[u8]| {
    let Some(([kind, seed], lines)) = bytes.split_first_chunk() else { return };
    let (game, players) = [
        ("gorus", 1),
        ("gorus", 2),
        ("gorus", 3),
        ("gorus", 5),
        ("gladiators", 2),
        ("gladiators", 3),
        ("fired_up", 2),
        ("fired_up", 4),
    ][usize::from(*kind) % 8];
    let settings = PlaySettings {
        game: read_game(&PACKS, game, &json!({"players": players})).expect("a game"),
        seat: Some(Seat::new(0)),
        bots: Bot::Random,
        seed: u64::from(*seed),
        language: if *kind < 64 { Language::English } else { Language::Russian },
        echo: true,
    };
    play(&settings, &mut &*lines, &mut Vec::new(), &mut |_| Ok(()))
        .expect("memory takes everything");
});
