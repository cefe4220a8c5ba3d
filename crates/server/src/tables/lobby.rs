//! The tables that the lobby lists.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use munera_guide::wire::{LobbyTable, ServerMessage};
use munera_ids::TableCode;
use munera_storage::{SummaryStage, TableSummary};
use tokio::sync::watch;

use super::written::WrittenMessage;

/// The largest number of listed tables.
pub const MOST_LISTED: usize = 100;

/// The tables that the lobby lists, and the clients that look at the list.
#[derive(Debug)]
pub struct Lobby {
    tables: Mutex<BTreeMap<TableCode, TableSummary>>,
    /// Grows with each change. Connections that watch it wait a little after a change, and so read
    /// the list once for several changes.
    changes: watch::Sender<u64>,
    /// The list as it was last written, and after which change.
    written: Mutex<Option<(u64, WrittenMessage)>>,
}

impl Lobby {
    /// A lobby with these tables.
    pub fn new(summaries: Vec<TableSummary>) -> Self {
        let tables = summaries.into_iter().map(|summary| (summary.table, summary)).collect();
        let (changes, written) = (watch::Sender::new(0), Mutex::default());
        Self { tables: Mutex::new(tables), changes, written }
    }

    /// Notes that the summary of a table has changed.
    pub fn note(&self, summary: &TableSummary) {
        let open = matches!(summary.stage, SummaryStage::Gathering | SummaryStage::Playing);
        if summary.listed && open {
            self.change(|tables| drop(tables.insert(summary.table, summary.clone())));
        } else {
            self.forget(summary.table);
        }
    }

    /// Notes that a table is gone.
    pub fn forget(&self, table: TableCode) {
        let known = self.locked().contains_key(&table);
        if known {
            self.change(|tables| drop(tables.remove(&table)));
        }
    }

    /// Changes of the list.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// The tables, those last touched first.
    pub fn tables(&self) -> Vec<LobbyTable> {
        let mut summaries: Vec<TableSummary> = self.locked().values().cloned().collect();
        summaries.sort_by_key(|summary| std::cmp::Reverse(summary.touched));
        summaries.iter().take(MOST_LISTED).filter_map(read_listing).collect()
    }

    /// The list in the form that is sent. It is written once for all clients.
    pub fn message(&self) -> WrittenMessage {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        // A change during the writing is a newer one, so that the list is written again for it.
        let change = *self.changes.borrow();
        match &*written {
            Some((known, message)) if *known == change => message.clone(),
            _ => {
                let message = WrittenMessage::of(&ServerMessage::Lobby { tables: self.tables() });
                *written = Some((change, message.clone()));
                message
            }
        }
    }

    fn change(&self, change: impl FnOnce(&mut BTreeMap<TableCode, TableSummary>)) {
        change(&mut self.locked());
        self.changes.send_modify(|changes| *changes += 1);
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, BTreeMap<TableCode, TableSummary>> {
        // No operation under the lock can leave the list half changed.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lobby's entry in a summary.
pub fn read_listing(summary: &TableSummary) -> Option<LobbyTable> {
    let listing: LobbyTable = serde_json::from_str(&summary.listing).ok()?;
    Some(LobbyTable { touched: summary.touched, ..listing })
}
