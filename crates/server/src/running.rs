//! A running server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower_http::catch_panic::CatchPanicLayer;

use super::file_pace::FilePace;
use super::people::cookie;
use super::{
    ServerContext, assets, file_pace, guard, headers, health, held_bytes, housekeeping, listen,
    observe, openapi, people, refusal_pause, unread_body,
};

/// The largest body of a request, unless its route has its own limit.
pub const LARGEST_BODY: usize = 64 * 1_024;

/// A running server.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    tasks: Vec<JoinHandle<()>>,
}

/// Starts a server: the routes of tables, and everything around them. It answers as soon as this
/// returns.
///
/// [`ServerContext::shutdown`] stops it; [`Running::ended`] waits for that.
pub async fn start(context: Arc<ServerContext>, table_routes: Router) -> io::Result<Running> {
    let listener = bind(context.config.listen).await?;
    let address = listener.local_addr()?;
    let own = health::routes()
        .merge(people::routes())
        .route("/api/openapi.json", get(openapi::show))
        .with_state(Arc::clone(&context));
    let all = guarded(&context, own.merge(table_routes));
    let mut tasks = Vec::new();
    let mut metrics_address = None;
    if let Some(wanted) = context.config.metrics_listen {
        let listener = bind(wanted).await?;
        metrics_address = Some(listener.local_addr()?);
        let figures = health::metrics_routes().with_state(Arc::clone(&context));
        let figures = guarded(&context, figures);
        tasks.push(tokio::spawn(listen::serve(listener, Arc::clone(&context), figures)));
    }
    tasks.push(tokio::spawn(listen::serve(listener, Arc::clone(&context), all)));
    tasks.push(tokio::spawn(housekeeping::keep(context)));
    Ok(Running { address, metrics_address, tasks })
}

async fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{address}: {error}"));
    TcpListener::bind(address).await.map_err(named)
}

impl Running {
    /// The address at which it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address at which it shows its figures, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Waits until the server has been stopped and all connections have ended.
    pub async fn ended(self) {
        for task in self.tasks {
            if let Err(error) = task.await {
                tracing::error!(%error, "a part of the server has broken down");
            }
        }
    }
}

/// All routes below the base path, with all guards around them.
fn guarded(context: &Arc<ServerContext>, all: Router) -> Router {
    // The files of the web app are in memory anyway.
    let all = all.layer(from_fn_with_state(Arc::clone(context), held_bytes::count));
    let placed = match context.config.base_path.prefix() {
        "" => all,
        prefix => Router::new().nest(prefix, all),
    };
    let with_context = || Arc::clone(context);
    // Each layer is around those above it. So the outermost layers see every answer, including
    // refusals; and layers that refuse often and cost little come before those that cost more.
    placed
        .fallback_service(any(assets::serve).with_state(with_context()))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(cookie::put))
        .layer(from_fn_with_state(with_context(), guard::refuse_foreign))
        .layer(from_fn_with_state(with_context(), guard::limit))
        .layer(from_fn_with_state(FilePace::new(with_context()), file_pace::limit))
        .layer(from_fn(guard::limit_time))
        .layer(CatchPanicLayer::custom(guard::answer_panic))
        .layer(from_fn(unread_body::drain))
        .layer(from_fn(guard::explain))
        .layer(from_fn(refusal_pause::pause))
        .layer(from_fn_with_state(with_context(), headers::put))
        .layer(from_fn_with_state(with_context(), observe::observe))
}
