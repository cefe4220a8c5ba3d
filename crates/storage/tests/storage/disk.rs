//! Full or broken disks: no answer is false, reading continues, and everything works afterwards.

use futures_util::FutureExt;
use futures_util::future::join_all;
use munera_faulty_disk::{FaultyDisk, Refusal};
use munera_storage::{Logs, People, Sqlite, StorageError};

use crate::support::{Place, append, code, entry, on, table_with};

/// Some tables on a disk, each with one entry, and their epochs.
async fn tables(storage: &Sqlite, count: u32) -> Vec<u64> {
    let mut epochs = Vec::new();
    for number in 0..count {
        epochs.push(table_with(storage, code(number), &[entry("begin")]).await);
    }
    epochs
}

/// Sends one append to each table, all at once.
async fn append_everywhere(
    storage: &Sqlite,
    epochs: &[u64],
    sequence: u64,
    text: &str,
) -> Vec<Result<(), StorageError>> {
    let sent = (0..).zip(epochs).map(|(number, epoch)| {
        storage.append(append(code(number), *epoch, sequence, &[entry(text)]))
    });
    join_all(sent).await
}

/// The content of each table's log.
async fn logs(storage: &Sqlite, count: u32) -> Vec<Vec<String>> {
    let mut logs = Vec::new();
    for number in 0..count {
        let opened = storage.open(code(number)).await.expect("it opens");
        let text =
            |entry: &munera_storage::StoredEntry| String::from_utf8_lossy(&entry.bytes).into();
        logs.push(opened.entries.iter().map(text).collect());
    }
    logs
}

fn is_unavailable(answer: &Result<(), StorageError>) -> bool {
    matches!(answer, Err(StorageError::Unavailable(_)))
}

#[tokio::test]
async fn a_disk_that_refuses_to_write_costs_nothing_but_the_refused() {
    for refusal in [Refusal::Full, Refusal::Broken] {
        let place = Place::new();
        let disk = FaultyDisk::register();
        let storage = on(&place, &disk);
        let epochs = tables(&storage, 20).await;

        disk.refuse_writes(refusal);
        let refused = append_everywhere(&storage, &epochs, 1, "refused").await;
        assert!(refused.iter().all(is_unavailable), "{refused:?}");
        assert!(is_unavailable(&storage.probe().await));
        let guest = munera_storage::NewSession { secret: [1; 32], label: None, made: 0 };
        assert!(storage.add_guest(guest, "?".to_owned()).await.is_err());
        // Reading still works.
        assert_eq!(storage.unfinished().await.expect("it reads").len(), 20);
        assert_eq!(storage.find([1; 32], 0).await, Ok(None));
        let opened = storage.open(code(0)).await.expect("it reads");
        assert_eq!((opened.epoch, opened.entries), (None, vec![entry("begin")]));

        disk.heal();
        storage.probe().await.expect("it has healed");
        let accepted = append_everywhere(&storage, &epochs, 1, "accepted").await;
        assert!(accepted.iter().all(Result::is_ok), "{accepted:?}");
        drop(storage);
        for log in logs(&place.open(), 20).await {
            assert_eq!(log, ["begin", "accepted"]);
        }
    }
}

#[tokio::test]
async fn a_commit_whose_sync_fails_is_refused_and_never_comes_back() {
    // The power is cut right after the refusal, with different random parts of the unsynced data
    // surviving.
    for seed in 0..40 {
        let place = Place::new();
        let disk = FaultyDisk::register();
        let storage = on(&place, &disk);
        let epochs = tables(&storage, 5).await;
        disk.fail_sync_after(0);
        let answers = append_everywhere(&storage, &epochs, 1, "unsure").await;
        let refused = answers.iter().filter(|answer| is_unavailable(answer)).count();
        assert!(refused > 0, "a sync has failed, so a commit has");
        disk.cut_power(seed);
        drop(storage);
        assert!(disk.has_lost_power());
        for (log, answer) in logs(&place.open(), 5).await.iter().zip(&answers) {
            let wanted: &[&str] = if answer.is_ok() { &["begin", "unsure"] } else { &["begin"] };
            assert_eq!(log, wanted, "seed {seed}, {answer:?}");
        }
    }
}

#[tokio::test]
async fn a_failed_commit_left_as_it_is_would_come_back() {
    // This shows the danger with SQLite alone: without the extra commit, a refused transaction
    // appears after a crash.
    let place = Place::new();
    drop(place.open());
    let disk = FaultyDisk::register();
    let connection = rusqlite::Connection::open_with_flags_and_vfs(
        place.database(),
        rusqlite::OpenFlags::default(),
        disk.name(),
    )
    .expect("it opens");
    connection.execute_batch("PRAGMA synchronous = full").expect("it is careful");
    connection.execute_batch("UPDATE pulse SET beats = 11").expect("it writes");
    disk.fail_sync_after(0);
    let failed = connection.execute_batch("UPDATE pulse SET beats = 12");
    assert!(failed.is_err());
    let beats = |connection: &rusqlite::Connection| {
        connection.query_row("SELECT beats FROM pulse", [], |row| row.get::<_, i64>(0))
    };
    assert_eq!(beats(&connection), Ok(11));
    // A crash: copy the files as they are, before the connection closes them.
    let copy = Place::new();
    for name in ["munera.db", "munera.db-wal"] {
        std::fs::copy(place.file(name), copy.file(name)).expect("a copy");
    }
    assert_eq!(beats(&copy.raw()), Ok(12));
}

#[tokio::test]
async fn while_a_failed_commit_cannot_be_settled_no_caller_is_told_that_it_is_gone() {
    let place = Place::new();
    let disk = FaultyDisk::register();
    let storage = on(&place, &disk);
    let epochs = tables(&storage, 2).await;
    disk.refuse_syncs();
    let mut unsure = storage.append(append(code(0), epochs[0], 1, &[entry("unsure")]));
    assert_eq!((&mut unsure).now_or_never(), None);
    // While it hangs, other jobs are refused as soon as the writer has seen the failure; they were
    // not tried, or they hang as well.
    let mut others = Vec::new();
    loop {
        let mut probe = storage.probe();
        let waited = tokio::time::timeout(std::time::Duration::from_millis(200), &mut probe).await;
        match waited {
            Ok(answer) => {
                assert!(is_unavailable(&answer), "{answer:?}");
                break;
            }
            Err(_) => others.push(probe),
        }
    }
    assert_eq!((&mut unsure).now_or_never(), None);
    assert_eq!(storage.unfinished().await.expect("reading goes on").len(), 2);

    disk.heal();
    assert!(is_unavailable(&unsure.await));
    for other in others {
        assert!(is_unavailable(&other.await));
    }
    let again = append(code(0), epochs[0], 1, &[entry("again")]);
    storage.append(again).await.expect("it has healed");
    drop(storage);
    assert_eq!(logs(&place.open(), 2).await, [vec!["begin", "again"], vec!["begin"]]);
}
