//! The simulated storage, as the server sees it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use munera_storage::{
    Account, Answer, Append, Erasure, ErasureDue, KnownPerson, Logs, NewSession, NewTable, People,
    PersonId, ReadLog, StorageError, StoredEntry, SummaryStage, TableCode, TableSummary,
};
use tokio::sync::oneshot;

use super::contents::Contents;
use super::disk::{Disk, Fate, Health, Job, Lane};
use super::planted::{Planted, is_hidden, move_date, moved_date};
use crate::agenda::{Actor, Agenda};
use crate::chance::Chance;

/// A storage in memory. Like the real one it writes the entries of a table one after another and
/// reads beside that; unlike the real one it fails when it is told to.
#[derive(Clone)]
pub struct SimulatedStorage {
    disk: Arc<Mutex<Disk>>,
    /// Without an agenda, everything is done at once.
    agenda: Option<Arc<Agenda>>,
    /// The appends that were done, if they are kept.
    appended: Arc<Mutex<Option<Vec<Appended>>>>,
}

/// An append that was done.
#[derive(Clone, Debug)]
pub(crate) struct Appended {
    pub(crate) table: TableCode,
    /// When it was asked for.
    pub(crate) asked: u64,
    pub(crate) done: u64,
    pub(crate) entries: Vec<StoredEntry>,
}

fn refusal() -> StorageError {
    StorageError::Unavailable("the simulated disk refuses".to_owned())
}

impl SimulatedStorage {
    /// An empty storage that does everything at once and never fails: for comparisons.
    pub fn plain() -> Self {
        Self::build(None, Chance::new(0))
    }

    pub(crate) fn new(agenda: Arc<Agenda>, chance: Chance) -> Self {
        Self::build(Some(agenda), chance)
    }

    fn build(agenda: Option<Arc<Agenda>>, chance: Chance) -> Self {
        Self { disk: Arc::new(Mutex::new(Disk::new(chance))), agenda, appended: Arc::default() }
    }

    pub(crate) fn plant(&self, planted: Option<Planted>) {
        self.disk().planted = planted;
    }

    /// Keeps the appends from now on.
    pub(crate) fn keep_appends(&self) {
        *self.appends() = Some(Vec::new());
    }

    /// The appends that were done.
    pub(crate) fn take_appends(&self) -> Vec<Appended> {
        self.appends().take().unwrap_or_default()
    }

    fn appends(&self) -> MutexGuard<'_, Option<Vec<Appended>>> {
        self.appended.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set_health(&self, health: Health) {
        self.disk().set_health(health);
    }

    /// No write is done for so long.
    pub(crate) fn hang(&self, milliseconds: u64) {
        let now = self.agenda.as_ref().map_or(0, |agenda| agenda.now());
        self.disk().be_stuck_until(now + milliseconds);
    }

    /// What is stored.
    pub(crate) fn with_contents<T>(&self, read: impl FnOnce(&mut Contents) -> T) -> T {
        read(&mut self.disk().contents)
    }

    /// The server dies.
    pub(crate) fn crash(&self) {
        let now = self.agenda.as_ref().map_or(0, |agenda| agenda.now());
        self.disk().crash(now);
    }

    /// Asks for a write, and waits until it is done.
    async fn write<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&mut Contents) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let (sender, answer) = oneshot::channel();
        let job: Job = Box::new(move |fate, contents| {
            // The server may no longer wait for the answer.
            match fate {
                Fate::Done => drop(sender.send(work(contents))),
                Fate::Refused => drop(sender.send(Err(refusal()))),
                Fate::Unanswered => drop(work(contents)),
                Fate::Denied => {
                    drop(work(contents));
                    drop(sender.send(Err(refusal())));
                }
            }
        });
        match &self.agenda {
            None => job(Fate::Done, &mut self.disk().contents),
            Some(agenda) => {
                let now = agenda.now();
                let done = self.disk().ask(lane, now, job);
                let storage = self.clone();
                agenda.plan_in_life(done - now, Actor::Storage, move |world| {
                    let now = world.now();
                    storage.disk().work(lane, now);
                });
            }
        }
        answer.await.unwrap_or_else(|_| Err(refusal()))
    }

    /// Asks for something that is read beside all writes.
    async fn read<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce(&mut Contents) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let Some(agenda) = &self.agenda else { return work(&mut self.disk().contents) };
        let (sender, answer) = oneshot::channel();
        let storage = self.clone();
        let now = agenda.now();
        let done = self.disk().read_by(lane, now);
        agenda.plan_in_life(done - now, Actor::Storage, move |_| {
            drop(sender.send(work(&mut storage.disk().contents)));
        });
        answer.await.unwrap_or_else(|_| Err(refusal()))
    }

    fn disk(&self) -> MutexGuard<'_, Disk> {
        // A panic in between ends the simulation anyway.
        self.disk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a planted fault strikes now.
    fn strikes(&self, planted: Planted) -> bool {
        self.disk().strikes(planted)
    }

    /// Keeps an append that is done, if appends are kept.
    fn note_append(&self, table: TableCode, asked: u64, entries: Vec<StoredEntry>) {
        let done = self.agenda.as_ref().map_or(0, |agenda| agenda.now());
        if let Some(appended) = &mut *self.appends() {
            appended.push(Appended { table, asked, done, entries });
        }
    }
}

