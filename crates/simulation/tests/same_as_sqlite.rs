//! The simulated storage answers as the real one does.

use munera_bots::Generator;
use munera_rules::Randomness;
use munera_simulation::SimulatedStorage;
use munera_storage::{
    Account, Append, Erasure, Logs, NewSession, NewTable, People, PersonId, PersonalText, Sqlite,
    SqliteSettings, StorageError, StoredEntry, SummaryStage, TableCode, TableSummary,
};

/// How many operations are compared in each sequence.
const OPERATIONS: usize = 400;

/// Random operations on few tables and people, so that they meet.
struct Operations(Generator);

impl Operations {
    fn below(&mut self, bound: u32) -> u64 {
        u64::from(self.0.below(bound))
    }

    fn table(&mut self) -> TableCode {
        TableCode::from_bytes([self.below(4) as u8; 10])
    }

    fn person(&mut self) -> PersonId {
        PersonId(1 + self.below(6))
    }

    fn secret(&mut self) -> [u8; 32] {
        [self.below(9) as u8; 32]
    }

    fn text(&mut self) -> String {
        format!("text {}", self.below(5))
    }

    fn entries(&mut self) -> Vec<StoredEntry> {
        (0..self.below(3))
            .map(|_| StoredEntry {
                bytes: self.text().into_bytes(),
                made_by: (self.below(3) == 0)
                    .then(|| (self.below(2) as u8, format!("id {}", self.below(60)))),
                personal: (self.below(3) == 0).then(|| PersonalText {
                    person: self.person(),
                    salt: [3; 16],
                    text: self.text(),
                }),
            })
            .collect()
    }

    fn summary(&mut self, table: TableCode) -> TableSummary {
        let mut people: Vec<_> = (0..self.below(3)).map(|_| self.person()).collect();
        people.sort();
        people.dedup();
        TableSummary {
            table,
            stage: SummaryStage::ALL[self.below(3) as usize],
            listed: self.below(2) == 0,
            touched: self.below(1_000) as i64,
            listing: self.text(),
            people,
        }
    }

    fn session(&mut self) -> NewSession {
        let label = (self.below(3) == 0).then(|| self.text());
        NewSession { secret: self.secret(), label, made: self.below(1_000_000_000) as i64 }
    }
}

