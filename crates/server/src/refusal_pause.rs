//! Clients that are refused as too many wait for it.

use std::time::Duration;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::sleep;

use super::client::{Client, Peer};

/// How long a client waits for the answer that it asks too much.
const PAUSE: Duration = Duration::from_millis(100);

/// Lets a client wait before it is refused as one too many. A client that sends requests without
/// waiting for their answers would otherwise get tens of thousands of refusals in a second, and keep
/// the processors from others.
///
/// A client behind a proxy does not wait: meanwhile its request would take one of the proxy's
/// connections, which are for others too. Its pace is the proxy's affair.
pub(super) async fn pause(client: Client, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.to_canonical());
    let response = next.run(request).await;
    if response.status() == StatusCode::TOO_MANY_REQUESTS && peer == Some(client.address) {
        sleep(PAUSE).await;
    }
    response
}