impl Logs for SimulatedStorage {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        Box::pin(self.write(Some(table.summary.table), move |contents| contents.create(table)))
    }

    fn lease(&self, table: TableCode) -> Answer<'_, u64> {
        Box::pin(self.write(Some(table), move |contents| contents.lease(table)))
    }

    fn read(&self, table: TableCode) -> Answer<'_, ReadLog> {
        Box::pin(Self::read(self, Some(table), move |contents| contents.read(table)))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        let table = append.table;
        if self.strikes(Planted::LosesAppends) {
            return Box::pin(self.write(Some(table), |_| Ok(())));
        }
        let twice = self.strikes(Planted::AppendsTwice).then(|| append.clone());
        let spoils = self.strikes(Planted::ChangesBytes);
        let planted = self.disk().planted;
        let moved = (planted == Some(Planted::MovesDates)).then(|| moved_date(&append)).flatten();
        let tells = planted == Some(Planted::TellsHidden) && append.entries.iter().all(is_hidden);
        let storage = self.clone();
        let asked = self.agenda.as_ref().map_or(0, |agenda| agenda.now());
        let is_kept = self.appends().is_some();
        Box::pin(self.write(Some(table), move |contents| {
            let kept = is_kept.then(|| append.entries.clone());
            contents.append(append, true)?;
            if let Some(mut again) = twice {
                again.creates = None;
                again.entries.iter_mut().for_each(|entry| entry.made_by = None);
                contents.append(again, false)?;
            }
            if spoils
                && let Some(kept) = contents.table_mut(table)
                && let Some(entry) = kept.entries.last_mut()
                && let Some(byte) = entry.bytes.iter_mut().find(|byte| byte.is_ascii_digit())
            {
                *byte = b'7' - u8::from(*byte == b'7');
            }
            if let Some(date) = moved {
                move_date(contents, table, date);
            }
            if let Some(agenda) = storage.agenda.as_ref().filter(|_| tells) {
                agenda.plan_in_life(0, Actor::Server, |world| world.tell_everyone_something());
            }
            if let Some(entries) = kept {
                storage.note_append(table, asked, entries);
            }
            Ok(())
        }))
    }

    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>> {
        Box::pin(Self::read(self, Some(table), move |contents| Ok(contents.summary(table))))
    }

    fn record(&self, table: TableCode) -> Answer<'_, Option<String>> {
        Box::pin(Self::read(self, Some(table), move |contents| Ok(contents.record(table))))
    }

    fn import(&self, summary: TableSummary, record: String) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.import(summary, record)))
    }

    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.listed(most))))
    }

    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.of_person(person, most))))
    }

    fn unfinished(&self) -> Answer<'_, Vec<TableCode>> {
        Box::pin(Self::read(self, None, |contents| Ok(contents.unfinished())))
    }

    fn newest(&self) -> Answer<'_, Option<i64>> {
        Box::pin(Self::read(self, None, |contents| Ok(contents.newest())))
    }

    fn delete(&self, table: TableCode) -> Answer<'_, ()> {
        Box::pin(self.write(Some(table), move |contents| contents.delete(table)))
    }

    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64> {
        let stages = stages.to_vec();
        Box::pin(self.write(None, move |contents| Ok(contents.delete_before(moment, &stages))))
    }

    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let wanted = hash.clone();
            if Self::read(self, None, move |contents| Ok(contents.attachment(&wanted)))
                .await?
                .is_some()
            {
                return Ok(());
            }
            self.write(None, move |contents| {
                contents.keep_attachment(hash, text);
                Ok(())
            })
            .await
        })
    }

    fn attachment(&self, hash: String) -> Answer<'_, Option<String>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.attachment(&hash))))
    }

    fn erasures_due(&self, most: u32) -> Answer<'_, Vec<ErasureDue>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.erasures_due(most))))
    }

    fn erase(&self, erasure: Erasure) -> Answer<'_, ()> {
        Box::pin(self.write(Some(erasure.table), move |contents| contents.erase(erasure)))
    }

    fn finish_erasures(&self) -> Answer<'_, ()> {
        Box::pin(self.write(None, |contents| {
            contents.finish_erasures();
            Ok(())
        }))
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.write(None, |_| Ok(())))
    }
}

impl People for SimulatedStorage {
    fn add_guest(&self, session: NewSession, name: String) -> Answer<'_, KnownPerson> {
        Box::pin(self.write(None, move |contents| contents.register.add_guest(session, name)))
    }

    fn find(&self, secret: [u8; 32], now: i64) -> Answer<'_, Option<KnownPerson>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.register.find(secret, now))))
    }

    fn add_session(&self, person: PersonId, session: NewSession) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.register.add_session(person, session)))
    }

    fn end_session(&self, secret: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| {
            contents.register.end_session(secret);
            Ok(())
        }))
    }

    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.register.tokens(person))))
    }

    fn end_tokens(&self, person: PersonId, label: String) -> Answer<'_, u64> {
        Box::pin(self.write(None, move |contents| Ok(contents.register.end_tokens(person, &label))))
    }

    fn rename(&self, person: PersonId, name: String) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.register.rename(person, name)))
    }

    fn add_account(&self, person: PersonId, account: Account) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.register.add_account(person, account)))
    }

    fn account(&self, login: String) -> Answer<'_, Option<(PersonId, Account)>> {
        Box::pin(Self::read(self, None, move |contents| Ok(contents.register.account(&login))))
    }

    fn change_password(&self, person: PersonId, password: String, but: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(
            self.write(None, move |contents| {
                contents.register.change_password(person, password, but)
            }),
        )
    }

    fn join(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.register.join(guest, account)))
    }

    fn forget(&self, person: PersonId) -> Answer<'_, ()> {
        Box::pin(self.write(None, move |contents| contents.register.forget(person)))
    }

    fn forget_guests_before(&self, moment: i64) -> Answer<'_, u64> {
        Box::pin(
            self.write(None, move |contents| Ok(contents.register.forget_guests_before(moment))),
        )
    }
}
