//! Brings a database to the version that this program knows.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::OpenError;

/// Every step from an empty database to the present version; the version of a database is the
/// number of steps that it has taken.
///
/// A released step is never changed again.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_tables_and_people.sql"),
    include_str!("migrations/0002_content_packs.sql"),
    include_str!("migrations/0003_personal_texts.sql"),
    include_str!("migrations/0004_open_mark.sql"),
];

/// The newest version that this program knows.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The mark of this program's databases in their headers: "Mune".
const APPLICATION: u32 = 0x4d75_6e65;

/// Makes sure that a file is a database of this program that it can read, and returns its version,
/// which is 0 for an empty one. Writes nothing.
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

/// Takes the remaining steps for a database of that version, each completely or not at all.
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
