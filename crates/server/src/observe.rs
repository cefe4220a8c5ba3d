//! Logs and counts every request.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::ServerContext;
use super::client::{Client, Peer};

/// The header with the id under which the log has the request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Finds the client, runs the request under its own id, counts it and logs it.
///
/// A route is logged as its pattern, because paths contain the codes of tables.
pub(super) async fn observe(
    State(context): State<Arc<ServerContext>>,
    mut request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("(none)", MatchedPath::as_str);
    let method = method_name(request.method());
    if let Some(peer) = request.extensions().get::<Peer>().copied() {
        let client = Client::of(peer, request.headers(), &context.config);
        request.extensions_mut().insert(client);
    }
    // Eight digits are enough to find a request in a day's log.
    let id = format!("{:08x}", getrandom::u32().unwrap_or_default());
    let span = tracing::info_span!("request", id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let took = begin.elapsed();
    let status = response.status().as_u16();
    context.metrics.count_request(route, method, status, took);
    if status == 429 {
        context.metrics.rate_limited.inc();
    }
    let milliseconds = took.as_secs_f64() * 1_000.0;
    let milliseconds = (milliseconds * 100.0).round() / 100.0;
    span.in_scope(|| tracing::info!(method, route, status, milliseconds, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The usual methods by name. Other methods can be any word that a client sends.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}
