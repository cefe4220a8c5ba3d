//! Tables and their logs, as rows.

use munera_ids::TableCode;
use rusqlite::{Connection, OptionalExtension, Row, ffi, params};

use super::erasure_rows;
use super::job::JobError;
use crate::Append;
use crate::Chain;
use crate::NewTable;
use crate::PersonId;
use crate::ReadLog;
use crate::StorageError;
use crate::StoredEntry;
use crate::SummaryStage;
use crate::TableSummary;

/// How many tables are deleted at once, so that other writes do not wait long.
const DELETED_AT_ONCE: u32 = 64;

/// The columns of a summary; `face` holds what the lobby lists.
const SUMMARY: &str = "SELECT id, code, stage, listed, touched, face FROM game_table";

/// Creates a table with the first entries of its log.
pub(super) fn create(connection: &Connection, table: &NewTable) -> Result<(), JobError> {
    let id = insert(connection, &table.summary)?;
    let start = Log { id, length: 0, head: Chain::start(table.summary.table) };
    extend(connection, start, &table.entries)?;
    match &table.record {
        Some(record) => set_record(connection, id, record),
        None => Ok(()),
    }
}

/// Creates a table that is only a record.
pub(super) fn import(
    connection: &Connection,
    summary: &TableSummary,
    record: &str,
) -> Result<(), JobError> {
    let id = insert(connection, summary)?;
    set_record(connection, id, record)
}

/// Fences off the server that opened the table before, and returns the new epoch.
pub(super) fn begin_epoch(connection: &Connection, table: TableCode) -> Result<u64, JobError> {
    let statement = "UPDATE game_table SET epoch = epoch + 1 WHERE code = ?1 RETURNING epoch";
    let mut statement = connection.prepare_cached(statement)?;
    let epoch: Option<i64> = statement.query_row([table.bytes()], |row| row.get(0)).optional()?;
    Ok(epoch.ok_or(StorageError::Missing)? as u64)
}

/// Reads a log and checks its chain.
pub(super) fn read_log(connection: &Connection, table: TableCode) -> Result<ReadLog, JobError> {
    // One snapshot for the table's row and its entries.
    let snapshot = connection.unchecked_transaction()?;
    let statement = "SELECT id, length, head FROM game_table WHERE code = ?1";
    let mut statement = snapshot.prepare_cached(statement)?;
    let row = statement.query_row([table.bytes()], |row| {
        Ok(Log { id: row.get(0)?, length: row.get(1)?, head: Chain(row.get(2)?) })
    });
    let log = row.optional()?.ok_or(StorageError::Missing)?;
    let mut entries = Vec::new();
    let head = walk(&snapshot, table, &log, |entry| entries.push(entry))?;
    Ok(ReadLog { entries, head })
}

/// What a table's row says about its log.
pub(super) struct Log {
    /// The number of its table.
    pub(super) id: i64,
    /// How many entries there are.
    pub(super) length: i64,
    /// The hash of the last entry.
    pub(super) head: Chain,
}

/// Reads a log's entries in order and checks that they are what was written; returns the hash of
/// the last.
pub(super) fn walk(
    connection: &Connection,
    table: TableCode,
    log: &Log,
    mut visit: impl FnMut(StoredEntry),
) -> Result<Chain, JobError> {
    let corrupt = |sequence: i64| StorageError::Corrupt { sequence: sequence as u64 };
    let statement = "SELECT entry.sequence, bytes, hash, seat, move_id, person, salt, text
                     FROM entry LEFT JOIN personal USING (table_id, sequence)
                     WHERE entry.table_id = ?1 ORDER BY entry.sequence";
    let mut statement = connection.prepare_cached(statement)?;
    let mut rows = statement.query([log.id])?;
    let mut chain = Chain::start(table);
    let mut expected = 0;
    while let Some(row) = rows.next()? {
        let sequence: i64 = row.get(0)?;
        let entry = read_entry(row)?;
        chain = chain.with(&entry.bytes);
        let is_sound = sequence == expected
            && expected < log.length
            && row.get_ref(2)?.as_blob().is_ok_and(|hash| hash == chain.0);
        if !is_sound {
            // If an entry is missing, its number is reported; if there is an extra one, its own.
            return Err(corrupt(expected).into());
        }
        visit(entry);
        expected += 1;
    }
    if expected < log.length {
        return Err(corrupt(expected).into());
    }
    if chain != log.head {
        // The entries fit each other, but the last one is not the one that was written.
        return Err(corrupt((expected - 1).max(0)).into());
    }
    Ok(chain)
}

