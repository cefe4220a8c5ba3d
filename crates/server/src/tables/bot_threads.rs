//! Bots think on separate threads, so that only their own table waits for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The threads on which bots think.
#[derive(Clone)]
pub struct BotThreads {
    pool: Arc<rayon::ThreadPool>,
}

impl BotThreads {
    /// This many threads.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|number| format!("bot-{number}"))
            .build()
            .map_err(std::io::Error::other)?;
        Ok(Self { pool: Arc::new(pool) })
    }

    /// Lets a bot think, and passes its choice to the callback. A bot that fails chooses nothing.
    pub fn run(
        &self,
        choose: Box<dyn FnOnce() -> Option<String> + Send>,
        done: impl FnOnce(Option<String>) + Send + 'static,
    ) {
        self.pool.spawn(move || {
            let choice = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_default();
            done(choice);
        });
    }
}
