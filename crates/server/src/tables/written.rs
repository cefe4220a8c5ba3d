//! Messages as they are sent.

use bytes::Bytes;
use serde::Serialize;

/// A message as it is sent: JSON in one line. Clones share the text, for many clients may be told the
/// same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMessage(Bytes);

impl WrittenMessage {
    /// Writes a message. Messages of the wire can be written: all their keys are texts.
    pub fn of(message: &impl Serialize) -> Self {
        Self(serde_json::to_vec(message).unwrap_or_default().into())
    }

    /// The text, in UTF-8.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}
