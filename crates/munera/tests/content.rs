//! Content packs from an author's point of view: files, commands, records, documentation.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::Engine;
use munera_protocol::content;
use serde_json::{Value, json};
use tempfile::TempDir;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn munera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_munera"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::null())
        .output()
        .expect("the binary runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// A folder of packs.
struct Shelf {
    folder: TempDir,
}

impl Shelf {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    fn write(&self, file: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.folder.path().join(file);
        fs::write(&path, bytes).expect("a file");
        path.to_str().expect("UTF-8").to_owned()
    }

    /// The program's own pack under another name, in which every fighter has this Stamina.
    fn pack(&self, file: &str, name: &str, stamina: u8) -> String {
        self.write(file, pack_text(name, stamina))
    }
}

fn pack_text(name: &str, stamina: u8) -> String {
    let own = fs::read_to_string(root().join("content/default.toml")).expect("our own pack");
    let lines = own.lines().map(|line| match line.split(' ').next() {
        Some("name") => format!("name = \"{name}\"\n"),
        Some("stamina") => format!("stamina = {stamina}\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

#[test]
fn a_sound_pack_is_described() {
    let shelf = Shelf::new();
    let file = shelf.pack("mine.toml", "mine", 12);
    let output = munera(&["content", "check", &file]);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    let hash = content::read_pack(&pack_text("mine", 12)).expect("a sound pack").hash;
    for part in [": sound", "name        mine", &hash, "60 (", "6 (2 early, 2 mid, 2 late)"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // A byte order mark and the line ends of another system are not faults.
    let elsewhere = format!("\u{feff}{}", pack_text("mine", 12).replace('\n', "\r\n"));
    let file = shelf.write("elsewhere.toml", elsewhere);
    let output = munera(&["content", "check", &file]);
    assert!(text(&output.stdout).contains(&hash), "{}", text(&output.stdout));
}

#[test]
fn a_faulty_pack_is_told_about_line_by_line() {
    let shelf = Shelf::new();
    let faulty = pack_text("My Pack", 99).replace("[fighter.mei]", "[fighter.may]");
    let file = shelf.write("faulty.toml", &faulty);
    let output = munera(&["content", "check", &file]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    let line =
        |marker: &str| 1 + faulty[..faulty.find(marker).expect(marker)].matches('\n').count();
    for told in [
        format!("{file}:{}: name: must be up to 40 lower-case letters", line("name = \"My")),
        format!("{file}:{}: fighter: `may` is unknown", line("[fighter.may]")),
        format!("{file}:{}: fighter: `mei` is missing", line("[fighter.sigurd]")),
        format!("{file}:{}: fighter sigurd, stamina: must be a whole", line("stamina = 99")),
        // A fighter with an unknown name is not checked any further.
        format!("{file}: 8 faults"),
    ] {
        assert!(said.lines().any(|line| line.starts_with(&told)), "{told}\n{said}");
    }
    assert_eq!(said.lines().count(), 9);
}

#[test]
fn files_that_are_no_packs_are_refused() {
    let shelf = Shelf::new();
    let check = |file: &str| {
        let output = munera(&["content", "check", file]);
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), text(&said).to_owned())
    };
    let sparse = shelf.write("huge.toml", "");
    let file = fs::File::options().write(true).open(&sparse).expect("the file");
    file.set_len(1 << 40).expect("room that is not used");
    let (code, said) = check(&sparse);
    assert!(code == Some(1) && said.contains(":1: the file: is too large"), "{said}");
    let latin = shelf.write("latin.toml", b"name = \"x\"\n# caf\xe9\n");
    let (code, said) = check(&latin);
    assert!(code == Some(1) && said.contains(":2: column 6: is not UTF-8"), "{said}");
    let (code, said) = check(shelf.folder.path().to_str().expect("UTF-8"));
    assert!(code == Some(2) && said.contains("this is a directory"), "{said}");
    assert_eq!(check("/nonexistent/pack.toml").0, Some(2));
    // A file without a size and without an end.
    #[cfg(unix)]
    {
        let (code, said) = check("/dev/zero");
        assert!(code == Some(1) && said.contains(":1: the file: is too large"), "{said}");
    }
}

#[test]
fn every_command_refuses_faulty_packs_before_anything_else() {
    let shelf = Shelf::new();
    let faulty = shelf.write("faulty.toml", pack_text("Mine", 99));
    let sound = shelf.pack("mine.toml", "mine", 12);
    let twin = shelf.pack("twin.toml", "mine", 11);
    for command in [
        &["engine"][..],
        &["play", "fired_up", "--watch"],
        &["replay", "nothing.txt"],
        &["lab", "laws", "--games", "1"],
        &["lab", "balance", "fired_up", "--games", "1"],
    ] {
        let output = munera(&[command, &["--pack-file", &sound, "--pack-file", &faulty]].concat());
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        assert!(output.stdout.is_empty(), "{command:?}");
        let said = text(&output.stderr);
        let told = format!("{faulty}:");
        // The name, and six times the Stamina.
        assert_eq!(said.lines().filter(|line| line.starts_with(&told)).count(), 7, "{said}");
        let output = munera(&[command, &["--pack-file", &sound, "--pack-file", &twin]].concat());
        assert!(text(&output.stderr).contains("two content packs are called \"mine\""));
    }
    let output = munera(&["play", "gladiators", "--pack-file", &sound]);
    assert!(text(&output.stderr).contains("Gladiators has no option “--pack-file”."));
    let output = munera(&["lab", "balance", "fired_up", "--pack", "yours", "--pack-file", &sound]);
    assert!(
        text(&output.stderr).contains("The packs are default, mine."),
        "{}",
        text(&output.stderr)
    );
}

/// Plays a whole game with bots; returns its record and the last status.
fn play_through(engine: &mut Engine, options: &Value) -> (String, Value) {
    let mut status = engine.ask(&json!({
        "op": "new", "game": "fired_up", "options": options, "chance": "auto", "seed": "5eed",
    }));
    while status["node"] == "decide" {
        let ask = json!({"op": "bot", "seat": status["seats"][0], "bot": "random", "seed": "77"});
        let event = engine.ask(&ask)["event"].clone();
        status = engine.ask(&json!({"op": "apply", "event": event}));
    }
    assert_eq!(status["node"], "over", "{status}");
    let record = engine.ask(&json!({"op": "record"}))["record"].clone();
    (record.as_str().expect("a record").to_owned(), status)
}

#[test]
fn a_pack_from_a_file_is_played_to_the_end_and_its_record_knows_it() {
    let shelf = Shelf::new();
    let mine = shelf.pack("mine.toml", "mine", 12);
    let mut engine = Engine::start_with(&["--pack-file", &mine]);
    let hello = engine.ask(&json!({"op": "hello"}));
    let pack = &hello["games"][2]["options"]["pack"];
    assert_eq!(pack["values"], json!(["default", "mine"]));
    let (record, over) = play_through(&mut engine, &json!({"players": 3, "pack": "mine"}));
    let hash = content::read_pack(&pack_text("mine", 12)).expect("a sound pack").hash;
    assert!(record.contains(&format!("\n[PackHash \"{hash}\"]\n")), "{record}");
    let (own_record, _) = play_through(&mut engine, &json!({"players": 3}));
    assert!(own_record.contains("[PackHash \"") && !own_record.contains(&hash));

    let load = |packs: &[&str], record: &str| {
        let flags: Vec<&str> = packs.iter().flat_map(|file| ["--pack-file", file]).collect();
        Engine::start_with(&flags).ask(&json!({"op": "load", "record": record}))
    };
    let refused = |answer: &Value, code: &str, parts: &[&str]| {
        assert_eq!(answer["error"]["code"], code, "{answer}");
        let message = answer["error"]["message"].as_str().expect("a sentence");
        assert!(parts.iter().all(|part| message.contains(part)), "{message}");
    };
    assert_eq!(load(&[&mine], &record)["hash"], over["hash"]);
    // The engine does not have the pack.
    let without = Engine::start().ask(&json!({"op": "load", "record": record}));
    refused(&without, "unknown_pack", &["“mine”", &hash]);
    // The engine has a different pack of this name.
    let other = shelf.pack("other.toml", "mine", 11);
    let other_hash = content::read_pack(&pack_text("mine", 11)).expect("a sound pack").hash;
    refused(&load(&[&other], &record), "wrong_pack", &["“mine”", &hash, &other_hash]);
    // A pack of another name is refused, even with the same content.
    let renamed = shelf.pack("renamed.toml", "renamed", 12);
    refused(&load(&[&renamed], &record), "unknown_pack", &["“mine”", &hash]);
    // A record without a hash is accepted by the pack's name.
    let tag = format!("[PackHash \"{hash}\"]\n");
    let untagged = record.replace(&tag, "");
    assert_eq!(load(&[&mine], &untagged)["hash"], over["hash"]);
    refused(&load(&[], &untagged), "unknown_pack", &["“mine”"]);
    let broken = record.replace(&tag, "[PackHash \"mine\"]\n");
    refused(&load(&[&mine], &broken), "bad_record", &["PackHash"]);
    let capital = record.replace(&hash, &hash.to_uppercase());
    assert_eq!(load(&[&mine], &capital)["hash"], over["hash"]);

    // The replay explains it in the reader's language.
    let file = shelf.write("game.txt", &record);
    let output = munera(&["replay", &file, "--lang", "ru"]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains(&format!("«mine», хеш {hash}.")));
}

/// Compares with a golden text, or rewrites it if `UPDATE_GOLDEN` is set.
fn assert_golden(path: &Path, now: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return fs::write(path, now).expect("it can be written");
    }
    let documented = fs::read_to_string(path).unwrap_or_default();
    for (documented, now) in documented.lines().zip(now.lines()) {
        assert_eq!(documented, now, "run `cargo xtask golden` if the change is meant");
    }
    assert_eq!(documented, now);
}

#[test]
fn the_documented_vocabulary_is_true() {
    const BEGIN: &str = "<!-- The facts, from the code. -->\n\n";
    const END: &str = "<!-- End of the facts. -->";
    let path = root().join("docs/content.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let (before, rest) = page.split_once(BEGIN).expect("the facts begin");
    let (_, after) = rest.split_once(END).expect("the facts end");
    let facts = content::table_of_facts();
    assert_golden(&path, &format!("{before}{BEGIN}{facts}{END}{after}"));
    let listed = munera(&["content", "facts"]);
    let listed = text(&listed.stdout);
    for row in facts.lines().filter(|line| line.starts_with("| `")) {
        let word = row.split('`').nth(1).expect("a word");
        assert!(listed.contains(&format!("  {word} ")), "{word}");
    }
}

#[test]
fn the_documented_examples_are_sound_as_far_as_they_go() {
    let page = fs::read_to_string(root().join("docs/content.md")).expect("the page is there");
    let examples = page.split("```toml\n").skip(1).filter_map(|part| part.split("```").next());
    let text: String = examples.collect();
    let faults = content::read_pack(&text).expect_err("a page is no pack");
    let told: Vec<String> = faults
        .iter()
        .filter(|fault| !fault.reason.contains("missing"))
        .map(ToString::to_string)
        .collect();
    assert!(told.is_empty(), "{told:#?}\n{text}");
    for table in ["[dice]", "[fighter.", "[[highlight]]", "[[bet]]"] {
        assert!(text.contains(table), "{table}");
    }
}

#[test]
fn the_schema_is_true() {
    let schema = munera(&["content", "schema"]);
    assert_golden(&root().join("content/schema.json"), text(&schema.stdout));
}
