//! The server that is attacked, and where attackers come from.

use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tempfile::TempDir;

use super::browser::Browser;
use super::probe::Probe;
use super::server::{Launch, Server};

/// The server that is attacked, and where attackers come from.
pub(crate) struct Scene {
    program: PathBuf,
    flags: Vec<String>,
    folder: TempDir,
    server: Mutex<Option<Server>>,
    pub(crate) probe: Probe,
    /// When the preparations were done.
    begun: Mutex<Instant>,
}

impl Scene {
    /// Starts a server on an empty database.
    pub(crate) fn new(program: &Path, flags: &[&str]) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let flags = flags.iter().map(|flag| (*flag).to_owned()).collect::<Vec<_>>();
        let database = folder.path().join("munera.db");
        let launch = Launch { program, database: &database, flags: &flags, environment: &[] };
        let server = launch.start()?;
        let probe = Probe::of(server.number());
        let server = Mutex::new(Some(server));
        let begun = Mutex::new(Instant::now());
        Ok(Self { program: program.to_owned(), flags, folder, server, probe, begun })
    }

    /// The server's address.
    pub(crate) fn address(&self) -> Result<SocketAddr> {
        locked(&self.server)
            .as_ref()
            .map(|server| server.address)
            .ok_or_else(|| Error::other("no server runs"))
    }

    /// A client at the one address from which the attack comes.
    pub(crate) fn attacker(&self) -> Result<Browser> {
        Ok(Browser::new(self.address()?, Ipv4Addr::new(127, 66, 0, 1)))
    }

    /// A client at another address, which is different for each number.
    pub(crate) fn person(&self, number: u16) -> Result<Browser> {
        let [high, low] = number.to_be_bytes();
        Ok(Browser::new(self.address()?, Ipv4Addr::new(127, 77, high, low)))
    }

    /// Notes that the preparations are done: from now on people must not be hurt.
    pub(crate) fn begin(&self) {
        *locked(&self.begun) = Instant::now();
    }

    /// When the attack began.
    pub(crate) fn begun(&self) -> Instant {
        *locked(&self.begun)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("munera.db")
    }

    /// Kills the server in the middle of its work.
    pub(crate) fn kill(&self) -> Result<()> {
        locked(&self.server).take().map_or(Ok(()), Server::kill)
    }

    /// Stops the server as an operator does.
    pub(crate) fn stop(&self) -> Result<()> {
        locked(&self.server).take().map_or(Ok(()), Server::stop)
    }

    /// Starts the next server on the same database.
    pub(crate) fn start(&self) -> Result<()> {
        self.start_with(&[])
    }

    /// The same, with more environment variables.
    pub(crate) fn start_with(&self, environment: &[(String, String)]) -> Result<()> {
        let server = self.launch(&self.database(), environment)?;
        self.probe.turn_to(server.number());
        *locked(&self.server) = Some(server);
        Ok(())
    }

    /// Starts another server beside the one that runs.
    pub(crate) fn start_another(&self, database: &Path) -> Result<Server> {
        self.launch(database, &[])
    }

    fn launch(&self, database: &Path, environment: &[(String, String)]) -> Result<Server> {
        Launch { program: &self.program, database, flags: &self.flags, environment }.start()
    }
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}
