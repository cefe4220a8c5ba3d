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

#[test]
fn a_game_with_other_dice_is_checked_with_its_pack() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (pack, file) = (path("loaded.toml"), path("game.txt"));
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/default.toml");
    let own = fs::read_to_string(own).expect("our own pack");
    let loaded = own
        .replace("name = \"default\"", "name = \"loaded\"")
        .replace("influence = \"BMSTOD\"", "influence = \"DOTSMB\"")
        .replace("attack = \"HATLX-\"", "attack = \"X-LTAH\"")
        .replace("defense = \"HATLX-\"", "defense = \"-HTXAL\"");
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
