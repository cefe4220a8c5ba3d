//! Everything that a run simulates, and what it has found.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write;
use std::sync::Arc;

use axum::extract::ws::Message;
use munera_bots::Generator;
use munera_protocol::content::Packs;
use munera_rules::Randomness;
use munera_server::ServerContext;
use munera_server::routes::TableRoutes;
use munera_server::tables::Tables;

use crate::agenda::{Actor, Agenda};
use crate::bots::Tempo;
use crate::chance::Chance;
use crate::figures::Figures;
use crate::input::Scripted;
use crate::ledger::{Ledger, hash};
use crate::party::Party;
use crate::person::Person;
use crate::pipe::Pipe;
use crate::storage::{Planted, SimulatedStorage};
use crate::transcript::Transcript;

/// How many of the last events are kept for a person who looks for a fault.
const MOST_TRACED: usize = 400;

/// Everything that a run simulates, and what it has found.
pub(crate) struct World {
    pub(crate) seed: u64,
    /// Everything that is drawn beside what people do.
    pub(crate) chance: Chance,
    pub(crate) agenda: Arc<Agenda>,
    pub(crate) storage: SimulatedStorage,
    pub(crate) packs: Arc<Packs>,
    pub(crate) generator: Generator,
    pub(crate) server: Option<Server>,
    /// How far the machine's clock is ahead of the simulation, in milliseconds.
    pub(crate) machine_ahead: i64,
    /// When the server ran: from, and until.
    pub(crate) lives: Vec<(u64, Option<u64>)>,
    /// The server dies now.
    pub(crate) is_dying: bool,
    pub(crate) people: Vec<Person>,
    pub(crate) parties: Vec<Party>,
    /// The connections of this life of the server.
    pub(crate) pipes: BTreeMap<u64, Arc<Pipe>>,
    /// What has reached the server from outside, if it is kept.
    pub(crate) script: Option<Vec<Scripted>>,
    /// What the server has sent, if it is kept.
    pub(crate) transcript: Transcript,
    /// How fast bots are.
    pub(crate) tempo: Tempo,
    /// How long no server runs after this one, if that is decided.
    pub(crate) away: Option<u64>,
    /// Whose connection it is, by number.
    pub(crate) lines: BTreeMap<u64, usize>,
    /// How many connections there have been.
    pub(crate) connections: u64,
    /// Since when the storage and the network have been sound; none while they are not.
    pub(crate) sound_since: Option<u64>,
    /// No faults any more, and everyone plays their games to the end.
    pub(crate) is_finale: bool,
    pub(crate) is_over: bool,
    pub(crate) ledger: Ledger,
    pub(crate) figures: Figures,
    pub(crate) violation: Option<String>,
    /// A digest of every frame that any client has read, and of its moment.
    pub(crate) digest: u64,
    pub(crate) trace: Option<VecDeque<String>>,
    pub(crate) planted: Option<Planted>,
}

/// A server that runs.
pub(crate) struct Server {
    pub(crate) routes: TableRoutes,
}

impl Server {
    pub(crate) fn tables(&self) -> &Tables {
        &self.routes.tables
    }

    pub(crate) fn context(&self) -> &Arc<ServerContext> {
        &self.routes.context
    }
}

impl World {
    pub(crate) fn now(&self) -> u64 {
        self.agenda.now()
    }

    /// The number of the server's life.
    pub(crate) fn life(&self) -> u32 {
        self.lives.len() as u32
    }

    /// Something that must never happen has happened.
    pub(crate) fn violate(&mut self, what: impl Into<String>) {
        let what = what.into();
        self.note(|| format!("VIOLATION {what}"));
        self.violation.get_or_insert(what);
        self.is_over = true;
        self.is_dying = true;
    }

    /// Notes an event for a person who looks for a fault.
    pub(crate) fn note(&mut self, what: impl FnOnce() -> String) {
        let now = self.now();
        if let Some(trace) = &mut self.trace {
            if trace.len() >= MOST_TRACED {
                trace.pop_front();
            }
            let mut line = String::new();
            // Writing to a string cannot fail.
            let _ = write!(line, "{:>10}.{:03} {}", now / 1_000, now % 1_000, what());
            trace.push_back(line);
        }
    }

    /// Adds something that a client has read to the digest of the run.
    pub(crate) fn digest(&mut self, connection: u64, text: &str) {
        let own = hash(text) ^ self.now().rotate_left(32) ^ connection;
        self.digest = self.digest.rotate_left(5).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ own;
    }

    pub(crate) fn below(&mut self, bound: u32) -> u64 {
        u64::from(self.generator.below(bound.max(1)))
    }

    /// How long the server ran between two moments.
    pub(crate) fn up_between(&self, from: u64, to: u64) -> u64 {
        let now = self.now();
        let within = |(begun, ended): &(u64, Option<u64>)| {
            ended.unwrap_or(now).min(to).saturating_sub((*begun).max(from))
        };
        self.lives.iter().rev().take_while(|(_, end)| end.unwrap_or(now) >= from).map(within).sum()
    }

    /// For a planted fault: every connection is sent something.
    pub(crate) fn tell_everyone_something(&self) {
        for pipe in self.pipes.values() {
            pipe.send_down(Message::Ping(axum::body::Bytes::new()));
        }
    }

    /// Lets a person do something later.
    pub(crate) fn later(
        &self,
        person: usize,
        delay: u64,
        action: impl FnOnce(&mut Self) + Send + 'static,
    ) {
        self.agenda.plan(delay, Actor::Person(person), action);
    }
}
