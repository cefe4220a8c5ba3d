//! Records: each text that can be read is written so that it reads the same. It is replayed, checked
//! and told.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_fuzz::PACKS;
use munera_protocol::catalog::read_record_header;
use munera_protocol::ending::Ending;
use munera_protocol::record::Record;
use munera_terminal::{ReplaySettings, replay};
use munera_text::Language;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let written = record.to_string();
    let again = Record::read(&written).expect("what was written can be read");
    assert_eq!(again.to_string(), written);
    let checked = munera_engine::check_record(&PACKS, &record);
    let Ok((game, start)) = read_record_header(&PACKS, &record) else {
        assert!(checked.is_err(), "a record without a game is refused");
        return;
    };
    let settings = ReplaySettings {
        game,
        start,
        names: (0..8).map(|seat| record.tag(&format!("Seat{seat}")).map(str::to_owned)).collect(),
        ending: Ending::default(),
        language: Language::English,
    };
    let told = replay(&settings, &record.events, &mut Vec::new());
    if checked.is_ok() {
        told.expect("a sound record can be told");
    }
});
