//! The disk fails as a test tells it to, seen through SQLite.

use munera_faulty_disk::{FaultyDisk, Refusal};
use rusqlite::{Connection, OpenFlags, ffi};
use tempfile::TempDir;

/// A database with one table on a disk of its own.
fn database(folder: &TempDir, disk: &FaultyDisk) -> Connection {
    let path = folder.path().join("test.db");
    let flags = OpenFlags::default();
    let connection =
        Connection::open_with_flags_and_vfs(path, flags, disk.name()).expect("it opens");
    connection
        .execute_batch(
            "PRAGMA journal_mode = wal; PRAGMA synchronous = full;
             CREATE TABLE number (value INTEGER)",
        )
        .expect("a table");
    connection
}

fn insert(connection: &Connection) -> Result<(), i32> {
    let done = connection.execute("INSERT INTO number VALUES (1)", []);
    done.map(|_| ()).map_err(|error| error.sqlite_error().expect("an error").extended_code)
}

fn count(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("SELECT count(*) FROM number", [], |row| row.get(0))
}

#[test]
fn a_commit_is_one_sync() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = FaultyDisk::register();
    let connection = database(&folder, &disk);
    insert(&connection).expect("it writes");
    let before = disk.syncs();
    insert(&connection).expect("it writes");
    assert_eq!(disk.syncs(), before + 1);
}

#[test]
fn a_disk_that_refuses_to_write_can_be_read_and_heals() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = FaultyDisk::register();
    let connection = database(&folder, &disk);
    for (refusal, error) in
        [(Refusal::Full, ffi::SQLITE_FULL), (Refusal::Broken, ffi::SQLITE_IOERR_WRITE)]
    {
        disk.refuse_writes(refusal);
        assert_eq!(insert(&connection), Err(error));
        assert_eq!(count(&connection), Ok(0));
        disk.heal();
    }
    insert(&connection).expect("it has healed");
    assert_eq!(count(&connection), Ok(1));
}

#[test]
fn the_sync_that_is_named_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = FaultyDisk::register();
    let connection = database(&folder, &disk);
    disk.fail_sync_after(2);
    insert(&connection).expect("the first");
    insert(&connection).expect("the second");
    assert_eq!(insert(&connection), Err(ffi::SQLITE_IOERR_FSYNC));
    insert(&connection).expect("the one after it");
    assert_eq!(count(&connection), Ok(3));
}

#[test]
fn after_a_power_cut_nothing_works_and_what_was_synced_is_there() {
    for seed in 0..20 {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = FaultyDisk::register();
        let connection = database(&folder, &disk);
        for _ in 0..5 {
            insert(&connection).expect("it writes");
        }
        disk.cut_power(seed);
        assert!(disk.has_lost_power());
        // What SQLite has in memory can still be read, but nothing reaches the disk.
        assert!(insert(&connection).is_err());
        drop(connection);
        let connection = Connection::open(folder.path().join("test.db")).expect("it opens");
        assert_eq!(count(&connection), Ok(5), "seed {seed}");
    }
}

#[test]
fn after_a_power_cut_what_was_not_synced_may_be_lost() {
    let lost = (0..20).filter(|seed| {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = FaultyDisk::register();
        let connection = database(&folder, &disk);
        connection.execute_batch("PRAGMA synchronous = off").expect("it is careless");
        insert(&connection).expect("it writes");
        disk.cut_power(*seed);
        drop(connection);
        let connection = Connection::open(folder.path().join("test.db")).expect("it opens");
        count(&connection) == Ok(0)
    });
    assert!((2..19).contains(&lost.count()));
}
