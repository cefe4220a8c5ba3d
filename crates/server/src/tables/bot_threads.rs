//! Bots think on separate threads, so that only their own table waits for them.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use munera_ids::TableCode;

use super::fair_queue::FairQueue;
use super::thinkers::{Thinkers, ThinkingJob};
use crate::client::AddressGroup;

/// The threads on which bots think. They take jobs fairly: first from each address in turn, then
/// from each of its tables. When this is dropped, they end after their present jobs.
pub struct BotThreads {
    waiting: Arc<Waiting>,
}

/// The jobs that wait for a thread.
struct Waiting {
    jobs: Mutex<Jobs>,
    /// Wakes threads when there is a job, or when they must end.
    changed: Condvar,
}

struct Jobs {
    queue: FairQueue<ThinkingJob>,
    is_closed: bool,
}

impl BotThreads {
    /// This many threads.
    pub fn new(threads: usize) -> io::Result<Self> {
        let jobs = Mutex::new(Jobs { queue: FairQueue::new(), is_closed: false });
        let waiting = Arc::new(Waiting { jobs, changed: Condvar::new() });
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
    }
}

impl Waiting {
    /// Carries out jobs until the threads must end.
    fn work(&self) {
        while let Some(job) = self.next() {
            // A job that panics is a fault in the server; the thread serves other tables too.
            drop(catch_unwind(AssertUnwindSafe(|| job()())));
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

    fn lock(&self) -> MutexGuard<'_, Jobs> {
        // No operation under the lock can leave the queue half changed.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use munera_ids::TableCode;

    use super::BotThreads;
    use crate::client::AddressGroup;
    use crate::tables::Thinkers;

    #[test]
    fn a_job_that_panics_takes_no_thread_away() {
        let threads = BotThreads::new(1).expect("a thread");
        let (sender, receiver) = mpsc::channel();
        let run = |job: Box<dyn FnOnce() + Send>| {
            threads.run(None, TableCode::from_bytes([1; 10]), Box::new(move || job));
        };
        run(Box::new(|| panic!("as it was asked to")));
        run(Box::new(move || sender.send(7).expect("the test waits")));
        assert_eq!(receiver.recv(), Ok(7));
    }

    #[test]
    fn a_thread_takes_the_next_address_first() {
        let threads = BotThreads::new(1).expect("a thread");
        let (begins, begun) = mpsc::channel();
        let (lets, may) = mpsc::channel::<()>();
        let (sender, order) = mpsc::channel();
        let run = |address: u8, table: u8, job: Box<dyn FnOnce() + Send>| {
            let group = AddressGroup::of([127, 0, 0, address].into());
            let table = TableCode::from_bytes([table; 10]);
            threads.run(Some(group), table, Box::new(move || job));
        };
        run(
            9,
            9,
            Box::new(move || {
                begins.send(()).expect("the test waits");
                may.recv().expect("the test goes on");
            }),
        );
        begun.recv().expect("the thread is busy");
        for (address, table) in [(1, 1), (1, 2), (1, 3), (2, 4)] {
            let sender = sender.clone();
            run(address, table, Box::new(move || sender.send(table).expect("the test waits")));
        }
        drop(sender);
        lets.send(()).expect("the thread waits");
        assert_eq!(order.iter().collect::<Vec<u8>>(), [1, 4, 2, 3]);
    }
}
