//! No decoder panics on any input. Sound input with some changed bytes is closest to what decoders
//! accept; `cargo xtask fuzz` tries much more.

use std::fs;

use munera_guide::wire::{ClientMessage, NewTable, SettingsForm};
use munera_ids::TableCode;
use munera_protocol::catalog::read_game;
use munera_protocol::content::Packs;
use munera_protocol::record::Record;
use munera_server::config::{Config, Flags};
use munera_server::tables::check_log;
use munera_storage::StoredEntry;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

/// The database that later versions must be able to open, as SQL statements.
const DATABASE: &str = include_str!("fixtures/database-1.sql");

/// Changes to sound input: some of it changed, removed, doubled or inserted.
#[derive(Clone, Debug)]
struct Mutation {
    place: usize,
    kind: u8,
    byte: u8,
}

fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let mutation = (any::<usize>(), 0..6_u8, any::<u8>());
    vec(mutation.prop_map(|(place, kind, byte)| Mutation { place, kind, byte }), 1..6)
}

fn mutate(sound: &str, mutations: &[Mutation]) -> Vec<u8> {
    let mut bytes = sound.as_bytes().to_vec();
    for Mutation { place, kind, byte } in mutations {
        let place = place % bytes.len().max(1);
        match kind {
            0 if !bytes.is_empty() => bytes[place] = *byte,
            1 if !bytes.is_empty() => drop(bytes.remove(place)),
            2 => bytes.insert(place, *byte),
            // Characters with a meaning in most of these formats.
            3 => bytes.insert(place, b"{}[]\"':,-.=#\n\\0189e"[usize::from(*byte) % 19]),
            4 => bytes.truncate(place),
            _ => {
                let part = bytes[place..].iter().take(usize::from(*byte)).copied();
                let part: Vec<u8> = part.collect();
                bytes.splice(place..place, part);
            }
        }
    }
    bytes
}

/// The lines of the log of the table with this number.
fn log(table: u8) -> Vec<String> {
    let begin = format!("INSERT INTO entry VALUES({table},");
    let rows = DATABASE.lines().filter(|line| line.starts_with(&begin));
    let line = |row: &str| {
        let (_, rest) = row.split_once("CAST('").expect("a line of the log");
        rest.split_once("' AS BLOB)").expect("its end").0.replace("''", "'")
    };
    rows.map(line).collect()
}

