//! Messages of clients, which are passed to a table.
#![no_main]

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use munera_guide::wire::{ClientMessage, NewTable};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::config::Config;
use munera_server::tables::{BotThreads, Requester, TableMetrics, TableRequest, Tables};
use munera_server::{AddressGroup, Limits, TableClock};
use munera_session::Author;
use munera_storage::{PersonId, Sqlite, SqliteSettings};
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

/// A table at which one person has all seats, so that nothing is refused just for its author.
struct FuzzTable {
    runtime: Runtime,
    tables: Tables,
    requester: Requester,
    table: TableCode,
    _folder: TempDir,
}

static TABLE: LazyLock<FuzzTable> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = SqliteSettings { durable: false, ..SqliteSettings::default() };
    let storage = Sqlite::open(&folder.path().join("munera.db"), &settings).expect("opened");
    let runtime = Runtime::new().expect("a runtime");
    let author =
        Author { id: PersonId(1), formerly: Vec::new(), name: "Aulus".into(), is_program: false };
    let group = AddressGroup::of(IpAddr::from([127, 0, 0, 1]));
    let requester = Requester { author, group, locale: Locale::of(Language::English) };
    let wish: NewTable = serde_json::from_value(json!({
        "game": "gladiators", "options": {"players": 3}, "settings": {"chat": "free", "takebacks": true},
        "seats": [{"me": {}}, {"me": {}}, {"me": {}}], "start": true,
    }))
    .expect("a wish");
    let (tables, table) = runtime.block_on(async {
        let thinkers = Arc::new(BotThreads::new(1).expect("threads"));
        let (packs, clock) = (Arc::new(Packs::own()), TableClock::start());
        let limits = Arc::new(Limits::new(&Config::default()));
        let metrics = Box::new(NoMetrics);
        let tables =
            Tables::new(Arc::new(storage), packs, thinkers, clock, metrics, limits, 10).await;
        let tables = tables.expect("tables");
        let table = tables.create(&requester.author, requester.group, &wish, requester.locale);
        let table = table.await.expect("a table");
        (tables, table)
    });
    FuzzTable { runtime, tables, requester, table, _folder: folder }
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
    let FuzzTable { runtime, tables, requester, table, .. } = &*TABLE;
    let asked = tables.request_and_wait(*table, requester.clone(), id, table_request);
    if let Err(error) = runtime.block_on(asked) {
        assert_ne!(error.code, "internal", "{}", error.message);
    }
});
