//! The figures that a server counts, for its operator.

use std::fmt;
use std::time::Duration;

use munera_storage::StorageMetrics;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// A request's labels. Routes are patterns, never the requested paths, so there are few.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    route: String,
    method: String,
    status: u16,
}

/// The label of durations.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

/// Everything that the server counts.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    durations: Family<RouteLabel, Histogram, fn() -> Histogram>,
    /// Open connections, including those of sockets.
    pub connections: Gauge,
    /// Connections that were refused because their address had too many.
    pub connections_refused: Counter,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables that were set aside because their log is damaged.
    pub quarantined: Gauge,
    /// Moves that were acknowledged.
    pub moves: Counter,
    /// How long a move took from its arrival to its acknowledgement.
    pub acknowledgements: Histogram,
    /// How many writes shared one commit.
    pub batch_sizes: Histogram,
    /// How long commits took.
    pub commits: Histogram,
    /// Writes that the storage could not make.
    pub storage_errors: Counter,
    /// Bots that are thinking now.
    pub bots: Gauge,
    /// Replays and uploaded records that are being computed.
    pub replays: Gauge,
    /// Requests that were refused because there were too many.
    pub rate_limited: Counter,
}

/// Buckets from a tenth of a millisecond to some seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_1, 2.5, 13))
}

impl Metrics {
    /// Nothing counted yet.
    pub fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::default(),
            requests: Family::default(),
            durations: Family::new_with_constructor(seconds),
            connections: Gauge::default(),
            connections_refused: Counter::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            quarantined: Gauge::default(),
            moves: Counter::default(),
            acknowledgements: seconds(),
            batch_sizes: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            commits: seconds(),
            storage_errors: Counter::default(),
            bots: Gauge::default(),
            replays: Gauge::default(),
            rate_limited: Counter::default(),
        };
        metrics.register();
        metrics
    }

    /// Names every figure. The names are a promise, because dashboards depend on them.
    fn register(&mut self) {
        self.registry.register_collector(Box::new(Memory));
        let registry = self.registry.sub_registry_with_prefix("munera");
        registry.register("http_requests", "Requests answered", self.requests.clone());
        registry.register_with_unit(
            "http_request_duration",
            "From a request's head to its answer's head",
            Unit::Seconds,
            self.durations.clone(),
        );
        registry.register("connections_open", "Open connections", self.connections.clone());
        registry.register(
            "connections_refused",
            "Connections refused because their address had too many",
            self.connections_refused.clone(),
        );
        registry.register("sockets_open", "Open sockets", self.sockets.clone());
        registry.register("tables_loaded", "Tables in memory", self.tables.clone());
        registry.register(
            "tables_quarantined",
            "Tables set aside because their log is not sound",
            self.quarantined.clone(),
        );
        registry.register("moves_acknowledged", "Moves acknowledged", self.moves.clone());
        registry.register_with_unit(
            "move_acknowledgement",
            "From a move's arrival to its acknowledgement",
            Unit::Seconds,
            self.acknowledgements.clone(),
        );
        registry.register(
            "storage_batch_writes",
            "Writes that shared one commit",
            self.batch_sizes.clone(),
        );
        registry.register_with_unit(
            "storage_commit",
            "How long commits took",
            Unit::Seconds,
            self.commits.clone(),
        );
        registry.register(
            "storage_errors",
            "Writes that the storage could not make",
            self.storage_errors.clone(),
        );
        registry.register("bots_thinking", "Bots that think just now", self.bots.clone());
        registry.register(
            "replays_computing",
            "Replays and uploaded records that are being computed",
            self.replays.clone(),
        );
        registry.register(
            "rate_limited",
            "Requests refused because there were too many",
            self.rate_limited.clone(),
        );
    }

    pub(super) fn count_request(&self, route: &str, method: &str, status: u16, took: Duration) {
        let labels = RequestLabels { route: route.to_owned(), method: method.to_owned(), status };
        self.requests.get_or_create(&labels).inc();
        let label = RouteLabel { route: route.to_owned() };
        self.durations.get_or_create(&label).observe(took.as_secs_f64());
    }

    /// All figures in Prometheus' text format.
    pub fn write(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

impl StorageMetrics for Metrics {
    fn committed(&self, writes: usize, took: Duration) {
        self.batch_sizes.observe(writes as f64);
        self.commits.observe(took.as_secs_f64());
    }

    fn failed(&self, writes: usize) {
        self.storage_errors.inc_by(writes as u64);
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Self::new()
    }
}

/// Adds one to a gauge for as long as this value lives.
#[derive(Debug)]
pub struct GaugeGuard(Gauge);

impl GaugeGuard {
    /// Adds one to the gauge, and subtracts it again when dropped.
    pub fn in_gauge(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// The memory of the process, read from the system when the figures are read.
#[derive(Debug)]
struct Memory;

impl Collector for Memory {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        // Without such a file, no value is better than a wrong one.
        let Some(bytes) = resident_bytes() else { return Ok(()) };
        let gauge = ConstGauge::new(bytes);
        let metric = encoder.encode_descriptor(
            "process_resident_memory",
            "Memory that the process holds",
            Some(&Unit::Bytes),
            gauge.metric_type(),
        )?;
        gauge.encode(metric)
    }
}

/// The resident memory, on Linux. `status` has it in kilobytes; `statm` has it in pages, whose size
/// only the C library knows.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1_024)
}
