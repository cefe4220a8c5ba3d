//! How long a client may take to read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

/// How many bytes a client must take in a second, if it is to be waited for longer.
const LEAST_PACE: f64 = 16.0 * 1_024.0;

/// How long the server waits for a client to take so many bytes.
pub(super) fn longest_wait(stuck: Duration, bytes: usize) -> Duration {
    stuck.saturating_add(Duration::from_secs_f64(bytes as f64 / LEAST_PACE))
}

/// Cuts off a client that does not read its answer, or reads it byte by byte. Without it, the client
/// keeps the answer in the server's memory for as long as it likes.
///
/// The server waits for so long altogether, and longer by what the client takes at the least pace:
/// a client on a slow line is served. While the server has nothing to wait for, its patience comes
/// back.
pub(super) struct WritePatience {
    longest: Duration,
    /// For how much longer the server waits.
    left: Duration,
    /// Since when this holds.
    since: Instant,
    /// Runs while the connection takes nothing more.
    running: Option<Pin<Box<Sleep>>>,
}

impl WritePatience {
    /// For a client that may take nothing for this long.
    pub(super) fn new(longest: Duration) -> Self {
        Self { longest, left: longest, since: Instant::now(), running: None }
    }

    /// The outcome of an attempt to write: as it is, or an error if the client takes too little.
    pub(super) fn judge(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        let now = Instant::now();
        let passed = now.duration_since(self.since);
        if self.running.is_none() {
            self.grant(passed);
            self.since = now;
        }
        if let Poll::Ready(outcome) = &written {
            if self.running.take().is_some() {
                self.left = self.left.saturating_sub(passed);
                self.since = now;
            }
            let bytes = outcome.as_ref().map_or(0, |bytes| *bytes);
            self.grant(longest_wait(Duration::ZERO, bytes));
            return written;
        }
        let until = self.since + self.left;
        let running = self.running.get_or_insert_with(|| Box::pin(sleep_until(until)));
        ready!(running.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Waits for longer, but never for longer than at the beginning.
    fn grant(&mut self, longer: Duration) {
        self.left = self.left.saturating_add(longer).min(self.longest);
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::io;
    use std::task::Poll;
    use std::time::Duration;

    use tokio::time::{Instant, advance, pause};

    use super::WritePatience;

    const LONGEST: Duration = Duration::from_secs(10);

    /// A client that takes this much at these intervals; returns when it is cut off.
    async fn cut_off_after(bytes: usize, interval: Duration) -> Option<Duration> {
        let (mut patience, begun) = (WritePatience::new(LONGEST), Instant::now());
        for _ in 0..200 {
            let waits = poll_fn(|context| Poll::Ready(patience.judge(Poll::Pending, context)));
            if let Poll::Ready(cut) = waits.await {
                assert_eq!(cut.expect_err("cut off").kind(), io::ErrorKind::TimedOut);
                return Some(begun.elapsed());
            }
            advance(interval).await;
            let waits = poll_fn(|context| Poll::Ready(patience.judge(Poll::Pending, context)));
            if waits.await.is_ready() {
                return Some(begun.elapsed());
            }
            let takes = poll_fn(|context| patience.judge(Poll::Ready(Ok(bytes)), context));
            assert_eq!(takes.await.expect("taken"), bytes);
        }
        None
    }

    #[tokio::test]
    async fn a_client_that_takes_nothing_or_almost_nothing_is_cut_off() {
        pause();
        let mut patience = WritePatience::new(LONGEST);
        let begun = Instant::now();
        let cut = poll_fn(|context| patience.judge(Poll::Pending, context)).await;
        assert_eq!(cut.expect_err("cut off").kind(), io::ErrorKind::TimedOut);
        let tick = Duration::from_millis(5);
        assert!((LONGEST..LONGEST + tick).contains(&begun.elapsed()), "{:?}", begun.elapsed());
        for (bytes, interval) in [(1, 9), (1, 1), (16_000, 2)] {
            let cut = cut_off_after(bytes, Duration::from_secs(interval)).await;
            let cut = cut.expect("it takes less than the least pace");
            assert!(cut <= 3 * LONGEST, "{bytes} bytes in {interval} s: {cut:?}");
        }
    }

    #[tokio::test]
    async fn a_client_on_a_slow_line_is_served() {
        pause();
        assert_eq!(cut_off_after(20_000, Duration::from_secs(1)).await, None);
        assert_eq!(cut_off_after(160_000, Duration::from_secs(9)).await, None);
    }

    #[tokio::test]
    async fn patience_comes_back_while_there_is_nothing_to_wait_for() {
        pause();
        let mut patience = WritePatience::new(LONGEST);
        for _ in 0..5 {
            let waits = poll_fn(|context| Poll::Ready(patience.judge(Poll::Pending, context)));
            assert!(waits.await.is_pending());
            advance(Duration::from_secs(9)).await;
            let takes = poll_fn(|context| patience.judge(Poll::Ready(Ok(100)), context));
            takes.await.expect("all of it");
            advance(Duration::from_mins(1)).await;
        }
    }
}
