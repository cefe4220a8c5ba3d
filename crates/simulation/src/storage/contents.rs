//! What the simulated storage holds: tables and their logs.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use munera_storage::{
    Append, Chain, Erasure, ErasureDue, KnownPerson, NewSession, NewTable, PersonId, ReadLog,
    StorageError, StoredEntry, SummaryStage, TableCode, TableSummary,
};

use super::register::Register;

type Outcome<T> = Result<T, StorageError>;

/// What a storage holds. Every operation happens completely or not at all.
#[derive(Clone, Debug, Default)]
pub struct Contents {
    tables: BTreeMap<TableCode, KeptTable>,
    /// How many tables there have ever been.
    count: u64,
    attachments: BTreeMap<String, String>,
    pub(super) register: Register,
}

/// A table and its log.
#[derive(Clone, Debug)]
pub struct KeptTable {
    /// Later tables have greater numbers.
    number: u64,
    epoch: u64,
    /// The log.
    pub entries: Vec<StoredEntry>,
    /// The hash after each entry, as it was when the entry was written.
    pub hashes: Vec<Chain>,
    /// What can be shown of it.
    pub summary: TableSummary,
    /// The record of its game.
    pub record: Option<String>,
}

impl KeptTable {
    fn new(number: u64, summary: TableSummary) -> Self {
        Self { number, epoch: 0, entries: Vec::new(), hashes: Vec::new(), summary, record: None }
    }

    fn head(&self) -> Chain {
        self.hashes.last().copied().unwrap_or_else(|| Chain::start(self.summary.table))
    }

    fn extend(&mut self, entries: Vec<StoredEntry>, register: &Register) -> Outcome<()> {
        for mut entry in entries {
            let is_there = |other: &StoredEntry| other.made_by == entry.made_by;
            if entry.made_by.is_some() && self.entries.iter().any(is_there) {
                return Err(StorageError::Repeated);
            }
            entry.personal = entry.personal.filter(|text| register.knows(text.person));
            self.hashes.push(self.head().with(&entry.bytes));
            self.entries.push(entry);
        }
        Ok(())
    }

    /// The people who are seated or named here.
    fn names(&self) -> impl Iterator<Item = PersonId> {
        let named = self.entries.iter().filter_map(|entry| Some(entry.personal.as_ref()?.person));
        self.summary.people.iter().copied().chain(named)
    }
}

impl Contents {
    /// All tables.
    pub fn tables(&self) -> &BTreeMap<TableCode, KeptTable> {
        &self.tables
    }

    /// A table, for a fault that is planted on purpose.
    pub fn table_mut(&mut self, table: TableCode) -> Option<&mut KeptTable> {
        self.tables.get_mut(&table)
    }

    /// Adds a guest, before any server runs.
    pub(crate) fn add_guest(&mut self, session: NewSession, name: String) -> Outcome<KnownPerson> {
        self.register.add_guest(session, name)
    }

    pub(super) fn create(&mut self, new: NewTable) -> Outcome<()> {
        let NewTable { summary, entries, record } = new;
        if self.tables.contains_key(&summary.table) {
            return Err(StorageError::Taken);
        }
        let mut table = KeptTable::new(self.count + 1, summary);
        table.extend(entries, &self.register)?;
        table.record = record;
        self.count += 1;
        self.tables.insert(table.summary.table, table);
        Ok(())
    }

    pub(super) fn import(&mut self, summary: TableSummary, record: String) -> Outcome<()> {
        self.create(NewTable { summary, entries: Vec::new(), record: Some(record) })
    }

    pub(super) fn lease(&mut self, table: TableCode) -> Outcome<u64> {
        let table = self.tables.get_mut(&table).ok_or(StorageError::Missing)?;
        table.epoch += 1;
        Ok(table.epoch)
    }

    pub(super) fn read(&self, table: TableCode) -> Outcome<ReadLog> {
        let kept = self.tables.get(&table).ok_or(StorageError::Missing)?;
        let mut head = Chain::start(table);
        for (sequence, (entry, hash)) in (0..).zip(kept.entries.iter().zip(&kept.hashes)) {
            head = head.with(&entry.bytes);
            if head != *hash {
                return Err(StorageError::Corrupt { sequence });
            }
        }
        Ok(ReadLog { entries: kept.entries.clone(), head })
    }

