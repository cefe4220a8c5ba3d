//! The one thread that writes.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, ffi};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::connection::BUSY_TIMEOUT;
use super::job::{Job, JobError, Outcome, Request, Traces};
use super::{OpenError, open_mark, stopped};
use crate::StorageError;
use crate::StorageMetrics;

/// How many jobs may wait before callers have to.
const WAITING: usize = 1_024;

/// How many jobs share one commit at most.
const BATCH: usize = 256;

/// How long emptying the log may wait for readers, while other jobs wait for it.
const SWEEPING_PATIENCE: Duration = Duration::from_millis(50);

/// How often the writer tries to empty the log as long as a reader does not let it.
const SWEEPING_PACE: Duration = Duration::from_secs(1);

/// The thread that owns the one connection that writes.
///
/// It takes all waiting jobs, runs each in its own savepoint within one transaction, commits, and
/// only then answers. It does not wait for a batch to fill: while one batch is being written to the
/// disk, the next one collects.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(
        connection: Connection,
        metrics: Option<Arc<dyn StorageMetrics>>,
    ) -> Result<Self, OpenError> {
        let (jobs, queue) = mpsc::channel(WAITING);
        let failed = |error| OpenError::File("the writer's thread".into(), error);
        let timer = Builder::new_current_thread().enable_time().build().map_err(failed)?;
        let writer_loop = WriterLoop {
            connection,
            queue,
            timer,
            has_traces: false,
            sweep_due: Instant::now(),
            erased: Vec::new(),
            metrics,
        };
        let thread = thread::Builder::new()
            .name("storage-writer".to_owned())
            .spawn(move || writer_loop.work())
            .map_err(failed)?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Asks for a write, and waits until it is on the disk.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.submit(Request::asking(work, Traces::Harmless)).await
    }

    /// The same for a deletion that must leave no traces in the files. They may stay a while longer
    /// if a reader, such as a backup, still reads an earlier state.
    pub(super) async fn erase<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.submit(Request::asking(work, Traces::SoonGone)).await
    }

    /// The same, and waits until no deletion has left any traces.
    pub(super) async fn erase_for_good<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    ) -> Result<T, StorageError> {
        self.submit(Request::asking(work, Traces::Gone)).await
    }

    /// Deletes in small portions until a portion is empty, so that players do not wait behind a
    /// large deletion. Returns how many there were.
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

    /// Asks for a write that no request waits for, and that may be skipped if there is much to do.
    pub(super) fn mention(
        &self,
        work: impl FnOnce(&Connection) -> Result<(), JobError> + Send + 'static,
    ) {
        let (job, _) = Request::asking(work, Traces::Harmless);
        if let Some(jobs) = &self.jobs {
            let _ = jobs.try_send(job);
        }
    }
}

impl Drop for Writer {
    /// Returns when all requested writes are done and the connection is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that has panicked has already reported it.
            let _ = thread.join();
        }
    }
}

/// Why a whole batch failed.
enum BatchError {
    /// Nothing of it is in the database, or can appear there later.
    NotWritten(rusqlite::Error),
    /// The commit failed at a moment when it may have reached the disk.
    InDoubt(rusqlite::Error),
}

/// The state of the writer's thread.
struct WriterLoop {
    connection: Connection,
    queue: mpsc::Receiver<Box<dyn Job>>,
    /// Waits for jobs while something else is due.
    timer: Runtime,
    /// Whether the write-ahead log may still have erased data.
    has_traces: bool,
    /// When the writer tries again to empty it.
    sweep_due: Instant,
    /// The jobs that are answered when it is empty.
    erased: Vec<Box<dyn Job>>,
    metrics: Option<Arc<dyn StorageMetrics>>,
}

