//! The end of a server, which reaches all its tasks at once.

use tokio::sync::watch;

/// Whether the server must stop. Tasks wait for it and then finish: sockets close with code 1001,
/// requests are answered, nothing new begins.
#[derive(Clone, Debug)]
pub struct Shutdown {
    begun: watch::Sender<bool>,
}

impl Shutdown {
    /// A server that runs.
    pub fn new() -> Self {
        Self { begun: watch::Sender::new(false) }
    }

    /// Tells all tasks that they must stop.
    pub fn begin(&self) {
        self.begun.send_replace(true);
    }

    /// Whether the server must stop.
    pub fn is_begun(&self) -> bool {
        *self.begun.borrow()
    }

    /// Waits until the server must stop.
    pub async fn begun(&self) {
        // This value owns the sender, so it exists while a task waits.
        let _ = self.begun.subscribe().wait_for(|begun| *begun).await;
    }

    /// The same as a receiver, for tasks that keep it.
    pub fn watch(&self) -> watch::Receiver<bool> {
        self.begun.subscribe()
    }
}

impl Default for Shutdown {
    fn default() -> Self {
        Self::new()
    }
}
