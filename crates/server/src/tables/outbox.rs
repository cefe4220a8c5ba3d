//! The messages that wait for one client.

use munera_guide::wire::ServerMessage;
use tokio::sync::{mpsc, watch};

use super::written::WrittenMessage;

/// How many messages may wait for a client that does not read; then it is disconnected. This is far
/// more than any game sends while a phone changes networks.
const MOST_WAITING: usize = 256;

/// The sending side of a client's messages. It never waits, because a table does not stop for a
/// client.
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
    /// Whether a message was lost, so that the client has a gap and must be disconnected.
    pub overflow: watch::Receiver<bool>,
}

impl Outbox {
    /// Both sides.
    pub fn new() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MOST_WAITING);
        let (overflow, overflowing) = watch::channel(false);
        (Self { sender, overflow }, Inbox { messages, overflow: overflowing })
    }

    /// Sends a message that is already written, because many clients may share it.
    pub fn send_written(&self, message: WrittenMessage) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(message) {
            self.overflow.send_replace(true);
        }
    }

    pub fn send(&self, message: &ServerMessage) {
        self.send_written(WrittenMessage::of(message));
    }
}
