//! Messages of clients, which are passed to a table.
#![no_main]

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use munera_guide::wire::{ClientMessage, NewTable};
use munera_protocol::content::Packs;
use munera_server::config::Config;
use munera_server::tables::{BotThreads, Requester, TableMetrics, TableRequest, Tables};
use munera_server::{AddressGroup, Limits, TableClock};
use munera_session::Author;
use munera_storage::{Logs, PersonId, Sqlite, SqliteSettings};
use munera_text::{Language, Locale};
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Counts nothing.
struct NoMetrics;

impl TableMetrics for NoMetrics {
    fn loaded(&self, _: i64) {}
    fn moved(&self, _: Duration) {}
    fn thinks(&self, _: i64) {}
    fn quarantined(&self) {
        panic!("a table has lost its log");
    }
}

/// A server without a network, and its one client.
struct FuzzServer {
    runtime: Runtime,
    limits: Arc<Limits>,
    tables: Tables,
    storage: Arc<Sqlite>,
    requester: Requester,
    wish: NewTable,
    _folder: TempDir,
}

static SERVER: LazyLock<FuzzServer> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = SqliteSettings { durable: false, ..SqliteSettings::default() };
    let storage = Sqlite::open(&folder.path().join("munera.db"), &settings).expect("opened");
    let storage = Arc::new(storage);
    let runtime = Runtime::new().expect("a runtime");
    let author =
        Author { id: PersonId(1), formerly: Vec::new(), name: "Aulus".into(), is_program: false };
    let group = AddressGroup::of(IpAddr::from([127, 0, 0, 1]));
    let requester = Requester { author, group, locale: Locale::of(Language::English) };
    // One person has all seats, so that nothing is refused just for its author.
    let wish: NewTable = serde_json::from_value(json!({
        "game": "gladiators", "options": {"players": 3}, "settings": {"chat": "free", "takebacks": true},
        "seats": [{"me": {}}, {"me": {}}, {"me": {}}], "start": true,
    }))
    .expect("a wish");
    let many = NonZeroU32::MAX;
    let config = Config { tables_per_hour: many, requests_per_minute: many, ..Config::default() };
    let limits = Arc::new(Limits::new(&config));
    let tables = runtime.block_on(async {
        let thinkers = Arc::new(BotThreads::new(1).expect("threads"));
        let (packs, clock) = (Arc::new(Packs::own()), TableClock::start());
        let limits = Arc::clone(&limits);
        let (logs, metrics) = (storage.clone(), Box::new(NoMetrics));
        Tables::new(logs, packs, thinkers, clock, metrics, limits, usize::MAX).await
    });
    let tables = tables.expect("tables");
    FuzzServer { runtime, limits, tables, storage, requester, wish, _folder: folder }
});

fuzz_target!(|text: &str| {
    let Ok(message) = serde_json::from_str::<ClientMessage>(text) else { return };
    let written = serde_json::to_string(&message).expect("written");
    assert_eq!(serde_json::from_str::<ClientMessage>(&written).expect("read"), message);
    let (id, table_request) = match message {
        ClientMessage::Move { seat, request, id, choice, .. } => {
            (id.clone(), TableRequest::Move { seat, request, id, choice })
        }
        ClientMessage::Do { id, command, .. } => (id, TableRequest::Command(command)),
        _ => return,
    };
    let FuzzServer { runtime, limits, tables, storage, requester, wish, .. } = &*SERVER;
    // A table takes only so many commands of a person, so that each input needs one of its own.
    let decided = runtime.block_on(async {
        let permit = limits.table(requester.group).expect("there may be many");
        let made = tables.create(permit, &requester.author, wish, requester.locale);
        let table = made.await.expect("a table");
        let permit = limits.request(requester.group).expect("there may be many");
        let decided = tables.request_and_wait(permit, table, requester.clone(), id, table_request);
        let decided = decided.await;
        storage.delete(table).await.expect("deleted");
        decided
    });
    if let Err(error) = decided {
        assert_ne!(error.code, "internal", "{}", error.message);
        assert_ne!(error.code, "too_many_requests", "the table has decided");
    }
});
