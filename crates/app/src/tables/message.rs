//! What a table's task is told, and how it answers.

use munera_rules::Viewer;
use munera_session::{Author, BotTurn};
use tokio::sync::oneshot;

use super::outbox::Outbox;
use super::room::Ask;
use super::show;
use super::sitting::Sitting;
use super::watchers::Watcher;
use crate::fault::{Code, Fault};
use crate::locale::Locale;
use crate::storage::TableCode;
use crate::wire::{ErrorBody, ServerMessage, Trouble};

/// Where the answer to an ask goes.
#[derive(Debug)]
pub enum Reply {
    /// To a client that waits for an acknowledgement among other messages.
    Message(Outbox),
    /// To somebody who waits for just this.
    Answer(oneshot::Sender<Result<Option<String>, ErrorBody>>),
}

/// What a table's task is told.
#[derive(Debug)]
pub(super) enum Message {
    /// Somebody asks for something.
    Ask { author: Author, id: String, ask: Ask, locale: &'static Locale, reply: Reply },
    /// Somebody wants to be told what happens.
    Watch { watcher: Watcher, version: Option<u64> },
    /// A connection no longer wants to; as one viewer, or at all.
    Unwatch { connection: u64, viewer: Option<Viewer> },
    /// Somebody wants to look once.
    Look { author: Author, viewer: Viewer, reply: oneshot::Sender<Result<ServerMessage, Trouble>> },
    /// Somebody wants to know who sits where.
    Sitting { reply: oneshot::Sender<Result<Sitting, Trouble>> },
    /// A bot has chosen.
    Chosen { turn: BotTurn, choice: Option<String> },
    /// The host wants the table to be forgotten.
    Delete {
        author: Author,
        locale: &'static Locale,
        reply: oneshot::Sender<Result<(), ErrorBody>>,
    },
    /// Nothing: to be loaded and to do what is due is enough.
    Nudge,
    /// The server stops.
    Stop,
}

impl Message {
    /// Whether somebody waits for what comes of it, so that a table is loaded for it.
    pub(super) const fn is_awaited(&self) -> bool {
        match self {
            Self::Ask { .. }
            | Self::Watch { .. }
            | Self::Look { .. }
            | Self::Sitting { .. }
            | Self::Delete { .. } => true,
            Self::Unwatch { .. } | Self::Chosen { .. } | Self::Nudge | Self::Stop => false,
        }
    }

    /// Answers a message for a table that is not served.
    pub(super) fn refuse(self, code: TableCode, trouble: Trouble) {
        match self {
            Self::Ask { id, locale, reply, .. } => {
                reply.send(id, Err(trouble_error(trouble, locale)));
            }
            Self::Watch { watcher, .. } => watcher.tell_trouble(code, trouble),
            Self::Look { reply, .. } => drop(reply.send(Err(trouble))),
            Self::Sitting { reply } => drop(reply.send(Err(trouble))),
            Self::Delete { locale, reply, .. } => {
                drop(reply.send(Err(trouble_error(trouble, locale))));
            }
            Self::Unwatch { .. } | Self::Chosen { .. } | Self::Nudge | Self::Stop => {}
        }
    }
}

impl Reply {
    /// Sends the answer to a client's message of that id.
    pub(super) fn send(self, id: String, outcome: Result<Option<String>, ErrorBody>) {
        match self {
            Self::Message(outbox) => outbox.send(&match outcome {
                Ok(table) => ServerMessage::Ack { id, table },
                Err(error) => ServerMessage::Refused { id, error },
            }),
            // Whoever no longer waits for an answer does not get one.
            Self::Answer(sender) => drop(sender.send(outcome)),
        }
    }
}

/// What is wrong with a table, as an error.
pub(super) fn trouble_error(trouble: Trouble, locale: &Locale) -> ErrorBody {
    let (code, message) = match trouble {
        Trouble::Missing | Trouble::Deleted | Trouble::Closed => ("no_table", "table-missing"),
        Trouble::Storage | Trouble::Over => ("storage", "table-storage"),
        Trouble::Quarantined => ("quarantined", "table-quarantined"),
        Trouble::OtherRules => ("other_rules", "table-other-rules"),
    };
    ErrorBody { code: code.to_owned(), rule: None, message: locale.text(message) }
}

/// An error of the server as it is sent.
pub(super) fn internal() -> ErrorBody {
    show::error(&Fault::new(Code::Internal, "the server made a mistake; please report it"))
}
