//! What is to be sent to one client.

use munera_guide::wire::ServerMessage;
use tokio::sync::{mpsc, watch};

use super::written::WrittenMessage;

/// So many messages may wait for a client that does not read; then it is let go. Far more than any
/// game sends in the time that a phone takes to change networks.
const MOST_WAITING: usize = 256;

/// The sending side of a client's messages. Never waits: a table does not stand still for a client.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<WrittenMessage>,
    overflow: watch::Sender<bool>,
}

/// The receiving side, for the task that writes to the client.
#[derive(Debug)]
pub struct Inbox {
    /// The messages, in order.
    pub messages: mpsc::Receiver<WrittenMessage>,
    /// Whether a message could not be kept, so that the client has a gap and must be let go.
    pub overflow: watch::Receiver<bool>,
}

impl Outbox {
    /// Both sides.
    pub fn new() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MOST_WAITING);
        let (overflow, overflowing) = watch::channel(false);
        (Self { sender, overflow }, Inbox { messages, overflow: overflowing })
    }

    /// Sends a message that is written already: many clients may share it.
    pub fn send_written(&self, message: WrittenMessage) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(message) {
            self.overflow.send_replace(true);
        }
    }

    /// Sends a message.
    pub fn send(&self, message: &ServerMessage) {
        self.send_written(WrittenMessage::of(message));
    }
}
