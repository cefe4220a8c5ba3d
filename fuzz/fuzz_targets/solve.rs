//! Input of `munera solve`: positions as JSON, and records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_engine::solve::{SolveSettings, run};
use munera_fuzz::PACKS;
use munera_text::Language;
use serde_json::{Map, Value};

fuzz_target!(|text: &str| {
    // A first line of JSON may have the options, as the command line would.
    let first = text.split_once('\n').map(|(line, rest)| (serde_json::from_str(line), rest));
    let (options, text) = match first {
        Some((Ok(Value::Object(options)), rest)) => (options, rest),
        _ => (Map::new(), text),
    };
    for (after, as_json) in [(None, true), (Some(1), false)] {
        let settings = SolveSettings {
            options: options.clone(),
            seat: None,
            after,
            nodes: Some(300),
            language: Language::English,
            as_json,
        };
        let solved = run(&PACKS, text, &settings, &mut Vec::new());
        assert!(solved.is_ok() || !as_json, "an error is an answer too");
    }
});
