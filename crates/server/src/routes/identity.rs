//! The person at the other end of a connection, as long as their secret is valid.

use std::sync::Arc;

use munera_session::Author;
use munera_storage::PersonId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::author;
use crate::ServerContext;

/// The person or program at the other end of a connection, valid as long as the session or token
/// is.
pub(super) struct Identity {
    context: Arc<ServerContext>,
    person: PersonId,
    secret: [u8; 32],
    changes: broadcast::Receiver<PersonId>,
    /// Whether the person must be looked up again because something may have changed. True at
    /// first: the person was recognised before this connection listened for changes.
    must_look: bool,
}

impl Identity {
    /// A person whom the server has just recognised by the secret with that hash.
    pub(super) fn new(context: Arc<ServerContext>, person: PersonId, secret: [u8; 32]) -> Self {
        let changes = context.sessions.changes();
        Self { context, person, secret, changes, must_look: true }
    }

    /// Waits until the session or token is withdrawn.
    pub(super) async fn until_withdrawn(mut self) {
        while self.changed().await.is_some() {}
    }

    /// Waits until data of the person has changed; `None` when the session or token is withdrawn.
    /// If this future is dropped early, the next call reports the change.
    pub(super) async fn changed(&mut self) -> Option<Author> {
        while !self.must_look {
            self.must_look = match self.changes.recv().await {
                Ok(person) => person == self.person,
                Err(RecvError::Lagged(_)) => true,
                // The server is gone, so nothing can change any more.
                Err(RecvError::Closed) => std::future::pending().await,
            };
        }
        // If the storage does not answer, the connection ends; the client connects again.
        let found = self.context.sessions.find(self.secret).await.ok().flatten();
        self.must_look = false;
        found.map(author)
    }
}
