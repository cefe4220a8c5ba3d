//! What a reader of a table's stream knows.

use munera_guide::wire::{ServerMessage, TableState, Trouble};
use serde_json::Value;

/// What a reader of a table's stream knows: all that it was told, put together.
#[derive(Debug, Default)]
pub(super) struct Reading {
    /// How much it has been told; none before the first line and after a gap.
    pub(super) version: Option<u64>,
    pub(super) state: Option<TableState>,
    pub(super) view: Value,
}

/// Why a stream cannot be read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Break {
    /// Something is missing: everything is to be read anew.
    Gap,
    /// There is nothing more to be read here.
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
                // Moves are refused for a while, and then no longer.
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

    /// The moves that the own seat may make.
    pub(super) fn legal(&self) -> Vec<&str> {
        let legal = self.view["legal"].as_array();
        legal.into_iter().flatten().filter_map(Value::as_str).collect()
    }
}
