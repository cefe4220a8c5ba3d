//! The clients that watch one table.

use std::collections::{BTreeMap, BTreeSet};

use munera_guide::wire::{ServerMessage, Trouble};
use munera_ids::TableCode;
use munera_rules::{Seat, SeatSet, Viewer};
use munera_session::{Author, Moment};

use super::any_table::AnyTable;
use super::outbox::Outbox;
use super::written::WrittenMessage;
use crate::client::AddressGroup;

/// A client that watches a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The number of its connection.
    pub connection: u64,
    /// The person.
    pub author: Author,
    /// Where it watches from, for its share of the bots' time.
    pub group: AddressGroup,
    /// The seat as which it watches, or a spectator.
    pub viewer: Viewer,
    /// Where its messages go.
    pub outbox: Outbox,
    /// Whether the client gets `you` messages. Programs learn their seats in another way.
    pub learns_its_role: bool,
}

impl Watcher {
    /// Tells the client that something is wrong with the table.
    pub(super) fn tell_trouble(&self, code: TableCode, trouble: Trouble) {
        self.outbox.send(&ServerMessage::Trouble { table: code.to_string(), trouble });
    }
}

/// The seats that a person holds, and whether they are the host.
type Role = (SeatSet, bool);

/// The clients that watch one table.
pub(super) struct Watchers {
    code: TableCode,
    list: Vec<Watcher>,
    /// The role that each connection was last told.
    roles: BTreeMap<u64, Role>,
    /// The message about presence that each connection was last sent.
    presences: BTreeMap<u64, WrittenMessage>,
}

impl Watchers {
    /// No clients yet.
    pub(super) const fn none(code: TableCode) -> Self {
        Self { code, list: Vec::new(), roles: BTreeMap::new(), presences: BTreeMap::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Removes all clients.
    pub(super) fn clear(&mut self) {
        self.list.clear();
    }

    /// Adds a client, and sends it its first messages and who is at the table.
    pub(super) fn add(&mut self, watcher: Watcher, first: &[ServerMessage], table: &dyn AnyTable) {
        let same = |other: &Watcher| {
            other.connection == watcher.connection && other.viewer == watcher.viewer
        };
        self.list.retain(|other| !same(other));
        self.roles.remove(&watcher.connection);
        self.tell_role(&watcher, table);
        for message in first {
            watcher.outbox.send(message);
        }
        let (connection, outbox) = (watcher.connection, watcher.outbox.clone());
        self.list.push(watcher);
        let presence = self.presence(table);
        self.presences.insert(connection, presence.clone());
        outbox.send_written(presence);
    }

    /// Removes a connection, as one viewer or completely; returns its author.
    pub(super) fn remove(&mut self, connection: u64, viewer: Option<Viewer>) -> Vec<Watcher> {
        let goes = |watcher: &mut Watcher| {
            watcher.connection == connection && viewer.is_none_or(|viewer| viewer == watcher.viewer)
        };
        let gone: Vec<Watcher> = self.list.extract_if(.., goes).collect();
        if self.list.iter().all(|watcher| watcher.connection != connection) {
            self.roles.remove(&connection);
            self.presences.remove(&connection);
        }
        gone
    }

    /// Whether a person watches, through any connection.
    pub(super) fn has(&self, author: &Author) -> bool {
        self.list.iter().any(|other| other.author.is(author.id))
    }

    /// Notes at the table that all of them are connected.
    pub(super) fn note_presence(&self, table: &mut dyn AnyTable, now: Moment) {
        for watcher in &self.list {
            table.note_presence(&watcher.author, true, true, now);
        }
    }

    /// Tells each client its role at the table, if that has changed.
    pub(super) fn tell_roles(&mut self, table: &dyn AnyTable) {
        for watcher in self.list.clone() {
            self.tell_role(&watcher, table);
        }
    }

    /// Tells a connection its client's role, unless it already knows.
    fn tell_role(&mut self, watcher: &Watcher, table: &dyn AnyTable) {
        if !watcher.learns_its_role {
            return;
        }
        let seats = table.seats_of(&watcher.author);
        let role = (seats, table.is_host(&watcher.author));
        if self.roles.insert(watcher.connection, role) != Some(role) {
            let (table, host) = (self.code.to_string(), role.1);
            let seats = seats.iter().map(Seat::number).collect();
            watcher.outbox.send(&ServerMessage::You { table, seats, host });
        }
    }

    /// Removes clients that may no longer see what their viewer sees.
    pub(super) fn drop_unauthorised(&mut self, table: &dyn AnyTable) {
        let code = self.code;
        self.list.retain(|watcher| {
            let may = table.may_see(&watcher.author, watcher.viewer);
            if !may {
                watcher.tell_trouble(code, Trouble::Closed);
            }
            may
        });
    }

    /// Sends a message to all clients that watch as this viewer. It is written only once, and only
    /// if there is one.
    pub(super) fn tell_viewer(
        &self,
        viewer: Viewer,
        message: impl FnOnce() -> Option<ServerMessage>,
    ) {
        let mut watchers = self.list.iter().filter(|watcher| watcher.viewer == viewer).peekable();
        if watchers.peek().is_none() {
            return;
        }
        if let Some(text) = message().as_ref().map(WrittenMessage::of) {
            watchers.for_each(|watcher| watcher.outbox.send_written(text.clone()));
        }
    }

    /// Sends every client the whole table as its viewer sees it.
    pub(super) fn tell_states(&self, table: &dyn AnyTable, now: Moment) {
        let viewers: BTreeSet<Option<u8>> =
            self.list.iter().map(|watcher| watcher.viewer.seat().map(Seat::number)).collect();
        for seat in viewers {
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
            self.tell_viewer(viewer, || Some(table.state(viewer, now)));
        }
    }

    /// Tells which seats have connected people, to the clients that do not know it yet.
    pub(super) fn tell_presence(&mut self, table: &dyn AnyTable) {
        let text = self.presence(table);
        for watcher in &self.list {
            let known = self.presences.insert(watcher.connection, text.clone());
            if known.as_ref() != Some(&text) {
                watcher.outbox.send_written(text.clone());
            }
        }
    }

    /// The message that says which seats have connected people.
    fn presence(&self, table: &dyn AnyTable) -> WrittenMessage {
        let watchers = self.list.iter();
        let spectators = watchers.filter(|watcher| table.seats_of(&watcher.author).is_empty());
        let spectators: BTreeSet<u64> = spectators.map(|watcher| watcher.connection).collect();
        WrittenMessage::of(&ServerMessage::Presence {
            table: self.code.to_string(),
            here: table.here(),
            spectators: spectators.len() as u32,
        })
    }

    /// Tells all clients that something is wrong with the table.
    pub(super) fn tell_trouble(&self, trouble: Trouble) {
        self.tell_all(&ServerMessage::Trouble { table: self.code.to_string(), trouble });
    }

    /// Tells every connection once, even if it watches as several viewers.
    fn tell_all(&self, message: &ServerMessage) {
        let text = WrittenMessage::of(message);
        let mut told = BTreeSet::new();
        for watcher in &self.list {
            if told.insert(watcher.connection) {
                watcher.outbox.send_written(text.clone());
            }
        }
    }
}
