//! The server that is measured, and its start.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use munera_ids::TableCode;
use munera_storage::{
    Logs, NewTable, Sqlite, SqliteSettings, StoredEntry, SummaryStage, TableSummary,
};
use tempfile::TempDir;

use super::server::{self, Launch, Server};

/// The longest start on an empty database.
const SOON_ON_NOTHING: Duration = Duration::from_millis(200);
/// The longest start on a database with ten thousand games.
const SOON: Duration = Duration::from_secs(1);
/// The most memory of an idle server, in mebibytes.
const LARGEST_IDLE: u64 = 40;

/// A server for this measurement. It runs until it is dropped.
pub(crate) struct MeasuredServer {
    server: Server,
    pub(crate) address: SocketAddr,
    /// How long it took until it was ready.
    pub(crate) ready_after: Duration,
    _folder: Option<TempDir>,
}

impl MeasuredServer {
    /// Starts a server, on an empty database or on the one in a folder.
    pub(crate) fn start(folder: Option<&Path>) -> std::io::Result<Self> {
        let own = if folder.is_none() { Some(tempfile::tempdir()?) } else { None };
        let path = folder.or(own.as_ref().map(TempDir::path)).unwrap_or(Path::new("."));
        let launch = Launch {
            program: Path::new(env!("CARGO_BIN_EXE_munera")),
            database: &path.join("munera.db"),
            // Every client has its own address, as behind a proxy.
            flags: &["--trusted-proxies", "127.0.0.1"].map(str::to_owned),
            environment: &[],
        };
        let server = launch.start()?;
        let Server { address, ready_after, .. } = server;
        Ok(Self { server, address, ready_after, _folder: own })
    }

    /// The memory that it holds, in kibibytes.
    pub(crate) fn memory(&self) -> u64 {
        server::memory(self.server.number())
    }

    /// The processor time that it has used.
    pub(crate) fn processor_time(&self) -> Duration {
        server::processor_time(self.server.number())
    }
}

/// A server that has just started and is idle.
pub(crate) struct Beginning {
    /// How many games its database has.
    pub(crate) stored: u32,
    /// How long it took until it was ready.
    pub(crate) ready_after: Duration,
    /// The memory that it holds, in kibibytes.
    pub(crate) memory: u64,
}

impl Beginning {
    /// Starts a server on an empty database, or on one with so many games.
    pub(crate) fn with(stored: u32) -> Result<Self, Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        if stored > 0 {
            store(folder.path(), stored)?;
        }
        let server = MeasuredServer::start(Some(folder.path()))?;
        std::thread::sleep(Duration::from_secs(3));
        Ok(Self { stored, ready_after: server.ready_after, memory: server.memory() })
    }

    pub(crate) fn is_within_bounds(&self) -> bool {
        let soon = if self.stored == 0 { SOON_ON_NOTHING } else { SOON };
        self.ready_after < soon && self.memory < LARGEST_IDLE * 1024
    }

    pub(crate) fn row(&self) -> String {
        let (ready, memory) = (self.ready_after.as_millis(), self.memory / 1024);
        format!("| {} | {ready} ms | {memory} MiB |", self.stored)
    }
}

/// Fills a database with finished games of usual length.
fn store(folder: &Path, games: u32) -> Result<(), Box<dyn std::error::Error>> {
    const ENTRIES: usize = 120;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let sqlite = Sqlite::open(&folder.join("munera.db"), &SqliteSettings::default())?;
    let entry = StoredEntry {
        bytes: br#"{"at":1800000000000,"k":"played","event":"0:F10","by":"bot"}"#.to_vec(),
        made_by: None,
        personal: None,
    };
    let new = |number: u32| {
        let mut bytes = [0; 10];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let table = TableCode::from_bytes(bytes);
        let listing = format!("{{\"table\":\"{table}\",\"game\":\"gorus\"}}");
        let touched = 1_800_000_000_000 + i64::from(number);
        let summary = TableSummary {
            table,
            stage: SummaryStage::Over,
            listed: true,
            touched,
            listing,
            people: Vec::new(),
        };
        sqlite.create(NewTable { summary, entries: vec![entry.clone(); ENTRIES], record: None })
    };
    runtime.block_on(async {
        // A few hundred at a time, so that they are written together.
        for chunk in (0..games).collect::<Vec<_>>().chunks(250) {
            let created = chunk.iter().map(|number| new(*number));
            futures_util::future::try_join_all(created).await?;
        }
        Ok(())
    })
}
