//! Lines of logs: one replaces another in a valid log, which then can be read as a table or not.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::tables::check_log;
use munera_storage::StoredEntry;

/// The database that later versions are held to, as statements.
const DATABASE: &str = include_str!("../../crates/munera/tests/fixtures/database-1.sql");

/// The log of its first table.
static LOG: LazyLock<Vec<StoredEntry>> = LazyLock::new(|| {
    let rows = DATABASE.lines().filter(|line| line.starts_with("INSERT INTO entry VALUES(1,"));
    let line = |row: &str| {
        let (_, rest) = row.split_once("CAST('").expect("a line of the log");
        let (line, _) = rest.split_once("' AS BLOB)").expect("its end");
        StoredEntry { bytes: line.replace("''", "'").into_bytes(), made_by: None, personal: None }
    };
    rows.map(line).collect()
});

fuzz_target!(|bytes: &[u8]| {
    // The first byte says where.
    let Some((place, line)) = bytes.split_first() else { return };
    let code = TableCode::from_bytes([7; 10]);
    let mut log = LOG.clone();
    let place = usize::from(*place) % (log.len() + 1);
    let entry = StoredEntry { bytes: line.to_vec(), made_by: None, personal: None };
    if place == log.len() {
        log.push(entry)
    } else {
        log[place] = entry
    }
    let _ = check_log(&Packs::own(), code, &log);
});
