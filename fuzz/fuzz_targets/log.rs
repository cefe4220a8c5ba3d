//! Logs of tables, whole or with some lines replaced: each is read as a table or refused. Without
//! some of its people it still is what it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use munera_fuzz::{PACKS, read_log};
use munera_ids::{PersonId, TableCode};
use munera_server::tables::{check_log, erase_from_log};
use munera_session::Moment;

fuzz_target!(|text: &str| {
    let code = TableCode::from_bytes([7; 10]);
    let log = read_log(text);
    let makes_table = check_log(&PACKS, code, &log).is_ok();
    let everyone: Vec<PersonId> =
        log.iter().filter_map(|it| Some(it.personal.as_ref()?.person)).collect();
    for people in [&[PersonId(1)][..], &everyone[..]] {
        let erased = erase_from_log(&log, people, Moment(0)).expect("there is chance");
        let is_there = |text: &munera_storage::PersonalText| people.contains(&text.person);
        assert!(!erased.iter().any(|entry| entry.personal.as_ref().is_some_and(is_there)));
        if makes_table {
            check_log(&PACKS, code, &erased).expect("a table whose people were erased");
        }
    }
});