/// Adds entries to a log, and updates the summary of its table.
pub(super) fn append(connection: &Connection, append: &Append) -> Result<(), JobError> {
    let statement = "SELECT id, length, head, epoch FROM game_table WHERE code = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    let row = statement.query_row([append.table.bytes()], |row| {
        let log = Log { id: row.get(0)?, length: row.get(1)?, head: Chain(row.get(2)?) };
        Ok((log, row.get::<_, i64>(3)?))
    });
    let (log, epoch) = row.optional()?.ok_or(StorageError::Missing)?;
    // A server with another count has not seen what another server wrote.
    if epoch as u64 != append.epoch || log.length as u64 != append.sequence {
        return Err(StorageError::Fenced.into());
    }
    if let Some(new) = &append.creates {
        create(connection, new)?;
    }
    let id = log.id;
    if !append.entries.is_empty() {
        extend(connection, log, &append.entries)?;
    }
    if let Some(summary) = &append.summary {
        update(connection, id, summary)?;
    }
    if let Some(record) = &append.record {
        set_record(connection, id, record)?;
    }
    Ok(())
}

/// Writes entries after the existing ones.
pub(super) fn extend(
    connection: &Connection,
    mut log: Log,
    entries: &[StoredEntry],
) -> Result<(), JobError> {
    let statement = "INSERT INTO entry (table_id, sequence, bytes, hash, seat, move_id)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut statement = connection.prepare_cached(statement)?;
    for StoredEntry { bytes, made_by, personal } in entries {
        log.head = log.head.with(bytes);
        let (seat, move_id) = made_by.as_ref().map(|(seat, id)| (*seat, id.as_str())).unzip();
        statement.execute(params![log.id, log.length, bytes, log.head.0, seat, move_id]).map_err(
            |error| match extended_code(&error) {
                Some(ffi::SQLITE_CONSTRAINT_UNIQUE) => StorageError::Repeated.into(),
                // The table's row says that this entry does not exist yet, but it does.
                Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => {
                    StorageError::Corrupt { sequence: log.length as u64 }.into()
                }
                _ => JobError::Failed(error),
            },
        )?;
        if let Some(personal) = personal {
            erasure_rows::keep(connection, log.id, log.length, personal)?;
        }
        log.length += 1;
    }
    let statement = "UPDATE game_table SET length = ?2, head = ?3 WHERE id = ?1";
    connection.prepare_cached(statement)?.execute(params![log.id, log.length, log.head.0])?;
    Ok(())
}

/// Creates the row of a table with an empty log; returns its number.
fn insert(connection: &Connection, summary: &TableSummary) -> Result<i64, JobError> {
    let statement = "INSERT INTO game_table (code, stage, listed, touched, face, head)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let stage = write_stage(summary.stage);
    let head = Chain::start(summary.table).0;
    let code = summary.table.bytes();
    connection
        .prepare_cached(statement)?
        .execute(params![code, stage, summary.listed, summary.touched, summary.listing, head])
        .map_err(|error| taken_or_failed(error, ffi::SQLITE_CONSTRAINT_UNIQUE))?;
    let id = connection.last_insert_rowid();
    seat_people(connection, id, &summary.people)?;
    Ok(id)
}