    /// `is_fenced` is false only for a fault that is planted on purpose.
    pub(super) fn append(&mut self, append: Append, is_fenced: bool) -> Outcome<()> {
        let kept = self.tables.get(&append.table).ok_or(StorageError::Missing)?;
        let fits = append.epoch == kept.epoch && append.sequence == kept.entries.len() as u64;
        if is_fenced && !fits {
            return Err(StorageError::Fenced);
        }
        if let Some(new) = append.creates.clone() {
            self.create(new)?;
        }
        let kept = self.tables.get_mut(&append.table).ok_or(StorageError::Missing)?;
        let before = kept.entries.len();
        if let Err(error) = kept.extend(append.entries, &self.register) {
            kept.entries.truncate(before);
            kept.hashes.truncate(before);
            if let Some(new) = append.creates {
                self.tables.remove(&new.summary.table);
                self.count -= 1;
            }
            return Err(error);
        }
        if let Some(summary) = append.summary {
            kept.summary = TableSummary { table: append.table, ..summary };
        }
        kept.record = append.record.or(kept.record.take());
        Ok(())
    }

    pub(super) fn summary(&self, table: TableCode) -> Option<TableSummary> {
        self.tables.get(&table).map(|kept| kept.summary.clone())
    }

    pub(super) fn record(&self, table: TableCode) -> Option<String> {
        self.tables.get(&table)?.record.clone()
    }

    pub(super) fn listed(&self, most: u32) -> Vec<TableSummary> {
        self.summaries(most, |kept| kept.summary.listed && is_unfinished(kept))
    }

    pub(super) fn of_person(&self, person: PersonId, most: u32) -> Vec<TableSummary> {
        let guests = self.register.guests_of(person);
        let is_theirs = |other: &PersonId| *other == person || guests.contains(other);
        self.summaries(most, |kept| kept.summary.people.iter().any(is_theirs))
    }

    fn summaries(&self, most: u32, wanted: impl Fn(&KeptTable) -> bool) -> Vec<TableSummary> {
        let mut found: Vec<_> = self.tables.values().filter(|kept| wanted(kept)).collect();
        found.sort_by_key(|kept| Reverse((kept.summary.touched, kept.number)));
        found.into_iter().take(most as usize).map(|kept| kept.summary.clone()).collect()
    }

    pub(super) fn unfinished(&self) -> Vec<TableCode> {
        let unfinished = self.tables.iter().filter(|(_, kept)| is_unfinished(kept));
        unfinished.map(|(code, _)| *code).collect()
    }

    pub(super) fn newest(&self) -> Option<i64> {
        self.tables.values().map(|kept| kept.summary.touched).max()
    }

    pub(super) fn delete(&mut self, table: TableCode) -> Outcome<()> {
        self.tables.remove(&table).map(drop).ok_or(StorageError::Missing)
    }

    pub(super) fn delete_before(&mut self, moment: i64, stages: &[SummaryStage]) -> u64 {
        let before = self.tables.len();
        self.tables.retain(|_, kept| {
            kept.summary.touched >= moment || !stages.contains(&kept.summary.stage)
        });
        (before - self.tables.len()) as u64
    }

    pub(super) fn keep_attachment(&mut self, hash: String, text: String) {
        self.attachments.entry(hash).or_insert(text);
    }

    pub(super) fn attachment(&self, hash: &str) -> Option<String> {
        self.attachments.get(hash).cloned()
    }

    pub(super) fn erasures_due(&self, most: u32) -> Vec<ErasureDue> {
        let due = self.tables.iter().filter_map(|(table, kept)| {
            let people: BTreeSet<_> =
                kept.names().filter(|person| self.register.is_forgotten(*person)).collect();
            let people: Vec<_> = people.into_iter().collect();
            (!people.is_empty()).then_some(ErasureDue { table: *table, people })
        });
        due.take(most as usize).collect()
    }

    pub(super) fn erase(&mut self, erasure: Erasure) -> Outcome<()> {
        let kept = self.tables.get_mut(&erasure.table).ok_or(StorageError::Missing)?;
        if erasure.epoch != kept.epoch {
            return Err(StorageError::Fenced);
        }
        let mut table = kept.clone();
        if let Some(entries) = erasure.rewritten {
            (table.entries, table.hashes) = (Vec::new(), Vec::new());
            table.extend(entries, &self.register)?;
        }
        for entry in &mut table.entries {
            entry.personal =
                entry.personal.take().filter(|text| !erasure.people.contains(&text.person));
        }
        table.summary.people.retain(|person| !erasure.people.contains(person));
        table.summary.listing = erasure.listing.unwrap_or(table.summary.listing);
        table.record = erasure.record.or(table.record);
        *kept = table;
        Ok(())
    }

    pub(super) fn finish_erasures(&mut self) {
        let named: BTreeSet<PersonId> = self.tables.values().flat_map(KeptTable::names).collect();
        self.register.finish_forgetting(&named);
    }
}

fn is_unfinished(kept: &KeptTable) -> bool {
    matches!(kept.summary.stage, SummaryStage::Gathering | SummaryStage::Playing)
}
