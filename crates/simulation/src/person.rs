//! A person with a browser, as the simulation plays them.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};

use munera_bots::Generator;
use munera_guide::wire::{ClientMessage, TableCommand};
use munera_rules::Randomness;
use munera_server::AddressGroup;
use munera_session::{Author, PersonId};

use crate::clock_reading::ClockReading;
use crate::frame::State;

/// A viewer of a table: a seat, or a spectator.
pub(crate) type Place = (String, Option<u8>);

/// A person with a browser.
pub(crate) struct Person {
    pub(crate) number: usize,
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// The hash of the secret that the browser keeps.
    pub(crate) secret: [u8; 32],
    pub(crate) generator: Generator,
    /// How long the person usually thinks, in milliseconds.
    pub(crate) pace: u32,
    pub(crate) looks_at_lobby: bool,
    pub(crate) line: Option<Line>,
    pub(crate) places: BTreeMap<Place, Watched>,
    /// The seats at each table, and whether the person is its host.
    pub(crate) roles: BTreeMap<String, (Vec<u8>, bool)>,
    /// What is not answered yet, by id.
    pub(crate) pending: BTreeMap<String, Pending>,
    /// The last acknowledged thing, which is sent again now and then.
    pub(crate) acknowledged: Option<(String, Pending)>,
    /// How many ids were made.
    pub(crate) made: u64,
    /// Does not connect before this moment.
    pub(crate) away_until: u64,
}

/// A connection, as the client sees it.
pub(crate) struct Line {
    /// The number of the connection.
    pub(crate) connection: u64,
    /// Frames may have been read long after they were made.
    pub(crate) was_deaf: bool,
    /// Nothing arrives any more.
    pub(crate) is_broken: bool,
    /// Since when each table says that the storage fails.
    pub(crate) troubled: BTreeMap<String, u64>,
}

/// What a client knows of a table as one viewer.
#[derive(Default)]
pub(crate) struct Watched {
    /// The version that the client has; none if it has nothing.
    pub(crate) version: Option<u64>,
    /// Whether this connection has asked for everything, and not for what is new.
    pub(crate) has_asked_for_all: bool,
    /// Whether this connection has answered yet.
    pub(crate) is_fresh: bool,
    pub(crate) state: Option<State>,
    pub(crate) legal: Vec<String>,
    /// The last question that was answered.
    pub(crate) answered: Option<u32>,
    /// The question that the person thinks about.
    pub(crate) thinks_about: Option<u32>,
    pub(crate) reading: Option<ClockReading>,
}

/// Something that was sent and is not answered yet.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) table: String,
    pub(crate) what: What,
    /// When it was last sent.
    pub(crate) sent: u64,
    /// How often the storage has refused it.
    pub(crate) tries: u32,
}

/// A move or a command.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Move { seat: u8, request: u32, choice: String },
    Command(TableCommand),
}

impl Person {
    pub(crate) fn group(&self) -> AddressGroup {
        let [_, _, high, low] = (self.number as u32 + 1).to_be_bytes();
        AddressGroup::of(IpAddr::V4(Ipv4Addr::new(10, 0, high, low)))
    }

    pub(crate) fn author(&self) -> Author {
        Author { id: self.id, formerly: Vec::new(), name: self.name.clone(), is_program: false }
    }

    /// Whether something with this chance of one in so many happens.
    pub(crate) fn one_in(&mut self, many: u32) -> bool {
        self.generator.below(many) == 0
    }

    pub(crate) fn below(&mut self, bound: u32) -> u64 {
        u64::from(self.generator.below(bound.max(1)))
    }

    /// A new id.
    pub(crate) fn new_id(&mut self) -> String {
        self.made += 1;
        format!("p{}-{}", self.number, self.made)
    }

    /// The seats that the person has at a table.
    pub(crate) fn seats_at(&self, table: &str) -> &[u8] {
        self.roles.get(table).map_or(&[], |(seats, _)| seats)
    }

    pub(crate) fn is_host_at(&self, table: &str) -> bool {
        self.roles.get(table).is_some_and(|(_, host)| *host)
    }

    /// What any viewer that the client is was last told of a table.
    pub(crate) fn state_of(&self, table: &str) -> Option<&State> {
        let own = self.places.range((table.to_owned(), None)..);
        let own = own.take_while(|((code, _), _)| code == table);
        own.filter(|(_, watched)| watched.is_fresh).find_map(|(_, watched)| watched.state.as_ref())
    }

    /// Whether the person waits for the answer to a command.
    pub(crate) fn waits_for(&self, table: &str) -> bool {
        self.pending.values().any(|pending| pending.table == table)
    }
}

impl Pending {
    pub(crate) fn message(&self, id: &str) -> ClientMessage {
        let (table, id) = (self.table.clone(), id.to_owned());
        match self.what.clone() {
            What::Move { seat, request, choice } => {
                ClientMessage::Move { table, seat, request, id, choice }
            }
            What::Command(command) => ClientMessage::Do { table, id, command },
        }
    }
}
