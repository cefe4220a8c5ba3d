//! Health checks and metrics.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use munera_storage::Logs;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::ServerContext;
use super::client::{Client, is_trusted};
use super::error::AppError;

/// How long the storage may take to answer the readiness check.
const LONGEST_PROBE: Duration = Duration::from_secs(2);

/// How long the outcome of a check counts. A check writes to the disk and syncs it, so not every
/// request may make one.
const PROBE_LIFETIME: Duration = Duration::from_secs(1);

/// Whether the server is ready: its tables are loaded, and its storage takes writes.
#[derive(Debug, Default)]
pub struct Readiness {
    is_set: AtomicBool,
    /// When the storage was last asked, and whether it took a write.
    probed: Mutex<Option<(Instant, bool)>>,
}

impl Readiness {
    /// Notes that the tables are loaded.
    pub fn set(&self) {
        self.is_set.store(true, Ordering::Release);
    }

    /// Whether the tables are loaded.
    pub fn is_set(&self) -> bool {
        self.is_set.load(Ordering::Acquire)
    }

    /// Whether the storage takes writes. All who ask within a second share one check.
    async fn can_write(&self, logs: &dyn Logs) -> bool {
        let mut probed = self.probed.lock().await;
        if let Some((at, can_write)) = *probed
            && at.elapsed() < PROBE_LIFETIME
        {
            return can_write;
        }
        let can_write = matches!(timeout(LONGEST_PROBE, logs.probe()).await, Ok(Ok(())));
        *probed = Some((Instant::now(), can_write));
        can_write
    }
}

/// The process lives and answers.
#[utoipa::path(get, path = "/healthz", tag = "health", responses(
    (status = 200, description = "The process lives.", content_type = "text/plain", body = String),
))]
pub(super) async fn is_alive() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "alive\n")
}

/// Requests can be served: the tables are awake, the storage takes writes, and nobody has told the
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
    if !context.readiness.can_write(&*context.logs).await {
        return Err(AppError::Unavailable);
    }
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
