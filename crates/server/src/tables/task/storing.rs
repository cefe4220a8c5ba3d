//! How a table's task stores entries, and what it does while the storage fails.

use std::time::Duration;

use munera_guide::wire::Trouble;
use munera_storage::{StorageError, TableSummary};
use tokio::time::{Instant, sleep_until};

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
    /// Stores a change that the table makes without being asked. Returns whether it tries to.
    pub(super) async fn store(&mut self, write: PendingWrite) -> bool {
        match write.hidden {
            Some(_) if self.rests() => {
                self.table.discard();
                return false;
            }
            Some(seats) => self.begin_hidden(write, seats, None).await,
            None => {
                if let Ok(summary) = self.append(write).await {
                    self.publish(summary);
                }
            }
        }
        true
    }

    /// Appends to the log. `Ok` means that the entries are on the disk; otherwise nothing has
    /// happened.
    pub(super) async fn append(
        &mut self,
        write: PendingWrite,
    ) -> Result<Option<TableSummary>, Refused> {
        let (count, summary) = (write.entries.len() as u64, write.summary.clone());
        let Some(append) = self.append_of(write) else {
            self.table.discard();
            return Err(Refused::Trouble(Trouble::Storage));
        };
        let pending = self.ask_storage(append);
        let (appended, stood_still) = self.wait_for(pending).await;
        // What was on its way before this is stored before it, or neither is.
        let appended = match (self.end_hidden().await, appended) {
            (false, Ok(())) => Err(StorageError::Corrupt { sequence: self.sequence }),
            (false, Err(StorageError::Fenced)) => {
                Err(StorageError::Unavailable("an entry before it could not be stored".to_owned()))
            }
            (_, appended) => appended,
        };
        if stood_still {
            self.stop_standing_still(&appended);
        }
        match appended {
            Ok(()) => Ok(summary),
            Err(error) => {
                self.sequence -= count;
                self.table.discard();
                Err(self.refused(error))
            }
        }
    }

    /// Waits for the storage. Meanwhile a client that looks sees the table as it was, and requests
    /// wait. If the storage is slow, everyone is told that the table stands still: as long as the
    /// storage cannot tell whether something was stored, it gives no answer, and neither does the
    /// table. Returns whether it was slow.
    async fn wait_for(
        &mut self,
        mut pending: impl Future<Output = Result<(), StorageError>> + Unpin,
    ) -> (Result<(), StorageError>, bool) {
        let slow = Instant::now() + SLOW_STORAGE;
        let far = Instant::now() + Duration::from_hours(1);
        let mut stands_still = false;
        loop {
            tokio::select! {
                // Presence is told a few times in a second at most, so reading is never kept waiting.
                biased;
                appended = &mut pending => return (appended, stands_still),
                () = sleep_until(slow), if !stands_still => {
                    stands_still = true;
                    self.trouble = Some(self.stops());
                    self.watchers.tell_trouble(Trouble::Storage);
                }
                () = sleep_until(self.presence_due.unwrap_or(far)), if self.presence_due.is_some() => {
                    self.tell_presence_if_due();
                }
                // A client that looks at a table that wakes sees it when it is awake, if that is soon.
                read_request = self.messages.next_read_request(),
                    if stands_still || self.waking.is_none() => self.answer_read(read_request),
            }
        }
    }

    /// The storage has answered at last.
    fn stop_standing_still(&mut self, appended: &Result<(), StorageError>) {
        match appended {
            // No seat is charged for the time: the table goes on once that is stored too.
            Ok(()) => self.probe = Instant::now(),
            Err(StorageError::Unavailable(_)) => {}
            Err(_) => {
                self.trouble = None;
                self.watchers.tell_trouble(Trouble::Over);
            }
        }
    }

    pub(super) fn refused(&mut self, error: StorageError) -> Refused {
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
            self.waking = Some(since);
            self.store(write).await;
            self.waking = None;
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
        match open(&self.tables, self.code, None).await {
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
