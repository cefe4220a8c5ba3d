//! Lines for `munera engine`: whatever they are, each is answered.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::content::Packs;

fuzz_target!(|bytes: &[u8]| {
    let mut output = Vec::new();
    munera_engine::run(&Packs::own(), &mut &bytes[..], &mut output)
        .expect("memory takes everything");
});
