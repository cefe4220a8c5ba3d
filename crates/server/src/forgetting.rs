//! Asks the tables to erase people whom the storage has forgotten.

use std::sync::{Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};

/// How many requests may wait.
const MOST_WAITING: usize = 64;

/// A request to erase all forgotten people now; it is answered when they are erased, and dropped if
/// that fails.
pub(crate) type ErasureRequest = oneshot::Sender<()>;

/// The way from the code that forgets people to the tables, which erase their names and words.
#[derive(Debug)]
pub struct Forgetting {
    requests: mpsc::Sender<ErasureRequest>,
    /// Until the tables take it.
    queue: Mutex<Option<mpsc::Receiver<ErasureRequest>>>,
}

impl Forgetting {
    pub(crate) fn new() -> Self {
        let (requests, queue) = mpsc::channel(MOST_WAITING);
        Self { requests, queue: Mutex::new(Some(queue)) }
    }

    /// The requests, for the one task that erases.
    pub(crate) fn take_requests(&self) -> Option<mpsc::Receiver<ErasureRequest>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Has all forgotten people erased at their tables, and waits for it. Returns whether they are
    /// erased: if not, the tables try again later, also after a restart.
    pub async fn finish(&self) -> bool {
        let is_served = self.queue.lock().unwrap_or_else(PoisonError::into_inner).is_none();
        let (request, answer) = oneshot::channel();
        is_served && self.requests.send(request).await.is_ok() && answer.await.is_ok()
    }
}
