//! What all parts of a running server share.

use std::sync::Arc;

use munera_storage::{Logs, People};

use super::config::Config;
use super::health::Readiness;
use super::limits::Limits;
use super::metrics::Metrics;
use super::people::{Passwords, Sessions};
use super::shutdown::Shutdown;
use super::slots::Slots;

/// What all parts of a running server share: its settings, its storage, its counts and limits.
///
/// Routers have it as their state, or can make it from theirs: the extractors ask for
/// `Arc<ServerContext>: FromRef<S>`.
pub struct ServerContext {
    /// The settings.
    pub config: Config,
    /// The logs of tables.
    pub logs: Arc<dyn Logs>,
    /// Who is who.
    pub people: Arc<dyn People>,
    /// Who has been recognised of late.
    pub sessions: Sessions,
    /// The work on passwords.
    pub passwords: Passwords,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How often things may be done.
    pub limits: Limits,
    /// The sockets that each address may hold.
    pub sockets: Slots,
    /// Whether the tables are awake. The code that wakes them says so.
    pub readiness: Readiness,
    /// Whether it is time to stop.
    pub shutdown: Shutdown,
}

impl ServerContext {
    /// A server that has not begun.
    pub fn new(
        config: Config,
        metrics: Arc<Metrics>,
        logs: Arc<dyn Logs>,
        people: Arc<dyn People>,
    ) -> Arc<Self> {
        Arc::new(Self {
            sessions: Sessions::new(Arc::clone(&people)),
            passwords: Passwords::new(),
            limits: Limits::new(&config),
            sockets: Slots::new(config.sockets_per_address),
            readiness: Readiness::default(),
            shutdown: Shutdown::new(),
            config,
            metrics,
            logs,
            people,
        })
    }
}
