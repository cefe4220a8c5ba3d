//! Everything that a server sends, with its moments.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Message;

/// What was sent to each connection, by its number: the moments, and the frames to the byte.
pub(crate) type Sent = BTreeMap<u64, Vec<(u64, Message)>>;

/// Keeps everything that the server writes into connections, if anyone wants it.
#[derive(Clone, Default)]
pub(crate) struct Transcript(Option<Arc<Mutex<Sent>>>);

impl Transcript {
    pub(crate) fn kept() -> Self {
        Self(Some(Arc::default()))
    }

    pub(crate) fn note(&self, moment: u64, connection: u64, message: &Message) {
        if let Some(sent) = &self.0 {
            // A panic in between ends the simulation anyway.
            let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
            sent.entry(connection).or_default().push((moment, message.clone()));
        }
    }

    /// Everything so far.
    pub(crate) fn take(&self) -> Sent {
        let sent = self
            .0
            .as_ref()
            .map(|sent| std::mem::take(&mut *sent.lock().unwrap_or_else(PoisonError::into_inner)));
        sent.unwrap_or_default()
    }
}
