//! Opens a table from its log.

use munera_guide::wire::Trouble;
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_protocol::with_game;
use munera_session::{Inconsistent, Moment};
use munera_storage::{StorageError, StoredEntry};

use super::any_table::AnyTable;
use super::loading::away_from_others;
use super::registry::Tables;
use super::table_of::TableOf;
use super::{Unreadable, log};
use crate::client::AddressGroup;
use crate::entropy::Entropy;
use crate::table_clock::TableClock;

/// A table that this server has taken over.
pub(super) struct Opened {
    pub(super) table: Box<dyn AnyTable>,
    /// The epoch for appends; none if the storage can only be read at present.
    pub(super) epoch: Option<u64>,
    /// How many entries its log has.
    pub(super) sequence: u64,
    /// The time at this table.
    pub(super) clock: TableClock,
}

/// Opens a table for a client of that address, if for any: reads and checks its whole log before the
/// server sends anything from it.
pub(super) async fn open(
    tables: &Tables,
    code: TableCode,
    group: Option<AddressGroup>,
) -> Result<Opened, Trouble> {
    tables.loading().in_turn(group, load(tables, code)).await
}

async fn load(tables: &Tables, code: TableCode) -> Result<Opened, Trouble> {
    let opened = tables.logs().open(code).await.map_err(|error| match error {
        StorageError::Corrupt { sequence } => {
            tracing::error!(table = ?code, sequence, "a log does not fit its chain: set aside");
            Trouble::Quarantined
        }
        StorageError::Unavailable(cause) => {
            tracing::error!(table = ?code, cause, "a log cannot be read");
            Trouble::Storage
        }
        StorageError::Missing
        | StorageError::Taken
        | StorageError::Fenced
        | StorageError::Repeated => Trouble::Missing,
    })?;
    // The record of a game that was played elsewhere has a code, but no table.
    if opened.entries.is_empty() {
        return Err(Trouble::Missing);
    }
    let missing = opened
        .entries
        .first()
        .and_then(|first| log::missing_attachment(tables.packs(), &first.bytes));
    if let Some(hash) = missing {
        // The storage keeps the texts that tables began with.
        let text = tables.logs().attachment(hash.clone()).await.ok().flatten();
        let recalled = text.is_some_and(|text| tables.packs().recall(&text, &hash));
        tracing::info!(hash, recalled, "a table began with a content pack that is not offered now");
    }
    let read = away_from_others(|| {
        read_table(tables.packs(), code, &opened.entries, tables.now(), tables.entropy())
    });
    let mut table = read.map_err(|cause| {
        tracing::error!(table = ?code, %cause, "a log makes no table: set aside");
        match cause {
            Unreadable::Damaged(_) => Trouble::Quarantined,
            Unreadable::OtherRules { .. } => Trouble::OtherRules,
        }
    })?;
    let clock = tables.clock().not_before(table.last());
    // Whether the game has really waited for so long is not sure until the server has run for a
    // while.
    if table.last() < clock.start_moment() {
        table.keep_until(clock.settled());
    }
    Ok(Opened { table, epoch: opened.epoch, sequence: opened.entries.len() as u64, clock })
}

/// A table read from its log.
fn read_table(
    packs: &Packs,
    code: TableCode,
    entries: &[StoredEntry],
    now: Moment,
    entropy: &Entropy,
) -> Result<Box<dyn AnyTable>, Unreadable> {
    let (first, rest) =
        entries.split_first().ok_or_else(|| Inconsistent("the log is empty".into()))?;
    let (game, opening) = log::read_opening(packs, &first.bytes)?;
    with_game!(game, game => Ok(Box::new(TableOf::read(
        code, game, opening, rest, now, entropy.clone(),
    )?)))
}

/// Checks a log by playing it from its first entry to its last.
pub fn check_log(
    packs: &Packs,
    code: TableCode,
    entries: &[StoredEntry],
) -> Result<(), Unreadable> {
    // The result does not depend on the time of reading.
    read_table(packs, code, entries, Moment(i64::MAX), &Entropy::system()).map(drop)
}
