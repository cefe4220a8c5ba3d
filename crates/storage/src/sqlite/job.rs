//! A job for a connection's thread, and its answer.

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StorageError;

/// Why a job was not done.
#[derive(Debug)]
pub(super) enum JobError {
    /// The request itself is wrong.
    Refused(StorageError),
    /// The database has failed.
    Failed(rusqlite::Error),
}

impl From<StorageError> for JobError {
    fn from(error: StorageError) -> Self {
        Self::Refused(error)
    }
}

impl From<rusqlite::Error> for JobError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error)
    }
}

/// The outcome of a job.
#[derive(Debug)]
pub(super) enum Outcome {
    Done,
    /// The job was refused, and everything that it has done so far must be undone.
    Refused,
    /// The database failed.
    Failed(rusqlite::Error),
}

/// What a job leaves in the files of what it has deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Traces {
    /// It deletes nothing that anyone would look for.
    Harmless,
    /// The writer tries to remove them before it answers, and goes on trying afterwards.
    SoonGone,
    /// The job is answered only when no traces are left, of this job or of an earlier one.
    Gone,
}

/// A job for a connection, whose answer can be held back.
pub(super) trait Job: Send {
    /// Runs the job, and keeps the answer.
    fn run(&mut self, connection: &Connection) -> Outcome;

    /// Sends the kept answer.
    fn answer(self: Box<Self>);

    /// The traces that it leaves in the files.
    fn traces(&self) -> Traces;

    /// Answers that the storage is not available: everything that was done has been undone.
    fn refuse(self: Box<Self>, cause: &str);
}

/// A job that a caller has asked for.
pub(super) struct Request<Work, T> {
    work: Option<Work>,
    traces: Traces,
    result: Result<T, StorageError>,
    reply: oneshot::Sender<Result<T, StorageError>>,
}

impl<Work, T> Request<Work, T>
where
    Work: FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    T: Send + 'static,
{
    /// A job, and the channel for its answer.
    pub(super) fn asking(
        work: Work,
        traces: Traces,
    ) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StorageError>>) {
        let (reply, answer) = oneshot::channel();
        let result = Err(StorageError::Unavailable("the writer did not take this up".to_owned()));
        (Box::new(Self { work: Some(work), traces, result, reply }), answer)
    }
}

impl<Work, T> Job for Request<Work, T>
where
    Work: FnOnce(&Connection) -> Result<T, JobError> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> Outcome {
        let Some(work) = self.work.take() else { return Outcome::Done };
        let (result, outcome) = match work(connection) {
            Ok(value) => (Ok(value), Outcome::Done),
            Err(JobError::Refused(error)) => (Err(error), Outcome::Refused),
            Err(JobError::Failed(error)) => {
                (Err(StorageError::Unavailable(error.to_string())), Outcome::Failed(error))
            }
        };
        self.result = result;
        outcome
    }

    fn answer(self: Box<Self>) {
        // The caller may be gone; the work stays done.
        let _ = self.reply.send(self.result);
    }

    fn traces(&self) -> Traces {
        self.traces
    }

    fn refuse(self: Box<Self>, cause: &str) {
        let _ = self.reply.send(Err(StorageError::Unavailable(cause.to_owned())));
    }
}
