//! Names and words beside the logs, and how they are erased.

use std::time::Duration;

use munera_storage::{
    Erasure, ErasureDue, Logs, NewSession, NewTable, People, PersonId, PersonalText, Sqlite,
    StorageError, StoredEntry, TableSummary,
};
use tokio::time::{Instant, timeout};

use crate::support::{Place, append, code, entry, summary};

const NAME: &str = "Zenobia the Unforgettable";

async fn guest(storage: &Sqlite, number: u8) -> PersonId {
    let session = NewSession { secret: [number; 32], label: None, made: 0 };
    storage.add_guest(session, format!("{NAME} {number}")).await.expect("a guest").id
}

/// An entry with a text beside it.
fn named(line: &str, person: PersonId) -> StoredEntry {
    let text = format!("{NAME} {line}");
    StoredEntry { personal: Some(PersonalText { person, salt: [7; 16], text }), ..entry(line) }
}

async fn table(storage: &Sqlite, number: u32, people: &[PersonId]) {
    let entries = people.iter().map(|person| named("sat", *person)).collect();
    let summary = TableSummary {
        people: people.to_vec(),
        listing: format!("[\"{NAME}\"]"),
        ..summary(code(number))
    };
    let record = Some(format!("[Seat0 \"{NAME}\"]"));
    storage.create(NewTable { summary, entries, record }).await.expect("made");
}

/// What is left of texts at a table.
async fn texts(storage: &Sqlite, number: u32) -> Vec<Option<PersonId>> {
    let log = storage.read(code(number)).await.expect("the chain is whole");
    log.entries.iter().map(|entry| entry.personal.as_ref().map(|text| text.person)).collect()
}

/// Erases everything that is due, without rewriting logs.
async fn erase_all(storage: &Sqlite) {
    while let Some(ErasureDue { table, people }) =
        storage.erasures_due(1).await.expect("it answers").pop()
    {
        let epoch = storage.lease(table).await.expect("leased");
        let (listing, record) = (Some("[]".to_owned()), Some("[Seat0 \"\"]".to_owned()));
        let erasure = Erasure { table, epoch, people, rewritten: None, listing, record };
        storage.erase(erasure).await.expect("erased");
    }
    storage.finish_erasures().await.expect("finished");
}

#[tokio::test]
async fn erased_texts_leave_the_chain_whole_and_the_files_without_them() {
    let place = Place::new();
    let storage = place.open();
    let (first, second) = (guest(&storage, 1).await, guest(&storage, 2).await);
    for number in 0..40 {
        table(&storage, number, &[first, second]).await;
    }
    assert_eq!(texts(&storage, 3).await, [Some(first), Some(second)]);
    let is_anywhere = || {
        ["munera.db", "munera.db-wal"].iter().any(|file| {
            let bytes = std::fs::read(place.file(file)).unwrap_or_default();
            bytes.windows(NAME.len()).any(|part| part == NAME.as_bytes())
        })
    };
    assert!(is_anywhere(), "otherwise this test finds nothing");
    storage.forget(first).await.expect("forgotten");
    erase_all(&storage).await;
    assert_eq!(texts(&storage, 3).await, [None, Some(second)]);
    storage.forget(second).await.expect("forgotten");
    erase_all(&storage).await;
    assert_eq!(texts(&storage, 3).await, [None, None]);
    assert!(!is_anywhere());
}

#[tokio::test]
async fn erasures_are_due_until_they_are_done_even_after_a_restart() {
    let place = Place::new();
    let storage = place.open();
    let person = guest(&storage, 1).await;
    table(&storage, 1, &[person]).await;
    table(&storage, 2, &[person]).await;
    assert_eq!(storage.erasures_due(9).await, Ok(vec![]), "a known person is not erased");
    storage.forget(person).await.expect("forgotten");
    drop(storage);
    let storage = place.open();
    storage.finish_erasures().await.expect("nothing to finish yet");
    let due = storage.erasures_due(9).await.expect("it answers");
    assert_eq!(due.len(), 2);
    assert!(due.iter().all(|due| due.people == [person]), "{due:?}");
    erase_all(&storage).await;
    assert_eq!(storage.erasures_due(9).await, Ok(vec![]));
}

#[tokio::test]
async fn a_forgotten_person_adds_no_text() {
    let place = Place::new();
    let storage = place.open();
    let person = guest(&storage, 1).await;
    table(&storage, 1, &[person]).await;
    let epoch = storage.lease(code(1)).await.expect("leased");
    storage.forget(person).await.expect("forgotten");
    let late = append(code(1), epoch, 1, &[named("said", person)]);
    storage.append(late).await.expect("the entry itself is kept");
    assert_eq!(texts(&storage, 1).await, [Some(person), None]);
}

#[tokio::test]
async fn a_log_is_rewritten_completely_or_not_at_all() {
    let place = Place::new();
    let storage = place.open();
    let (gone, stays) = (guest(&storage, 1).await, guest(&storage, 2).await);
    table(&storage, 1, &[gone, stays]).await;
    let epoch = storage.lease(code(1)).await.expect("leased");
    let before = storage.read(code(1)).await.expect("read");
    let erasure = |epoch, rewritten| Erasure {
        table: code(1),
        epoch,
        people: vec![gone],
        rewritten: Some(rewritten),
        listing: None,
        record: None,
    };
    let lines = vec![entry("anew"), named("sat", stays), entry("more")];
    let old = storage.erase(erasure(epoch - 1, lines.clone())).await;
    assert_eq!(old, Err(StorageError::Fenced));
    // Two moves of one id: the second cannot be stored, so nothing is.
    let made = StoredEntry { made_by: Some((0, "one".to_owned())), ..entry("move") };
    let repeated = storage.erase(erasure(epoch, vec![entry("anew"), made.clone(), made])).await;
    assert_eq!(repeated, Err(StorageError::Repeated));
    assert_eq!(storage.read(code(1)).await, Ok(before));
    storage.erase(erasure(epoch, lines.clone())).await.expect("erased");
    assert_eq!(storage.read(code(1)).await.expect("read").entries, lines);
    storage.append(append(code(1), epoch, 3, &[entry("next")])).await.expect("it goes on");
}

/// Erases a person while a backup reads the state before that; others write all the time, or not.
async fn erase_beside_a_reader(others_write: bool) {
    let place = Place::new();
    let storage = place.open();
    let person = guest(&storage, 1).await;
    table(&storage, 1, &[person]).await;
    let reader = rusqlite::Connection::open(place.file("munera.db")).expect("opened");
    reader.execute_batch("BEGIN; SELECT count(*) FROM person;").expect("it reads");
    storage.forget(person).await.expect("forgotten");
    let mut erasing = std::pin::pin!(erase_all(&storage));
    let early = timeout(Duration::from_millis(500), &mut erasing).await;
    assert!(early.is_err(), "the reader still keeps it");
    let other = guest(&storage, 2).await;
    reader.execute_batch("COMMIT").expect("it ends");
    let begun = Instant::now();
    let mut number = 2;
    while timeout(Duration::from_millis(20), &mut erasing).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "the reader has ended");
        if others_write {
            number += 1;
            storage.rename(other, format!("Verus {number}")).await.expect("renamed");
        }
    }
    let log = std::fs::metadata(place.file("munera.db-wal")).expect("a file");
    assert!(others_write || log.len() == 0, "it is answered when the log is empty");
}

#[tokio::test]
async fn an_erasure_is_answered_only_when_no_reader_keeps_it_in_the_files() {
    erase_beside_a_reader(false).await;
    erase_beside_a_reader(true).await;
}
