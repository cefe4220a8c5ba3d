//! Copies of a database during writes, and their restoration.

#[path = "../../storage/tests/storage/support.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod support;

use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use munera_storage::{BackupError, Inventory, Logs, Loss, OpenError, Sqlite, back_up, restore};

use crate::support::{Place, append, code, entry, table_with};

/// Runs the binary with a database, as an administrator would.
fn munera(place: &Place, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_munera"))
        .args(arguments)
        .env("MUNERA_DATABASE", place.database())
        .output()
        .expect("the binary runs")
}

/// The lines of a log.
async fn log(storage: &Sqlite, number: u32) -> Vec<String> {
    let opened = storage.open(code(number)).await.expect("it opens");
    opened.entries.iter().map(|entry| String::from_utf8_lossy(&entry.bytes).into()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_a_busy_database_is_one_moment_of_it() {
    let place = Place::new();
    let storage = Arc::new(place.open());
    let epoch = table_with(&storage, code(1), &[entry("0")]).await;
    let is_done = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (storage, is_done) = (Arc::clone(&storage), Arc::clone(&is_done));
        async move {
            let mut sequence = 1;
            while !is_done.load(Ordering::Relaxed) {
                let next = append(code(1), epoch, sequence, &[entry(&sequence.to_string())]);
                storage.append(next).await.expect("a backup does not disturb");
                sequence += 1;
            }
            sequence
        }
    });
    let copy = place.file("copy.db");
    let name = copy.to_str().expect("a plain name").to_owned();
    let mut lengths = Vec::new();
    for _ in 0..5 {
        // In another process, because SQLite's locks are between processes.
        let output = munera(&place, &["backup", &name]);
        assert!(output.status.success(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("1 tables, "), "{output:?}");
        let copied = Place::new();
        restore(&copied.database(), &copy, Loss::Refused).expect("it is put in place");
        let log = log(&copied.open(), 1).await;
        let wanted: Vec<_> = (0..log.len()).map(|number| number.to_string()).collect();
        assert_eq!(log, wanted);
        lengths.push(log.len() as u64);
    }
    is_done.store(true, Ordering::Relaxed);
    let written = writing.await.expect("it writes to the end");
    assert!(lengths.is_sorted() && lengths[0] < lengths[4], "it was written to: {lengths:?}");
    assert!(lengths[4] <= written);
    assert!(!place.file("copy.db.partial").exists());
}

#[tokio::test]
async fn restoring_brings_back_the_copy_and_keeps_what_was_there() {
    let place = Place::new();
    let storage = place.open();
    let epoch = table_with(&storage, code(1), &[entry("old")]).await;
    let copy = place.file("copy.db");
    let inventory = back_up(&place.database(), &copy).expect("a copy");
    assert_eq!(inventory, Inventory { tables: 1, entries: 1, damaged: vec![] });
    storage.append(append(code(1), epoch, 1, &[entry("new")])).await.expect("it is added");

    // A restore is refused while a server runs.
    let refused = restore(&place.database(), &copy, Loss::Refused).expect_err("it is in use");
    assert!(matches!(refused, BackupError::Open(OpenError::InUse(_))), "{refused}");
    let output = munera(&place, &["restore", copy.to_str().expect("a plain name")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("another process"), "{output:?}");
    assert_eq!(log(&storage, 1).await, ["old", "new"]);
    drop(storage);

    let output = munera(&place, &["restore", copy.to_str().expect("a plain name")]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(log(&place.open(), 1).await, ["old"]);
    let former = place.file("munera.db.before-restore-1");
    let restored = restore(&place.database(), &former, Loss::Refused).expect("there and back");
    assert_eq!(restored.former, Some(place.file("munera.db.before-restore-2")));
    assert_eq!(log(&place.open(), 1).await, ["old", "new"]);
}

#[tokio::test]
async fn what_a_crashed_server_left_in_its_log_is_kept_aside_too() {
    let place = Place::new();
    let storage = place.open();
    let epoch = table_with(&storage, code(1), &[entry("a")]).await;
    let copy = place.file("copy.db");
    back_up(&place.database(), &copy).expect("a copy");
    storage.append(append(code(1), epoch, 1, &[entry("b")])).await.expect("it is added");
    // The files as a crash leaves them, with all data still in the write-ahead log.
    let crashed = Place::new();
    for name in ["munera.db", "munera.db-wal"] {
        std::fs::copy(place.file(name), crashed.file(name)).expect("a copy");
    }
    restore(&crashed.database(), &copy, Loss::Refused).expect("it is put in place");
    assert_eq!(log(&crashed.open(), 1).await, ["a"]);
    let former = crashed.file("munera.db.before-restore-1");
    restore(&crashed.database(), &former, Loss::Refused).expect("there and back");
    assert_eq!(log(&crashed.open(), 1).await, ["a", "b"]);
}

/// A database that was copied alone while a server had it open has lost the newest writes.
#[tokio::test]
async fn a_copy_without_its_newest_writes_is_restored_only_if_the_host_accepts_the_loss() {
    let place = Place::new();
    table_with(&place.open(), code(1), &[entry("a")]).await;
    let storage = place.open();
    let opened = storage.open(code(1)).await.expect("opened");
    let epoch = opened.epoch.expect("an epoch");
    storage.append(append(code(1), epoch, 1, &[entry("b")])).await.expect("it is added");
    let copied = Place::new();
    let alone = copied.file("alone.db");
    std::fs::copy(place.database(), &alone).expect("a copy");
    let name = alone.to_str().expect("a plain name");
    for _ in 0..2 {
        let refused = restore(&copied.database(), &alone, Loss::Refused).expect_err("a loss");
        assert!(matches!(refused, BackupError::Open(OpenError::LogMissing { .. })), "{refused}");
        let refused = back_up(&alone, &copied.file("copy.db")).expect_err("a loss");
        assert!(matches!(refused, BackupError::Open(OpenError::LogMissing { .. })), "{refused}");
        let output = munera(&copied, &["restore", name]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("--accept-loss"), "{output:?}");
    }
    let output = munera(&copied, &["restore", name, "--accept-loss"]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(log(&copied.open(), 1).await, ["a"]);
}

#[tokio::test]
async fn a_damaged_log_is_told_and_copied_all_the_same() {
    let place = Place::new();
    let storage = place.open();
    table_with(&storage, code(1), &[entry("a"), entry("b")]).await;
    table_with(&storage, code(2), &[entry("c")]).await;
    drop(storage);
    let spoiler = "UPDATE entry SET bytes = x'00' WHERE sequence = 1";
    place.raw().execute_batch(spoiler).expect("it is spoilt");
    let copy = place.file("copy.db");
    let output = munera(&place, &["backup", copy.to_str().expect("a plain name")]);
    assert_eq!(output.status.code(), Some(1));
    let told = format!("the log of table {} is damaged from entry 1 on", code(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains(&told), "{output:?}");
    let copied = Place::new();
    let restored = restore(&copied.database(), &copy, Loss::Refused).expect("it is put in place");
    assert_eq!(restored.inventory.damaged, [(code(1), 1)]);
    assert_eq!(restored.former, None);
    assert_eq!(log(&copied.open(), 2).await, ["c"]);
}

#[tokio::test]
async fn what_is_no_sound_copy_is_refused_and_changes_nothing() {
    let place = Place::new();
    table_with(&place.open(), code(1), &[entry("a")]).await;
    let before = std::fs::read(place.database()).expect("the file");
    let foreign = place.file("foreign.db");
    std::fs::write(&foreign, "dear diary ".repeat(1_000)).expect("a file");
    let empty = place.file("empty.db");
    std::fs::write(&empty, "").expect("a file");
    let damaged = place.file("damaged.db");
    let mut bytes = before.clone();
    // The pages from the third on belong to tables and indices.
    bytes[2 * 4_096..].fill(0x5a);
    std::fs::write(&damaged, bytes).expect("a file");
    for file in [foreign, empty, damaged, place.file("nothing.db")] {
        let refused = restore(&place.database(), &file, Loss::Refused);
        assert!(refused.is_err(), "{}: {refused:?}", file.display());
        assert_eq!(std::fs::read(place.database()).expect("the file"), before);
        assert!(!place.file("munera.db.before-restore-1").exists());
        assert!(!place.file("munera.db.partial").exists());
    }
    let nothing = back_up(&place.file("nothing.db"), &place.file("copy.db"));
    assert!(matches!(nothing, Err(BackupError::Missing(_))), "{nothing:?}");
    assert!(!place.file("nothing.db").exists());
}
