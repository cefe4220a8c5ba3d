//! The messages to a table's task, and its answers.

use std::collections::VecDeque;
use std::mem::take;

use munera_guide::wire::{ErrorBody, ServerMessage, Trouble};
use munera_ids::TableCode;
use munera_rules::Viewer;
use munera_session::{Author, PersonId};
use munera_storage::StorageError;
use munera_text::Locale;
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;

use super::TableRequest;
use super::outbox::Outbox;
use super::requester::Requester;
use super::seat_map::SeatMap;
use super::watchers::Watcher;

/// How many messages a task puts off; further ones wait in the channel. No person can put off so
/// many that others notice it.
const MOST_PUT_OFF: usize = 1_024;

/// How many requests of one person a task puts off; further ones are refused.
const MOST_PUT_OFF_PER_PERSON: usize = 8;

/// Where the answer to a request goes.
#[derive(Debug)]
pub enum Reply {
    /// To a client that waits for an acknowledgement among other messages.
    Message(Outbox),
    /// To a request that waits only for this answer.
    Answer(oneshot::Sender<Result<Option<String>, ErrorBody>>),
}

/// A message to a table's task.
#[derive(Debug)]
pub(super) enum Message {
    /// A person gives a command.
    TableRequest { requester: Requester, id: String, request: TableRequest, reply: Reply },
    /// A person wants to see something.
    ReadRequest(ReadRequest),
    /// The host wants to delete the table.
    Delete {
        author: Author,
        locale: &'static Locale,
        reply: oneshot::Sender<Result<(), ErrorBody>>,
    },
    /// People whom the server has forgotten must be erased.
    Erase { people: Vec<PersonId>, reply: oneshot::Sender<Result<(), StorageError>> },
    /// No request: the table only has to be loaded and do what is due.
    Nudge,
    /// The server stops.
    Stop,
}

/// A request to a table that stores nothing, so it can be answered at any time.
#[derive(Debug)]
pub(super) enum ReadRequest {
    /// A client wants to follow the table.
    Watch { watcher: Watcher, version: Option<u64> },
    /// A connection no longer wants to; as one viewer, or at all.
    Unwatch { connection: u64, viewer: Option<Viewer> },
    /// A person wants to look once.
    Look { author: Author, viewer: Viewer, reply: oneshot::Sender<Result<ServerMessage, Trouble>> },
    /// Whether a person may see what a viewer sees.
    MaySee { author: Author, viewer: Viewer, reply: oneshot::Sender<Result<bool, Trouble>> },
    /// A program wants to know the people in the seats.
    SeatMap { reply: oneshot::Sender<Result<SeatMap, Trouble>> },
}

impl Message {
    /// Whether a client waits for an answer, so that the table must be loaded.
    pub(super) const fn is_awaited(&self) -> bool {
        match self {
            Self::TableRequest { .. } | Self::Delete { .. } | Self::Erase { .. } => true,
            Self::ReadRequest(read_request) => !matches!(read_request, ReadRequest::Unwatch { .. }),
            Self::Nudge | Self::Stop => false,
        }
    }

    /// Answers a message for a table that is not served.
    pub(super) fn refuse(self, code: TableCode, trouble: Trouble) {
        match self {
            Self::TableRequest { requester, id, reply, .. } => {
                reply.send(id, Err(trouble_error(trouble, requester.locale)));
            }
            Self::ReadRequest(read_request) => read_request.refuse(code, trouble),
            Self::Delete { locale, reply, .. } => {
                drop(reply.send(Err(trouble_error(trouble, locale))));
            }
            // The erasure is tried again.
            Self::Erase { reply, .. } => {
                let cause = format!("the table ends: {trouble:?}");
                drop(reply.send(Err(StorageError::Unavailable(cause))));
            }
            Self::Nudge | Self::Stop => {}
        }
    }
}

impl ReadRequest {
    fn refuse(self, code: TableCode, trouble: Trouble) {
        match self {
            Self::Watch { watcher, .. } => watcher.tell_trouble(code, trouble),
            Self::Look { reply, .. } => drop(reply.send(Err(trouble))),
            Self::MaySee { reply, .. } => drop(reply.send(Err(trouble))),
            Self::SeatMap { reply } => drop(reply.send(Err(trouble))),
            Self::Unwatch { .. } => {}
        }
    }
}

