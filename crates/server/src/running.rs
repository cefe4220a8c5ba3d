//! A running server.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::middleware::{from_fn, from_fn_with_state};
use axum::{Extension, Router};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower_http::catch_panic::CatchPanicLayer;

use super::client::Peer;
use super::people::cookie;
use super::{
    ServerContext, guard, headers, held_bytes, housekeeping, listen, observe, refusal_pause,
    routes, unread_body,
};

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
    let all = all_routes(&context, table_routes);
    let mut tasks = Vec::new();
    let mut metrics_address = None;
    if let Some(wanted) = context.config.metrics_listen {
        let listener = bind(wanted).await?;
        metrics_address = Some(listener.local_addr()?);
        let figures = guarded(&context, routes::figures(&context));
        tasks.push(tokio::spawn(listen::serve(listener, Arc::clone(&context), figures)));
    }
    tasks.push(tokio::spawn(listen::serve(listener, Arc::clone(&context), all)));
    tasks.push(tokio::spawn(housekeeping::keep(context)));
    Ok(Running { address, metrics_address, tasks })
}

/// All routes and guards as the requests of one address meet them. The caller hands the requests
/// over, so that they need no network.
pub fn routes_for(context: &Arc<ServerContext>, table_routes: Router, address: IpAddr) -> Router {
    all_routes(context, table_routes).layer(Extension(Peer(address)))
}

/// The routes of tables, people and the server itself, with all guards around them.
fn all_routes(context: &Arc<ServerContext>, table_routes: Router) -> Router {
    guarded(context, routes::with_other_routes(context, table_routes))
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
    let with_context = || Arc::clone(context);
    // Each layer is around those above it. So the outermost layers see every answer, including
    // refusals; and layers that refuse often and cost little come before those that cost more.
    routes::placed(context, all)
        .layer(from_fn(cookie::put))
        .layer(from_fn_with_state(with_context(), guard::refuse_foreign))
        .layer(from_fn_with_state(with_context(), guard::limit))
        .layer(from_fn(guard::limit_time))
        .layer(CatchPanicLayer::custom(guard::answer_panic))
        .layer(from_fn(unread_body::drain))
        .layer(from_fn(guard::explain))
        .layer(from_fn(refusal_pause::pause))
        .layer(from_fn_with_state(with_context(), headers::put))
        .layer(from_fn_with_state(with_context(), observe::observe))
}
