//! The one thread that writes.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, ffi};
use tokio::sync::{mpsc, oneshot};

use super::connection::BUSY_TIMEOUT;
use super::job::{Job, JobError, Outcome, Request};
use super::{OpenError, stopped};
use crate::StorageError;
use crate::StorageMetrics;

/// How many jobs may wait before those who ask have to.
const WAITING: usize = 1_024;

/// How many jobs share one commit at most.
const BATCH: usize = 256;

/// How long a sweep may wait for readers, while others wait for it.
const SWEEPING_PATIENCE: Duration = Duration::from_millis(50);

/// The thread that owns the one connection that writes.
///
/// It takes all jobs that are waiting, does each in a savepoint of its own within one transaction,
/// commits, and answers only then. It does not wait for a batch to fill: while one is being written to
/// the disk, the next gathers by itself.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Begins the thread.
    pub(super) fn start(
        connection: Connection,
        metrics: Option<Arc<dyn StorageMetrics>>,
    ) -> Result<Self, OpenError> {
        let (jobs, queue) = mpsc::channel(WAITING);
        let thread = thread::Builder::new()
            .name("storage-writer".to_owned())
            .spawn(move || WriterLoop { connection, queue, has_traces: false, metrics }.work())
            .map_err(|error| OpenError::File("the writer's thread".into(), error))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Asks for something to be written, and waits until it is on the disk.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.submit(Request::asking(work, false)).await
    }

    /// The same for something that is taken away and should leave no traces in the files.
    pub(super) async fn erase<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.submit(Request::asking(work, true)).await
    }

    /// Has something erased in small portions, until a portion is empty, so that those who play do not
    /// wait behind a great clearance. Tells how many there were.
    pub(super) async fn erase_in_portions(
        &self,
        portion: impl Fn(&Connection) -> Result<u64, JobError> + Clone + Send + 'static,
    ) -> Result<u64, StorageError> {
        let mut total = 0;
        loop {
            match self.erase(portion.clone()).await? {
                0 => return Ok(total),
                erased => total += erased,
            }
        }
    }

    async fn submit<T>(
        &self,
        (job, answer): (Box<dyn Job>, oneshot::Receiver<Result<T, StorageError>>),
    ) -> Result<T, StorageError> {
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(job).await.map_err(|_| stopped())?;
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    /// Asks for something that no request needs to wait for, and that may be left undone if there
    /// is much to do.
    pub(super) fn mention(
        &self,
        work: impl FnOnce(&Connection) -> Result<(), JobError> + Send + 'static,
    ) {
        let (job, _) = Request::asking(work, false);
        if let Some(jobs) = &self.jobs {
            let _ = jobs.try_send(job);
        }
    }
}

impl Drop for Writer {
    /// Returns when all that was asked for is written and the connection is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that has panicked has said so already.
            let _ = thread.join();
        }
    }
}

/// Why nothing of a batch counts.
enum BatchError {
    /// Nothing of it can be in the database, now or later.
    NotWritten(rusqlite::Error),
    /// The commit failed at a moment when it may have reached the disk.
    InDoubt(rusqlite::Error),
}

/// What the writer's thread has before it.
struct WriterLoop {
    connection: Connection,
    queue: mpsc::Receiver<Box<dyn Job>>,
    /// Whether the write-ahead log may still have what was erased.
    has_traces: bool,
    metrics: Option<Arc<dyn StorageMetrics>>,
}

impl WriterLoop {
    /// Works until no caller is left.
    fn work(mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        while self.queue.blocking_recv_many(&mut batch, BATCH) > 0 {
            let (begun, writes) = (Instant::now(), batch.len());
            let written = self.write(&mut batch);
            if let Some(metrics) = &self.metrics {
                match written {
                    Ok(()) => metrics.committed(writes, begun.elapsed()),
                    Err(_) => metrics.failed(writes),
                }
            }
            match written {
                Ok(()) => self.answer(&mut batch),
                Err(BatchError::NotWritten(error)) => {
                    tracing::warn!(%error, jobs = batch.len(), "nothing could be written");
                    refuse(&mut batch, &error);
                }
                Err(BatchError::InDoubt(error)) => {
                    tracing::warn!(%error, jobs = batch.len(), "a commit failed");
                    if !self.settle() {
                        // The writer cannot tell what is true, and no caller is there any more to
                        // be told.
                        return;
                    }
                    refuse(&mut batch, &error);
                }
            }
        }
    }

    /// Answers what has been written. A caller that had something erased is answered when its
    /// traces are gone as well.
    fn answer(&mut self, batch: &mut Vec<Box<dyn Job>>) {
        let (erasing, others): (Vec<_>, _) = batch.drain(..).partition(|job| job.erases());
        for job in others {
            job.answer();
        }
        self.has_traces |= !erasing.is_empty();
        if self.has_traces {
            // While a reader reads, this has to wait, but no caller has to wait for it.
            self.has_traces = !self.empty_the_log();
        }
        for job in erasing {
            job.answer();
        }
    }