fn update(connection: &Connection, id: i64, summary: &TableSummary) -> Result<(), JobError> {
    let statement = "UPDATE game_table SET stage = ?2, listed = ?3, touched = ?4, face = ?5
                     WHERE id = ?1";
    let stage = write_stage(summary.stage);
    connection.prepare_cached(statement)?.execute(params![
        id,
        stage,
        summary.listed,
        summary.touched,
        summary.listing
    ])?;
    // Summaries change often, but their people seldom.
    if people_at(connection, id)? != summary.people {
        connection.prepare_cached("DELETE FROM sitting WHERE table_id = ?1")?.execute([id])?;
        seat_people(connection, id, &summary.people)?;
    }
    Ok(())
}

pub(super) fn set_record(connection: &Connection, id: i64, record: &str) -> Result<(), JobError> {
    let statement = "INSERT INTO record (table_id, text) VALUES (?1, ?2)
                     ON CONFLICT (table_id) DO UPDATE SET text = excluded.text";
    connection.prepare_cached(statement)?.execute(params![id, record])?;
    Ok(())
}

fn seat_people(connection: &Connection, id: i64, people: &[PersonId]) -> Result<(), JobError> {
    let statement = "INSERT INTO sitting (table_id, place, person) VALUES (?1, ?2, ?3)";
    let mut statement = connection.prepare_cached(statement)?;
    for (place, person) in (0_i64..).zip(people) {
        statement.execute(params![id, place, person.0 as i64])?;
    }
    Ok(())
}

fn people_at(connection: &Connection, id: i64) -> rusqlite::Result<Vec<PersonId>> {
    let statement = "SELECT person FROM sitting WHERE table_id = ?1 ORDER BY place";
    let mut statement = connection.prepare_cached(statement)?;
    let people = statement.query_map([id], |row| Ok(PersonId(row.get::<_, i64>(0)? as u64)))?;
    people.collect()
}

/// The summary of one table.
pub(super) fn summary(
    connection: &Connection,
    table: TableCode,
) -> Result<Option<TableSummary>, JobError> {
    let snapshot = connection.unchecked_transaction()?;
    let statement = format!("{SUMMARY} WHERE code = ?1");
    let found = summaries(&snapshot, &statement, params![table.bytes()])?;
    Ok(found.into_iter().next())
}

/// The listed tables that are not over.
pub(super) fn listed(connection: &Connection, most: u32) -> Result<Vec<TableSummary>, JobError> {
    let snapshot = connection.unchecked_transaction()?;
    let statement =
        format!("{SUMMARY} WHERE listed = 1 AND stage < 2 ORDER BY touched DESC, id DESC LIMIT ?1");
    Ok(summaries(&snapshot, &statement, params![most])?)
}

/// The tables at which a person sat, also as a guest before logging in.
pub(super) fn of_person(
    connection: &Connection,
    person: PersonId,
    most: u32,
) -> Result<Vec<TableSummary>, JobError> {
    let snapshot = connection.unchecked_transaction()?;
    let statement = format!(
        "{SUMMARY} WHERE id IN (
             SELECT table_id FROM sitting WHERE person = ?1
             UNION SELECT table_id FROM sitting
                 JOIN person ON person.id = sitting.person WHERE person.joined_into = ?1
         ) ORDER BY touched DESC, id DESC LIMIT ?2"
    );
    Ok(summaries(&snapshot, &statement, params![person.0 as i64, most])?)
}

/// The summaries that a statement made of [`SUMMARY`] finds.
fn summaries(
    connection: &Connection,
    statement: &str,
    parameters: impl rusqlite::Params,
) -> rusqlite::Result<Vec<TableSummary>> {
    let mut statement = connection.prepare_cached(statement)?;
    let found = statement.query_map(parameters, |row| {
        Ok(TableSummary {
            people: people_at(connection, row.get(0)?)?,
            table: TableCode::from_bytes(row.get(1)?),
            stage: read_stage(row.get(2)?),
            listed: row.get(3)?,
            touched: row.get(4)?,
            listing: row.get(5)?,
        })
    })?;
    found.collect()
}

/// The record of a finished game.
pub(super) fn record(
    connection: &Connection,
    table: TableCode,
) -> Result<Option<String>, JobError> {
    let statement = "SELECT text FROM record JOIN game_table ON game_table.id = record.table_id
                     WHERE code = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    Ok(statement.query_row([table.bytes()], |row| row.get(0)).optional()?)
}

