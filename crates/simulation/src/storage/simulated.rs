//! The simulated storage, as the server sees it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use munera_bots::Generator;
use munera_rules::Randomness;
use munera_storage::{
    Account, Answer, Append, Erasure, ErasureDue, KnownPerson, Logs, NewSession, NewTable, People,
    PersonId, ReadLog, StorageError, SummaryStage, TableCode, TableSummary,
};
use tokio::sync::oneshot;

use super::contents::Contents;
use super::planted::Planted;
use crate::agenda::{Actor, Agenda};

/// A storage in memory. Like the real one it writes one thing after another and reads beside that;
/// unlike the real one it fails when it is told to.
#[derive(Clone)]
pub struct SimulatedStorage {
    disk: Arc<Mutex<Disk>>,
    /// Without an agenda, everything is done at once.
    agenda: Option<Arc<Agenda>>,
}

/// How the storage is at present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Health {
    Sound,
    /// Every write takes seconds.
    Slow,
    /// No write succeeds.
    Full,
}

struct Disk {
    contents: Contents,
    /// The writes that have been asked for, in their order.
    queue: VecDeque<Job>,
    /// When the last of them will be done.
    busy_until: u64,
    health: Health,
    /// How many of the next writes are refused.
    failures: u32,
    /// How long the next write hangs, in milliseconds.
    hang: u64,
    generator: Generator,
    planted: Option<Planted>,
}

/// What becomes of a write.
enum Fate {
    Done,
    Refused,
    /// The server is dead: it is done, and no client learns it.
    Unanswered,
    /// For a planted fault: it is done, and the server is told that it is not.
    Denied,
}

type Job = Box<dyn FnOnce(Fate, &mut Contents) + Send>;

fn refusal() -> StorageError {
    StorageError::Unavailable("the simulated disk refuses".to_owned())
}

impl SimulatedStorage {
    /// An empty storage that does everything at once and never fails: for comparisons.
    pub fn plain() -> Self {
        Self::build(None, 0)
    }

    pub(crate) fn new(agenda: Arc<Agenda>, seed: u64) -> Self {
        Self::build(Some(agenda), seed)
    }

    fn build(agenda: Option<Arc<Agenda>>, seed: u64) -> Self {
        let disk = Disk {
            contents: Contents::default(),
            queue: VecDeque::new(),
            busy_until: 0,
            health: Health::Sound,
            failures: 0,
            hang: 0,
            generator: Generator::new(seed),
            planted: None,
        };
        Self { disk: Arc::new(Mutex::new(disk)), agenda }
    }

    pub(crate) fn plant(&self, planted: Option<Planted>) {
        self.disk().planted = planted;
    }

    pub(crate) fn set_health(&self, health: Health) {
        self.disk().health = health;
    }

    pub(crate) fn fail_once(&self) {
        self.disk().failures += 1;
    }

    pub(crate) fn hang_once(&self, milliseconds: u64) {
        self.disk().hang = milliseconds;
    }

    /// What is stored.
    pub(crate) fn with_contents<T>(&self, read: impl FnOnce(&mut Contents) -> T) -> T {
        read(&mut self.disk().contents)
    }

    /// The server dies: of the writes that were under way, some more may be done, in their order.
    pub(crate) fn crash(&self) {
        let mut disk = self.disk();
        let queue = std::mem::take(&mut disk.queue);
        let kept = disk.generator.below(queue.len() as u32 + 1) as usize;
        let Disk { contents, .. } = &mut *disk;
        queue.into_iter().take(kept).for_each(|job| job(Fate::Unanswered, contents));
        disk.busy_until = 0;
        (disk.hang, disk.failures) = (0, 0);
        if disk.planted == Some(Planted::ForgetsInCrashes) {
            let codes: Vec<TableCode> = disk.contents.tables().keys().copied().collect();
            for code in codes {
                if let Some(table) = disk.contents.table_mut(code).filter(|it| it.entries.len() > 9)
                {
                    table.entries.pop();
                    table.hashes.pop();
                }
            }
        }
    }

    /// Does the first of the writes that wait.
    fn write_next(&self) {
        let mut disk = self.disk();
        let Some(job) = disk.queue.pop_front() else { return };
        let fails = disk.failures > 0;
        disk.failures = disk.failures.saturating_sub(1);
        let is_planted = |disk: &mut Disk, planted| {
            disk.planted == Some(planted) && disk.generator.below(60) == 0
        };
        let fate = if is_planted(&mut disk, Planted::KeepsRefused) {
            Fate::Denied
        } else if fails || disk.health == Health::Full {
            Fate::Refused
        } else {
            Fate::Done
        };
        let Disk { contents, .. } = &mut *disk;
        job(fate, contents);
    }

    /// Asks for a write, and waits until it is done.
    async fn write<T: Send + 'static>(
        &self,
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
                let delay = {
                    let mut disk = self.disk();
                    disk.queue.push_back(job);
                    disk.writing_time(agenda.now())
                };
                let storage = self.clone();
                agenda.plan_in_life(delay, Actor::Storage, move |_| storage.write_next());
            }
        }
        answer.await.unwrap_or_else(|_| Err(refusal()))
    }

    /// Asks for something that is read beside all writes.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Contents) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let Some(agenda) = &self.agenda else { return work(&mut self.disk().contents) };
        let (sender, answer) = oneshot::channel();
        let storage = self.clone();
        let delay = {
            let mut disk = self.disk();
            u64::from(disk.generator.below(4))
        };
        agenda.plan_in_life(delay, Actor::Storage, move |_| {
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
        let mut disk = self.disk();
        disk.planted == Some(planted) && disk.generator.below(60) == 0
    }
}

