//! Whether whoever holds a connection is still known.

use std::sync::Arc;

use munera_session::Author;
use munera_storage::PersonId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::author;
use crate::ServerContext;
use crate::tables::connection::Acquaintance;

/// Somebody who is known as long as their session or token is.
pub(super) struct Known {
    context: Arc<ServerContext>,
    person: PersonId,
    secret: [u8; 32],
    changes: broadcast::Receiver<PersonId>,
    /// Whether something has changed since they were last looked up. At first nobody can tell: they
    /// were recognised before the changes were listened to.
    must_look: bool,
}

impl Known {
    /// Somebody who has just been recognised by the secret of that hash.
    pub(super) fn new(context: Arc<ServerContext>, person: PersonId, secret: [u8; 32]) -> Self {
        let changes = context.sessions.changes();
        Self { context, person, secret, changes, must_look: true }
    }

    /// Waits until they are known no longer.
    pub(super) async fn until_gone(mut self) {
        while self.next().await.is_some() {}
    }
}

impl Acquaintance for Known {
    async fn next(&mut self) -> Option<Author> {
        while !self.must_look {
            self.must_look = match self.changes.recv().await {
                Ok(person) => person == self.person,
                Err(RecvError::Lagged(_)) => true,
                // There is no server any more that could change anything.
                Err(RecvError::Closed) => std::future::pending().await,
            };
        }
        // Whoever cannot be looked up is let go, and comes back when they can be.
        let found = self.context.sessions.find(self.secret).await.ok().flatten();
        self.must_look = false;
        found.map(author)
    }
}
