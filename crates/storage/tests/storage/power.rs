//! Power cuts at random instants: acknowledged data is there, and every other append is there
//! completely or not at all.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use munera_faulty_disk::FaultyDisk;
use munera_storage::{Logs, NewTable, Sqlite, SqliteSettings, StorageError, StoredEntry};
use tokio::task::JoinSet;

use crate::support::{Place, append, code, made, summary};

/// How many tables are played at the same time.
const TABLES: u32 = 8;

/// The entries of the append that begins at that number: one to three.
fn entries(table: u32, sequence: u64) -> Vec<StoredEntry> {
    let count = 1 + (sequence + u64::from(table)) % 3;
    let numbers = sequence..sequence + count;
    let text =
        |number| format!("table {table} entry {number} {}", "x".repeat(number as usize % 700));
    numbers.map(|number| made(&text(number), 0, &number.to_string())).collect()
}

/// The progress of a table: how many entries were acknowledged, and how many there will be once the
/// current append is acknowledged.
#[derive(Clone, Copy, Default)]
struct Progress {
    answered: u64,
    wanted: u64,
}

/// Plays one table for as long as the disk lets it.
async fn play(storage: Arc<Sqlite>, table: u32, progress: Arc<Mutex<Progress>>) {
    let set = |answered, wanted| {
        *progress.lock().expect("no thread panics with it") = Progress { answered, wanted };
    };
    let new = NewTable { summary: summary(code(table)), entries: entries(table, 0), record: None };
    let mut answered = new.entries.len() as u64;
    set(0, answered);
    if storage.create(new).await.is_err() {
        return;
    }
    set(answered, answered);
    let Ok(epoch) = storage.lease(code(table)).await else { return };
    loop {
        let entries = entries(table, answered);
        let wanted = answered + entries.len() as u64;
        set(answered, wanted);
        if storage.append(append(code(table), epoch, answered, &entries)).await.is_err() {
            return;
        }
        answered = wanted;
        set(answered, answered);
    }
}

/// One power cut; the error if it broke a promise.
async fn round(seed: u64, is_durable: bool) -> Result<u64, String> {
    let place = Place::new();
    let disk = FaultyDisk::register();
    let settings =
        SqliteSettings { vfs: Some(disk.name().to_owned()), durable: is_durable, metrics: None };
    let storage = Sqlite::open(&place.database(), &settings).expect("it opens");
    // Anywhere from the creation of the first table to several checkpoints later.
    let instant = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    disk.cut_power_after(instant % if seed.is_multiple_of(4) { 12_000 } else { 600 }, seed);
    let storage = Arc::new(storage);
    let progress: Vec<Arc<Mutex<Progress>>> = (0..TABLES).map(|_| Arc::default()).collect();
    let mut players = JoinSet::new();
    for (table, progress) in (0..).zip(&progress) {
        players.spawn(play(Arc::clone(&storage), table, Arc::clone(progress)));
    }
    while !disk.has_lost_power() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // The machine is gone: callers that still wait get no answer.
    players.shutdown().await;
    drop(storage);

    let opened = Sqlite::open(&place.database(), &SqliteSettings::default());
    let storage = opened.map_err(|error| format!("it does not open again: {error}"))?;
    let mut total = 0;
    for (table, progress) in (0..).zip(progress) {
        let Progress { answered, wanted } = *progress.lock().expect("no thread panics with it");
        // A badly damaged database may never be able to say whether it has written.
        let opening = tokio::time::timeout(Duration::from_secs(5), storage.open(code(table)));
        let Ok(opened) = opening.await else { return Err("it does not answer".to_owned()) };
        let found = match opened {
            Ok(log) => log.entries,
            Err(StorageError::Missing) => Vec::new(),
            Err(error) => return Err(format!("table {table}: {error}")),
        };
        let count = found.len() as u64;
        if count != answered && count != wanted {
            return Err(format!("table {table}: {count} entries, {answered} or {wanted} wanted"));
        }
        let mut expected = Vec::new();
        while (expected.len() as u64) < count {
            expected.extend(entries(table, expected.len() as u64));
        }
        if found != expected {
            return Err(format!("table {table}: other entries than were written"));
        }
        total += answered;
    }
    let integrity: String = place
        .raw()
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .map_err(|error| error.to_string())?;
    if integrity == "ok" { Ok(total) } else { Err(integrity) }
}

/// How many power cuts to make.
fn rounds() -> u64 {
    match std::env::var("MUNERA_TRIALS").as_deref() {
        Ok("long") => 1_000,
        _ => 60,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_survives_every_power_cut() {
    let mut total = 0;
    for seed in 0..rounds() {
        total += round(seed, true).await.unwrap_or_else(|loss| panic!("seed {seed}: {loss}"));
    }
    eprintln!("{} power cuts, {total} answered entries, none lost", rounds());
    assert!(total > rounds(), "there was something to lose");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_syncs_the_same_power_cuts_do_lose_what_was_answered() {
    let mut losses = 0;
    for seed in 0..rounds().min(60) {
        losses += u64::from(round(seed, false).await.is_err());
    }
    eprintln!("{losses} losses without syncs");
    assert!(losses > 0, "the trial cannot fail");
}
