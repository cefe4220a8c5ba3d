//! Accepts connections.

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::ServerContext;
use super::client::{AddressGroup, Peer, is_trusted};
use super::metrics::GaugeGuard;
use super::read_pace::{ReadPace, SocketMark};
use super::slots::{Slot, Slots};
use super::write_patience::WritePatience;

/// Descriptors that are reserved for files, mainly the database.
const RESERVED_DESCRIPTORS: u32 = 64;
/// The number of descriptors to assume if the system does not say.
const USUAL_DESCRIPTORS: u32 = 1_024;
/// How much of a request's head, and of its body at a time, is held in memory.
const BUFFER: usize = 16 * 1_024;
/// How long the server accepts nothing after the system has refused a connection for lack of
/// resources.
const RESPITE: Duration = Duration::from_millis(100);

/// Accepts connections until the server must stop, then waits for them to end, as long as the
/// settings allow.
pub(super) async fn serve(listener: TcpListener, context: Arc<ServerContext>, router: Router) {
    let most = most_connections();
    let places = Arc::new(Semaphore::new(most as usize));
    let slots = Slots::new(context.config.connections_per_address);
    let mut tasks = JoinSet::new();
    while let Some((stream, peer, place)) = accept(&listener, &context, &places).await {
        while tasks.try_join_next().is_some() {}
        let is_proxy = is_trusted(&context.config.trusted_proxies, peer.ip());
        let slot = if is_proxy { None } else { slots.take(AddressGroup::of(peer.ip())) };
        if slot.is_none() && !is_proxy {
            // Dropping the connection at once is the cheapest answer.
            context.metrics.connections_refused.inc();
            continue;
        }
        let held = GaugeGuard::in_gauge(&context.metrics.connections);
        let patience = WritePatience::new(context.config.socket_stuck);
        let mark = SocketMark::default();
        let pace = ReadPace::new(mark.clone(), context.config.messages_per_second.get());
        let stream = Counted { stream, patience, pace, _place: place, _slot: slot, _held: held };
        tasks.spawn(speak(stream, Peer(peer.ip()), mark, Arc::clone(&context), router.clone()));
    }
    drop(listener);
    // When all places are free, all connections have ended, including those that became sockets.
    let ended = places.acquire_many(most);
    if timeout(context.config.shutdown_grace, ended).await.is_err() {
        let left = most as usize - places.available_permits();
        tracing::warn!(left, "connections are cut off that have not ended in time");
    }
    tasks.shutdown().await;
}

/// The next connection, once there is a place for it; `None` when the server must stop.
async fn accept(
    listener: &TcpListener,
    context: &ServerContext,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let next = async {
        // Without a free place the server accepts nothing: the system queues some connections and
        // refuses others.
        let place = Arc::clone(places).acquire_owned().await.ok()?;
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => return Some((stream, peer, place)),
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted");
                    sleep(RESPITE).await;
                }
            }
        }
    };
    tokio::select! {
        () = context.shutdown.begun() => None,
        next = next => next,
    }
}

/// Whether an error concerns only one connection.
fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Answers the requests of one connection.
async fn speak(
    stream: Counted,
    peer: Peer,
    mark: SocketMark,
    context: Arc<ServerContext>,
    router: Router,
) {
    // Answers are small, and clients wait for them.
    if let Err(error) = stream.stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection was gone before it began");
        return;
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(mark.clone());
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(context.config.header_timeout)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = context.shutdown.begun() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        // Clients disconnect in all kinds of ways; none of them matters.
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// How many connections there may be at once: fewer than the descriptors of the process.
///
/// The limit itself can only be raised from outside (`ulimit -n`, or `LimitNOFILE` of systemd).
fn most_connections() -> u32 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    let descriptors: u32 = soft.unwrap_or(USUAL_DESCRIPTORS);
    descriptors.saturating_sub(RESERVED_DESCRIPTORS).clamp(1, 1_000_000)
}

/// A connection that is counted as long as it is open, even after it has become a socket.
struct Counted {
    stream: TcpStream,
    patience: WritePatience,
    pace: ReadPace,
    _place: OwnedSemaphorePermit,
    _slot: Option<Slot>,
    _held: GaugeGuard,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(self.pace.poll_turn(context));
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.pace.note(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for Counted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.patience.judge(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.patience.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
