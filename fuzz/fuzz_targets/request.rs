//! Requests to the server: a line with method and path, lines of headers, an empty line, a body.
//! Whatever they are, the server answers, and never with a fault of its own.
#![no_main]

use std::cell::RefCell;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use libfuzzer_sys::fuzz_target;
use munera_fuzz::log_of_table;
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::config::Config;
use munera_server::routes::{ServerTableMetrics, TableRoutes, routes};
use munera_server::tables::{BotThreads, Tables};
use munera_server::{Metrics, ServerContext, routes_for};
use munera_storage::{
    Account, Logs as _, NewSession, NewTable, People as _, Sqlite, SqliteSettings, SummaryStage,
    TableSummary,
};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt as _;

/// A server that has answered so many inputs is replaced, so that the tables and people that they
/// leave do not add up.
const INPUTS_PER_SERVER: u32 = 500;

/// What the samples name: a browser's cookie, a program's token, and the codes of four tables (here
/// as bytes) and of an uploaded record.
const COOKIE: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const TOKEN: &str = "munera_0000000000000000000000000000000000000000000000000000000000000000";
const RECORD: &str = include_str!("../../docs/fairness/gorus.txt");

/// A server without a network.
struct FuzzServer {
    router: Router,
    tables: Tables,
    inputs: u32,
    _folder: TempDir,
}

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
});

/// The bots of all servers think here.
static BOTS: LazyLock<Arc<BotThreads>> =
    LazyLock::new(|| Arc::new(BotThreads::new(1).expect("threads")));

thread_local! {
    static SERVER: RefCell<Option<FuzzServer>> = const { RefCell::new(None) };
}

fuzz_target!(|input: &[u8]| {
    let Some(request) = read_request(input) else { return };
    SERVER.with_borrow_mut(|server| {
        if server.as_ref().is_some_and(|server| server.inputs == INPUTS_PER_SERVER)
            && let Some(old) = server.take()
        {
            RUNTIME.block_on(old.tables.stop());
        }
        let server = server.get_or_insert_with(|| RUNTIME.block_on(FuzzServer::start()));
        server.inputs += 1;
        RUNTIME.block_on(async {
            let answer = server.router.clone().oneshot(request).await.expect("answered");
            let status = answer.status().as_u16();
            // At present the storage can write.
            assert_ne!(status, 500, "a fault of the server's own");
            let is_stream = answer
                .headers()
                .get(header::CONTENT_TYPE)
                .is_some_and(|form| form == "application/x-ndjson");
            // A stream does not end.
            if !is_stream {
                axum::body::to_bytes(answer.into_body(), 1 << 22).await.expect("a body");
            }
        });
    });
});

/// A request as the connection would hand it over; none if no connection could.
fn read_request(input: &[u8]) -> Option<Request<Body>> {
    let (head, body) = match input.windows(2).position(|pair| pair == b"\n\n") {
        Some(end) => (&input[..end], &input[end + 2..]),
        None => (input, &[][..]),
    };
    let mut lines = head.split(|byte| *byte == b'\n');
    let first = std::str::from_utf8(lines.next()?).ok()?;
    let (method, path) = first.split_once(' ')?;
    let mut request = Request::builder().method(method).uri(path);
    for line in lines {
        let colon = line.iter().position(|byte| *byte == b':')?;
        request = request.header(&line[..colon], line[colon + 1..].trim_ascii());
    }
    request.body(Body::from(body.to_vec())).ok()
}

impl FuzzServer {
    async fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = SqliteSettings { durable: false, ..SqliteSettings::default() };
        let database = folder.path().join("munera.db");
        let storage = Arc::new(Sqlite::open(&database, &settings).expect("opened"));
        Self::fill(&storage).await;
        let config = Config {
            database,
            requests_per_minute: NonZeroU32::MAX,
            tables_per_hour: NonZeroU32::MAX,
            unfinished_per_address: NonZeroU32::MAX,
            trusted_proxies: vec!["127.0.0.1".parse().expect("a network")],
            ..Config::default()
        };
        let most = config.max_tables.get() as usize;
        let metrics = Arc::new(Metrics::new());
        let context = ServerContext::new(config, metrics, storage.clone(), storage);
        let (logs, limits) = (Arc::clone(&context.logs), Arc::clone(&context.limits));
        let (packs, clock) = (Arc::new(Packs::own()), context.clock.clone());
        let metrics = Box::new(ServerTableMetrics(Arc::clone(&context)));
        let tables = Tables::new(logs, packs, BOTS.clone(), clock, metrics, limits, most).await;
        let tables = tables.expect("tables");
        context.readiness.set();
        let plays = TableRoutes { context: Arc::clone(&context), tables: tables.clone() };
        let router = routes_for(&context, routes(plays), IpAddr::from([127, 0, 0, 1]));
        Self { router, tables, inputs: 0, _folder: folder }
    }

    /// Stores what the samples name.
    async fn fill(storage: &Sqlite) {
        let session = |secret: &str, label: Option<&str>| NewSession {
            secret: Sha256::digest(secret.as_bytes()).into(),
            label: label.map(str::to_owned),
            made: munera_server::now(),
        };
        let person = storage.add_guest(session("guest", None), "Aulus".into()).await;
        let person = person.expect("a guest").id;
        // The hash of a password that nobody tries.
        let password = "$argon2id$v=19$m=8,t=1,p=1$q9LfDkwFCGz7cQx+n1wblQ$lhg5cVE2/EAXp43LCbFycS2lh6VxHW0+v+4dZzuGzuA";
        let account = Account { login: "aulus".into(), password: password.into() };
        storage.add_account(person, account).await.expect("an account");
        storage.add_session(person, session(COOKIE, None)).await.expect("a session");
        storage.add_session(person, session(TOKEN, Some("bot"))).await.expect("a token");
        let summary = |number: u8, stage| TableSummary {
            table: TableCode::from_bytes([number; 10]),
            stage,
            listed: true,
            touched: munera_server::now(),
            listing: String::new(),
            people: vec![person],
        };
        for number in 1..=4 {
            let stage = if number == 4 { SummaryStage::Over } else { SummaryStage::Playing };
            let record = (number == 4).then(|| RECORD.to_owned());
            let entries = log_of_table(number.into());
            let table = NewTable { summary: summary(number, stage), entries, record };
            storage.create(table).await.expect("a table");
        }
        let imported = summary(5, SummaryStage::Imported);
        storage.import(imported, RECORD.to_owned()).await.expect("a record");
    }
}
