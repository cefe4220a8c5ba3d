//! A client with many tables does not make another client's bots late.
#![expect(clippy::print_stdout, reason = "the figures are a part of the result")]

use std::net::Ipv4Addr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use munera_guide::wire::NewTable;
use munera_ids::TableCode;
use munera_rules::Viewer;
use munera_server::AddressGroup;
use munera_server::tables::{BotThreads, Inbox, Outbox, Thinkers, ThinkingJob, Watcher};
use munera_session::{Author, PersonId};
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::test_server::TestServer;

/// All jobs in one queue, in their order.
struct OneQueue(BotThreads);

impl Thinkers for OneQueue {
    fn run(&self, _group: Option<AddressGroup>, _table: TableCode, job: ThinkingJob) {
        self.0.run(None, TableCode::from_bytes([0; 10]), job);
    }
}

/// Opens a table of bots that a client watches from an address.
async fn watched_table(server: &TestServer, address: u8, bot: &str) -> (TableCode, Inbox) {
    let group = AddressGroup::of(Ipv4Addr::new(127, 0, 0, address).into());
    let author = Author {
        id: PersonId(address.into()),
        formerly: Vec::new(),
        name: String::new(),
        is_program: false,
    };
    let wish: NewTable = serde_json::from_value(json!({
        "game": "gorus", "options": {"players": 4}, "seats": vec![json!({"bot": bot}); 4],
        "start": true, "settings": {"pace_ms": 0},
    }))
    .expect("a wish");
    let limits = &server.context.limits;
    let permit = limits.table(group).expect("it has made few tables");
    let made = server.tables.create(permit, &author, &wish, Locale::of(Language::English)).await;
    let table = made.expect("a table");
    let (outbox, inbox) = Outbox::new(server.tables.held_bytes(), group);
    let connection = server.tables.new_connection();
    let viewer = Viewer::Spectator;
    let watcher = Watcher { connection, author, group, viewer, outbox, learns_its_role: false };
    let permit = limits.request(group).expect("it has made few requests");
    server.tables.watch(permit, table, watcher, None).await;
    (table, inbox)
}

/// How often bots have answered at a table.
async fn answers(server: &TestServer, table: TableCode) -> usize {
    let log = server.context.logs.read(table).await.expect("read");
    let lines = log.entries.iter().map(|entry| serde_json::from_slice::<Value>(&entry.bytes));
    lines.filter(|line| line.as_ref().expect("JSON")["by"] == "bot").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_have_answered_too_often_wait_and_those_of_other_addresses_do_not() {
    const AT_ONCE: usize = 60;
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(folder, |config| {
        config.bot_answers_per_minute = NonZeroU32::new(AT_ONCE as u32 / 5).expect("not none");
    })
    .await;
    let tables =
        [watched_table(&server, 2, "random").await, watched_table(&server, 2, "random").await];
    let of_address =
        async || answers(&server, tables[0].0).await + answers(&server, tables[1].0).await;
    let begun = Instant::now();
    while of_address().await < AT_ONCE {
        assert!(begun.elapsed() < Duration::from_mins(1), "the bots do not answer");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (other, inbox) = watched_table(&server, 3, "random").await;
    while answers(&server, other).await < AT_ONCE / 2 {
        assert!(begun.elapsed() < Duration::from_mins(1), "the other bots do not answer");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // One comes back every five seconds.
    let most = AT_ONCE + begun.elapsed().as_secs() as usize / 5 + 1;
    let answered = of_address().await;
    assert!(answered <= most, "{answered} answers, and at most {most} were expected");
    drop((tables, inbox));
    server.stop().await;
}

/// How late nineteen in twenty answers of an easy bot come, in milliseconds, while another client
/// has sixty tables of hard ones.
async fn lateness(thinkers: Arc<dyn Thinkers>) -> i64 {
    let server = TestServer::with_thinkers(thinkers).await;
    let mut inboxes = Vec::new();
    for _ in 0..60 {
        inboxes.push(watched_table(&server, 2, "hard").await.1);
    }
    let (table, inbox) = watched_table(&server, 3, "easy").await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let log = server.context.logs.read(table).await.expect("read");
    let lines = log.entries.iter().map(|entry| serde_json::from_slice(&entry.bytes));
    let lines: Vec<Value> = lines.collect::<Result<_, _>>().expect("JSON");
    let played: Vec<&Value> = lines.iter().filter(|line| line["k"] == "played").collect();
    let at = |line: &Value| line["at"].as_i64().expect("a moment");
    let mut waits: Vec<i64> = played
        .windows(2)
        .filter(|pair| pair[1]["by"] == "bot")
        .map(|pair| at(pair[1]) - at(pair[0]))
        .collect();
    assert!(!waits.is_empty(), "the bots have answered");
    waits.sort_unstable();
    drop((inboxes, inbox));
    server.stop().await;
    waits[(waits.len() - 1) * 19 / 20]
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_of_one_address_do_not_make_the_bots_of_another_late() {
    let threads = || BotThreads::new(1).expect("a thread");
    let fair = lateness(Arc::new(threads())).await;
    let unfair = lateness(Arc::new(OneQueue(threads()))).await;
    println!("nineteen in twenty answers came within {fair} ms; in one queue, {unfair} ms");
    assert!(fair < 150, "{fair} ms");
    assert!(unfair > 2 * fair, "without fairness {unfair} ms, with it {fair} ms");
}
