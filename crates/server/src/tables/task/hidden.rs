//! Writes of which only some viewers may know.
//!
//! While anything else is stored, the table waits. If it waited for these too, everyone could see
//! that something is being stored of which they are told nothing: by how long their own requests
//! take, or by the trouble of a disk that nothing else has asked for. So the table goes on at once,
//! as if what is hidden were stored, and whatever is stored next is written behind it. Only the
//! people who may know of it wait for it.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use futures_util::FutureExt;
use munera_guide::wire::{ErrorBody, Trouble};
use munera_rules::SeatSet;
use munera_session::PersonId;
use munera_storage::{Append, StorageError};
use munera_text::Locale;
use tokio::time::Instant;

use super::Task;
use super::storing::Refused;
use crate::tables::any_table::PendingWrite;
use crate::tables::message::{Reply, trouble_error};
use crate::tables::requester::Requester;

/// How many answers may wait for one hidden write.
const MOST_WAITING: usize = 32;

/// What the table does in secret by itself, and could not store, it tries again after this time.
const REST: Duration = Duration::from_secs(1);

/// A write that is on its way, and of which only some viewers may know.
pub(super) struct HiddenWrite {
    stored: Pin<Box<dyn Future<Output = Result<(), StorageError>> + Send>>,
    /// How many entries it has.
    count: u64,
    /// The seats that may know of it.
    seats: SeatSet,
    asker: Option<Asker>,
    /// What people are told who may know of it, once it is stored.
    answers: Vec<Answer>,
    /// It cannot be stored, because something before it was not.
    is_void: bool,
}

/// The person who has asked for it, and waits for the answer.
pub(super) struct Asker {
    pub(super) person: PersonId,
    pub(super) locale: &'static Locale,
    pub(super) id: String,
    pub(super) is_move: bool,
    pub(super) begun: Instant,
    pub(super) reply: Reply,
}

/// An answer that waits.
struct Answer {
    id: String,
    reply: Reply,
    outcome: Result<Option<String>, ErrorBody>,
    locale: &'static Locale,
}

/// Tells those who wait that what they have asked for could not be stored.
fn refuse(asker: Option<Asker>, answers: Vec<Answer>, trouble: Trouble) {
    let asker = asker.map(|Asker { locale, id, reply, .. }| (id, reply, locale));
    let answers = answers.into_iter().map(|Answer { id, reply, locale, .. }| (id, reply, locale));
    for (id, reply, locale) in asker.into_iter().chain(answers) {
        reply.send(id, Err(trouble_error(trouble, locale)));
    }
}

impl Task {
    /// Begins to store something hidden.
    pub(super) async fn begin_hidden(
        &mut self,
        write: PendingWrite,
        seats: SeatSet,
        asker: Option<Asker>,
    ) {
        let count = write.entries.len() as u64;
        let Some(append) = self.append_of(write) else {
            self.table.discard();
            return refuse(asker, Vec::new(), Trouble::Storage);
        };
        self.table.go_on();
        let mut stored = self.ask_storage(append);
        // It must be asked for before anything else is, so it is asked for now.
        let first = poll_fn(|context| Poll::Ready(stored.poll_unpin(context))).await;
        if let Poll::Ready(answer) = first {
            stored = Box::pin(std::future::ready(answer));
        }
        let (answers, is_void) = (Vec::new(), false);
        self.hidden.push_back(HiddenWrite { stored, count, seats, asker, answers, is_void });
    }

    /// The append of a write, which comes after all that are on their way; none if nothing can be
    /// stored.
    pub(super) fn append_of(&mut self, write: PendingWrite) -> Option<Append> {
        let sequence = self.sequence;
        let epoch = self.epoch?;
        self.sequence += write.entries.len() as u64;
        let PendingWrite { entries, summary, record, creates, hidden: _ } = write;
        let creates = creates.map(|new| *new);
        Some(Append { table: self.code, epoch, sequence, entries, summary, record, creates })
    }

