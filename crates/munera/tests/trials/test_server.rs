//! A server in this process, with its own threads.

use std::fs::File;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use munera_protocol::content::Packs;
use munera_server::config::Config;
use munera_server::routes::{ServerTableMetrics, TableRoutes, routes};
use munera_server::tables::{BotThreads, Tables};
use munera_server::{Running, ServerContext, start};
use munera_storage::{Sqlite, SqliteSettings};
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;

use crate::scale::LONGEST_WAIT;

/// A server in this process.
///
/// It has its own runtime, so that it can be ended in the middle of its work, as by a power cut:
/// its tasks stop where they are, and no client gets another answer.
pub(crate) struct TestServer {
    pub(crate) context: Arc<ServerContext>,
    pub(crate) address: SocketAddr,
    tables: Tables,
    running: Running,
    database: PathBuf,
    runtime: Runtime,
}

/// Settings with limits that no trial reaches.
pub(crate) fn generous(database: &Path) -> Config {
    let many = NonZeroU32::new(10_000_000).expect("not zero");
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: database.to_owned(),
        connections_per_address: many,
        sockets_per_address: many,
        messages_per_second: many,
        requests_per_minute: many,
        tables_per_hour: many,
        unfinished_per_address: many,
        bot_answers_per_minute: many,
        shutdown_grace: Duration::from_secs(2),
        ..Config::default()
    }
}

impl TestServer {
    /// A server with these settings, on the disk of this name if it is not the real one.
    pub(crate) async fn start(config: Config, disk: Option<&str>) -> Self {
        let settings =
            SqliteSettings { vfs: disk.map(str::to_owned), durable: true, metrics: None };
        let storage = Arc::new(Sqlite::open(&config.database, &settings).expect("opened"));
        let database = config.database.clone();
        let runtime =
            Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let started = runtime.spawn(async move {
            let context = ServerContext::new(config, Arc::default(), storage.clone(), storage);
            let thinkers = Arc::new(BotThreads::new(1).expect("threads"));
            let metrics = Box::new(ServerTableMetrics(Arc::clone(&context)));
            let (logs, limits) = (Arc::clone(&context.logs), Arc::clone(&context.limits));
            let (packs, clock) = (Arc::new(Packs::own()), context.clock.clone());
            let tables = Tables::new(logs, packs, thinkers, clock, metrics, limits, 20_000).await;
            let tables = tables.expect("tables");
            let plays = TableRoutes { context: Arc::clone(&context), tables: tables.clone() };
            let running = start(Arc::clone(&context), routes(plays)).await.expect("started");
            context.readiness.set();
            tokio::spawn(tables.clone().keep_erasing(Arc::clone(&context)));
            (context, tables, running)
        });
        let (context, tables, running) = started.await.expect("no panic");
        let address = running.address();
        Self { context, address, tables, running, database, runtime }
    }

    /// Stops it regularly.
    pub(crate) async fn stop(self) {
        let Self { context, tables, running, database, runtime, .. } = self;
        context.shutdown.begin();
        let ended = runtime.spawn(async move {
            running.ended().await;
            tables.stop().await;
        });
        ended.await.expect("no panic");
        drop(context);
        runtime.shutdown_background();
        closed(&database).await;
    }

    /// Ends it in the middle of its work.
    pub(crate) async fn vanish(self) {
        let Self { context, tables, running, database, runtime, .. } = self;
        drop((context, tables, running));
        runtime.shutdown_background();
        closed(&database).await;
    }
}

/// Waits until a database is closed and its lock released.
async fn closed(database: &Path) {
    let lock = File::open(database.with_extension("db.lock")).expect("the lock of a database");
    let begun = Instant::now();
    while lock.try_lock().is_err() {
        assert!(begun.elapsed() < LONGEST_WAIT, "a task holds the storage");
        sleep(Duration::from_millis(2)).await;
    }
}
