//! Content packs, as TOML: what is refused is refused with a line that exists.
//!
//! An input that begins with `@` changes the program's own pack: `@12 text` replaces its line 12.
//! So small inputs get past the checks that all parts are there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::content::read_pack;

const OWN: &str = include_str!("../../content/default.toml");

fuzz_target!(|text: &str| {
    let text = if text.starts_with('@') { &changed(text) } else { text };
    if let Err(faults) = read_pack(text) {
        assert!(!faults.is_empty(), "what is refused is refused for something");
        for fault in faults {
            let _ = fault.to_string();
        }
    }
});

/// The program's own pack with these changes.
fn changed(changes: &str) -> String {
    let mut lines: Vec<&str> = OWN.lines().collect();
    for change in changes.lines() {
        let change = change.strip_prefix('@').and_then(|it| it.split_once(' '));
        let Some((number, line)) = change else { continue };
        let place = number.parse::<usize>().unwrap_or_default() % lines.len();
        lines[place] = line;
    }
    lines.join("\n")
}
