//! Checks a database: its pages, and the chains of its logs.

use std::path::Path;

use munera_ids::TableCode;
use rusqlite::Connection;

use super::backup::BackupError;
use super::job::JobError;
use super::migrations;
use super::table_rows::{self, Log};
use crate::Chain;
use crate::StorageError;

/// What is in a database, and which of its logs are damaged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries their logs have, all together.
    pub entries: u64,
    /// The tables whose logs differ from what was written, and the first wrong entry of each.
    pub damaged: Vec<(TableCode, u64)>,
}

/// Checks every page and every log. A damaged log is listed but is not an error, because the others
/// are worth keeping.
pub(super) fn verify(connection: &Connection, path: &Path) -> Result<Inventory, BackupError> {
    migrations::check(connection, path)?;
    let verdict: String =
        connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(BackupError::Damaged(path.to_owned(), verdict));
    }
    let mut inventory = Inventory::default();
    let mut statement = connection.prepare("SELECT code, id, length, head FROM game_table")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let table = TableCode::from_bytes(row.get(0)?);
        let log = Log { id: row.get(1)?, length: row.get(2)?, head: Chain(row.get(3)?) };
        inventory.tables += 1;
        match table_rows::walk(connection, table, &log, |_| inventory.entries += 1) {
            Ok(_) => {}
            Err(JobError::Refused(StorageError::Corrupt { sequence })) => {
                inventory.damaged.push((table, sequence));
            }
            Err(JobError::Refused(error)) => {
                return Err(BackupError::Damaged(path.to_owned(), error.to_string()));
            }
            Err(JobError::Failed(error)) => return Err(error.into()),
        }
    }
    Ok(inventory)
}
