//! Games with other dice than those of the default pack.

use std::fs;
use std::path::Path;
use std::process::Command;

use munera_bots::Generator;
use munera_rules::Randomness;
use serde_json::json;

use crate::common::Engine;
use crate::python::verified_by_python;

/// Verifies a record with the binary. Only the binary is used: a program reads its packs once, and
/// the other tests have none.
fn verified(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_munera"));
    let output = command.arg("verify").args(arguments).output().expect("the binary runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
}

/// The record of some random moves, with the engine's chance.
fn played(pack: &str, moves: usize) -> String {
    let mut generator = Generator::new(3);
    let mut engine = Engine::start_with(&["--pack-file", pack]);
    let mut status = engine.get(&json!({
        "op": "new", "game": "fired_up", "options": {"players": 2, "pack": "loaded"},
        "chance": "auto", "seed": "d1ce",
    }));
    for _ in 0..moves {
        let legal = status["legal"].as_object().and_then(|legal| legal.iter().next());
        let Some((seat, legal)) = legal else { break };
        let legal = legal.as_array().expect("a list");
        let choice = legal[generator.below(legal.len() as u32) as usize].as_str().expect("a move");
        status = engine.get(&json!({"op": "apply", "event": format!("{seat}:{choice}")}));
    }
    engine.record().as_str().expect("a record").to_owned()
}

/// Our own pack under another name, with these texts replaced.
fn loaded_pack(replacements: &[(&str, &str)]) -> String {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/default.toml");
    let own = fs::read_to_string(own).expect("our own pack");
    let named = own.replace("name = \"default\"", "name = \"loaded\"");
    replacements.iter().fold(named, |pack, (old, new)| {
        assert!(pack.contains(old), "{old}");
        pack.replace(old, new)
    })
}

#[test]
fn a_game_with_other_dice_is_checked_with_its_pack() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (pack, file) = (path("loaded.toml"), path("game.txt"));
    let loaded = loaded_pack(&[
        ("influence = \"BMSTOD\"", "influence = \"DOTSMB\""),
        ("attack = \"HATLX-\"", "attack = \"X-LTAH\""),
        ("defense = \"HATLX-\"", "defense = \"-HTXAL\""),
    ]);
    fs::write(&pack, loaded).expect("written");
    let record = played(&pack, 300);
    assert!(record.contains("\nfight "), "{record}");
    fs::write(&file, record).expect("written");
    let (code, said) = verified(&[&file, "--pack-file", &pack]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(verified(&[&file]).0, Some(2));
    if let Some(code) = verified_by_python(&[&file, "--pack-file", &pack]) {
        assert_eq!(code, 0);
        assert_eq!(verified_by_python(&[&file]), Some(2));
    }
}

/// A record with no Defense dice is written with an empty last word, and read with the word, without
/// its blank, and with `0`, by the engine and by both verifiers.
#[test]
fn a_fight_without_defense_dice_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (pack, file) = (path("loaded.toml"), path("game.txt"));
    fs::write(&pack, loaded_pack(&[("defense = [[1], [", "defense = [[0], [")])).expect("written");
    let record = played(&pack, 600);
    let is_bare = |line: &&str| line.starts_with("fight ") && line.ends_with(' ');
    assert!(record.lines().any(|line| is_bare(&line)), "{record}");
    let rewritten = |end: &str| {
        let line = |line: &str| {
            if is_bare(&line) { format!("{}{end}\n", line.trim_end()) } else { format!("{line}\n") }
        };
        record.lines().map(line).collect::<String>()
    };
    let mut hashes = Vec::new();
    for end in [" ", "", " 0", " ; no dice"] {
        let text = rewritten(end);
        let mut engine = Engine::start_with(&["--pack-file", &pack]);
        hashes.push(engine.get(&json!({"op": "load", "record": text}))["hash"].clone());
        assert_eq!(engine.record(), json!(record), "{end:?}: it is written as ever");
        fs::write(&file, text).expect("written");
        let (code, said) = verified(&[&file, "--pack-file", &pack]);
        assert_eq!(code, Some(0), "{end:?}: {said}");
        if let Some(code) = verified_by_python(&[&file, "--pack-file", &pack]) {
            assert_eq!(code, 0, "{end:?}");
        }
    }
    hashes.dedup();
    assert_eq!(hashes.len(), 1);
    // Event by event, as a program that plays gives them.
    let mut engine = Engine::start_with(&["--pack-file", &pack]);
    let options = json!({"players": 2, "pack": "loaded"});
    engine.get(&json!({"op": "new", "game": "fired_up", "options": options, "chance": "manual"}));
    let events = rewritten(" 0");
    let events = events.lines().skip_while(|line| !line.is_empty()).filter(|line| !line.is_empty());
    let mut echoed = Vec::new();
    for event in events {
        let status = engine.get(&json!({"op": "apply", "event": event}));
        echoed.extend(status["events"].as_array().expect("events").clone());
    }
    let bare = |event: &&serde_json::Value| event.as_str().is_some_and(|text| is_bare(&text));
    assert!(echoed.iter().any(|event| bare(&event)), "{echoed:?}");
}
