//! Bots think on separate threads, so that only their own table waits for them.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use munera_ids::TableCode;

use super::fair_queue::FairQueue;
use super::thinkers::{Thinkers, ThinkingJob};
use crate::client::AddressGroup;

/// The threads on which bots think. They take jobs fairly: first from each address in turn, then
/// from each of its tables. When this is dropped, they end after their present jobs.
///
/// A job keeps its thread for as long as it says, even if its bot is ready sooner. Otherwise the
/// next bot on the thread, which may play at another table, would begin sooner after a forced move
/// than after one that needs thought, and its answers would tell the two apart.
pub struct BotThreads {
    waiting: Arc<Waiting>,
}

/// The jobs that wait for a thread.
struct Waiting {
    jobs: Mutex<Jobs>,
    /// Wakes a thread that has no job when there is one, and when it must end.
    changed: Condvar,
    /// Wakes the threads whose bots were ready early when they must end.
    closed: Condvar,
}

struct Jobs {
    queue: FairQueue<ThinkingJob>,
    is_closed: bool,
}

impl BotThreads {
    /// This many threads.
    pub fn new(threads: usize) -> io::Result<Self> {
        let jobs = Mutex::new(Jobs { queue: FairQueue::new(), is_closed: false });
        let (changed, closed) = (Condvar::new(), Condvar::new());
        let waiting = Arc::new(Waiting { jobs, changed, closed });
        let started = Self { waiting: Arc::clone(&waiting) };
        for number in 0..threads {
            let waiting = Arc::clone(&waiting);
            let name = format!("bot-{number}");
            thread::Builder::new().name(name).spawn(move || waiting.work())?;
        }
        Ok(started)
    }
}

impl Thinkers for BotThreads {
    fn run(&self, group: Option<AddressGroup>, table: TableCode, job: ThinkingJob) {
        self.waiting.lock().queue.push(group, table, job);
        self.waiting.changed.notify_one();
    }
}

impl Drop for BotThreads {
    fn drop(&mut self) {
        self.waiting.lock().is_closed = true;
        self.waiting.changed.notify_all();
        self.waiting.closed.notify_all();
    }
}

impl Waiting {
    /// Carries out jobs until the threads must end.
    fn work(&self) {
        while let Some(ThinkingJob { on_thread, begin }) = self.next() {
            let begun = Instant::now();
            // A job that panics is a fault in the server; the thread serves other tables too.
            drop(catch_unwind(AssertUnwindSafe(|| begin()())));
            self.wait_for_end(begun, on_thread);
        }
    }

    /// Waits for a job; none if the thread must end.
    fn next(&self) -> Option<ThinkingJob> {
        let mut jobs = self.lock();
        loop {
            if jobs.is_closed {
                return None;
            }
            if let Some(job) = jobs.queue.pop() {
                return Some(job);
            }
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits until a job that began then has kept its thread for its time, unless the thread must
    /// end. A bot that was cut off too late, because its thread had to wait for a processor, keeps
    /// the thread for a multiple of that time.
    fn wait_for_end(&self, begun: Instant, on_thread: Duration) {
        let times = begun.elapsed().as_nanos() / on_thread.as_nanos().max(1) + 1;
        let end = begun + on_thread * u32::try_from(times).unwrap_or(u32::MAX);
        let left = end.saturating_duration_since(Instant::now());
        let waited = self.closed.wait_timeout_while(self.lock(), left, |jobs| !jobs.is_closed);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    fn lock(&self) -> MutexGuard<'_, Jobs> {
        // No operation under the lock can leave the queue half changed.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use munera_ids::TableCode;

    use super::BotThreads;
    use crate::client::AddressGroup;
    use crate::tables::{Thinkers, ThinkingJob};

    const ON_THREAD: Duration = Duration::from_millis(20);

    fn run(threads: &BotThreads, address: u8, table: u8, job: impl FnOnce() + Send + 'static) {
        let group = AddressGroup::of([127, 0, 0, address].into());
        let table = TableCode::from_bytes([table; 10]);
        let begin = Box::new(move || -> Box<dyn FnOnce() + Send> { Box::new(job) });
        threads.run(Some(group), table, ThinkingJob { on_thread: ON_THREAD, begin });
    }

    #[test]
    fn a_job_that_panics_takes_no_thread_away() {
        let threads = BotThreads::new(1).expect("a thread");
        let (sender, receiver) = mpsc::channel();
        run(&threads, 1, 1, || panic!("as it was asked to"));
        run(&threads, 1, 1, move || sender.send(7).expect("the test waits"));
        assert_eq!(receiver.recv(), Ok(7));
    }

    #[test]
    fn a_thread_takes_the_next_address_first() {
        let threads = BotThreads::new(1).expect("a thread");
        let (begins, begun) = mpsc::channel();
        let (lets, may) = mpsc::channel::<()>();
        let (sender, order) = mpsc::channel();
        run(&threads, 9, 9, move || {
            begins.send(()).expect("the test waits");
            may.recv().expect("the test goes on");
        });
        begun.recv().expect("the thread is busy");
        for (address, table) in [(1, 1), (1, 2), (1, 3), (2, 4)] {
            let sender = sender.clone();
            let job = move || sender.send(table).expect("the test waits");
            run(&threads, address, table, job);
        }
        drop(sender);
        lets.send(()).expect("the thread waits");
        assert_eq!(order.iter().collect::<Vec<u8>>(), [1, 4, 2, 3]);
    }

    /// How long a job waits that comes after one which needs so much time.
    fn next_waits_after(needed: Duration) -> Duration {
        let threads = BotThreads::new(1).expect("a thread");
        let (sender, receiver) = mpsc::channel();
        let asked = Instant::now();
        run(&threads, 1, 1, move || {
            while asked.elapsed() < needed {
                std::hint::spin_loop();
            }
        });
        run(&threads, 2, 2, move || sender.send(Instant::now()).expect("the test waits"));
        receiver.recv().expect("the second job") - asked
    }

    #[test]
    fn the_next_job_begins_no_sooner_after_one_that_is_ready_at_once() {
        for needed in [0, 5, 15].map(Duration::from_millis) {
            let waited = next_waits_after(needed);
            assert!(waited >= ON_THREAD, "{waited:?} after one of {needed:?}");
        }
    }

    #[test]
    fn a_job_that_takes_too_long_keeps_its_thread_for_a_multiple_of_its_time() {
        let waited = next_waits_after(ON_THREAD + Duration::from_millis(10));
        assert!(waited >= 2 * ON_THREAD, "{waited:?}");
    }

    #[test]
    fn threads_that_wait_for_the_end_of_a_time_end_with_the_server() {
        let threads = BotThreads::new(1).expect("a thread");
        let (sender, receiver) = mpsc::channel();
        let begin = Box::new(move || -> Box<dyn FnOnce() + Send> {
            Box::new(move || sender.send(()).expect("the test waits"))
        });
        let table = TableCode::from_bytes([1; 10]);
        threads.run(None, table, ThinkingJob { on_thread: Duration::from_hours(1), begin });
        receiver.recv().expect("the job is done");
        let waiting = std::sync::Arc::downgrade(&threads.waiting);
        drop(threads);
        let asked = Instant::now();
        while waiting.strong_count() > 0 {
            assert!(asked.elapsed() < Duration::from_mins(1), "the thread does not end");
            std::thread::yield_now();
        }
    }
}
