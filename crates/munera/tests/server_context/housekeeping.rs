//! What the server deletes when its time has come, and what it keeps.

use std::time::{Duration, Instant};

use axum::Router;
use munera_ids::TableCode;
use munera_server::now;
use munera_storage::{Logs, People};
use munera_storage::{
    NewSession, NewTable, PersonId, Sqlite, SqliteSettings, StoredEntry, SummaryStage, TableSummary,
};
use tokio::runtime::Runtime;

use crate::server::Server;

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
fn left(server: &Server) -> (Vec<u8>, Vec<u8>) {
    let tables = (1..=3).filter(|number| {
        let summary = server.context.logs.summary(TableCode::from_bytes([*number; 10]));
        server.block_on(summary).expect("it answers").is_some()
    });
    // Finding a guest marks them as seen, so this asks as of the day of the old one.
    let guests = (1..=2).filter(|number| {
        let found = server.context.people.find([*number; 32], LONG_AGO);
        server.block_on(found).expect("it answers").is_some()
    });
    (tables.collect(), guests.collect())
}

fn start(keep_games_days: u32, keep_guests_days: u32) -> Server {
    Server::start_around(
        |config| {
            config.keep_games_days = keep_games_days;
            config.keep_guests_days = keep_guests_days;
            let storage = Sqlite::open(&config.database, &SqliteSettings::default());
            let storage = storage.expect("a new database");
            Runtime::new().expect("a runtime").block_on(fill_and_create(&storage, &storage));
        },
        |_| Router::new(),
    )
}

/// What is left after the first clean-up, which the server does as soon as it begins: that is, when
/// something is gone and the server has been stopped.
fn left_after_clearing(keep_games_days: u32, keep_guests_days: u32) -> (Vec<u8>, Vec<u8>) {
    let mut server = start(keep_games_days, keep_guests_days);
    let begin = Instant::now();
    while left(&server) == (vec![1, 2, 3], vec![1, 2]) {
        assert!(begin.elapsed() < Duration::from_secs(10), "nothing is forgotten");
    }
    server.stop();
    left(&server)
}

#[test]
fn old_games_that_are_over_and_guests_who_stay_away_are_forgotten() {
    assert_eq!(left_after_clearing(30, 30), (vec![2, 3], vec![2]));
}

#[test]
fn what_is_kept_for_ever_is_kept() {
    assert_eq!(left_after_clearing(30, 0), (vec![2, 3], vec![1, 2]));
    assert_eq!(left_after_clearing(0, 30), (vec![1, 2, 3], vec![2]));
}
