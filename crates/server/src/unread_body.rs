//! Bodies that no handler has read to their end.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};
use tokio::time::timeout;

/// How much of an unwanted body is read.
const MOST: usize = 256 * 1_024;
/// How long that may take.
const LONGEST_DRAIN: Duration = Duration::from_secs(1);

/// Reads the rest of an answered request's body.
///
/// A request may be refused before its body has arrived. If the connection were closed then, the
/// client would be cut off while it still writes, and might never read the answer, or lose the next
/// request on the same connection.
pub(super) async fn drain(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let body = Shared(Arc::new(Mutex::new(body)));
    let mut rest = body.clone();
    let response = next.run(Request::from_parts(parts, Body::new(body))).await;
    // A client that takes too long or sends too much is cut off anyway.
    let _ = timeout(LONGEST_DRAIN, discard(&mut rest)).await;
    response
}

/// Reads to the end, or up to the limit.
async fn discard(body: &mut Shared) {
    let mut read = 0;
    while read <= MOST {
        match poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await {
            Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
            Some(Err(_)) | None => return,
        }
    }
}

/// A body that its handler reads first, and that is then read to its end.
#[derive(Clone)]
struct Shared(Arc<Mutex<Body>>);

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let mut body = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Pin::new(&mut *body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).size_hint()
    }
}
