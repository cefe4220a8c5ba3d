//! What the server deletes when its time has come, and what it keeps.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use munera_ids::TableCode;
use munera_server::config::Config;
use munera_server::{ServerContext, now, start};
use munera_storage::{Logs, People};
use munera_storage::{
    NewSession, NewTable, PersonId, Sqlite, SqliteSettings, StoredEntry, SummaryStage, TableSummary,
};
use tempfile::TempDir;
use tokio::time::advance;

use crate::stopped_time::StoppedTime;

const LONG_AGO: i64 = 1_000_000_000_000;

fn table(number: u8, stage: SummaryStage, touched: i64) -> NewTable {
    let table = TableCode::from_bytes([number; 10]);
    let listing = "{}".to_owned();
    NewTable {
        summary: TableSummary {
            table,
            stage,
            listed: false,
            touched,
            listing,
            people: Vec::<PersonId>::new(),
        },
        entries: vec![StoredEntry { bytes: b"x".to_vec(), made_by: None, personal: None }],
        record: None,
    }
}

/// The content before the server begins: of each kind something old and something new.
async fn fill_and_create(logs: &dyn Logs, people: &dyn People) {
    let tables = [
        table(1, SummaryStage::Over, LONG_AGO),
        table(2, SummaryStage::Over, now()),
        table(3, SummaryStage::Playing, LONG_AGO),
    ];
    for table in tables {
        logs.create(table).await.expect("a new table");
    }
    for (secret, made) in [([1; 32], LONG_AGO), ([2; 32], now())] {
        let session = NewSession { secret, label: None, made };
        people.add_guest(session, "Aulus".to_owned()).await.expect("a new guest");
    }
}

/// The numbers of the tables and of the guests that are left.
async fn left(context: &ServerContext) -> (Vec<u8>, Vec<u8>) {
    let (mut tables, mut guests) = (Vec::new(), Vec::new());
    for number in 1..=3 {
        let summary = context.logs.summary(TableCode::from_bytes([number; 10])).await;
        tables.extend(summary.expect("it answers").map(|_| number));
    }
    for number in 1..=2 {
        // Finding a guest marks them as seen, so this asks as of the day of the old one.
        let found = context.people.find([number; 32], LONG_AGO).await;
        guests.extend(found.expect("it answers").map(|_| number));
    }
    (tables, guests)
}

/// Lets minutes pass, and the server do what is due in each of them.
async fn pass_minutes(context: &ServerContext, minutes: u32) {
    for _ in 0..minutes {
        advance(Duration::from_mins(1)).await;
        context.logs.probe().await.expect("it answers");
    }
}

/// What is left after 59 minutes, and after the first clean-up, an hour after the server has begun.
async fn left_over_time(keep_games_days: u32, keep_guests_days: u32) -> [(Vec<u8>, Vec<u8>); 2] {
    let folder = TempDir::new().expect("a folder");
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: folder.path().join("munera.db"),
        keep_games_days,
        keep_guests_days,
        ..Config::default()
    };
    let storage = Sqlite::open(&config.database, &SqliteSettings::default());
    let storage = Arc::new(storage.expect("a new database"));
    fill_and_create(&*storage, &*storage).await;
    let context = ServerContext::new(config, Arc::default(), storage.clone(), storage);
    let running = start(Arc::clone(&context), Router::new()).await.expect("a free port");
    let stopped = StoppedTime::new();
    pass_minutes(&context, 59).await;
    let before = left(&context).await;
    pass_minutes(&context, 2).await;
    // The server ends when its clean-up has ended.
    drop(stopped);
    context.shutdown.begin();
    running.ended().await;
    [before, left(&context).await]
}

fn everything() -> (Vec<u8>, Vec<u8>) {
    (vec![1, 2, 3], vec![1, 2])
}

#[tokio::test(start_paused = true)]
async fn old_games_that_are_over_and_guests_who_stay_away_are_forgotten_after_an_hour() {
    assert_eq!(left_over_time(30, 30).await, [everything(), (vec![2, 3], vec![2])]);
}

#[tokio::test(start_paused = true)]
async fn what_is_kept_for_ever_is_kept() {
    assert_eq!(left_over_time(30, 0).await, [everything(), (vec![2, 3], vec![1, 2])]);
    assert_eq!(left_over_time(0, 30).await, [everything(), (vec![1, 2, 3], vec![2])]);
}