impl WriterLoop {
    /// Works until no caller is left.
    fn work(mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        while self.collect(&mut batch) {
            // Also while jobs come in all the time.
            if self.has_traces && self.sweep_due <= Instant::now() {
                self.sweep();
            }
            if batch.is_empty() {
                continue;
            }
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
                        // The writer cannot know the outcome, and no caller is left to be answered.
                        return;
                    }
                    refuse(&mut batch, &error);
                }
            }
        }
        self.sweep();
        match open_mark::clear(&self.connection) {
            // Closing does this too, but not while another process, such as a backup, has the
            // database open.
            Ok(()) => drop(self.truncate_wal()),
            // The log stays, and the next start reads it.
            Err(error) => tracing::warn!(%error, "the database cannot be marked as closed"),
        }
    }

    /// Collects jobs; none if the log must be emptied first. Returns whether a caller is left.
    fn collect(&mut self, batch: &mut Vec<Box<dyn Job>>) -> bool {
        let jobs = self.queue.recv_many(batch, BATCH);
        if !self.has_traces {
            return self.timer.block_on(jobs) > 0;
        }
        let wait = self.sweep_due.saturating_duration_since(Instant::now());
        self.timer.block_on(async { timeout(wait, jobs).await.map_or(true, |count| count > 0) })
    }

    /// Answers the jobs that have been written. A caller that erased something is answered only
    /// after an attempt to remove the traces, or when they are gone, as it wishes.
    fn answer(&mut self, batch: &mut Vec<Box<dyn Job>>) {
        let (harmless, erasing): (Vec<_>, Vec<_>) =
            batch.drain(..).partition(|job| job.traces() == Traces::Harmless);
        for job in harmless {
            job.answer();
        }
        if erasing.is_empty() {
            return;
        }
        let (patient, others): (Vec<_>, Vec<_>) =
            erasing.into_iter().partition(|job| job.traces() == Traces::Gone);
        self.has_traces = true;
        self.erased.extend(patient);
        self.sweep();
        for job in others {
            job.answer();
        }
    }

    /// Tries to remove the traces of what was erased, and answers those who wait for it. It fails
    /// while a reader reads an earlier state, and is tried again.
    fn sweep(&mut self) {
        if self.has_traces && self.truncate_wal() {
            self.has_traces = false;
            for job in self.erased.drain(..) {
                job.answer();
            }
        }
        self.sweep_due = Instant::now() + SWEEPING_PACE;
    }

    /// Runs all jobs in one transaction.
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

    /// Runs one job so that its failure, if possible, does not affect the others.
    fn write_one(&self, job: &mut dyn Job) -> rusqlite::Result<()> {
        self.execute("SAVEPOINT job")?;
        match job.run(&self.connection) {
            Outcome::Done => {}
            // When the disk fails, SQLite rolls back the whole transaction, not only this job's
            // part.
            Outcome::Failed(error) if self.connection.is_autocommit() => return Err(error),
            Outcome::Refused | Outcome::Failed(_) => self.execute("ROLLBACK TO job")?,
        }
        self.execute("RELEASE job")
    }

    /// Ends a failed transaction, if SQLite has not done so already.
    fn roll_back(&self) {
        if !self.connection.is_autocommit()
            && let Err(error) = self.execute("ROLLBACK")
        {
            tracing::error!(%error, "a transaction could not be rolled back");
        }
    }

    /// Makes sure that a commit with an unknown outcome will never be seen. Returns whether that is
    /// sure.
    ///
    /// A commit is the last page written to the write-ahead log, then a sync. If the sync fails,
    /// SQLite rolls the transaction back and no reader sees it, but its pages are still in the log,
    /// past the end that SQLite uses. After a crash, recovery would read the log again and find
    /// them valid. The next commit overwrites them, and because the checksum of each page in the
    /// log includes all pages before it, none of them counts after that. So the writer commits
    /// something else, and refuses the jobs only when that is on the disk. As long as this fails,
    /// the jobs get no answer and new ones are refused at once. A caller that is cut off by a crash
    /// in that time has not been told anything false.
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

    /// Commits a change that no reader sees.
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

    /// Merges the write-ahead log into the database and empties it. Returns whether it succeeded:
    /// it cannot while a reader is reading.
    fn truncate_wal(&self) -> bool {
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

/// Whether a commit that failed with this error may have reached the disk.
///
/// The page that makes a commit count is written last. If a write was refused, that page is not
/// there completely: the file system promises (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`, on by default)
/// that nothing is written after it. The steps that can fail after it are the sync and the index of
/// the log, which give another kind of input or output error, or an out-of-memory error.
fn is_in_doubt(error: &rusqlite::Error) -> bool {
    let Some(cause) = error.sqlite_error() else { return true };
    let is_after_writing = matches!(
        cause.code,
        ErrorCode::SystemIoFailure | ErrorCode::OutOfMemory | ErrorCode::Unknown
    );
    is_after_writing && cause.extended_code != ffi::SQLITE_IOERR_WRITE
}
