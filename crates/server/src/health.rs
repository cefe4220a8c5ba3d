//! Health checks and metrics.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::time::timeout;

use super::ServerContext;
use super::client::{Client, is_trusted};
use super::error::AppError;

/// How long the storage may take to answer the readiness check.
const LONGEST_PROBE: Duration = Duration::from_secs(2);

/// Whether the server is ready: its tables are loaded.
#[derive(Debug, Default)]
pub struct Readiness(AtomicBool);

impl Readiness {
    /// Notes that the tables are loaded.
    pub fn set(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Whether the tables are loaded.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The routes for monitoring.
pub(super) fn routes() -> Router<Arc<ServerContext>> {
    Router::new().route("/healthz", get(is_alive)).route("/readyz", get(is_ready))
}

/// The routes of the address for figures.
pub(super) fn metrics_routes() -> Router<Arc<ServerContext>> {
    Router::new().route("/metrics", get(metrics))
}

/// The process lives and answers.
#[utoipa::path(get, path = "/healthz", tag = "health", responses(
    (status = 200, description = "The process lives.", content_type = "text/plain", body = String),
))]
pub(super) async fn is_alive() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "alive\n")
}

/// Requests can be served: the tables are awake, the storage takes writes, and the
/// server to stop.
#[utoipa::path(get, path = "/readyz", tag = "health", responses(
    (status = 200, description = "Ready.", content_type = "text/plain", body = String),
    (status = 503, description = "Not ready.", body = super::error::ErrorAnswer),
))]
pub(super) async fn is_ready(
    State(context): State<Arc<ServerContext>>,
) -> Result<impl IntoResponse, AppError> {
    if !context.readiness.is_set() || context.shutdown.is_begun() {
        return Err(AppError::Unavailable);
    }
    timeout(LONGEST_PROBE, context.logs.probe()).await.map_err(|_| AppError::Unavailable)??;
    Ok(([(CACHE_CONTROL, "no-store")], "ready\n"))
}

/// The figures, for the addresses that may read them.
///
/// They have a listening address of their own. At the server's address they could not be kept from
/// strangers: a proxy on the same machine need not say that it speaks for another client.
pub(super) async fn metrics(
    State(context): State<Arc<ServerContext>>,
    client: Client,
) -> Result<impl IntoResponse, AppError> {
    if client.is_disguised || !is_trusted(&context.config.metrics, client.address) {
        return Err(AppError::Forbidden);
    }
    let text = context.metrics.write().map_err(|error| AppError::internal(&error))?;
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok((StatusCode::OK, [(CONTENT_TYPE, form), (CACHE_CONTROL, "no-store")], text))
}
