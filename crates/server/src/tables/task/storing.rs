//! How a table's task stores entries, and what it does while the storage fails.

use std::time::Duration;

use munera_guide::wire::Trouble;
use munera_storage::{Answer, Append, StorageError, TableSummary};
use tokio::time::{Instant, sleep_until, timeout};

use super::Task;
use crate::tables::any_table::PendingWrite;
use crate::tables::opening::{Opened, open};

/// A storage that takes longer than this is in trouble.
const SLOW_STORAGE: Duration = Duration::from_secs(2);

/// How often a storage that does not answer is asked again.
const PROBE: Duration = Duration::from_secs(1);

/// Why an append failed.
pub(super) enum Refused {
    /// The entries are already stored.
    Repeated,
    /// They cannot be stored at present, or no longer.
    Trouble(Trouble),
}

impl Task {
    /// Stores a change that the table makes without being asked.
    pub(super) async fn store(&mut self, write: PendingWrite) {
        if let Ok(summary) = self.append(write).await {
            self.publish(summary);
        }
    }

    /// Appends to the log. `Ok` means that the entries are on the disk; otherwise nothing has
    /// happened.
    pub(super) async fn append(
        &mut self,
        write: PendingWrite,
    ) -> Result<Option<TableSummary>, Refused> {
        let Some(epoch) = self.epoch else {
            self.table.discard();
            return Err(Refused::Trouble(Trouble::Storage));
        };
        let count = write.entries.len() as u64;
        let summary = write.summary.clone();
        let append = Append {
            table: self.code,
            epoch,
            sequence: self.sequence,
            entries: write.entries,
            summary: write.summary,
            record: write.record,
            creates: write.creates.map(|new| *new),
        };
        let tables = self.tables.clone();
        let mut pending = tables.logs().append(append);
        let appended = match timeout(SLOW_STORAGE, &mut pending).await {
            Ok(appended) => appended,
            Err(_) => self.stand_still(pending).await,
        };
        match appended {
            Ok(()) => {
                self.sequence += count;
                Ok(summary)
            }
            Err(error) => {
                self.table.discard();
                Err(self.refused(error))
            }
        }
    }

    /// Waits for a slow storage. As long as the storage cannot tell whether something was stored,
    /// it gives no answer, and neither does the table. Meanwhile a client that looks sees the table
    /// as it was, and is told that it stands still.
    async fn stand_still(&mut self, mut pending: Answer<'_, ()>) -> Result<(), StorageError> {
        self.trouble = Some(self.stops());
        self.watchers.tell_trouble(Trouble::Storage);
        let far = Instant::now() + Duration::from_hours(1);
        let appended = loop {
            tokio::select! {
                // Presence is told a few times in a second at most, so reading is never kept waiting.
                biased;
                appended = &mut pending => break appended,
                () = sleep_until(self.presence_due.unwrap_or(far)), if self.presence_due.is_some() => {
                    self.tell_presence_if_due();
                }
                read_request = self.messages.next_read_request() => self.answer_read(read_request),
            }
        };
        match &appended {
            // No seat is charged for the time: the table goes on once that is stored too.
            Ok(()) => self.probe = Instant::now(),
            Err(StorageError::Unavailable(_)) => {}
            Err(_) => {
                self.trouble = None;
                self.watchers.tell_trouble(Trouble::Over);
            }
        }
        appended
    }

    fn refused(&mut self, error: StorageError) -> Refused {
        match error {
            StorageError::Repeated => return Refused::Repeated,
            StorageError::Unavailable(cause) => {
                tracing::error!(table = ?self.code, cause, "nothing can be stored: the table stands still");
                if self.trouble.is_none() {
                    self.trouble = Some(self.stops());
                    self.watchers.tell_trouble(Trouble::Storage);
                }
                return Refused::Trouble(Trouble::Storage);
            }
            StorageError::Missing => self.end(Trouble::Deleted),
            StorageError::Fenced | StorageError::Taken | StorageError::Corrupt { .. } => {
                tracing::warn!(table = ?self.code, %error, "the table is served elsewhere");
                self.end(Trouble::Closed);
            }
        }
        Refused::Trouble(self.ended.unwrap_or(Trouble::Closed))
    }

    /// Whether the storage works again, if it is time to ask. Time has passed in between, but no
    /// seat is charged for it.
    pub(super) async fn has_recovered(&mut self) -> bool {
        if Instant::now() < self.probe {
            return false;
        }
        let answers = self.tables.logs().probe().await.is_ok();
        self.probe = Instant::now() + PROBE;
        if !answers {
            return false;
        }
        if self.epoch.is_none() {
            return self.take_over().await;
        }
        let Some(since) = self.trouble.take() else { return true };
        if let Some(write) = self.table.sleep_between(since, self.clock.now()) {
            self.store(write).await;
        }
        if self.trouble.is_some() {
            // The storage has failed again: the earlier time is not charged either.
            self.trouble = Some(since);
        } else {
            tracing::info!(table = ?self.code, "the table goes on");
            self.watchers.tell_trouble(Trouble::Over);
        }
        self.trouble.is_none()
    }

    /// Takes over a table that people could only look at so far. Returns whether it can be played
    /// now.
    async fn take_over(&mut self) -> bool {
        match open(&self.tables, self.code).await {
            Ok(Opened { epoch: None, .. }) | Err(Trouble::Storage) => return false,
            Ok(Opened { sequence, .. }) if sequence != self.sequence => self.end(Trouble::Closed),
            Err(trouble) => self.end(trouble),
            Ok(Opened { table, epoch, clock, .. }) => {
                (self.table, self.epoch, self.clock, self.trouble) = (table, epoch, clock, None);
                self.watchers.note_presence(&mut *self.table, self.clock.now());
                self.wake_up().await;
                if self.trouble.is_none() {
                    self.watchers.tell_trouble(Trouble::Over);
                }
            }
        }
        self.trouble.is_none() && self.ended.is_none()
    }
}
