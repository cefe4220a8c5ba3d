//! What the server's process uses.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use super::server::{most_memory, processor_time};

/// How often the process is looked at.
const INTERVAL: Duration = Duration::from_millis(50);

/// Looks at processes all the time, because a process that ends takes its figures along.
pub(crate) struct Probe {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    process: AtomicU64,
    /// In kibibytes.
    most_memory: AtomicU64,
    /// In milliseconds.
    processor_time: AtomicU64,
    stops: AtomicBool,
}

impl Probe {
    /// Looks at a process from now on.
    pub(crate) fn of(process: u32) -> Self {
        let shared = Arc::new(Shared::default());
        shared.process.store(process.into(), Ordering::Relaxed);
        shared.most_memory.store(most_memory(process), Ordering::Relaxed);
        let looked = Arc::clone(&shared);
        let thread = std::thread::spawn(move || {
            while !looked.stops.load(Ordering::Relaxed) {
                let process = looked.process.load(Ordering::Relaxed) as u32;
                looked.most_memory.fetch_max(most_memory(process), Ordering::Relaxed);
                let used = processor_time(process).as_millis() as u64;
                looked.processor_time.store(used, Ordering::Relaxed);
                std::thread::sleep(INTERVAL);
            }
        });
        Self { shared, thread: Some(thread) }
    }

    /// Looks at the next server's process.
    pub(crate) fn turn_to(&self, process: u32) {
        self.shared.process.store(process.into(), Ordering::Relaxed);
    }

    /// The most memory that a process held, in megabytes.
    pub(crate) fn most_memory(&self) -> u64 {
        self.shared.most_memory.load(Ordering::Relaxed) * 1_024 / 1_000_000
    }

    /// The processor time that the process has used.
    pub(crate) fn processor_time(&self) -> Duration {
        Duration::from_millis(self.shared.processor_time.load(Ordering::Relaxed))
    }
}

impl Drop for Probe {
    fn drop(&mut self) {
        self.shared.stops.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It panics only if the process cannot be looked at, which the figures show.
            let _ = thread.join();
        }
    }
}
