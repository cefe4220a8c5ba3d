//! The logs in the database file, read without the server.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::tables::check_log;
use munera_storage::{Chain, PersonId, PersonalText, StoredEntry};
use rusqlite::{Connection, OpenFlags};

/// One table's log.
pub(crate) struct LogFile {
    pub(crate) entries: Vec<StoredEntry>,
    /// The hash after each entry.
    pub(crate) hashes: Vec<[u8; 32]>,
}

/// Reads all logs of a database that no server has open, from a copy. So not even SQLite's own
/// recovery changes the files that the next server will find.
pub(crate) fn read_logs(database: &Path) -> BTreeMap<String, LogFile> {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    fs::copy(database, &copy).expect("copied");
    let journal = |path: &Path| path.with_extension("db-wal");
    if journal(database).exists() {
        fs::copy(journal(database), journal(&copy)).expect("copied");
    }
    let connection =
        Connection::open_with_flags(&copy, OpenFlags::SQLITE_OPEN_READ_WRITE).expect("opened");
    let integrity: String =
        connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("asked");
    assert_eq!(integrity, "ok");
    let mut tables = connection
        .prepare("SELECT id, code, length, head FROM game_table WHERE stage < 3")
        .expect("the tables' rows");
    let rows = tables
        .query_map([], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, [u8; 10]>(1)?, row.get(2)?, row.get(3)?))
        })
        .expect("tables");
    let mut logs = BTreeMap::new();
    for row in rows {
        let (id, code, length, head): (i64, _, i64, [u8; 32]) = row.expect("a table");
        let code = TableCode::from_bytes(code);
        let log = read_log(&connection, id, code);
        assert_eq!(log.entries.len() as i64, length, "{code}: all entries are there");
        assert_eq!(log.hashes.last(), Some(&head), "{code}: the last is the last");
        logs.insert(code.to_string(), log);
    }
    logs
}

/// Reads one log, checks its hash chain, and checks that a table can be made from it.
fn read_log(connection: &Connection, id: i64, code: TableCode) -> LogFile {
    let mut statement = connection
        .prepare_cached(
            "SELECT bytes, hash, seat, move_id, person, salt, text
             FROM entry LEFT JOIN personal USING (table_id, sequence)
             WHERE entry.table_id = ?1 ORDER BY entry.sequence",
        )
        .expect("the entries");
    let rows = statement.query_map([id], |row| {
        let made_by = row.get::<_, Option<u8>>(2)?.zip(row.get::<_, Option<String>>(3)?);
        let personal = row.get::<_, Option<i64>>(4)?.map(|person| {
            let (salt, text) = (row.get(5)?, row.get(6)?);
            Ok::<_, rusqlite::Error>(PersonalText { person: PersonId(person as u64), salt, text })
        });
        let personal = personal.transpose()?;
        let entry = StoredEntry { bytes: row.get(0)?, made_by, personal };
        Ok((entry, row.get::<_, [u8; 32]>(1)?))
    });
    let mut log = LogFile { entries: Vec::new(), hashes: Vec::new() };
    let mut chain = Chain::start(code);
    for row in rows.expect("entries") {
        let (entry, hash) = row.expect("an entry");
        chain = chain.with(&entry.bytes);
        assert_eq!(chain.0, hash, "{code}: entry {} fits its chain", log.entries.len());
        log.entries.push(entry);
        log.hashes.push(hash);
    }
    check_log(&Packs::own(), code, &log.entries).unwrap_or_else(|error| panic!("{code}: {error}"));
    log
}
