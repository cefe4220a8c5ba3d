//! Settings files: each is read, or refused with the place of the fault.
#![no_main]

use std::fs;

use libfuzzer_sys::fuzz_target;
use munera_server::config::{Config, Flags};

fuzz_target!(|bytes: &[u8]| {
    let file = std::env::temp_dir().join(format!("munera-fuzz-{}.toml", std::process::id()));
    fs::write(&file, bytes).expect("written");
    let named = |name: &str| (name == "MUNERA_CONFIG").then(|| file.clone().into_os_string());
    match Config::gather(&Flags::default(), named) {
        Ok(settings) => {
            // What is shown would give the same.
            let shown = settings.to_string();
            fs::write(&file, &shown).expect("written");
            let again = Config::gather(&Flags::default(), named).expect("what is shown is read");
            assert_eq!(again.config, settings.config);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
