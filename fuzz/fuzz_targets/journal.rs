//! Journals of duels: the lines after the first, which a run of this very program has written. A
//! stopped duel goes on from them, or refuses the file.
#![no_main]

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use munera_bots::Bot;
use munera_fuzz::PACKS;
use munera_lab::{Contestant, DuelSettings, duel};
use munera_protocol::catalog::read_game;
use serde_json::json;

/// A duel that is stopped before its first deal: it only counts what the journal has.
static DUEL: LazyLock<DuelSettings> = LazyLock::new(|| DuelSettings {
    game: read_game(&PACKS, "gorus", &json!({"players": 3})).expect("a game"),
    hero: Contestant::from(Bot::Random),
    foes: vec![Contestant::from(Bot::Random)],
    deals: 20,
    seed: 1,
    threads: 1,
    sprt: None,
    journal: Some(file()),
    report: None,
    as_json: false,
});

/// The first line of its journal, which names this program.
static FIRST_LINE: LazyLock<String> = LazyLock::new(|| {
    fs::write(file(), "").expect("written");
    // A duel without a deal is an error, but it begins its journal.
    let _ = count(&DUEL);
    fs::read_to_string(file()).expect("a journal")
});

fuzz_target!(|text: &str| {
    fs::write(file(), format!("{}{text}", *FIRST_LINE)).expect("written");
    for as_json in [false, true] {
        let _ = count(&DuelSettings { as_json, ..DUEL.clone() });
    }
});

fn file() -> PathBuf {
    std::env::temp_dir().join(format!("munera-fuzz-{}.jsonl", std::process::id()))
}

fn count(settings: &DuelSettings) -> std::io::Result<()> {
    duel(settings, &Arc::new(AtomicBool::new(true)), &mut Vec::new()).map(drop)
}
