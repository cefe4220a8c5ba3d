//! The end of a server, which all its tasks hear of at once.

use tokio::sync::watch;

/// Whether the server is to stop. Tasks wait for it and end what they do: sockets say goodbye with
/// code 1001, requests are answered, nothing new begins.
#[derive(Clone, Debug)]
pub struct Shutdown {
    begun: watch::Sender<bool>,
}

impl Shutdown {
    /// A server that runs.
    pub fn new() -> Self {
        Self { begun: watch::Sender::new(false) }
    }

    /// Tells all tasks that it is time to stop.
    pub fn begin(&self) {
        self.begun.send_replace(true);
    }

    /// Whether it is.
    pub fn is_begun(&self) -> bool {
        *self.begun.borrow()
    }

    /// Waits until it is time to stop.
    pub async fn begun(&self) {
        // The sender is part of this, so it cannot be gone while a task waits.
        let _ = self.begun.subscribe().wait_for(|begun| *begun).await;
    }

    /// The same as something to watch, for tasks that keep it.
    pub fn watch(&self) -> watch::Receiver<bool> {
        self.begun.subscribe()
    }
}

impl Default for Shutdown {
    fn default() -> Self {
        Self::new()
    }
}
