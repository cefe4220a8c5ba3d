//! Messages as they are sent.

use bytes::Bytes;
use serde::Serialize;

/// A message in the form that is sent: JSON in one line. Clones share the text, because many
/// clients may get the same message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMessage(Bytes);

impl WrittenMessage {
    /// Writes a message. This cannot fail, because all keys are texts.
    pub fn of(message: &impl Serialize) -> Self {
        Self(serde_json::to_vec(message).unwrap_or_default().into())
    }

    /// How many bytes it has.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The text, in UTF-8.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}
