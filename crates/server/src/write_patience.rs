//! How long a client may take to read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Sleep, sleep};

/// Cuts off a client that does not read its answer. Without it, the client keeps the answer in the
/// server's memory for as long as it likes.
///
/// The time begins anew whenever the client has taken something, so a slow client is served.
pub(super) struct WritePatience {
    longest: Duration,
    /// Runs while the connection takes nothing more.
    running: Option<Pin<Box<Sleep>>>,
}

impl WritePatience {
    /// A client may take nothing for this long.
    pub(super) const fn new(longest: Duration) -> Self {
        Self { longest, running: None }
    }

    /// The outcome of an attempt to write: as it is, or an error if the client has taken nothing
    /// for too long.
    pub(super) fn judge(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.running = None;
            return written;
        }
        let longest = self.longest;
        let running = self.running.get_or_insert_with(|| Box::pin(sleep(longest)));
        ready!(running.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::io;
    use std::task::Poll;
    use std::time::Duration;

    use tokio::time::{advance, pause};

    use super::WritePatience;

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_cut_off_and_a_slow_one_is_not() {
        pause();
        let mut patience = WritePatience::new(Duration::from_secs(10));
        for _ in 0..3 {
            let waits = poll_fn(|context| Poll::Ready(patience.judge(Poll::Pending, context)));
            assert!(waits.await.is_pending());
            advance(Duration::from_secs(9)).await;
            let takes = poll_fn(|context| patience.judge(Poll::Ready(Ok(1)), context));
            assert_eq!(takes.await.expect("taken"), 1);
        }
        let cut = poll_fn(|context| patience.judge(Poll::Pending, context)).await;
        assert_eq!(cut.expect_err("cut off").kind(), io::ErrorKind::TimedOut);
    }
}
