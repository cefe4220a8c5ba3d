//! `munera serve` itself.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::Value;
use tempfile::TempDir;

use crate::browser::Browser;

fn command(folder: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_munera"));
    command.arg("serve").current_dir(folder.path());
    command
}

/// A server in its own process, which has reported that it listens.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Its log, as long as the test reads it.
    log: Option<BufReader<ChildStderr>>,
    pub(crate) browser: Browser,
}

impl Process {
    /// How much memory it has, as the system sees it.
    pub(crate) fn resident_bytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("this is Linux");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        kibibytes.expect("a size").parse::<u64>().expect("a number") * 1_024
    }

    fn start(folder: &TempDir) -> Self {
        Self::start_with(folder, &[])
    }

    /// A server with these flags.
    pub(crate) fn start_with(folder: &TempDir, flags: &[&str]) -> Self {
        let mut child = command(folder)
            .args(["--listen", "127.0.0.1:0", "--log", "json"])
            .args(flags)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut log = BufReader::new(child.stderr.take().expect("piped"));
        let mut line = String::new();
        log.read_line(&mut line).expect("it logs");
        let entry: Value = serde_json::from_str(&line).expect("the log is JSON");
        assert_eq!(entry["message"], "listening", "{entry}");
        let address = entry["address"].as_str().expect("it says where");
        let address: SocketAddr = address.parse().expect("an address");
        Self { child, address, log: Some(log), browser: Browser::new(address) }
    }

    /// Sends a signal, and returns the log up to the end.
    pub(crate) fn end(mut self, signal: &str) -> String {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("there is kill");
        assert!(sent.success());
        let mut rest = String::new();
        if let Some(log) = &mut self.log {
            log.read_to_string(&mut rest).expect("the log is text");
        }
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        rest
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A test that panicked leaves the server running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_listens_and_is_ready_soon_and_stops_when_it_is_told_to() {
    for signal in ["-TERM", "-INT"] {
        let folder = TempDir::new().expect("a temporary folder");
        let begin = Instant::now();
        let mut process = Process::start(&folder);
        assert_eq!(process.browser.get("/readyz").status, StatusCode::OK);
        // Far more than needed, for busy machines.
        assert!(begin.elapsed() < Duration::from_secs(5), "{:?}", begin.elapsed());
        assert!(folder.path().join("munera.db").exists());
        let rest = process_log(process, signal);
        assert!(rest.contains("\"message\":\"stopping\""), "{rest}");
        assert!(rest.contains("\"message\":\"stopped\""), "{rest}");
    }
}

fn process_log(process: Process, signal: &str) -> String {
    let begin = Instant::now();
    let rest = process.end(signal);
    assert!(begin.elapsed() < Duration::from_secs(8), "it need not wait out its grace");
    rest
}

#[test]
fn it_serves_and_stops_when_its_log_is_no_longer_read() {
    let folder = TempDir::new().expect("a temporary folder");
    let mut process = Process::start(&folder);
    process.log = None;
    for _ in 0..3 {
        assert_eq!(process.browser.get("/healthz").status, StatusCode::OK);
    }
    process.end("-TERM");
}

#[test]
fn people_are_known_again_after_a_new_start() {
    let folder = TempDir::new().expect("a temporary folder");
    let mut first = Process::start(&folder);
    let name = serde_json::json!({"name": "Aulus"});
    assert_eq!(first.browser.put("/api/me", &name).status, StatusCode::OK);
    let cookie = first.browser.cookie.clone();
    first.end("-TERM");
    let mut second = Process::start(&folder);
    second.browser.cookie = cookie;
    assert_eq!(second.browser.get("/api/me").json()["person"]["name"], "Aulus");
    second.end("-TERM");
}

#[test]
fn it_shows_its_settings_with_their_sources() {
    let folder = TempDir::new().expect("a temporary folder");
    std::fs::write(folder.path().join("munera.toml"), "log = \"json\"\nmax_tables = 5\n")
        .expect("there is room");
    let output = command(&folder)
        .args(["--config", "munera.toml", "--print-config", "--max-tables", "7"])
        .env("MUNERA_LISTEN", "127.0.0.1:9")
        .output()
        .expect("the binary starts");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    for line in [
        "listen = \"127.0.0.1:9\"  # MUNERA_LISTEN",
        "log = \"json\"  # munera.toml:1",
        "max_tables = 7  # --max-tables",
        "database = \"munera.db\"  # default",
    ] {
        assert!(text.lines().any(|shown| shown == line), "{line} is not in\n{text}");
    }
    assert!(!folder.path().join("munera.db").exists(), "nothing else is done");
}

#[test]
fn faulty_settings_are_told_with_their_place() {
    let folder = TempDir::new().expect("a temporary folder");
    std::fs::write(folder.path().join("munera.toml"), "\nlisten_to = 1\n").expect("there is room");
    let output =
        command(&folder).args(["--config", "munera.toml"]).output().expect("the binary starts");
    assert!(!output.status.success());
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(told, "munera: munera.toml:2: there is no setting \"listen_to\"\n");
}
