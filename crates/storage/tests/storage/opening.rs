//! Opening: what is created, what is refused, and who owns the database.

use munera_storage::{Logs, Loss, OpenError, Sqlite, SqliteSettings, restore};
use rusqlite::Connection;

use crate::support::{Place, code, entry, table_with};

fn open(place: &Place) -> Result<Sqlite, OpenError> {
    Sqlite::open(&place.database(), &SqliteSettings::default())
}

#[test]
fn the_linked_sqlite_is_past_the_fault_that_spoilt_logs_on_reset() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[tokio::test]
async fn an_empty_file_becomes_a_database_of_the_newest_version() {
    let place = Place::new();
    std::fs::write(place.database(), "").expect("an empty file");
    let storage = open(&place).expect("it opens");
    storage.probe().await.expect("it writes");
    drop(storage);
    let number = |pragma: &str| {
        place.raw().query_row(pragma, [], |row| row.get::<_, u32>(0)).expect("a number")
    };
    assert_eq!(number("PRAGMA user_version"), 4);
    assert_eq!(number("PRAGMA application_id"), 0x4d75_6e65);
    open(&place).expect("it opens again");
}

#[test]
fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let place = Place::new();
    drop(open(&place).expect("it opens"));
    place.raw().pragma_update(None, "user_version", 5).expect("it is newer now");
    let before = std::fs::read(place.database()).expect("the file");
    let refused = open(&place).expect_err("it is newer");
    assert!(matches!(refused, OpenError::Newer { found: 5, known: 4 }), "{refused}");
    assert_eq!(std::fs::read(place.database()).expect("the file"), before);
}

#[test]
fn a_foreign_file_is_refused_and_left_alone() {
    let make: [fn(&Place); 3] = [
        |place| std::fs::write(place.database(), "dear diary ".repeat(500)).expect("a file"),
        |place| place.raw().execute_batch("CREATE TABLE diary (text)").expect("a table"),
        |place| place.raw().pragma_update(None, "application_id", 7).expect("an id"),
    ];
    for make in make {
        let place = Place::new();
        make(&place);
        let before = std::fs::read(place.database()).expect("the file");
        let refused = open(&place).expect_err("it is foreign");
        assert!(matches!(refused, OpenError::Foreign(_)), "{refused}");
        assert_eq!(std::fs::read(place.database()).expect("the file"), before);
    }
}

#[tokio::test]
async fn one_server_has_a_database_at_a_time() {
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    table_with(&storage, code(1), &[entry("begin")]).await;
    let refused = open(&place).expect_err("it is in use");
    assert!(matches!(refused, OpenError::InUse(_)), "{refused}");
    #[cfg(unix)]
    {
        let link = place.file("link.db");
        std::os::unix::fs::symlink(place.database(), &link).expect("a link");
        let refused = Sqlite::open(&link, &SqliteSettings::default()).expect_err("the same one");
        assert!(matches!(refused, OpenError::InUse(_)), "{refused}");
    }
    drop(storage);
    open(&place).expect("it is free").open(code(1)).await.expect("the table is there");
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let place = Place::new();
    let path = place.file("nowhere").join("munera.db");
    let refused = Sqlite::open(&path, &SqliteSettings::default()).expect_err("no folder");
    assert!(matches!(&refused, OpenError::File(..)), "{refused}");
    assert!(refused.to_string().contains("munera.db"), "{refused}");
}

#[cfg(unix)]
#[test]
fn a_new_database_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    for name in ["munera.db", "munera.db-wal"] {
        let mode = std::fs::metadata(place.file(name)).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    drop(storage);
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_with_a_second_name_is_refused_under_both() {
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    table_with(&storage, code(1), &[entry("begin")]).await;
    let link = place.file("link.db");
    std::fs::hard_link(place.database(), &link).expect("a second name");
    let refused = Sqlite::open(&link, &SqliteSettings::default()).expect_err("two names");
    assert!(matches!(refused, OpenError::SeveralNames(_, 2)), "{refused}");
    storage.probe().await.expect("the server that has it goes on");
    drop(storage);
    let refused = open(&place).expect_err("two names");
    assert!(matches!(refused, OpenError::SeveralNames(_, 2)), "{refused}");
    std::fs::remove_file(link).expect("one name again");
    open(&place).expect("it opens").open(code(1)).await.expect("the table is there");
}

/// Copies the files of a database as a crash would leave them.
fn crashed(place: &Place) -> Place {
    let copy = Place::new();
    for name in ["munera.db", "munera.db-wal"] {
        std::fs::copy(place.file(name), copy.file(name)).expect("a file of an open database");
    }
    copy
}

#[tokio::test]
async fn a_log_that_is_missing_after_a_crash_is_noticed() {
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    table_with(&storage, code(1), &[entry("begin")]).await;

    let whole = crashed(&place);
    open(&whole).expect("it opens").open(code(1)).await.expect("the table is there");

    let robbed = crashed(&place);
    std::fs::remove_file(robbed.file("munera.db-wal")).expect("it was there");
    for _ in 0..2 {
        let refused = open(&robbed).expect_err("the log is missing");
        assert!(matches!(refused, OpenError::LogMissing { .. }), "{refused}");
    }
    std::fs::copy(place.file("munera.db-wal"), robbed.file("munera.db-wal")).expect("put back");
    open(&robbed).expect("it opens").open(code(1)).await.expect("the table is there");

    let given_up = crashed(&place);
    std::fs::remove_file(given_up.file("munera.db-wal")).expect("it was there");
    restore(&given_up.database(), &given_up.database(), Loss::Accepted).expect("accepted");
    open(&given_up).expect("it opens");
}

#[test]
fn a_database_that_was_closed_in_order_has_no_log_and_needs_none() {
    let place = Place::new();
    for _ in 0..2 {
        drop(open(&place).expect("it opens"));
        assert!(!place.file("munera.db-wal").exists());
    }
}

/// The name by which the server opened the database is not the one by which it is found.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_database_that_was_renamed_is_neither_opened_twice_nor_without_its_log() {
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    table_with(&storage, code(1), &[entry("begin")]).await;
    let renamed = place.file("renamed.db");
    std::fs::rename(place.database(), &renamed).expect("renamed");
    let open_renamed = || Sqlite::open(&renamed, &SqliteSettings::default());
    let refused = open_renamed().expect_err("it is in use");
    assert!(matches!(refused, OpenError::InUse(_)), "{refused}");
    // As a crash would leave it.
    let crashed = place.file("crashed.db");
    std::fs::copy(&renamed, &crashed).expect("a copy");
    let refused = Sqlite::open(&crashed, &SqliteSettings::default()).expect_err("no log");
    assert!(matches!(refused, OpenError::LogMissing { .. }), "{refused}");
    storage.probe().await.expect("the server that has it goes on");
    drop(storage);
    open_renamed().expect("it opens").open(code(1)).await.expect("the table is there");
}

/// A backup may still have the database open when the server stops. When it closes, the log goes
/// with it.
#[tokio::test]
async fn a_database_that_another_process_has_open_is_closed_in_order_all_the_same() {
    let place = Place::new();
    let storage = open(&place).expect("it opens");
    table_with(&storage, code(1), &[entry("begin")]).await;
    let other = Connection::open(place.database()).expect("opened");
    let tables = "SELECT count(*) FROM game_table";
    assert_eq!(other.query_row(tables, [], |row| row.get(0)), Ok(1));
    drop(storage);
    drop(other);
    assert!(!place.file("munera.db-wal").exists());
    open(&place).expect("it opens").open(code(1)).await.expect("the table is there");
}
