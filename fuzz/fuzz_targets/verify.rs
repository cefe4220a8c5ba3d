//! Records that are to be verified: there is always a verdict.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera::fairness::verify_text;
use munera::locale::{Language, Locale};

fuzz_target!(|text: &str| {
    let verdict = verify_text(text);
    for language in [Language::English, Language::Russian] {
        assert!(!verdict.lines(Locale::of(language)).is_empty());
    }
});
