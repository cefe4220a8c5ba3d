//! What clients were told, kept outside of the server.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use crate::log_file::{LogFile, read_logs};
use crate::seat_client::Sent;

/// What clients were told, kept outside of the server and compared with its logs.
#[derive(Default)]
pub(crate) struct Ledger(Mutex<BTreeMap<String, Page>>);

/// What is known of one table.
#[derive(Default)]
struct Page {
    /// The acknowledged moves by seat, in order.
    acknowledged: BTreeMap<u8, Vec<Sent>>,
    /// How often each move was sent and not answered yet, by seat and id.
    unanswered: BTreeMap<(u8, String), u32>,
    /// The moves that were refused each time that they were sent. If a move was sent before without
    /// an answer, a refusal proves nothing: it may have been kept that time.
    refused: BTreeSet<(u8, String)>,
    /// The length and the hash of the log when it was last checked.
    mark: Option<(usize, [u8; 32])>,
    is_finished: bool,
}

/// The figures of a trial.
#[derive(Clone, Copy, Default)]
pub(crate) struct Figures {
    pub(crate) tables: usize,
    pub(crate) finished: usize,
    pub(crate) moves: usize,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, finished, moves } = self;
        write!(f, "{moves} moves acknowledged, {finished} of {tables} games finished")
    }
}

impl Ledger {
    /// A table was opened, as its client was told.
    pub(crate) fn open(&self, table: &str) {
        self.pages().entry(table.to_owned()).or_default();
    }

    /// A move is sent, perhaps again: from now on it may be kept.
    pub(crate) fn send(&self, table: &str, seat: u8, made: &Sent) {
        let mut pages = self.pages();
        let page = pages.entry(table.to_owned()).or_default();
        let key = (seat, made.id.clone());
        page.refused.remove(&key);
        *page.unanswered.entry(key).or_default() += 1;
    }

    /// A move was acknowledged for the first time.
    pub(crate) fn acknowledge(&self, table: &str, seat: u8, made: &Sent) {
        let mut pages = self.pages();
        let moves = pages.entry(table.to_owned()).or_default().acknowledged.entry(seat);
        moves.or_default().push(made.clone());
    }

    /// A move was refused.
    pub(crate) fn refuse(&self, table: &str, seat: u8, made: &Sent) {
        let mut pages = self.pages();
        let page = pages.entry(table.to_owned()).or_default();
        let key = (seat, made.id.clone());
        let unanswered = page.unanswered.entry(key.clone()).or_default();
        *unanswered = unanswered.saturating_sub(1);
        if *unanswered == 0 {
            page.refused.insert(key);
        }
    }

    /// A game is over, as its players were told.
    pub(crate) fn finish(&self, table: &str) {
        self.pages().entry(table.to_owned()).or_default().is_finished = true;
    }

    pub(crate) fn figures(&self) -> Figures {
        let pages = self.pages();
        Figures {
            tables: pages.len(),
            finished: pages.values().filter(|page| page.is_finished).count(),
            moves: pages.values().flat_map(|page| page.acknowledged.values()).map(Vec::len).sum(),
        }
    }

    /// Compares the ledger with the logs of a database that no server has open.
    ///
    /// Clients may go on meanwhile: no server can acknowledge anything.
    pub(crate) fn check(&self, database: &Path) {
        let logs = read_logs(database);
        for (table, page) in self.pages().iter_mut() {
            let log = logs.get(table).unwrap_or_else(|| panic!("{table} is lost"));
            page.check(table, log);
        }
    }

    fn pages(&self) -> MutexGuard<'_, BTreeMap<String, Page>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Page {
    fn check(&mut self, table: &str, log: &LogFile) {
        if let Some((length, hash)) = self.mark {
            assert_eq!(log.hashes.get(length - 1), Some(&hash), "{table}: the past is as it was");
        }
        self.mark = log.hashes.last().map(|hash| (log.hashes.len(), *hash));
        let mut moves: BTreeMap<u8, Vec<(String, String)>> = BTreeMap::new();
        for entry in &log.entries {
            let Some((seat, id)) = &entry.made_by else { continue };
            let line: Value = serde_json::from_slice(&entry.bytes).expect("a line is JSON");
            assert_eq!(line["id"].as_str(), Some(id.as_str()), "{table}: the id is the line's");
            let event = line["event"].as_str().expect("an event").to_owned();
            moves.entry(*seat).or_default().push((id.clone(), event));
        }
        for (seat, sent) in &self.acknowledged {
            let kept = moves.remove(seat).unwrap_or_default();
            assert!(kept.len() >= sent.len(), "{table}: an acknowledged move of {seat} is lost");
            // Only the last move may be missing an acknowledgement.
            assert!(kept.len() <= sent.len() + 1, "{table}: {seat} has moved twice by one id");
            for (sent, (id, event)) in sent.iter().zip(&kept) {
                assert_eq!(&sent.id, id, "{table}: the moves of {seat} are in their order");
                assert_eq!(event, &format!("{seat}:{}", sent.choice), "{table}: {id} is as sent");
            }
            for (id, _) in &kept {
                let was_refused = self.refused.contains(&(*seat, id.clone()));
                assert!(!was_refused, "{table}: {id} was refused, and is there");
            }
        }
    }
}
