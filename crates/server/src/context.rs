//! Shared by all parts of a running server.

use std::num::NonZeroU32;
use std::sync::Arc;

use munera_storage::{Logs, People};

use super::config::Config;
use super::forgetting::Forgetting;
use super::health::Readiness;
use super::limits::Limits;
use super::metrics::Metrics;
use super::people::{Passwords, Sessions};
use super::replays::Replays;
use super::shutdown::Shutdown;
use super::slots::{Slots, Turns};
use super::table_clock::TableClock;
use super::written_once::WrittenOnce;

/// How many records one address may upload at once. Each is held in memory until it has come in.
pub(crate) const UPLOADS_AT_ONCE: NonZeroU32 = NonZeroU32::new(2).expect("it is not zero");

/// How many requests of one address the server works on at once: far more than a browser sends, and
/// so few that others hardly notice them.
pub(crate) const REQUESTS_AT_ONCE: u32 = 16;

/// Shared by all parts of a running server: its settings, storage, metrics and limits.
///
/// Routers have it as their state, or can make it from theirs: the extractors ask for
/// `Arc<ServerContext>: FromRef<S>`.
pub struct ServerContext {
    /// The settings.
    pub config: Config,
    /// The time.
    pub clock: TableClock,
    /// The logs of tables.
    pub logs: Arc<dyn Logs>,
    /// Guests, accounts and their secrets.
    pub people: Arc<dyn People>,
    /// The people whom the server has recently recognised.
    pub sessions: Sessions,
    /// Has people erased at tables whom the storage has forgotten.
    pub forgetting: Forgetting,
    /// Hashes passwords, a few at a time.
    pub passwords: Passwords,
    /// The figures for `/metrics`.
    pub metrics: Arc<Metrics>,
    /// How often things may be done.
    pub limits: Arc<Limits>,
    /// The requests of each address that the server works on; others wait.
    pub requests: Turns,
    /// The sockets that each address may hold.
    pub sockets: Slots,
    /// The records that each address may upload at once.
    pub uploads: Slots,
    /// The answers that are the same for every client.
    pub written_once: WrittenOnce,
    /// The replays that are computed.
    pub replays: Replays,
    /// Whether the tables are loaded. The code that loads them sets it.
    pub readiness: Readiness,
    /// Whether the server must stop.
    pub shutdown: Shutdown,
}

impl ServerContext {
    /// A server that has not started.
    pub fn new(
        config: Config,
        metrics: Arc<Metrics>,
        logs: Arc<dyn Logs>,
        people: Arc<dyn People>,
    ) -> Arc<Self> {
        Self::with_clock(TableClock::start(), config, metrics, logs, people)
    }

    /// The same, with another clock.
    pub fn with_clock(
        clock: TableClock,
        config: Config,
        metrics: Arc<Metrics>,
        logs: Arc<dyn Logs>,
        people: Arc<dyn People>,
    ) -> Arc<Self> {
        Arc::new(Self {
            sessions: Sessions::new(Arc::clone(&people), clock.clone()),
            clock,
            forgetting: Forgetting::new(),
            passwords: Passwords::new(),
            limits: Arc::new(Limits::new(&config)),
            requests: Turns::new(REQUESTS_AT_ONCE as usize),
            sockets: Slots::new(config.sockets_per_address),
            written_once: WrittenOnce::default(),
            uploads: Slots::new(UPLOADS_AT_ONCE),
            replays: Replays::new(Arc::clone(&metrics)),
            readiness: Readiness::default(),
            shutdown: Shutdown::new(),
            config,
            metrics,
            logs,
            people,
        })
    }
}
