//! Records: each text that can be read is written so that it reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_protocol::content::Packs;
use munera_protocol::record::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        let written = record.to_string();
        let again = Record::read(&written).expect("what was written can be read");
        assert_eq!(again.to_string(), written);
        let _ = munera_engine::check_record(&Packs::own(), &record);
    }
});
