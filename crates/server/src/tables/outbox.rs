//! The messages that wait for one client.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use munera_guide::wire::ServerMessage;
use tokio::sync::{mpsc, watch};

use super::written::WrittenMessage;
use crate::client::AddressGroup;
use crate::held_bytes::{HeldBytes, HeldGuard};

/// How many messages may wait for a client that does not read; then it is disconnected. This is far
/// more than any game sends while a phone changes networks.
const MOST_WAITING: usize = 256;

/// How many bytes may wait for it: a few of the longest messages.
const MOST_BYTES: usize = 1 << 20;

/// The sending side of a client's messages. It never waits, because a table does not stop for a
/// client.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<WaitingMessage>,
    overflow: watch::Sender<bool>,
    /// How many bytes wait.
    bytes: Arc<AtomicUsize>,
    group: AddressGroup,
    held: HeldBytes,
}

/// The receiving side, for the task that writes to the client.
#[derive(Debug)]
pub struct Inbox {
    /// The messages, in order.
    pub messages: mpsc::Receiver<WaitingMessage>,
    /// Whether a message was lost, so that the client has a gap and must be disconnected.
    pub overflow: watch::Receiver<bool>,
}

/// A message that waits for its client. It counts until it is dropped, so the task that writes keeps
/// it until the client has taken it.
#[derive(Debug)]
pub struct WaitingMessage {
    message: WrittenMessage,
    bytes: Arc<AtomicUsize>,
    _held: HeldGuard,
}

impl WaitingMessage {
    /// The text, in UTF-8.
    pub fn text(&self) -> Bytes {
        self.message.clone().into_bytes()
    }
}

impl Drop for WaitingMessage {
    fn drop(&mut self) {
        self.bytes.fetch_sub(self.message.len(), Ordering::Relaxed);
    }
}

impl Outbox {
    /// Both sides, for a client at this address.
    pub fn new(held: &HeldBytes, group: AddressGroup) -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MOST_WAITING);
        let (overflow, overflowing) = watch::channel(false);
        let outbox = Self { sender, overflow, bytes: Arc::default(), group, held: held.clone() };
        (outbox, Inbox { messages, overflow: overflowing })
    }

    /// Sends a message that is already written, because many clients may share it.
    pub fn send_written(&self, message: WrittenMessage) {
        let length = message.len();
        // A message that waits alone may be as long as it likes.
        let waiting = self.bytes.fetch_add(length, Ordering::Relaxed);
        let has_room = waiting == 0 || waiting + length <= MOST_BYTES;
        let held = self.held.hold(self.group, length).ok().filter(|_| has_room);
        let Some(held) = held else {
            self.bytes.fetch_sub(length, Ordering::Relaxed);
            self.overflow.send_replace(true);
            return;
        };
        let message = WaitingMessage { message, bytes: Arc::clone(&self.bytes), _held: held };
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(message) {
            self.overflow.send_replace(true);
        }
    }

    pub fn send(&self, message: &ServerMessage) {
        self.send_written(WrittenMessage::of(message));
    }
}

#[cfg(test)]
mod tests {
    use super::{AddressGroup, HeldBytes, MOST_BYTES, Outbox, WrittenMessage};

    fn text(length: usize) -> WrittenMessage {
        WrittenMessage::of(&"x".repeat(length - 2))
    }

    #[test]
    fn a_client_that_takes_nothing_is_cut_off_after_so_many_bytes() {
        let (held, group) = (HeldBytes::new(), AddressGroup::of("192.0.2.1".parse().expect("one")));
        let (outbox, mut inbox) = Outbox::new(&held, group);
        let part = MOST_BYTES / 4;
        for _ in 0..4 {
            outbox.send_written(text(part));
        }
        assert_eq!((*inbox.overflow.borrow(), held.altogether()), (false, MOST_BYTES));
        // What is being written still waits for the client.
        let taken = inbox.messages.try_recv().expect("the first");
        assert_eq!(held.altogether(), MOST_BYTES);
        drop(taken);
        outbox.send_written(text(part));
        assert!(!*inbox.overflow.borrow(), "there is room again");
        outbox.send_written(text(part));
        assert!(*inbox.overflow.borrow());
        drop(inbox);
        assert_eq!(held.altogether(), 0, "nothing is held for a client that has gone");
    }

    #[test]
    fn one_long_message_is_no_reason_to_cut_a_client_off() {
        let (held, group) = (HeldBytes::new(), AddressGroup::of("192.0.2.1".parse().expect("one")));
        let (outbox, inbox) = Outbox::new(&held, group);
        outbox.send_written(text(2 * MOST_BYTES));
        assert!(!*inbox.overflow.borrow());
        outbox.send_written(text(10));
        assert!(*inbox.overflow.borrow());
    }

    #[test]
    fn the_clients_of_an_address_share_what_may_wait_for_it() {
        let (held, group) = (HeldBytes::new(), AddressGroup::of("192.0.2.1".parse().expect("one")));
        let clients: Vec<_> = (0..9).map(|_| Outbox::new(&held, group)).collect();
        for (outbox, _) in &clients {
            outbox.send_written(text(MOST_BYTES));
        }
        let cut: Vec<bool> = clients.iter().map(|(_, inbox)| *inbox.overflow.borrow()).collect();
        assert_eq!(cut, [[false; 8].as_slice(), &[true]].concat());
    }
}