impl Disk {
    /// How long it takes until a write that is asked for now is done.
    fn writing_time(&mut self, now: u64) -> u64 {
        let own = match self.health {
            Health::Slow => 2_200 + u64::from(self.generator.below(12_000)),
            Health::Sound | Health::Full => match self.generator.below(50) {
                0 => u64::from(self.generator.below(1_500)),
                _ => u64::from(self.generator.below(12)),
            },
        };
        let own = own + std::mem::take(&mut self.hang);
        self.busy_until = self.busy_until.max(now) + own;
        self.busy_until - now
    }
}

impl Logs for SimulatedStorage {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.create(table)))
    }

    fn lease(&self, table: TableCode) -> Answer<'_, u64> {
        Box::pin(self.write(move |contents| contents.lease(table)))
    }

    fn read(&self, table: TableCode) -> Answer<'_, ReadLog> {
        Box::pin(Self::read(self, move |contents| contents.read(table)))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        if self.strikes(Planted::LosesAppends) {
            return Box::pin(self.write(|_| Ok(())));
        }
        let twice = self.strikes(Planted::AppendsTwice).then(|| append.clone());
        let spoils = self.strikes(Planted::ChangesBytes);
        Box::pin(self.write(move |contents| {
            let table = append.table;
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
            Ok(())
        }))
    }

    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.summary(table))))
    }

    fn record(&self, table: TableCode) -> Answer<'_, Option<String>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.record(table))))
    }

    fn import(&self, summary: TableSummary, record: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.import(summary, record)))
    }

    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.listed(most))))
    }

    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.of_person(person, most))))
    }

    fn unfinished(&self) -> Answer<'_, Vec<TableCode>> {
        Box::pin(Self::read(self, |contents| Ok(contents.unfinished())))
    }

    fn newest(&self) -> Answer<'_, Option<i64>> {
        Box::pin(Self::read(self, |contents| Ok(contents.newest())))
    }

    fn delete(&self, table: TableCode) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.delete(table)))
    }

    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64> {
        let stages = stages.to_vec();
        Box::pin(self.write(move |contents| Ok(contents.delete_before(moment, &stages))))
    }

    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let wanted = hash.clone();
            if Self::read(self, move |contents| Ok(contents.attachment(&wanted))).await?.is_some() {
                return Ok(());
            }
            self.write(move |contents| {
                contents.keep_attachment(hash, text);
                Ok(())
            })
            .await
        })
    }

    fn attachment(&self, hash: String) -> Answer<'_, Option<String>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.attachment(&hash))))
    }

    fn erasures_due(&self, most: u32) -> Answer<'_, Vec<ErasureDue>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.erasures_due(most))))
    }

    fn erase(&self, erasure: Erasure) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.erase(erasure)))
    }

    fn finish_erasures(&self) -> Answer<'_, ()> {
        Box::pin(self.write(|contents| {
            contents.finish_erasures();
            Ok(())
        }))
    }

    fn probe(&self) -> Answer<'_, ()> {
        Box::pin(self.write(|_| Ok(())))
    }
}

impl People for SimulatedStorage {
    fn add_guest(&self, session: NewSession, name: String) -> Answer<'_, KnownPerson> {
        Box::pin(self.write(move |contents| contents.register.add_guest(session, name)))
    }

    fn find(&self, secret: [u8; 32], now: i64) -> Answer<'_, Option<KnownPerson>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.register.find(secret, now))))
    }

    fn add_session(&self, person: PersonId, session: NewSession) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.register.add_session(person, session)))
    }

    fn end_session(&self, secret: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| {
            contents.register.end_session(secret);
            Ok(())
        }))
    }

    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.register.tokens(person))))
    }

    fn end_tokens(&self, person: PersonId, label: String) -> Answer<'_, u64> {
        Box::pin(self.write(move |contents| Ok(contents.register.end_tokens(person, &label))))
    }

    fn rename(&self, person: PersonId, name: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.register.rename(person, name)))
    }

    fn add_account(&self, person: PersonId, account: Account) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.register.add_account(person, account)))
    }

    fn account(&self, login: String) -> Answer<'_, Option<(PersonId, Account)>> {
        Box::pin(Self::read(self, move |contents| Ok(contents.register.account(&login))))
    }

    fn change_password(&self, person: PersonId, password: String, but: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(
            self.write(move |contents| contents.register.change_password(person, password, but)),
        )
    }

    fn join(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.register.join(guest, account)))
    }

    fn forget(&self, person: PersonId) -> Answer<'_, ()> {
        Box::pin(self.write(move |contents| contents.register.forget(person)))
    }

    fn forget_guests_before(&self, moment: i64) -> Answer<'_, u64> {
        Box::pin(self.write(move |contents| Ok(contents.register.forget_guests_before(moment))))
    }
}