    /// Does all jobs in one transaction.
    fn write(&mut self, batch: &mut [Box<dyn Job>]) -> Result<(), BatchError> {
        let written = self.write_uncommitted(batch);
        let result = match written {
            Err(error) => Err(BatchError::NotWritten(error)),
            Ok(()) => self.execute("COMMIT").map_err(|error| {
                if is_in_doubt(&error) {
                    BatchError::InDoubt(error)
                } else {
                    BatchError::NotWritten(error)
                }
            }),
        };
        if result.is_err() {
            self.roll_back();
        }
        result
    }

    fn write_uncommitted(&mut self, batch: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
        self.execute("BEGIN IMMEDIATE")?;
        batch.iter_mut().try_for_each(|job| self.write_one(job.as_mut()))
    }

    /// Does one job so that its failure, if it can be, stays its own.
    fn write_one(&self, job: &mut dyn Job) -> rusqlite::Result<()> {
        self.execute("SAVEPOINT job")?;
        match job.run(&self.connection) {
            Outcome::Done => {}
            // When the disk fails, SQLite takes the whole transaction back, not only this job's part.
            Outcome::Failed(error) if self.connection.is_autocommit() => return Err(error),
            Outcome::Refused | Outcome::Failed(_) => self.execute("ROLLBACK TO job")?,
        }
        self.execute("RELEASE job")
    }

    /// Ends a transaction that came to nothing, if SQLite has not done so already.
    fn roll_back(&self) {
        if !self.connection.is_autocommit()
            && let Err(error) = self.execute("ROLLBACK")
        {
            tracing::error!(%error, "a transaction could not be rolled back");
        }
    }

    /// Makes sure that a commit that failed in doubt will never be seen. Tells whether it is sure.
    ///
    /// A commit is the last page written to the write-ahead log, then a sync. If the sync fails,
    /// SQLite takes the transaction back and no reader sees it, but its pages are still in the log,
    /// past the end that SQLite goes by: after a crash, recovery reads the log anew and would find
    /// them sound. The next commit is written over them, and since each page in the log is checked
    /// together with all before it, not one of them counts after that. So we commit something, and
    /// only when that is on the disk are the jobs refused. As long as it fails they get no answer,
    /// and new ones are refused at once; a caller that is cut off by a crash in that time has not
    /// been told anything false.
    fn settle(&mut self) -> bool {
        let mut pause = Duration::from_millis(10);
        loop {
            match self.beat() {
                Ok(()) => return true,
                Err(error) => {
                    tracing::error!(%error, "the disk refuses to settle a failed commit");
                    while let Ok(job) = self.queue.try_recv() {
                        job.refuse("a write has failed, and the disk does not recover");
                    }
                    if self.queue.is_closed() {
                        return false;
                    }
                }
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_secs(1));
        }
    }

    /// Commits something that no reader sees.
    fn beat(&self) -> rusqlite::Result<()> {
        let written = self
            .execute("BEGIN IMMEDIATE")
            .and_then(|()| beat(&self.connection))
            .and_then(|()| self.execute("COMMIT"));
        if written.is_err() {
            self.roll_back();
        }
        written
    }

    /// Takes the write-ahead log into the database and empties it. Tells whether that is done: it is not
    /// as long as a reader is reading.
    fn empty_the_log(&self) -> bool {
        let statement = "PRAGMA wal_checkpoint(TRUNCATE)";
        let was_busy = self
            .connection
            .busy_timeout(SWEEPING_PATIENCE)
            .and_then(|()| self.connection.query_row(statement, [], |row| row.get::<_, bool>(0)));
        if let Err(error) = self.connection.busy_timeout(BUSY_TIMEOUT) {
            tracing::error!(%error, "the database does not take its settings");
        }
        matches!(was_busy, Ok(false))
    }

    fn execute(&self, statement: &str) -> rusqlite::Result<()> {
        self.connection.prepare_cached(statement)?.execute([]).map(|_| ())
    }
}

/// Changes something that no reader sees, so that a commit has something to write.
pub(super) fn beat(connection: &Connection) -> rusqlite::Result<()> {
    let statement = "UPDATE pulse SET beats = (beats + 1) % 1000000000";
    connection.prepare_cached(statement)?.execute([]).map(|_| ())
}

fn refuse(batch: &mut Vec<Box<dyn Job>>, cause: &rusqlite::Error) {
    let cause = cause.to_string();
    batch.drain(..).for_each(|job| job.refuse(&cause));
}

/// Whether a commit that failed like this may have reached the disk.
///
/// The page that makes a commit count is the last one written. If a write was refused, that page is
/// not there whole: as the file system promises (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`, on by default)
/// nothing is written after it. What can fail after it is the sync and the index of the log, which is
/// an input or output error of another kind, or a lack of memory.
fn is_in_doubt(error: &rusqlite::Error) -> bool {
    let Some(cause) = error.sqlite_error() else { return true };
    let is_after_writing = matches!(
        cause.code,
        ErrorCode::SystemIoFailure | ErrorCode::OutOfMemory | ErrorCode::Unknown
    );
    is_after_writing && cause.extended_code != ffi::SQLITE_IOERR_WRITE
}
