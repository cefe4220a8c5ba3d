//! The server as its own process.

use std::fs;
use std::io::{Error, Read, Result, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The longest wait until a server is ready.
const LONGEST_START: Duration = Duration::from_secs(30);

/// A server that runs until it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    /// How long it took until it was ready.
    pub(crate) ready_after: Duration,
}

/// How a server is started.
pub(crate) struct Launch<'a> {
    /// The binary `munera`.
    pub(crate) program: &'a Path,
    pub(crate) database: &'a Path,
    /// More flags of `munera serve`.
    pub(crate) flags: &'a [String],
    /// More environment variables.
    pub(crate) environment: &'a [(String, String)],
}

impl Launch<'_> {
    /// Starts the server, and waits until it is ready.
    pub(crate) fn start(&self) -> Result<Server> {
        // The system does not give a port that was just released to another process at once.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let begun = Instant::now();
        let process = Command::new(self.program)
            .arg("serve")
            .args(["--listen", &address.to_string()])
            .args(["--database", &self.database.to_string_lossy()])
            .args(["--log-level", "error"])
            .args(self.flags)
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let mut server = Server { process, address, ready_after: Duration::ZERO };
        while !is_ready(address) {
            if let Some(status) = server.process.try_wait()? {
                return Err(Error::other(format!("the server has ended: {status}")));
            }
            if begun.elapsed() > LONGEST_START {
                return Err(Error::other("the server does not become ready"));
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        server.ready_after = begun.elapsed();
        Ok(server)
    }
}

impl Server {
    /// The number of the process.
    pub(crate) fn number(&self) -> u32 {
        self.process.id()
    }

    /// Ends the process in the middle of its work, and waits until it has ended.
    pub(crate) fn kill(mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait().map(drop)
    }

    /// Stops the server as an operator does, and waits until it has stopped.
    pub(crate) fn stop(mut self) -> Result<()> {
        Command::new("kill").args(["-TERM", &self.number().to_string()]).status()?;
        self.process.wait().map(drop)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The memory that a process holds, in kibibytes.
pub(crate) fn memory(process: u32) -> u64 {
    kibibytes(process, "VmRSS:")
}

/// The most memory that a process has held so far, in kibibytes.
pub(crate) fn most_memory(process: u32) -> u64 {
    kibibytes(process, "VmHWM:")
}

/// The processor time that a process has used.
pub(crate) fn processor_time(process: u32) -> Duration {
    let stat = read(process, "stat");
    // The name of the process may contain spaces; the fields after it do not. Linux counts in
    // hundredths of a second.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

fn kibibytes(process: u32, field: &str) -> u64 {
    let status = read(process, "status");
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse().ok()).unwrap_or(0)
}

fn read(process: u32, file: &str) -> String {
    fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default()
}

fn is_ready(address: SocketAddr) -> bool {
    let answer = || -> Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    answer().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}
