//! Lines for `munera engine`: whatever they are, each is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_fuzz::PACKS;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').filter(|it| !is_long(it)).collect();
    let mut output = Vec::new();
    munera_engine::run(&PACKS, &mut &lines.join(&b'\n')[..], &mut output)
        .expect("memory takes everything");
});

/// Whether a request may take long, because it asks for that.
fn is_long(line: &[u8]) -> bool {
    let request: Value = serde_json::from_slice(line).unwrap_or_default();
    let is_over = |name: &str, most: u64| request[name].as_u64().is_some_and(|it| it > most);
    match request["op"].as_str() {
        Some("perft") => is_over("depth", 2),
        // Without either, a bot takes the time that it has by default.
        Some("bot" | "choose") => request["nodes"].is_null() || is_over("nodes", 50),
        _ => false,
    }
}