/// All tables that are not over.
pub(super) fn unfinished(connection: &Connection) -> Result<Vec<TableCode>, JobError> {
    let statement = "SELECT code FROM game_table WHERE stage < 2 ORDER BY code";
    let mut statement = connection.prepare_cached(statement)?;
    let codes = statement.query_map([], |row| row.get(0).map(TableCode::from_bytes))?;
    Ok(codes.collect::<Result<_, _>>()?)
}

/// The newest date at which a table was touched. The index has the dates of each stage in order, so
/// this reads one row for each stage.
pub(super) fn newest(connection: &Connection) -> Result<Option<i64>, JobError> {
    let statement = "SELECT max(touched) FROM game_table WHERE stage = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    let mut newest = None;
    for stage in SummaryStage::ALL {
        let touched = statement.query_row([write_stage(stage)], |row| row.get(0))?;
        newest = newest.max(touched);
    }
    Ok(newest)
}

/// Keeps a text by its hash. The SQL table is named after its first use, content packs.
pub(super) fn keep_attachment(
    connection: &Connection,
    hash: &str,
    text: &str,
) -> Result<(), JobError> {
    let statement = "INSERT OR IGNORE INTO content_pack (hash, text) VALUES (?1, ?2)";
    connection.prepare_cached(statement)?.execute([hash, text])?;
    Ok(())
}

/// The text of that hash.
pub(super) fn attachment(connection: &Connection, hash: &str) -> Result<Option<String>, JobError> {
    let statement = "SELECT text FROM content_pack WHERE hash = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    Ok(statement.query_row([hash], |row| row.get(0)).optional()?)
}

/// Deletes a table; everything that belongs to it is deleted with its row.
pub(super) fn delete(connection: &Connection, table: TableCode) -> Result<(), JobError> {
    let mut statement = connection.prepare_cached("DELETE FROM game_table WHERE code = ?1")?;
    match statement.execute([table.bytes()])? {
        0 => Err(StorageError::Missing.into()),
        _ => Ok(()),
    }
}

/// Deletes some tables of one stage that were last touched before then; returns how many, which is
/// 0 when none is left.
pub(super) fn delete_some_before(
    connection: &Connection,
    moment: i64,
    stage: SummaryStage,
) -> Result<u64, JobError> {
    let statement = "DELETE FROM game_table WHERE id IN
                     (SELECT id FROM game_table WHERE stage = ?1 AND touched < ?2 LIMIT ?3)";
    let mut statement = connection.prepare_cached(statement)?;
    Ok(statement.execute(params![write_stage(stage), moment, DELETED_AT_ONCE])? as u64)
}

fn read_entry(row: &Row<'_>) -> rusqlite::Result<StoredEntry> {
    let made_by = row.get::<_, Option<u8>>(3)?.zip(row.get::<_, Option<String>>(4)?);
    Ok(StoredEntry { bytes: row.get(1)?, made_by, personal: erasure_rows::read(row, 5)? })
}

const fn write_stage(stage: SummaryStage) -> u8 {
    match stage {
        SummaryStage::Gathering => 0,
        SummaryStage::Playing => 1,
        SummaryStage::Over => 2,
        SummaryStage::Imported => 3,
    }
}

/// The schema allows no other numbers.
const fn read_stage(number: u8) -> SummaryStage {
    match number {
        0 => SummaryStage::Gathering,
        1 => SummaryStage::Playing,
        2 => SummaryStage::Over,
        _ => SummaryStage::Imported,
    }
}

/// The cause of an error, as exactly as SQLite knows it.
pub(super) fn extended_code(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|cause| cause.extended_code)
}

/// `Taken` if this constraint has refused; otherwise the database has failed.
pub(super) fn taken_or_failed(error: rusqlite::Error, constraint: i32) -> JobError {
    if extended_code(&error) == Some(constraint) {
        StorageError::Taken.into()
    } else {
        JobError::Failed(error)
    }
}