/// The messages to a table, in order.
pub(super) struct Messages {
    receiver: mpsc::Receiver<Message>,
    /// Earlier messages than those in the receiver.
    put_off: VecDeque<Message>,
    /// Whether the table has had one since it last let others come first.
    has_had_one: bool,
}

impl Messages {
    pub(super) const fn new(receiver: mpsc::Receiver<Message>) -> Self {
        Self { receiver, put_off: VecDeque::new(), has_had_one: false }
    }

    /// Whether nothing waits.
    pub(super) fn is_empty(&self) -> bool {
        self.put_off.is_empty() && self.receiver.is_empty()
    }

    /// Accepts no more messages.
    pub(super) fn close(&mut self) {
        self.receiver.close();
    }

    /// The next message; none if no more will come. Other tables and clients come first: a table
    /// with many messages must not keep them waiting.
    pub(super) async fn next(&mut self) -> Option<Message> {
        if take(&mut self.has_had_one) {
            yield_now().await;
        }
        let next = match self.put_off.pop_front() {
            Some(message) => Some(message),
            None => self.receiver.recv().await,
        };
        self.has_had_one = next.is_some();
        next
    }

    /// The next message, if it has already come in.
    pub(super) fn next_waiting(&mut self) -> Option<Message> {
        self.put_off.pop_front().or_else(|| self.receiver.try_recv().ok())
    }

    /// Puts a message back before all others.
    pub(super) fn put_back(&mut self, message: Message) {
        self.put_off.push_front(message);
    }

    /// How many requests of a person are put off.
    fn put_off_by(&self, person: PersonId) -> usize {
        let is_theirs = |message: &&Message| {
            matches!(message, Message::TableRequest { requester, .. }
                if requester.author.id == person)
        };
        self.put_off.iter().filter(is_theirs).count()
    }

    /// The next message that can be answered at any time. All others are put off.
    pub(super) async fn next_read_request(&mut self) -> ReadRequest {
        while self.put_off.len() < MOST_PUT_OFF {
            match self.receiver.recv().await {
                Some(Message::ReadRequest(read_request)) => return read_request,
                Some(Message::TableRequest { requester, id, reply, .. })
                    if self.put_off_by(requester.author.id) >= MOST_PUT_OFF_PER_PERSON =>
                {
                    reply.send(id, Err(trouble_error(Trouble::Storage, requester.locale)));
                }
                Some(message) => self.put_off.push_back(message),
                None => break,
            }
        }
        std::future::pending().await
    }
}

impl Reply {
    /// Sends the answer to a client's message with that id.
    pub(super) fn send(self, id: String, outcome: Result<Option<String>, ErrorBody>) {
        match self {
            Self::Message(outbox) => outbox.send(&match outcome {
                Ok(table) => ServerMessage::Ack { id, table },
                Err(error) => ServerMessage::Refused { id, error },
            }),
            // The request may no longer wait for its answer.
            Self::Answer(sender) => drop(sender.send(outcome)),
        }
    }
}

/// A trouble of a table, as an error.
pub fn trouble_error(trouble: Trouble, locale: &Locale) -> ErrorBody {
    let (code, message) = match trouble {
        Trouble::Missing | Trouble::Deleted | Trouble::Closed => ("no_table", "table-missing"),
        Trouble::Storage | Trouble::Over => ("storage", "table-storage"),
        Trouble::Quarantined => ("quarantined", "table-quarantined"),
        Trouble::OtherRules => ("other_rules", "table-other-rules"),
    };
    ErrorBody { code: code.to_owned(), rule: None, message: locale.text(message) }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::mpsc;
    use tokio::task::yield_now;

    use super::{Message, Messages};

    #[tokio::test]
    async fn other_tasks_come_between_two_messages_of_a_table() {
        let (sender, receiver) = mpsc::channel(3);
        for _ in 0..3 {
            sender.try_send(Message::Nudge).expect("there is room");
        }
        let turns = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&turns);
        tokio::spawn(async move {
            loop {
                counted.fetch_add(1, Ordering::Relaxed);
                yield_now().await;
            }
        });
        let mut messages = Messages::new(receiver);
        for number in 0..3 {
            assert!(messages.next().await.is_some());
            assert!(turns.load(Ordering::Relaxed) >= number, "before message {number}");
        }
    }
}
