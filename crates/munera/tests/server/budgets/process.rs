//! `munera serve` in its own process, whose processor time and memory can be measured.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use tokio::time::sleep;

/// A server in its own process, which is killed when this is dropped.
pub(super) struct Process {
    child: Child,
    pub(super) address: SocketAddr,
    pub(super) figures: SocketAddr,
    /// Held, so that the server can write its log. It writes only what goes wrong.
    _log: BufReader<ChildStderr>,
    _folder: TempDir,
}

/// Whether the server that is measured is a release build: `MUNERA_BUDGET_SERVER` names another one
/// than that of the tests.
pub(super) fn is_release() -> bool {
    std::env::var_os("MUNERA_BUDGET_SERVER").is_some() || !cfg!(debug_assertions)
}

impl Process {
    /// Starts a server on a copy of a database, with the usual limits.
    pub(super) fn start(database: &[u8]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let copy = folder.path().join("munera.db");
        fs::write(&copy, database).expect("written");
        let usual = env!("CARGO_BIN_EXE_munera").to_owned();
        let program = std::env::var("MUNERA_BUDGET_SERVER").unwrap_or(usual);
        let figures = SocketAddr::from(([127, 0, 0, 1], free_port()));
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "json", "--database"])
            .arg(&copy)
            .args(["--metrics-listen", &figures.to_string(), "--bot-threads", "1"])
            .args(["--log-level", "error,munera_server::run=info"])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut log = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        log.read_line(&mut line).expect("it logs");
        let entry: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        let address = entry["address"].as_str().unwrap_or_else(|| panic!("{entry}"));
        let address = address.parse().expect("an address");
        Self { child, address, figures, _log: log, _folder: folder }
    }

    /// The processor time of all its threads so far.
    pub(super) fn processor(&self) -> Duration {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).expect("Linux");
        let times = threads.filter_map(|thread| {
            let path = thread.ok()?.path().join("schedstat");
            // A thread may have ended meanwhile.
            let line = fs::read_to_string(path).ok()?;
            line.split(' ').next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(times.sum())
    }

    /// How much more memory it has at most while clients do something and then wait, until it has
    /// nothing left to do.
    pub(super) async fn growth<T>(&self, clients: impl AsyncFnOnce() -> T) -> usize {
        let before = self.status("VmRSS:");
        // From now on, the peak is counted anew.
        fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5").expect("Linux");
        let held = clients().await;
        let mut last = self.processor();
        for _ in 0..200 {
            sleep(Duration::from_millis(100)).await;
            let now = self.processor();
            if now.saturating_sub(std::mem::replace(&mut last, now)) < Duration::from_millis(2) {
                break;
            }
        }
        drop(held);
        self.status("VmHWM:").saturating_sub(before)
    }

    fn status(&self, key: &str) -> usize {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("this is Linux");
        let line = status.lines().find_map(|line| line.strip_prefix(key));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        kibibytes.expect("a size").parse::<usize>().expect("a number") << 10
    }
}

/// A port that nothing listens at now.
fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("it has one").port()
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
