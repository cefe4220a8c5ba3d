//! The whole server, from its settings to its end.

use std::io;
use std::sync::Arc;

use munera_protocol::content::{self, Packs};
use munera_storage::{Sqlite, SqliteSettings};
use tokio::runtime;
use tokio::signal::unix::{SignalKind, signal};

use super::config::Config;
use super::routes::{ServerTableMetrics, TableRoutes, routes};
use super::{Metrics, ServerContext, Shutdown, logs, start};
use crate::tables::{BotThreads, Tables};

/// How many threads answer requests. Bots and the storage have their own threads.
pub(crate) const WORKERS: usize = 2;

/// Runs a server until it must stop.
pub fn run(config: Config) -> io::Result<()> {
    logs::start(&config);
    let packs = Arc::new(content::read_packs(&config.pack_files)?);
    let metrics = Arc::new(Metrics::new());
    let storage = Arc::new(open(&config, Arc::clone(&metrics))?);
    let runtime =
        runtime::Builder::new_multi_thread().worker_threads(WORKERS).enable_all().build()?;
    runtime.block_on(async {
        let context = ServerContext::new(config, metrics, storage.clone(), storage);
        stop_on_signals(context.shutdown.clone())?;
        let tables = tables(&context, packs).await?;
        let table_routes = TableRoutes { context: Arc::clone(&context), tables: tables.clone() };
        let running = start(Arc::clone(&context), routes(table_routes)).await?;
        context.readiness.set();
        tokio::spawn(tables.clone().keep_sweeping(context.shutdown.watch()));
        tokio::spawn(tables.clone().keep_erasing(Arc::clone(&context)));
        tracing::info!(address = %running.address(), "listening");
        running.ended().await;
        tables.stop().await;
        tracing::info!("stopped");
        Ok(())
    })
}

async fn tables(context: &Arc<ServerContext>, packs: Arc<Packs>) -> io::Result<Tables> {
    let config = &context.config;
    let thinkers = Arc::new(BotThreads::new(config.bot_threads.get() as usize)?);
    let metrics = Box::new(ServerTableMetrics(Arc::clone(context)));
    let most = config.max_tables.get() as usize;
    let (logs, limits) = (Arc::clone(&context.logs), Arc::clone(&context.limits));
    let tables =
        Tables::new(logs, packs, thinkers, context.clock.clone(), metrics, limits, most).await;
    tables.map_err(io::Error::other)
}

fn open(config: &Config, metrics: Arc<Metrics>) -> io::Result<Sqlite> {
    let settings = SqliteSettings { metrics: Some(metrics), ..SqliteSettings::default() };
    let opened = Sqlite::open(&config.database, &settings);
    opened.map_err(|error| io::Error::other(format!("{}: {error}", config.database.display())))
}

/// Starts the shutdown at a signal of the system or the keyboard. A second signal ends the process
/// at once.
fn stop_on_signals(shutdown: Shutdown) -> io::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        shutdown.begin();
        tracing::info!("stopping");
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::warn!("stopped at once");
        std::process::exit(1);
    });
    Ok(())
}
