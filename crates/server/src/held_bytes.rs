//! How many bytes wait in the server's memory for clients to take them.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use hyper::body::{Frame, SizeHint};

use super::ServerContext;
use super::client::{AddressGroup, Client};
use super::error::AppError;

/// How many bytes may wait for the clients of one address.
pub(super) const PER_ADDRESS: usize = 8 << 20;
/// How many bytes may wait for all clients together.
const ALTOGETHER: usize = 96 << 20;
/// Answers that are shorter than this cost less than counting them.
const SHORT: u64 = 1 << 10;

/// The bytes that wait for clients: answers to requests, and messages of sockets and streams.
///
/// Without a common count, a client could open many connections, ask on each for the longest answer,
/// and read none.
#[derive(Clone, Debug)]
pub struct HeldBytes {
    per_address: usize,
    altogether: usize,
    held: Arc<Mutex<Held>>,
}

#[derive(Debug, Default)]
struct Held {
    by_address: HashMap<AddressGroup, usize>,
    altogether: usize,
}

/// Some bytes that are held for a client. Dropping it says that they are no longer held.
#[derive(Debug)]
pub struct HeldGuard {
    group: AddressGroup,
    bytes: usize,
    held: Arc<Mutex<Held>>,
}

impl HeldBytes {
    /// Nothing is held yet.
    pub(super) fn new() -> Self {
        Self { per_address: PER_ADDRESS, altogether: ALTOGETHER, held: Arc::default() }
    }

    /// Holds some bytes for a client, unless too many are held already: for its address, or for all.
    pub fn hold(&self, group: AddressGroup, bytes: usize) -> Result<HeldGuard, AppError> {
        let mut held = locked(&self.held);
        let own = held.by_address.get(&group).copied().unwrap_or_default();
        if own + bytes > self.per_address {
            return Err(AppError::TooManyRequests { retry_after: 2 });
        }
        if held.altogether + bytes > self.altogether {
            return Err(AppError::Unavailable);
        }
        held.by_address.insert(group, own + bytes);
        held.altogether += bytes;
        drop(held);
        Ok(HeldGuard { group, bytes, held: Arc::clone(&self.held) })
    }

    /// How many bytes are held for all clients.
    pub fn altogether(&self) -> usize {
        locked(&self.held).altogether
    }
}

impl Drop for HeldGuard {
    fn drop(&mut self) {
        let mut held = locked(&self.held);
        held.altogether -= self.bytes;
        if let Some(own) = held.by_address.get_mut(&self.group) {
            *own -= self.bytes;
            // Addresses for which nothing is held use no memory.
            if *own == 0 {
                held.by_address.remove(&self.group);
            }
        }
    }
}

fn locked(held: &Mutex<Held>) -> MutexGuard<'_, Held> {
    // No operation under the lock can leave the counts half changed.
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts the answer to a request until the client has taken it, or refuses the request.
///
/// Streams are not counted here, because their lines wait in an outbox, which counts them.
pub(super) async fn count(
    State(context): State<Arc<ServerContext>>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let client = Client::find(request.extensions());
    let response = next.run(request).await;
    let size = response.body().size_hint().exact().filter(|size| *size >= SHORT);
    let Some((client, size)) = client.zip(size) else { return Ok(response) };
    let bytes = usize::try_from(size).unwrap_or(usize::MAX);
    let guard = Arc::new(context.limits.held.hold(client.group(), bytes)?);
    Ok(response.map(|body| Body::new(CountedBody { body, guard })))
}

/// A body that is counted as long as any part of it is in memory: the connection drops it as soon as
/// it has its parts, long before the client has taken them.
struct CountedBody {
    body: Body,
    guard: Arc<HeldGuard>,
}

impl HttpBody for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let guard = Arc::clone(&self.guard);
        let frame = Pin::new(&mut self.body).poll_frame(context);
        frame.map_ok(|frame| frame.map_data(|data| keep(data, guard)))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The same bytes, which keep something as long as they are in memory.
pub(super) fn keep(bytes: Bytes, kept: impl Send + Sync + 'static) -> Bytes {
    struct Keeping<T> {
        bytes: Bytes,
        _kept: T,
    }

    impl<T> AsRef<[u8]> for Keeping<T> {
        fn as_ref(&self) -> &[u8] {
            &self.bytes
        }
    }

    Bytes::from_owner(Keeping { bytes, _kept: kept })
}

#[cfg(test)]
mod tests {
    use super::{AddressGroup, AppError, HeldBytes};

    fn group(text: &str) -> AddressGroup {
        AddressGroup::of(text.parse().expect("an address"))
    }

    #[test]
    fn each_address_has_its_share_and_all_together_have_theirs() {
        let held = HeldBytes { per_address: 100, altogether: 150, ..HeldBytes::new() };
        let (one, other) = (group("192.0.2.1"), group("192.0.2.2"));
        let first = held.hold(one, 60).expect("room");
        let second = held.hold(one, 40).expect("room");
        let refused = held.hold(one, 1).err();
        assert_eq!(refused, Some(AppError::TooManyRequests { retry_after: 2 }));
        let third = held.hold(other, 50).expect("room");
        assert_eq!(held.hold(other, 1).err(), Some(AppError::Unavailable));
        drop(second);
        assert!(held.hold(one, 40).is_ok());
        drop((first, third));
        let counts = held.held.lock().expect("sound");
        assert_eq!((counts.altogether, counts.by_address.len()), (0, 0), "nothing is left over");
    }
}
