//! Personal texts beside the logs, and their erasure, as rows.

use munera_ids::TableCode;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::job::JobError;
use super::table_rows::{self, Log};
use crate::Chain;
use crate::Erasure;
use crate::ErasureDue;
use crate::PersonId;
use crate::PersonalText;
use crate::StorageError;

/// Keeps the text of an entry, if its person is known.
pub(super) fn keep(
    connection: &Connection,
    table: i64,
    sequence: i64,
    personal: &PersonalText,
) -> rusqlite::Result<()> {
    let PersonalText { person, salt, text } = personal;
    let statement = "INSERT INTO personal (table_id, sequence, person, salt, text)
                     SELECT ?1, ?2, ?3, ?4, ?5
                     WHERE EXISTS (SELECT 1 FROM person WHERE id = ?3)";
    let mut statement = connection.prepare_cached(statement)?;
    statement.execute(params![table, sequence, person.0 as i64, salt, text])?;
    Ok(())
}

/// The text in three columns, from this one on; all are null if there is none.
pub(super) fn read(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<PersonalText>> {
    let Some(person) = row.get::<_, Option<i64>>(column)? else { return Ok(None) };
    let person = PersonId(person as u64);
    let (salt, text) = (row.get(column + 1)?, row.get(column + 2)?);
    Ok(Some(PersonalText { person, salt, text }))
}

/// Notes that a person, and the guests that they were, must be erased at their tables.
pub(super) fn begin(connection: &Connection, person: PersonId) -> rusqlite::Result<()> {
    let statement = "INSERT OR IGNORE INTO forgotten (person)
                     SELECT id FROM person WHERE id = ?1 OR joined_into = ?1";
    connection.prepare_cached(statement)?.execute([person.0 as i64])?;
    Ok(())
}

/// Some tables at which forgotten people must be erased.
pub(super) fn due(connection: &Connection, most: u32) -> Result<Vec<ErasureDue>, JobError> {
    let snapshot = connection.unchecked_transaction()?;
    let statement = "SELECT DISTINCT game_table.id, game_table.code FROM forgotten
                     JOIN (SELECT person, table_id FROM sitting
                           UNION ALL SELECT person, table_id FROM personal) USING (person)
                     JOIN game_table ON game_table.id = table_id LIMIT ?1";
    let mut statement = snapshot.prepare_cached(statement)?;
    let tables = statement.query_map([most], |row| {
        let (id, table): (i64, _) = (row.get(0)?, TableCode::from_bytes(row.get(1)?));
        Ok(ErasureDue { table, people: forgotten_at(&snapshot, id)? })
    })?;
    Ok(tables.collect::<Result<_, _>>()?)
}

/// The forgotten people of one table.
fn forgotten_at(connection: &Connection, table: i64) -> rusqlite::Result<Vec<PersonId>> {
    let statement = "SELECT person FROM forgotten WHERE person IN (
                         SELECT person FROM sitting WHERE table_id = ?1
                         UNION SELECT person FROM personal WHERE table_id = ?1
                     )";
    let mut statement = connection.prepare_cached(statement)?;
    let people = statement.query_map([table], |row| Ok(PersonId(row.get::<_, i64>(0)? as u64)))?;
    people.collect()
}

/// Notes that those people who no longer appear at any table are erased.
pub(super) fn finish(connection: &Connection) -> Result<(), JobError> {
    let statement = "DELETE FROM forgotten WHERE
                     NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.person = forgotten.person)
                     AND NOT EXISTS (SELECT 1 FROM personal WHERE personal.person = forgotten.person)";
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}

/// Erases people at one table.
pub(super) fn erase(connection: &Connection, erasure: &Erasure) -> Result<(), JobError> {
    let statement = "SELECT id, epoch FROM game_table WHERE code = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    let row = statement.query_row([erasure.table.bytes()], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)? as u64))
    });
    let (id, epoch) = row.optional()?.ok_or(StorageError::Missing)?;
    if epoch != erasure.epoch {
        return Err(StorageError::Fenced.into());
    }
    if let Some(entries) = &erasure.rewritten {
        connection.prepare_cached("DELETE FROM personal WHERE table_id = ?1")?.execute([id])?;
        connection.prepare_cached("DELETE FROM entry WHERE table_id = ?1")?.execute([id])?;
        let start = Log { id, length: 0, head: Chain::start(erasure.table) };
        table_rows::extend(connection, start, entries)?;
    }
    for statement in [
        "DELETE FROM personal WHERE table_id = ?1 AND person = ?2",
        "DELETE FROM sitting WHERE table_id = ?1 AND person = ?2",
    ] {
        let mut statement = connection.prepare_cached(statement)?;
        for person in &erasure.people {
            statement.execute([id, person.0 as i64])?;
        }
    }
    if let Some(listing) = &erasure.listing {
        let statement = "UPDATE game_table SET face = ?2 WHERE id = ?1";
        connection.prepare_cached(statement)?.execute(params![id, listing])?;
    }
    if let Some(record) = &erasure.record {
        table_rows::set_record(connection, id, record)?;
    }
    Ok(())
}
