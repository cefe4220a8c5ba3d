//! Streaming answers: one JSON object per line.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::future::BoxFuture;
use futures_util::stream::poll_fn;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use crate::ServerContext;
use crate::held_bytes::keep;
use crate::routes::identity::Identity;
use crate::tables::{Inbox, WaitingMessage, WrittenMessage};

/// The media type of the lines.
const FORM: &str = "application/x-ndjson";

/// A widespread proxy buffers answers unless it is told not to.
const BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// A reader that takes no line for this long is disconnected.
const STUCK: Duration = Duration::from_secs(10);

/// Lines that are sent as they come in.
pub(super) struct Lines {
    /// The lines that are there from the start.
    first: Vec<WrittenMessage>,
    inbox: Inbox,
    /// After this much silence, an empty line shows that the stream is open.
    keep_alive: Duration,
    stopping: watch::Receiver<bool>,
    /// Ends when the reader's token is withdrawn.
    gone: BoxFuture<'static, ()>,
}

impl Lines {
    /// Lines that come in, after those that are there from the start.
    pub(super) fn new(
        first: Vec<WrittenMessage>,
        inbox: Inbox,
        identity: Identity,
        context: &ServerContext,
    ) -> Self {
        let keep_alive = context.config.stream_keep_alive;
        let (stopping, gone) = (context.shutdown.watch(), Box::pin(identity.until_withdrawn()));
        Self { first, inbox, keep_alive, stopping, gone }
    }

    /// The answer. When the reader has gone or is disconnected, or when no more lines will come, it
    /// drops what the stream holds and then runs `end`.
    pub(super) fn respond<GaugeGuard, End>(self, held: GaugeGuard, end: End) -> Response
    where
        GaugeGuard: Send + 'static,
        End: Future<Output = ()> + Send + 'static,
    {
        // One line at a time: all others wait in the inbox, whose limits the tables know.
        let (sender, mut receiver) = mpsc::channel(1);
        tokio::spawn(async move {
            self.pump(sender).await;
            drop(held);
            end.await;
        });
        let lines = poll_fn(move |context| {
            receiver.poll_recv(context).map(|line| line.map(Ok::<Bytes, Infallible>))
        });
        ([(CONTENT_TYPE, FORM), (BUFFERING, "no")], Body::from_stream(lines)).into_response()
    }

    async fn pump(self, reader: mpsc::Sender<Bytes>) {
        let Self { first, inbox, keep_alive, mut stopping, gone } = self;
        let Inbox { messages, mut overflow } = inbox;
        // The watch channel's guard must not be held while others wait.
        let stops = async { drop(stopping.wait_for(|stops| *stops).await) };
        tokio::select! {
            () = forward(first, messages, keep_alive, &reader) => {}
            // There is a gap after the sent lines: the reader must start again.
            Ok(()) = overflow.changed() => {}
            () = reader.closed() => {}
            () = stops => {}
            () = gone => {}
        }
    }
}

/// Sends lines as they come in until there are no more, or the reader does not take one.
async fn forward(
    first: Vec<WrittenMessage>,
    mut messages: mpsc::Receiver<WaitingMessage>,
    keep_alive: Duration,
    reader: &mpsc::Sender<Bytes>,
) {
    for line in first {
        if !send(reader, line_of(&line.into_bytes())).await {
            return;
        }
    }
    loop {
        let line = match timeout(keep_alive, messages.recv()).await {
            // The message waits, and counts, until the client has taken its line.
            Ok(Some(message)) => keep(line_of(&message.text()), message),
            Ok(None) => return,
            Err(_) => Bytes::from_static(b"\n"),
        };
        if !send(reader, line).await {
            return;
        }
    }
}

/// Sends a line; returns whether the reader took it in time.
async fn send(reader: &mpsc::Sender<Bytes>, line: Bytes) -> bool {
    matches!(timeout(STUCK, reader.send(line)).await, Ok(Ok(())))
}

/// A message as a line of its own.
fn line_of(message: &[u8]) -> Bytes {
    [message, b"\n"].concat().into()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::body::to_bytes;
    use tokio::sync::{oneshot, watch};

    use super::Lines;
    use crate::client::AddressGroup;
    use crate::held_bytes::HeldBytes;
    use crate::tables::{Inbox, Outbox, WrittenMessage};

    /// Longer than any test.
    const EVER: Duration = Duration::from_hours(1);

    fn both_sides() -> (Outbox, Inbox) {
        let group = AddressGroup::of("192.0.2.1".parse().expect("an address"));
        Outbox::new(&HeldBytes::new(), group)
    }

    fn lines(inbox: Inbox, stops: &watch::Sender<bool>) -> Lines {
        let first = vec![WrittenMessage::of(&1)];
        let (stopping, gone) = (stops.subscribe(), Box::pin(std::future::pending()));
        Lines { first, inbox, keep_alive: EVER, stopping, gone }
    }

    #[tokio::test]
    async fn everything_is_sent_in_order_and_the_stream_ends_with_its_source() {
        let (stops, (outbox, inbox)) = (watch::Sender::new(false), both_sides());
        let response = lines(inbox, &stops).respond((), async {});
        outbox.send_written(WrittenMessage::of(&2));
        drop(outbox);
        let body = to_bytes(response.into_body(), 100).await.expect("a body");
        assert_eq!(body, "1\n2\n");
    }

    #[tokio::test]
    async fn a_reader_that_takes_nothing_is_let_go_and_holds_nothing() {
        let (stops, (outbox, inbox)) = (watch::Sender::new(false), both_sides());
        let (held, dropped) = oneshot::channel::<()>();
        let (end, ended) = oneshot::channel();
        let response = lines(inbox, &stops).respond(held, async { end.send(()).expect("awaited") });
        // The table never waits, no matter how much it sends.
        for _ in 0..10_000 {
            outbox.send_written(WrittenMessage::of(&2));
        }
        assert!(dropped.await.is_err(), "it is dropped, not used");
        assert_eq!(ended.await, Ok(()));
        drop(response);
    }

    #[tokio::test]
    async fn a_stream_ends_when_the_server_stops_and_when_its_reader_goes() {
        let stops = watch::Sender::new(false);
        let (outbox, inbox) = both_sides();
        let (end, ended) = oneshot::channel();
        let response = lines(inbox, &stops).respond((), async { end.send(()).expect("awaited") });
        drop(response);
        assert_eq!(ended.await, Ok(()));
        let (other, inbox) = both_sides();
        let response = lines(inbox, &stops).respond((), async {});
        stops.send_replace(true);
        to_bytes(response.into_body(), 100).await.expect("it ends");
        drop((outbox, other));
    }
}
