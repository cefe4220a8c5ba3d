//! Something that a connection's thread is asked to do, and its answer.

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StorageError;

/// Why a job was not done.
#[derive(Debug)]
pub(super) enum JobError {
    /// It cannot be done as things are: the fault of the caller.
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

/// How a job went.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It is done.
    Done,
    /// It was refused, and all that it has done so far must be taken back.
    Refused,
    /// The database failed under it.
    Failed(rusqlite::Error),
}

/// Something to be done with a connection, whose answer can be held back.
pub(super) trait Job: Send {
    /// Does it, and keeps the answer.
    fn run(&mut self, connection: &Connection) -> Outcome;

    /// Gives the answer that was kept.
    fn answer(self: Box<Self>);

    /// Whether it takes something away that should leave no traces.
    fn erases(&self) -> bool;

    /// Answers that the storage is not available: what has been done was taken back.
    fn refuse(self: Box<Self>, cause: &str);
}

/// A job that has been asked for.
pub(super) struct Request<Work, T> {
    work: Option<Work>,
    erases: bool,
    result: Result<T, StorageError>,
    reply: oneshot::Sender<Result<T, StorageError>>,
}

impl<Work, T> Request<Work, T>
where
    Work: FnOnce(&Connection) -> Result<T, JobError> + Send + 'static,
    T: Send + 'static,
{
    /// A job, and where its answer will come.
    pub(super) fn asking(
        work: Work,
        erases: bool,
    ) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StorageError>>) {
        let (reply, answer) = oneshot::channel();
        let result = Err(StorageError::Unavailable("the writer did not take this up".to_owned()));
        (Box::new(Self { work: Some(work), erases, result, reply }), answer)
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
        // The caller may have gone; what was done stays done.
        let _ = self.reply.send(self.result);
    }

    fn erases(&self) -> bool {
        self.erases
    }

    fn refuse(self: Box<Self>, cause: &str) {
        let _ = self.reply.send(Err(StorageError::Unavailable(cause.to_owned())));
    }
}
