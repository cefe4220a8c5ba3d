//! One seat at one table, as its client knows it.

use munera_bots::Generator;
use munera_guide::wire::{ClientMessage, ServerMessage, StageForm, StreamItem, TableState};
use munera_rules::Randomness;
use serde_json::Value;

/// A move that was sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) id: String,
    pub(crate) request: u32,
    pub(crate) choice: String,
}

/// One seat at one table, as its client knows it from the messages that it got.
#[derive(Debug)]
pub(crate) struct SeatClient {
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) version: u64,
    pub(crate) items: Vec<StreamItem>,
    pub(crate) view: Value,
    pub(crate) state: Option<Box<TableState>>,
    /// The move that is not answered yet.
    pub(crate) pending: Option<Sent>,
    /// The last acknowledged move.
    pub(crate) acknowledged: Option<Sent>,
    answered: Option<u32>,
}

impl SeatClient {
    pub(crate) fn new(table: &str, seat: u8) -> Self {
        Self {
            table: table.to_owned(),
            seat,
            version: 0,
            items: Vec::new(),
            view: Value::Null,
            state: None,
            pending: None,
            acknowledged: None,
            answered: None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.stage == StageForm::Over)
    }

    /// The subscription from the client's version on.
    pub(crate) fn watch(&self) -> ClientMessage {
        let (table, seat) = (self.table.clone(), Some(self.seat));
        ClientMessage::Watch { table, seat, version: Some(self.version) }
    }

    pub(crate) fn message(&self, sent: &Sent) -> ClientMessage {
        let Sent { id, request, choice } = sent.clone();
        ClientMessage::Move { table: self.table.clone(), seat: self.seat, request, id, choice }
    }

    /// Takes a message of the server about this seat, and checks its versions.
    ///
    /// A whole state in place of the missing news would mean that the server does not know the
    /// client's version: it told something and then forgot it.
    pub(crate) fn take(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Update { table, seat, from, items, state, view, .. }
                if table == self.table && seat == Some(self.seat) =>
            {
                assert_eq!(from, self.version, "every version comes once: {table} {}", self.seat);
                self.version += items.len() as u64;
                self.items.extend(items);
                self.state = Some(state);
                if let Some(view) = view {
                    self.view = view.to_json();
                }
            }
            ServerMessage::State { table, version, .. } => {
                panic!("{table}: version {} is not known, {version} is", self.version)
            }
            _ => {}
        }
    }

    /// A legal move, if the seat is asked and no move is pending.
    pub(crate) fn decide(&mut self, id: String, generator: &mut Generator) -> Option<Sent> {
        let request = self.state.as_ref()?.own?.request?;
        if self.pending.is_some() || self.answered == Some(request) {
            return None;
        }
        let legal = self.view["legal"].as_array().filter(|legal| !legal.is_empty())?;
        let choice = &legal[generator.below(legal.len() as u32) as usize];
        let choice = choice.as_str().expect("a move is text").to_owned();
        self.answered = Some(request);
        self.pending = Some(Sent { id, request, choice });
        self.pending.clone()
    }
}