    /// Asks the storage for an append.
    pub(super) fn ask_storage(
        &self,
        append: Append,
    ) -> Pin<Box<dyn Future<Output = Result<(), StorageError>> + Send + 'static>> {
        let tables = self.tables.clone();
        #[expect(clippy::disallowed_methods, reason = "the table has decided: see `Task::request`")]
        Box::pin(async move { tables.logs().append(append).await })
    }

    /// Waits for all hidden writes that are on their way. Returns whether all of them are stored.
    pub(super) async fn end_hidden(&mut self) -> bool {
        let mut all = true;
        while let Some(first) = self.hidden.front_mut() {
            let stored = (&mut first.stored).await;
            all &= self.end_first_hidden(stored);
        }
        all
    }

    /// The first hidden write is stored, or cannot be. Returns whether it is stored.
    pub(super) fn end_first_hidden(&mut self, stored: Result<(), StorageError>) -> bool {
        let Some(write) = self.hidden.pop_front() else { return true };
        let HiddenWrite { count, asker, answers, is_void, .. } = write;
        let is_stored = stored.is_ok();
        match stored {
            Ok(()) if is_void => {
                tracing::error!(table = ?self.code, "an entry was stored without those before it");
                refuse(asker, answers, Trouble::Closed);
                self.end(Trouble::Closed);
            }
            Ok(()) => {
                if let Some(Asker { id, is_move, begun, reply, .. }) = asker {
                    if is_move {
                        self.tables.note_move(begun.elapsed());
                    }
                    reply.send(id, Ok(None));
                }
                self.publish(None);
                for Answer { id, reply, outcome, .. } in answers {
                    reply.send(id, outcome);
                }
            }
            Err(_) if is_void => refuse(asker, answers, Trouble::Storage),
            Err(error) => {
                let trouble = self.give_up_hidden(count, error);
                match (trouble, asker) {
                    (Some(trouble), asker) => refuse(asker, answers, trouble),
                    (None, asker) => {
                        // It is stored already.
                        if let Some(Asker { id, reply, .. }) = asker {
                            reply.send(id, Ok(None));
                        }
                        refuse(None, answers, Trouble::Storage);
                    }
                }
            }
        }
        is_stored
    }

    /// A hidden write could not be stored, and nothing that was decided after it can be.
    /// Returns the trouble, unless it is stored already.
    fn give_up_hidden(&mut self, count: u64, error: StorageError) -> Option<Trouble> {
        self.table.discard_all();
        self.sequence -= count;
        for later in self.hidden.iter_mut().filter(|later| !later.is_void) {
            later.is_void = true;
            self.sequence -= later.count;
        }
        match error {
            // Nobody else is told: without this write, nobody would know that the storage fails.
            StorageError::Unavailable(cause) => {
                tracing::error!(table = ?self.code, cause, "something hidden cannot be stored");
                self.rest_until = Some(Instant::now() + REST);
                Some(Trouble::Storage)
            }
            error => match self.refused(error) {
                Refused::Repeated => None,
                Refused::Trouble(trouble) => Some(trouble),
            },
        }
    }

    /// Whether the table does nothing hidden by itself, because it could not be stored.
    pub(super) fn rests(&self) -> bool {
        self.rest_until.is_some_and(|until| Instant::now() < until)
    }

    /// Answers a request that stores nothing. If its person may know of a hidden write, the answer
    /// waits until that is stored: it may depend on it.
    pub(super) fn answer(
        &mut self,
        requester: &Requester,
        id: String,
        reply: Reply,
        outcome: Result<Option<String>, ErrorBody>,
    ) {
        let (person, seats) = (requester.author.id, self.table.seats_of(&requester.author));
        let is_known = |write: &&mut HiddenWrite| {
            let has_asked = write.asker.as_ref().is_some_and(|asker| asker.person == person);
            has_asked || write.seats.iter().any(|seat| seats.contains(seat))
        };
        match self.hidden.iter_mut().rev().find(is_known) {
            None => reply.send(id, outcome),
            Some(write) if write.answers.len() < MOST_WAITING => {
                write.answers.push(Answer { id, reply, outcome, locale: requester.locale });
            }
            Some(_) => reply.send(id, Err(trouble_error(Trouble::Storage, requester.locale))),
        }
    }

    /// Answers all who wait, when the table ends for a reason.
    pub(super) fn abandon_hidden(&mut self, trouble: Trouble) {
        for write in std::mem::take(&mut self.hidden) {
            refuse(write.asker, write.answers, trouble);
        }
    }
}

/// The answer of the storage to the first of these. Without any, none comes.
pub(super) async fn first_answer(hidden: &mut VecDeque<HiddenWrite>) -> Result<(), StorageError> {
    match hidden.front_mut() {
        Some(first) => (&mut first.stored).await,
        None => std::future::pending().await,
    }
}
