//! How fast a client may send once its connection is a socket.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

/// Whether a connection has become a socket. The route of the socket sets it.
#[derive(Clone, Debug, Default)]
pub(super) struct SocketMark(Arc<AtomicBool>);

impl SocketMark {
    /// Notes that the connection has become a socket.
    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// How much each message of a socket may have on average.
const BYTES_PER_MESSAGE: u32 = 4 * 1_024;

/// How long the server reads nothing from a client that has sent too much.
const PAUSE: Duration = Duration::from_millis(100);

/// Reads no faster from a socket than its messages may come.
///
/// The limit on messages does not see everything: a message may come in any number of empty frames,
/// and no part of it is a message before its end.
pub(super) struct ReadPace {
    is_socket: SocketMark,
    per_second: f64,
    /// How many bytes may be read at once now.
    left: f64,
    since: Instant,
    pause: Option<Pin<Box<Sleep>>>,
}

impl ReadPace {
    /// For a connection whose client may send this many messages in a second, once it is a socket;
    /// three times as many at once.
    pub(super) fn new(is_socket: SocketMark, messages_per_second: u32) -> Self {
        let per_second = f64::from(messages_per_second) * f64::from(BYTES_PER_MESSAGE);
        Self { is_socket, per_second, left: 3.0 * per_second, since: Instant::now(), pause: None }
    }

    /// Waits until something may be read.
    pub(super) fn poll_turn(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if !self.is_socket.0.load(Ordering::Relaxed) {
            return Poll::Ready(());
        }
        loop {
            if let Some(pause) = &mut self.pause {
                ready!(pause.as_mut().poll(context));
                self.pause = None;
            }
            let now = Instant::now();
            let came_back = now.duration_since(self.since).as_secs_f64() * self.per_second;
            (self.left, self.since) = ((self.left + came_back).min(3.0 * self.per_second), now);
            if self.left > 0.0 {
                return Poll::Ready(());
            }
            self.pause = Some(Box::pin(sleep_until(now + PAUSE)));
        }
    }

    /// Notes that this many bytes have been read.
    pub(super) fn note(&mut self, bytes: usize) {
        if self.is_socket.0.load(Ordering::Relaxed) {
            self.left -= bytes as f64;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::time::Duration;

    use tokio::time::{Instant, pause};

    use super::{ReadPace, SocketMark};

    #[tokio::test]
    async fn a_socket_is_read_at_its_pace_and_a_request_at_any() {
        pause();
        let (mark, begun) = (SocketMark::default(), Instant::now());
        let mut pace = ReadPace::new(mark.clone(), 10);
        let mut read = async |bytes: usize| {
            poll_fn(|context| pace.poll_turn(context)).await;
            pace.note(bytes);
        };
        for _ in 0..1_000 {
            read(16 << 10).await;
        }
        assert_eq!(begun.elapsed(), Duration::ZERO, "a record that is uploaded");
        mark.set();
        // Ten seconds' worth, of which three come at once.
        for _ in 0..100 {
            read(4 << 10).await;
        }
        let took = begun.elapsed();
        assert!((Duration::from_secs(6)..Duration::from_secs(8)).contains(&took), "{took:?}");
    }
}
