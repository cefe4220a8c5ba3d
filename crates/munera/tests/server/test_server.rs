//! A server in this process, with its own database.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use munera_protocol::content::Packs;
use munera_server::config::Config;
use munera_server::routes::{ServerTableMetrics, TableRoutes, routes};
use munera_server::tables::{BotThreads, Tables, Thinkers};
use munera_server::{Metrics, Running, ServerContext, TableClock, start};
use munera_storage::{Logs, NewSession, OpenError, Sqlite, SqliteSettings};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use crate::story::Story;
use crate::visitor::{Credentials, Visitor};

/// A server that runs until it is dropped.
pub(crate) struct TestServer {
    pub(crate) context: Arc<ServerContext>,
    pub(crate) tables: Tables,
    pub(crate) address: SocketAddr,
    /// Where it shows its figures, if it does.
    pub(crate) figures: Option<SocketAddr>,
    running: Option<Running>,
    folder: Option<TempDir>,
}

impl TestServer {
    /// A server on an empty database.
    pub(crate) async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::in_folder(folder).await
    }

    /// A server on the database in a folder.
    pub(crate) async fn in_folder(folder: TempDir) -> Self {
        Self::with(folder, |_| {}).await
    }

    /// A server on the database in a folder, with changed settings.
    pub(crate) async fn with(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        Self::with_logs(folder, change, |sqlite| sqlite).await
    }

    /// The same, with another implementation of logs.
    pub(crate) async fn with_logs(
        folder: TempDir,
        change: impl FnOnce(&mut Config),
        logs: impl FnOnce(Arc<Sqlite>) -> Arc<dyn Logs>,
    ) -> Self {
        Self::with_parts(folder, change, logs, TableClock::start(), one_thread()).await
    }

    /// A server on the database in a folder, with another clock.
    pub(crate) async fn with_clock(folder: TempDir, clock: TableClock) -> Self {
        Self::with_parts(folder, |_| {}, |sqlite| sqlite, clock, one_thread()).await
    }

    /// A server on an empty database whose bots think elsewhere.
    pub(crate) async fn with_thinkers(thinkers: Arc<dyn Thinkers>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::with_parts(folder, |_| {}, |sqlite| sqlite, TableClock::start(), thinkers).await
    }

    async fn with_parts(
        folder: TempDir,
        change: impl FnOnce(&mut Config),
        logs: impl FnOnce(Arc<Sqlite>) -> Arc<dyn Logs>,
        clock: TableClock,
        thinkers: Arc<dyn Thinkers>,
    ) -> Self {
        let many = |number| NonZeroU32::new(number).expect("not zero");
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: folder.path().join("munera.db"),
            connections_per_address: many(10_000),
            sockets_per_address: many(10_000),
            messages_per_second: many(1_000_000),
            requests_per_minute: many(1_000_000),
            tables_per_hour: many(1_000_000),
            unfinished_per_address: many(1_000_000),
            bot_answers_per_minute: many(1_000_000),
            ..Config::default()
        };
        change(&mut config);
        let metrics = Arc::new(Metrics::new());
        let settings =
            SqliteSettings { metrics: Some(metrics.clone()), ..SqliteSettings::default() };
        let sqlite = Arc::new(open(&config.database, &settings).await);
        let logs = logs(sqlite.clone());
        let context = ServerContext::with_clock(clock, config, metrics, logs, sqlite);
        let (packs, clock) = (Arc::new(Packs::own()), context.clock.clone());
        let metrics = Box::new(ServerTableMetrics(Arc::clone(&context)));
        let (logs, limits) = (Arc::clone(&context.logs), Arc::clone(&context.limits));
        let most = context.config.max_tables.get() as usize;
        let tables = Tables::new(logs, packs, thinkers, clock, metrics, limits, most).await;
        let tables = tables.expect("tables");
        let plays = TableRoutes { context: Arc::clone(&context), tables: tables.clone() };
        let running = start(Arc::clone(&context), routes(plays)).await.expect("started");
        context.readiness.set();
        tokio::spawn(tables.clone().keep_erasing(Arc::clone(&context)));
        let (address, figures) = (running.address(), running.metrics_address());
        let (running, folder) = (Some(running), Some(folder));
        Self { context, tables, address, figures, running, folder }
    }

    /// A guest of this name who is known already, so that the limit on new guests does not apply.
    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        let bytes: [u8; 32] = munera_protocol::random::random_bytes().expect("there is chance");
        let secret = bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
        let hash = Sha256::digest(secret.as_bytes()).into();
        let session = NewSession { secret: hash, label: None, made: self.tables.now().0 };
        let added = self.context.people.add_guest(session, name.to_owned()).await;
        let cookie = format!("munera_guest={secret}");
        Visitor {
            address: self.address,
            credentials: Credentials::Cookie(cookie),
            person: Some(added.expect("a guest").id),
        }
    }

    /// A person that the server does not know.
    pub(crate) fn stranger(&self) -> Visitor {
        Visitor { address: self.address, credentials: Credentials::None, person: None }
    }

    /// How many people the server knows.
    pub(crate) fn people(&self) -> i64 {
        let path = &self.context.config.database;
        let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
        let database = rusqlite::Connection::open_with_flags(path, flags).expect("a database");
        let count = database.query_row("SELECT count(*) FROM person", [], |row| row.get(0));
        count.expect("a number")
    }

    /// Stores a table with a past; returns its code.
    pub(crate) async fn keep(&self, story: Story) -> String {
        let table = story.finish();
        let code = table.summary.table.to_string();
        self.context.logs.create(table).await.expect("kept");
        code
    }

    /// Stops the server; its database stays.
    pub(crate) async fn stop(mut self) -> TempDir {
        self.context.shutdown.begin();
        self.tables.stop().await;
        self.running.take().expect("it runs").ended().await;
        self.folder.take().expect("a folder")
    }
}

/// One thread for all bots.
fn one_thread() -> Arc<dyn Thinkers> {
    Arc::new(BotThreads::new(1).expect("a thread"))
}

/// Opens a database as soon as a server that has just stopped has released it: its last tasks may
/// end a moment after its last connection.
async fn open(path: &Path, settings: &SqliteSettings) -> Sqlite {
    let begun = Instant::now();
    loop {
        match Sqlite::open(path, settings) {
            Ok(sqlite) => return sqlite,
            Err(OpenError::InUse(_)) if begun.elapsed() < Duration::from_secs(30) => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Err(error) => panic!("{error}"),
        }
    }
}
