//! What was measured.

use std::time::Duration;

/// The longest acknowledgement of 99 in 100 moves.
const SLOWEST: Duration = Duration::from_millis(150);
/// The least part of the requested pace that must be reached.
const PACE: f64 = 0.98;
/// The most memory of the server, in mebibytes.
const LARGEST: u64 = 600;

/// The figures for one number of sockets.
#[derive(Debug)]
pub(crate) struct Figures {
    sockets: usize,
    /// The requested pace.
    moves_a_second: u32,
    seconds: u64,
    /// The times from sending a move to its acknowledgement, ascending.
    latencies: Vec<Duration>,
    /// In kibibytes.
    memory: u64,
    processor: Duration,
}

impl Figures {
    pub(crate) fn new(
        sockets: usize,
        moves_a_second: u32,
        seconds: u64,
        mut latencies: Vec<Duration>,
        memory: u64,
        processor: Duration,
    ) -> Self {
        latencies.sort_unstable();
        Self { sockets, moves_a_second, seconds, latencies, memory, processor }
    }

    /// The latency that this percentage of moves does not exceed.
    fn percentile(&self, percent: usize) -> Duration {
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(last * percent / 100).copied().unwrap_or(Duration::MAX)
    }

    pub(crate) fn is_within_bounds(&self) -> bool {
        self.percentile(99) < SLOWEST
            && self.memory < LARGEST * 1024
            && self.pace() >= PACE * f64::from(self.moves_a_second)
    }

    /// How many moves were acknowledged per second.
    fn pace(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds as f64
    }

    pub(crate) fn row(&self) -> String {
        let milliseconds = |latency: Duration| format!("{:.1} ms", latency.as_secs_f64() * 1e3);
        format!(
            "| {} | {} | {:.0} | {} | {} | {} | {} | {} MiB | {:.0} % |",
            self.sockets,
            self.sockets / 4,
            self.pace(),
            milliseconds(self.percentile(50)),
            milliseconds(self.percentile(95)),
            milliseconds(self.percentile(99)),
            milliseconds(self.percentile(100)),
            self.memory / 1024,
            100.0 * self.processor.as_secs_f64() / self.seconds as f64,
        )
    }
}
