//! The threads that read.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::job::{Job, JobError, Request, Traces};
use super::{OpenError, stopped};
use crate::StorageError;

/// How many questions may wait before callers have to.
const WAITING: usize = 256;

/// A few threads, each with a read-only connection, which take questions from one queue.
///
/// They see the last commit and never wait for the writer, so they keep working when writing fails.
pub(super) struct Readers {
    questions: Option<mpsc::Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts a thread for each of these connections.
    pub(super) fn start(connections: Vec<Connection>) -> Result<Self, OpenError> {
        let (questions, queue) = mpsc::channel(WAITING);
        let queue = Arc::new(Mutex::new(queue));
        let mut readers = Self { questions: Some(questions), threads: Vec::new() };
        for (number, connection) in connections.into_iter().enumerate() {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new()
                .name(format!("storage-reader-{number}"))
                .spawn(move || read(&connection, &queue))
                .map_err(|error| OpenError::File("a reader's thread".into(), error))?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Asks a question.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let (job, answer) = Request::asking(work, Traces::Harmless);
        let questions = self.questions.as_ref().ok_or_else(stopped)?;
        questions.send(job).await.map_err(|_| stopped())?;
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }
}

/// The loop of a reader's thread, until no caller is left.
fn read(connection: &Connection, queue: &Mutex<mpsc::Receiver<Box<dyn Job>>>) {
    loop {
        // The lock on the queue is released before the question is answered, so that the next
        // thread can wait.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(mut job) = next else { return };
        job.run(connection);
        job.answer();
    }
}

impl Drop for Readers {
    /// Returns when all connections are closed.
    fn drop(&mut self) {
        self.questions = None;
        for thread in self.threads.drain(..) {
            // A reader that has panicked has already reported it.
            let _ = thread.join();
        }
    }
}
