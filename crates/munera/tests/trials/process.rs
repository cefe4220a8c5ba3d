//! The real binary, in its own process.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::sleep;

use crate::scale::LONGEST_WAIT;

/// Limits that no trial reaches: other tests test them.
const FLAGS: [&str; 18] = [
    "--log",
    "json",
    "--connections-per-address",
    "100000",
    "--sockets-per-address",
    "100000",
    "--messages-per-second",
    "1000000",
    "--requests-per-minute",
    "100000000",
    "--tables-per-hour",
    "100000000",
    "--unfinished-per-address",
    "100000000",
    "--bot-answers-per-minute",
    "100000000",
    "--bot-threads",
    "1",
];

/// A server in its own process, which is killed when this is dropped.
pub(crate) struct Process {
    child: Child,
    log: Option<JoinHandle<String>>,
    pub(crate) address: SocketAddr,
    /// How long it took from its start until it was ready.
    pub(crate) ready_after: Duration,
}

impl Process {
    /// Starts a server on a database, and waits until it is ready.
    pub(crate) async fn start(database: &Path) -> Self {
        let begun = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_munera"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .args(FLAGS)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut log = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        log.read_line(&mut line).expect("it logs");
        let entry: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        let address = entry["address"].as_str().unwrap_or_else(|| panic!("{entry}"));
        let address: SocketAddr = address.parse().expect("an address");
        // The test must read the log, or the process blocks.
        let log = thread::spawn(move || {
            let mut text = String::new();
            log.read_to_string(&mut text).expect("the log is text");
            text
        });
        let (mut process, url) = (
            Self { child, log: Some(log), address, ready_after: Duration::ZERO },
            format!("http://{address}/readyz"),
        );
        while !is_ready(url.clone()).await {
            assert!(begun.elapsed() < LONGEST_WAIT, "it is ready at last");
            sleep(Duration::from_millis(5)).await;
        }
        process.ready_after = begun.elapsed();
        process
    }

    /// Kills it without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        let status = self.child.wait().expect("it has ended");
        assert_eq!(status.code(), None, "it was killed, and has not ended by itself");
        self.check_log();
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) fn terminate(mut self) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().expect("there is kill");
        assert!(sent.success());
        let status = self.child.wait().expect("it has ended");
        self.check_log();
        (status, begun.elapsed())
    }

    /// Checks that the log has no errors.
    fn check_log(&mut self) {
        let Some(log) = self.log.take() else { return };
        let text = log.join().expect("the log is read");
        for line in text.lines() {
            assert!(!line.contains("\"level\":\"ERROR\""), "{line}");
        }
    }
}

async fn is_ready(url: String) -> bool {
    let asked = tokio::task::spawn_blocking(move || ureq::get(&url).call());
    asked.await.expect("no panic").is_ok()
}

impl Drop for Process {
    fn drop(&mut self) {
        // A trial that panicked leaves the server running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
