//! The server as its own process.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use munera_ids::TableCode;
use munera_storage::{
    Logs, NewTable, Sqlite, SqliteSettings, StoredEntry, SummaryStage, TableSummary,
};
use tempfile::TempDir;

/// The longest start on an empty database.
const SOON_ON_NOTHING: Duration = Duration::from_millis(200);
/// The longest start on a database with ten thousand games.
const SOON: Duration = Duration::from_secs(1);
/// The most memory of an idle server, in mebibytes.
const LARGEST_IDLE: u64 = 40;

/// A server that runs until it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    /// How long it took until it was ready.
    pub(crate) ready_after: Duration,
    _folder: Option<TempDir>,
}

impl Server {
    /// Starts a server, on an empty database or on the one in a folder.
    pub(crate) fn start(folder: Option<&Path>) -> std::io::Result<Self> {
        let own = if folder.is_none() { Some(tempfile::tempdir()?) } else { None };
        let path = folder.or(own.as_ref().map(TempDir::path)).unwrap_or(Path::new("."));
        // The system does not give a port that was just released to another process at once.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let begun = Instant::now();
        let process = Command::new(env!("CARGO_BIN_EXE_munera"))
            .arg("serve")
            .args(["--listen", &address.to_string()])
            .args(["--database", &path.join("munera.db").to_string_lossy()])
            // Every client has its own address, as behind a proxy.
            .args(["--trusted-proxies", "127.0.0.1"])
            .args(["--log-level", "warn"])
            .stdout(Stdio::null())
            .spawn()?;
        let mut server = Self { process, address, ready_after: Duration::ZERO, _folder: own };
        while !is_ready(address) {
            if begun.elapsed() > Duration::from_secs(30) || server.process.try_wait()?.is_some() {
                return Err(std::io::Error::other("the server does not start"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        server.ready_after = begun.elapsed();
        Ok(server)
    }

    /// The memory that it holds, in kibibytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.read("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
    }

    /// The processor time that it has used.
    pub(crate) fn processor_time(&self) -> Duration {
        let status = self.read("stat");
        // The name of the process may contain spaces; the fields after it do not. Linux counts in
        // hundredths of a second.
        let fields = status.rsplit(") ").next().unwrap_or_default().split(' ');
        let ticks: u64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 10)
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.process.id())).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn is_ready(address: SocketAddr) -> bool {
    let answer = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    answer().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
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
        let server = Server::start(Some(folder.path()))?;
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
