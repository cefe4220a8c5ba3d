//! How a database comes to have the tables that this program knows.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::OpenError;

/// Every step from an empty database to today's; the version of a database is how many it has taken.
///
/// A step that has been released is never changed again.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_tables_and_people.sql"),
    include_str!("migrations/0002_content_packs.sql"),
];

/// The newest version that this program knows.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// What a database of this program carries in its header: "Mune".
const APPLICATION: u32 = 0x4d75_6e65;

/// Makes sure that a file is a database of this program that it can read; tells its version, which is
/// 0 for one in which nothing has been made yet. Writes nothing.
pub(super) fn check(connection: &Connection, path: &Path) -> Result<u32, OpenError> {
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, u32>(0));
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    let is_empty = number("SELECT count(*) FROM sqlite_schema")? == 0;
    match (application, version) {
        (0, 0) if is_empty => Ok(0),
        (APPLICATION, 1..=VERSION) => Ok(version),
        (APPLICATION, 1..) => Err(OpenError::Newer { found: version, known: VERSION }),
        _ => Err(OpenError::Foreign(path.to_owned())),
    }
}

/// Takes the steps that a database of that version has yet to take, each wholly or not at all.
pub(super) fn migrate(connection: &mut Connection, version: u32) -> rusqlite::Result<()> {
    for (step, statements) in (1..).zip(MIGRATIONS).skip(version as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(statements)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", step)?;
        transaction.commit()?;
    }
    Ok(())
}