/// The engine's answers.
fn ask(line: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    munera_engine::run(&Packs::own(), &mut &line[..], &mut output)
        .expect("memory takes everything");
    let text = String::from_utf8(output).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The engine catches its own panics and reports them.
fn assert_no_mistake(answers: &[Value]) {
    for answer in answers {
        assert_ne!(answer["error"]["code"], "internal", "{answer}");
    }
}

fn new_game(game: &str) -> String {
    let options = json!({"players": 3});
    json!({"op": "new", "game": game, "options": options, "chance": "auto", "seed": "2a"})
        .to_string()
}

const GAMES: [&str; 3] = ["gorus", "gladiators", "fired_up"];

#[test]
fn the_sound_inputs_are_sound() {
    for table in 1..=4 {
        let entries = log(table).into_iter();
        let entries: Vec<_> = entries
            .map(|line| StoredEntry { bytes: line.into_bytes(), made_by: None, personal: None })
            .collect();
        assert!(entries.len() > 10);
        check_log(&Packs::own(), TableCode::from_bytes([7; 10]), &entries)
            .expect("a log that makes a table");
    }
    for game in GAMES {
        let view = json!({"op": "view", "seat": 0}).to_string();
        let answers = ask(format!("{}\n{view}\n", new_game(game)).as_bytes());
        assert!(answers[1]["view"].is_object(), "{answers:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_engine_answers_every_line(game in 0..GAMES.len(), mutations in mutations()) {
        let line = mutate(&new_game(GAMES[game]), &mutations);
        assert_no_mistake(&ask(&line));
    }

    #[test]
    fn a_log_with_a_changed_line_is_read_or_refused(
        table in 1..=4_u8,
        place in any::<usize>(),
        mutations in mutations(),
    ) {
        let lines = log(table);
        let place = place % lines.len();
        let mut entries: Vec<StoredEntry> = lines
            .iter()
            .map(|line| StoredEntry { bytes: line.clone().into_bytes(), made_by: None, personal: None })
            .collect();
        entries[place].bytes = mutate(&lines[place], &mutations);
        let _ = check_log(&Packs::own(), TableCode::from_bytes([7; 10]), &entries);
    }

    #[test]
    fn a_log_in_another_order_is_read_or_refused(
        table in 1..=4_u8,
        one in any::<usize>(),
        other in any::<usize>(),
    ) {
        let lines = log(table).into_iter();
        let mut entries: Vec<StoredEntry> =
            lines.map(|line| StoredEntry { bytes: line.into_bytes(), made_by: None, personal: None }).collect();
        let count = entries.len();
        entries.swap(one % count, other % count);
        let _ = check_log(&Packs::own(), TableCode::from_bytes([7; 10]), &entries);
    }

    #[test]
    fn messages_of_clients_are_read_or_refused(sample in 0..5_usize, mutations in mutations()) {
        let sound = [
            r#"{"t":"watch","table":"000g40ztzfyfvzqz","seat":0,"version":7}"#,
            r#"{"t":"move","table":"000g40ztzfyfvzqz","seat":1,"request":3,"id":"a","move":"F10"}"#,
            r#"{"t":"do","table":"x","id":"1","command":{"do":"say","seat":1,"speech":{"words":"a"}}}"#,
            r#"{"t":"do","table":"x","id":"1","command":{"do":"sit","seat":1,"seed":"c0ffee"}}"#,
            r#"{"t":"lobby","on":true}"#,
        ];
        let bytes = mutate(sound[sample], &mutations);
        if let Ok(message) = serde_json::from_slice::<ClientMessage>(&bytes) {
            let written = serde_json::to_string(&message).expect("written");
            prop_assert_eq!(serde_json::from_str::<ClientMessage>(&written).expect("read"), message);
        }
    }

    #[test]
    fn wishes_for_tables_are_read_or_refused(mutations in mutations()) {
        let settings = serde_json::to_value(SettingsForm::default()).expect("written");
        let sound = json!({
            "game": "gorus", "options": {"players": 4, "target": 1}, "settings": settings,
            "seats": [{"me": {"seed": "c0ffee"}}, {"bot": "easy"}, "free"], "start": true,
        });
        let bytes = mutate(&sound.to_string(), &mutations);
        if let Ok(wish) = serde_json::from_slice::<NewTable>(&bytes) {
            let _ = wish.settings.read();
            let _ = read_game(&Packs::own(), &wish.game, &wish.options);
        }
    }

    #[test]
    fn options_are_read_or_refused(sample in 0..4_usize, mutations in mutations()) {
        let sound = [
            r#"{"players":6,"teams":"3v3","target":1}"#,
            r#"{"players":1,"target":12}"#,
            r#"{"players":4}"#,
            r#"{"players":5,"abilities":false,"pack":"standard"}"#,
        ];
        if let Ok(options) = serde_json::from_slice(&mutate(sound[sample], &mutations)) {
            for game in GAMES {
                let _ = read_game(&Packs::own(), game, &options);
            }
        }
    }

    #[test]
    fn a_bot_chooses_from_a_changed_view_or_it_is_refused(
        game in 0..GAMES.len(),
        mutations in mutations(),
    ) {
        let game = GAMES[game];
        let show = json!({"op": "view", "seat": 0}).to_string();
        let answers = ask(format!("{}\n{show}\n", new_game(game)).as_bytes());
        let bytes = mutate(&answers[1]["view"].to_string(), &mutations);
        if let Ok(view) = serde_json::from_slice::<Value>(&bytes) {
            let line = json!({"op": "choose", "game": game, "seat": 0, "view": view, "bot": "easy"});
            assert_no_mistake(&ask(line.to_string().as_bytes()));
        }
    }

    #[test]
    fn files_of_settings_are_read_or_refused(mutations in mutations()) {
        let sound = "listen = \"127.0.0.1:7878\"\ntrusted_proxies = [\"10.0.0.0/8\", \"::1\"]\n\
                     public_url = \"https://example.org\"\nheader_timeout = \"10s\"\nmax_tables = 5\n";
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("munera.toml");
        fs::write(&file, mutate(sound, &mutations)).expect("written");
        let named = |name: &str| (name == "MUNERA_CONFIG").then(|| file.clone().into_os_string());
        match Config::gather(&Flags::default(), named) {
            Ok(settings) => prop_assert!(!settings.to_string().is_empty()),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn records_are_read_or_refused(mutations in mutations()) {
        let begin = DATABASE.split_once("INSERT INTO record VALUES(4,'").expect("a record").1;
        let sound = begin.split_once("');").expect("its end").0.replace("''", "'");
        if let Ok(text) = String::from_utf8(mutate(&sound, &mutations)) {
            if let Ok(record) = Record::read(&text) {
                let written = record.to_string();
                let again = Record::read(&written).expect("what was written can be read");
                prop_assert_eq!(again.to_string(), written);
            }
            let _ = munera_engine::verify::verify_text(&Packs::own(), &text);
        }
    }
}
