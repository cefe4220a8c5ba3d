//! Content packs, as TOML: what is refused is refused with a line that exists.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::content::read_pack;

fuzz_target!(|text: &str| {
    if let Err(faults) = read_pack(text) {
        assert!(!faults.is_empty(), "what is refused is refused for something");
        for fault in faults {
            let _ = fault.to_string();
        }
    }
});
