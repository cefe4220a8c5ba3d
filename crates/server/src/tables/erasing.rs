//! Erases forgotten people at their tables.

use std::sync::Arc;
use std::time::Duration;

use munera_guide::wire::{ChairKind, LobbyTable};
use munera_ids::TableCode;
use munera_protocol::fairness::tags;
use munera_protocol::record::{ATTACHMENT_HASH, Record};
use munera_storage::{Erasure, ErasureDue, PersonId, StorageError, SummaryStage, TableSummary};
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

use super::erased_log::ErasedLog;
use super::message::Message;
use super::registry::Tables;
use crate::ServerContext;

/// How often the server looks for people who have yet to be erased: after a failure, or because an
/// earlier process was ended.
const PACE: Duration = Duration::from_mins(1);

/// How many tables are looked up at once.
const AT_ONCE: u32 = 16;

/// The tags of a record that a replay and a check need, or that people cannot write freely.
const NEEDED_TAGS: [&str; 13] = [
    "Game",
    "Options",
    "Rules",
    ATTACHMENT_HASH,
    "Position",
    "Result",
    "Termination",
    "Hints",
    "Undone",
    tags::TABLE,
    tags::COMMITMENT,
    tags::SERVER_SEED,
    tags::BARE_SEED,
];

impl Tables {
    /// Erases forgotten people, whenever it is asked to and once in a while, until the server
    /// stops.
    pub async fn keep_erasing(self, context: Arc<ServerContext>) {
        let Some(mut requests) = context.forgetting.take_requests() else { return };
        let mut stopping = context.shutdown.watch();
        drop(context);
        let mut ticks = interval(PACE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // What an earlier process has left is finished first.
        let mut is_due = true;
        loop {
            let stops = async { drop(stopping.wait_for(|stops| *stops).await) };
            let request = tokio::select! {
                biased;
                () = stops => return,
                _ = ticks.tick() => None,
                Some(request) = requests.recv() => Some(request),
            };
            is_due |= request.is_some();
            match self.erase_forgotten(is_due).await {
                Ok(()) => {
                    is_due = false;
                    // The client may no longer wait.
                    request.map(|request| request.send(()));
                }
                Err(error) => {
                    is_due = true;
                    tracing::error!(%error, "forgotten people cannot be erased now");
                }
            }
        }
    }

    /// Erases all forgotten people at all their tables. `is_due` says whether that must be finished
    /// even if no table is left.
    async fn erase_forgotten(&self, mut is_due: bool) -> Result<(), StorageError> {
        loop {
            let due = self.logs().erasures_due(AT_ONCE).await?;
            if due.is_empty() {
                return if is_due { self.logs().finish_erasures().await } else { Ok(()) };
            }
            is_due = true;
            for ErasureDue { table, people } in due {
                self.erase(table, people).await?;
            }
        }
    }

    /// Erases people at one table. The table's task does it, because no other task may write to the
    /// table's log.
    async fn erase(&self, code: TableCode, people: Vec<PersonId>) -> Result<(), StorageError> {
        let (reply, receiver) = oneshot::channel();
        self.send(code, None, Message::Erase { people, reply }).await;
        let gone = StorageError::Unavailable("the table has ended".to_owned());
        receiver.await.unwrap_or(Err(gone))
    }

    /// Erases people at a table in the storage. A table in memory must be read again afterwards.
    pub(super) async fn erase_in_storage(
        &self,
        code: TableCode,
        people: Vec<PersonId>,
        epoch: Option<u64>,
    ) -> Result<(), StorageError> {
        let erased = self.try_to_erase(code, people, epoch).await;
        // A table that was deleted in the meantime has no names.
        if erased == Err(StorageError::Missing) { Ok(()) } else { erased }
    }

    async fn try_to_erase(
        &self,
        code: TableCode,
        people: Vec<PersonId>,
        epoch: Option<u64>,
    ) -> Result<(), StorageError> {
        let epoch = match epoch {
            Some(epoch) => epoch,
            None => self.logs().lease(code).await?,
        };
        let log = match self.logs().read(code).await {
            Ok(log) => Some(ErasedLog::of(&log.entries, &people, self.now(), self.entropy())),
            Err(StorageError::Corrupt { sequence }) => {
                // The damage must stay visible, so the entries stay as they are.
                tracing::error!(table = ?code, sequence, "a log is damaged: names may stay in it");
                None
            }
            Err(error) => return Err(error),
        };
        let log = log.transpose().map_err(|error| StorageError::Unavailable(error.to_string()))?;
        let summary = self.logs().summary(code).await?.ok_or(StorageError::Missing)?;
        let is_imported = summary.stage == SummaryStage::Imported;
        // Which person a name in an uploaded record belongs to is not known, nor in a damaged log.
        let is_erased = |seat: usize| match &log {
            Some(log) if !is_imported => log.seats.contains(&seat),
            _ => true,
        };
        let record = self.logs().record(code).await?;
        let record = record.and_then(|text| without_names(&text, is_imported, is_erased));
        let listing = listing_without_names(&summary.listing, is_erased);
        let rewritten = log.and_then(|log| log.rewritten);
        let erasure = Erasure {
            table: code,
            epoch,
            people: people.clone(),
            rewritten,
            listing: listing.clone(),
            record,
        };
        self.logs().erase(erasure).await?;
        let kept = summary.people.iter().copied().filter(|person| !people.contains(person));
        self.note_summary(&TableSummary {
            people: kept.collect(),
            listing: listing.unwrap_or(summary.listing),
            ..summary
        });
        Ok(())
    }
}

/// A record without the names of some seats; none if it has none of them. Of an uploaded record only
/// the tags stay that are needed, because others may have any text.
fn without_names(
    text: &str,
    is_imported: bool,
    is_erased: impl Fn(usize) -> bool,
) -> Option<String> {
    let mut record = Record::read(text).ok()?;
    for (key, value) in &mut record.tags {
        let seat = key.strip_prefix("Seat").and_then(|seat| seat.parse().ok());
        if seat.is_some_and(&is_erased) {
            value.clear();
        }
    }
    if is_imported {
        record.tags.retain(|(key, value)| is_needed(key, value));
    }
    let written = record.to_string();
    (written != text).then_some(written)
}

fn is_needed(key: &str, value: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_date = key == "Date" && value.split(['.', '-']).all(is_number);
    let is_of_seat =
        [tags::SEAT_SEED, "Seat"].iter().any(|of| key.strip_prefix(of).is_some_and(is_number));
    NEEDED_TAGS.contains(&key) || is_date || is_of_seat
}

/// A listing without the names of some seats; none if it has none of them.
fn listing_without_names(text: &str, is_erased: impl Fn(usize) -> bool) -> Option<String> {
    let mut listing: LobbyTable = serde_json::from_str(text).ok()?;
    for (seat, (kind, name)) in listing.chairs.iter_mut().enumerate() {
        if matches!(kind, ChairKind::Person | ChairKind::Program) && is_erased(seat) {
            name.clear();
        }
    }
    let written = serde_json::to_string(&listing).ok()?;
    (written != text).then_some(written)
}
