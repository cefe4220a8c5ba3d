//! Records that are to be verified: there is always a verdict.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_engine::verify::verify_text;
use munera_fuzz::PACKS;
use munera_text::{Language, Locale};

fuzz_target!(|text: &str| {
    let verdict = verify_text(&PACKS, text);
    for language in [Language::English, Language::Russian] {
        assert!(!verdict.lines(Locale::of(language)).is_empty());
    }
});