/// What an operation answers, in words. Both storages get the same generator.
#[expect(clippy::too_many_lines, reason = "one short arm for each operation")]
async fn perform<S: Logs + People>(
    storage: &S,
    operations: &mut Operations,
    lengths: &mut std::collections::BTreeMap<TableCode, (u64, u64)>,
) -> String {
    let table = operations.table();
    match operations.below(28) {
        0 => {
            let (summary, entries) = (operations.summary(table), operations.entries());
            let record = (operations.below(2) == 0).then(|| operations.text());
            let count = entries.len() as u64;
            let created = storage.create(NewTable { summary, entries, record }).await;
            if created.is_ok() {
                lengths.insert(table, (0, count));
            }
            format!("{created:?}")
        }
        1 | 2 => {
            let leased = storage.lease(table).await;
            if let (Ok(epoch), Some(known)) = (&leased, lengths.get_mut(&table)) {
                known.0 = *epoch;
            }
            format!("{leased:?}")
        }
        3..=8 => {
            let (epoch, sequence) = lengths.get(&table).copied().unwrap_or_default();
            let wrong = operations.below(12) == 0;
            let entries = operations.entries();
            let count = entries.len() as u64;
            let summary = (operations.below(3) == 0).then(|| operations.summary(table));
            let record = (operations.below(6) == 0).then(|| operations.text());
            let sequence = sequence + u64::from(wrong);
            let creates = (operations.below(6) == 0).then(|| {
                let (other, entries) = (operations.table(), operations.entries());
                NewTable { summary: operations.summary(other), entries, record: None }
            });
            let other = creates.as_ref().map(|new| (new.summary.table, new.entries.len() as u64));
            let append = Append { table, epoch, sequence, entries, summary, record, creates };
            let appended = storage.append(append).await;
            if let (Ok(()), Some((other, count))) = (&appended, other) {
                lengths.insert(other, (0, count));
            }
            if let (Ok(()), Some(known)) = (&appended, lengths.get_mut(&table)) {
                known.1 += count;
            }
            format!("{appended:?}")
        }
        9 => format!("{:?}", Logs::read(storage, table).await),
        10 => format!("{:?} {:?}", storage.summary(table).await, storage.record(table).await),
        11 => format!("{:?} {:?}", storage.listed(3).await, storage.unfinished().await),
        12 => {
            let person = operations.person();
            format!("{:?} {:?}", storage.of_person(person, 3).await, storage.newest().await)
        }
        13 if operations.below(4) == 0 => {
            lengths.remove(&table);
            format!("{:?}", storage.delete(table).await)
        }
        14 if operations.below(6) == 0 => {
            let moment = operations.below(300) as i64;
            let deleted = storage.delete_before(moment, &[SummaryStage::Over]).await;
            format!("{deleted:?}")
        }
        15 => {
            let (hash, text) = (operations.text(), operations.text());
            let kept = storage.keep_attachment(hash.clone(), text).await;
            format!("{kept:?} {:?}", storage.attachment(hash).await)
        }
        16 => {
            // In which order the tables come is not promised.
            let due = storage.erasures_due(100).await;
            let due = due.map(|mut due| {
                for one in &mut due {
                    one.people.sort();
                }
                due.sort_by_key(|due| due.table);
                due
            });
            format!("{due:?}")
        }
        17 | 18 => {
            let people = vec![operations.person()];
            let epoch = lengths.get(&table).map_or(0, |known| known.0);
            let rewritten = (operations.below(4) == 0).then(|| operations.entries());
            let count = rewritten.as_ref().map(|entries| entries.len() as u64);
            let listing = (operations.below(2) == 0).then(|| operations.text());
            let record = (operations.below(4) == 0).then(|| operations.text());
            let erasure = Erasure { table, epoch, people, rewritten, listing, record };
            let erased = storage.erase(erasure).await;
            if let (Ok(()), Some(count), Some(known)) = (&erased, count, lengths.get_mut(&table)) {
                known.1 = count;
            }
            format!("{erased:?}")
        }
        19 => format!("{:?} {:?}", storage.finish_erasures().await, storage.probe().await),
        20 => {
            let (session, name) = (operations.session(), operations.text());
            format!("{:?}", storage.add_guest(session, name).await)
        }
        21 => {
            let now = operations.below(2_000_000_000) as i64;
            format!("{:?}", storage.find(operations.secret(), now).await)
        }
        22 => {
            let (person, session) = (operations.person(), operations.session());
            let added = storage.add_session(person, session).await;
            format!("{added:?} {:?}", storage.tokens(person).await.map(|it| it.len()))
        }
        23 => {
            let (person, label) = (operations.person(), operations.text());
            let ended = storage.end_tokens(person, label).await;
            let secret = operations.secret();
            format!("{ended:?} {:?}", storage.end_session(secret).await)
        }
        24 => {
            let person = operations.person();
            let account = Account { login: operations.text(), password: operations.text() };
            let renamed = storage.rename(person, operations.text()).await;
            format!("{renamed:?} {:?}", storage.add_account(person, account).await)
        }
        25 => {
            let (guest, account) = (operations.person(), operations.person());
            let joined = storage.join(guest, account).await;
            format!("{joined:?} {:?}", storage.account(operations.text()).await)
        }
        26 if operations.below(3) == 0 => {
            format!("{:?}", storage.forget(operations.person()).await)
        }
        27 if operations.below(5) == 0 => {
            let moment = operations.below(1_000_000_000) as i64;
            format!("{:?}", storage.forget_guests_before(moment).await)
        }
        _ => {
            let (person, password) = (operations.person(), operations.text());
            let secret = operations.secret();
            format!("{:?}", storage.change_password(person, password, secret).await)
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_simulated_storage_answers_as_the_real_one_does() -> Result<(), StorageError> {
    for seed in 0..12 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("database");
        let real = Sqlite::open(&path, &SqliteSettings::default()).expect("a database");
        let simulated = SimulatedStorage::plain();
        let mut operations = [(); 2].map(|()| Operations(Generator::new(seed)));
        let mut lengths = [(); 2].map(|()| std::collections::BTreeMap::new());
        for number in 0..OPERATIONS {
            let expected = perform(&real, &mut operations[0], &mut lengths[0]).await;
            let given = perform(&simulated, &mut operations[1], &mut lengths[1]).await;
            assert_eq!(given, expected, "seed {seed}, operation {number}");
        }
    }
    Ok(())
}
