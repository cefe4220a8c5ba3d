//! Cleans up tables that people do not come back to.

use std::time::Duration;

use munera_ids::TableCode;
use munera_storage::{StorageError, SummaryStage};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::message::Message;
use super::registry::Tables;
use crate::table_clock::SETTLING;

/// How often the server looks for them.
const PACE: Duration = Duration::from_hours(1);

const DAY: i64 = 24 * 3600 * 1000;

/// A table whose game has not begun for this long is deleted.
const GATHERING: i64 = 30 * DAY;

impl Tables {
    /// Looks for such tables until the server stops, but not before the server has run for a while:
    /// until then, a wrong date deletes nothing.
    pub async fn keep_sweeping(self, mut stopping: watch::Receiver<bool>) {
        let mut ticks = interval_at(Instant::now() + SETTLING, PACE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let stops = async { drop(stopping.wait_for(|stops| *stops).await) };
            tokio::select! {
                biased;
                () = stops => return,
                _ = ticks.tick() => {}
            }
            if let Err(error) = self.sweep().await {
                tracing::error!(%error, "old tables cannot be looked for");
            }
        }
    }

    /// Deletes tables whose game never began, and ends games that people do not come back to.
    pub async fn sweep(&self) -> Result<(), StorageError> {
        for code in self.logs().unfinished().await? {
            if self.sender(code).is_none() {
                self.sweep_one(code).await?;
            }
        }
        Ok(())
    }

    async fn sweep_one(&self, code: TableCode) -> Result<(), StorageError> {
        let Some(summary) = self.logs().summary(code).await? else { return Ok(()) };
        let age = self.now().0 - summary.touched;
        match summary.stage {
            SummaryStage::Gathering if age > GATHERING => {
                self.forget_unfinished(code);
                self.logs().delete(code).await
            }
            // The table itself knows how long it waits; a message loads it, without telling any
            // client.
            SummaryStage::Playing if age > DAY => {
                self.send(code, None, Message::Nudge).await;
                Ok(())
            }
            SummaryStage::Gathering
            | SummaryStage::Playing
            | SummaryStage::Over
            | SummaryStage::Imported => Ok(()),
        }
    }
}
