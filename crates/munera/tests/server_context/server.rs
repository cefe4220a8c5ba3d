//! A server for tests.

use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use munera_server::config::Config;
use munera_server::{Running, ServerContext, start};
use munera_storage::{Sqlite, SqliteSettings};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::browser::Browser;
use crate::log;

/// A server with its own port and database.
pub(crate) struct Server {
    runtime: Runtime,
    running: Option<Running>,
    pub(crate) context: Arc<ServerContext>,
    pub(crate) address: SocketAddr,
    _folder: TempDir,
}

impl Server {
    pub(crate) fn start() -> Self {
        Self::start_with(|_| {})
    }

    /// A server with some settings changed.
    pub(crate) fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::start_around(change, |_| plain_routes())
    }

    /// A server around these routes.
    pub(crate) fn start_around(
        change: impl FnOnce(&mut Config),
        routes: impl FnOnce(&Arc<ServerContext>) -> Router,
    ) -> Self {
        log::capture();
        let folder = TempDir::new().expect("a temporary folder");
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
            database: folder.path().join("munera.db"),
            ..Config::default()
        };
        change(&mut config);
        let runtime = Runtime::new().expect("a runtime");
        let storage = Sqlite::open(&config.database, &SqliteSettings::default());
        let storage = Arc::new(storage.expect("a new database"));
        let context = ServerContext::new(config, Arc::default(), storage.clone(), storage);
        let routes = routes(&context);
        let running = runtime.block_on(start(Arc::clone(&context), routes)).expect("a free port");
        let address = running.address();
        Self { runtime, running: Some(running), context, address, _folder: folder }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A client of the address at which the server shows its figures.
    pub(crate) fn monitor(&self) -> Browser {
        let address = self.running.as_ref().and_then(Running::metrics_address);
        Browser::new(address.expect("it shows figures"))
    }

    /// A plain connection with a time limit on reads.
    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        stream
    }

    /// Stops the server, and waits until it has ended.
    pub(crate) fn stop(&mut self) {
        self.context.shutdown.begin();
        if let Some(running) = self.running.take() {
            self.runtime.block_on(running.ended());
        }
    }

    pub(crate) fn block_on<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Routes like those of games: one with a secret in its path, and one that panics.
fn plain_routes() -> Router {
    Router::new()
        .route("/t/{code}", get(|Path(code): Path<String>| async move { code.len().to_string() }))
        .route("/broken", get(async || -> &'static str { panic!("as it was asked to") }))
}
