//! Changes logs without the server's knowledge.

use munera_ids::TableCode;
use munera_storage::Chain;
use rusqlite::{Connection, params};
use serde_json::Value;

/// The number and the code of every table, in the order of creation.
pub(crate) fn tables(connection: &Connection) -> Vec<(i64, TableCode)> {
    let mut statement =
        connection.prepare("SELECT id, code FROM game_table ORDER BY id").expect("the tables");
    let rows = statement.query_map([], |row| Ok((row.get(0)?, TableCode::from_bytes(row.get(1)?))));
    rows.expect("tables").collect::<Result<_, _>>().expect("a table")
}

/// All bytes of a log.
pub(crate) fn lines(connection: &Connection, id: i64) -> Vec<Vec<u8>> {
    let mut statement = connection
        .prepare("SELECT bytes FROM entry WHERE table_id = ?1 ORDER BY sequence")
        .expect("the entries");
    let rows = statement.query_map([id], |row| row.get(0));
    rows.expect("entries").collect::<Result<_, _>>().expect("an entry")
}

/// Changes the lines of a log and makes its hash chain anew, so that only the content can reveal
/// it.
pub(crate) fn rewrite(
    connection: &Connection,
    (id, code): (i64, TableCode),
    change: impl Fn(usize, &mut Value),
) {
    let mut chain = Chain::start(code);
    for (sequence, bytes) in lines(connection, id).into_iter().enumerate() {
        let mut line: Value = serde_json::from_slice(&bytes).expect("a line is JSON");
        change(sequence, &mut line);
        let bytes = serde_json::to_vec(&line).expect("written");
        chain = chain.with(&bytes);
        connection
            .execute(
                "UPDATE entry SET bytes = ?3, hash = ?4 WHERE table_id = ?1 AND sequence = ?2",
                params![id, sequence as i64, bytes, chain.0],
            )
            .expect("rewritten");
    }
    connection
        .execute("UPDATE game_table SET head = ?2 WHERE id = ?1", params![id, chain.0])
        .expect("rewritten");
}
