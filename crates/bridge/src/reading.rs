//! What a reader of a table's stream knows.

use munera_guide::wire::{ServerMessage, TableState, Trouble};
use serde_json::Value;

/// What a reader of a table's stream knows: the sum of all messages so far.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// The version; none before the first line and after a gap.
    pub(super) version: Option<u64>,
    pub(super) state: Option<TableState>,
    pub(super) view: Value,
}

/// Why the reader cannot continue with a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Break {
    /// Something is missing: the reader must start again without a version.
    Gap,
    /// The table or the seat is gone.
    Gone,
}

impl Reading {
    /// Reads a message.
    pub(super) fn take(&mut self, message: ServerMessage) -> Result<(), Break> {
        match message {
            ServerMessage::State { version, state, view, .. } => {
                *self = Self { version: Some(version), state: Some(*state), view: view.to_json() };
            }
            ServerMessage::Update { from, items, state, view, .. } => {
                if self.version != Some(from) {
                    self.version = None;
                    return Err(Break::Gap);
                }
                self.version = Some(from + items.len() as u64);
                self.state = Some(*state);
                if let Some(view) = view {
                    self.view = view.to_json();
                }
            }
            ServerMessage::Trouble { trouble, .. } => match trouble {
                // The server refuses moves for a while.
                Trouble::Storage | Trouble::Over => {}
                Trouble::Missing
                | Trouble::Quarantined
                | Trouble::OtherRules
                | Trouble::Deleted
                | Trouble::Closed => {
                    return Err(Break::Gone);
                }
            },
            _ => {}
        }
        Ok(())
    }

    /// The legal moves of the program's seat.
    pub(super) fn legal(&self) -> Vec<&str> {
        let legal = self.view["legal"].as_array();
        legal.into_iter().flatten().filter_map(Value::as_str).collect()
    }
}
