//! The way between one client and the server.

use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::Error;
use axum::extract::ws::{Message, close_code};
use futures_util::{Sink, Stream};
use munera_bots::Generator;
use munera_rules::Randomness;

use crate::agenda::{Actor, Agenda};
use crate::storage::Planted;

/// How many frames lie between the server and a client that does not read.
const MOST_ON_THE_WAY: usize = 200;

/// The way between one client and the server: frames take their time in both directions, and stay
/// in their order.
pub(crate) struct Pipe {
    pub(crate) number: u64,
    inner: Mutex<Inner>,
    agenda: Arc<Agenda>,
}

struct Inner {
    generator: Generator,
    /// The usual delay of this connection, in milliseconds.
    delay: u32,
    /// What has arrived at the server.
    arrived: VecDeque<Message>,
    reader: Option<Waker>,
    writer: Option<Waker>,
    /// When the last frame arrives, upward and downward.
    last: [u64; 2],
    /// How many frames are under way to the client.
    under_way: usize,
    /// Whether the client takes nothing at present.
    is_deaf: bool,
    /// What has reached the client while it was deaf.
    unread: VecDeque<(u64, Message)>,
    /// Nothing arrives any more, in either direction, and neither side is told.
    is_broken: bool,
    /// The server sees the end.
    is_reset: bool,
    planted: Option<Planted>,
    held: Option<Message>,
}

impl Pipe {
    pub(crate) fn new(
        number: u64,
        agenda: Arc<Agenda>,
        seed: u64,
        is_even: bool,
        planted: Option<Planted>,
    ) -> Arc<Self> {
        let mut generator = Generator::new(seed);
        let delay = match generator.below(6) {
            _ if is_even => 0,
            0 => 400,
            1 | 2 => 60,
            _ => 8,
        };
        let inner = Inner {
            generator,
            delay,
            arrived: VecDeque::new(),
            reader: None,
            writer: None,
            last: [0; 2],
            under_way: 0,
            is_deaf: false,
            unread: VecDeque::new(),
            is_broken: false,
            is_reset: false,
            planted,
            held: None,
        };
        Arc::new(Self { number, inner: Mutex::new(inner), agenda })
    }

    /// The server's end.
    pub(crate) fn server_end(self: &Arc<Self>) -> ServerEnd {
        ServerEnd(Arc::clone(self))
    }

    /// The client sends a frame.
    pub(crate) fn send_up(self: &Arc<Self>, message: Message) {
        let delay = {
            let mut inner = self.inner();
            if inner.is_broken || inner.is_reset {
                return;
            }
            inner.delay(0, self.agenda.now())
        };
        let pipe = Arc::clone(self);
        self.agenda.plan_in_life(delay, Actor::Upward(self.number), move |_| pipe.arrive(message));
    }

    fn arrive(&self, message: Message) {
        let mut inner = self.inner();
        if !inner.is_broken && !inner.is_reset {
            inner.arrived.push_back(message);
            inner.wake();
        }
    }

    /// A frame reaches the client, who may be deaf. Returns what the client reads now, each with
    /// the moment when the server sent it.
    pub(crate) fn reach_client(&self, sent: u64, message: Message) -> Option<(u64, Message)> {
        let mut inner = self.inner();
        inner.under_way = inner.under_way.saturating_sub(1);
        inner.wake();
        if inner.is_broken || inner.is_reset {
            return None;
        }
        if inner.is_deaf {
            inner.unread.push_back((sent, message));
            return None;
        }
        Some((sent, message))
    }

    /// The client reads nothing from now on.
    pub(crate) fn be_deaf(&self) {
        self.inner().is_deaf = true;
    }

    /// The client reads again; returns what has come meanwhile.
    pub(crate) fn hear(&self) -> VecDeque<(u64, Message)> {
        let mut inner = self.inner();
        inner.is_deaf = false;
        let unread = std::mem::take(&mut inner.unread);
        inner.wake();
        unread
    }

    /// Nothing arrives any more, and neither side is told.
    pub(crate) fn break_silently(&self) {
        self.inner().is_broken = true;
    }

    /// Both sides see the end at once; what is under way is lost.
    pub(crate) fn reset(&self) {
        let mut inner = self.inner();
        inner.is_reset = true;
        inner.wake();
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // A panic in between ends the simulation anyway.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send_down(self: &Arc<Self>, message: Message) {
        let delay = {
            let mut inner = self.inner();
            if inner.is_broken || inner.is_reset {
                return;
            }
            let Some(message) = inner.plant(message) else { return };
            inner.under_way += 1;
            let delay = inner.delay(1, self.agenda.now());
            drop(inner);
            self.deliver(delay, message);
            let Some(held) = self.inner().held.take() else { return };
            self.inner().under_way += 1;
            (self.inner().delay(1, self.agenda.now()), held)
        };
        self.deliver(delay.0, delay.1);
    }

    fn deliver(self: &Arc<Self>, delay: u64, message: Message) {
        let (pipe, sent) = (Arc::clone(self), self.agenda.now());
        self.agenda.plan_in_life(delay, Actor::Downward(self.number), move |world| {
            if let Some((sent, message)) = pipe.reach_client(sent, message) {
                world.client_reads(pipe.number, sent, message);
            }
        });
    }
}

impl Inner {
    /// How long the next frame takes in this direction.
    fn delay(&mut self, direction: usize, now: u64) -> u64 {
        let own = match self.generator.below(40) {
            _ if self.delay == 0 => 0,
            0 => self.generator.below(2_000),
            _ => self.delay / 2 + self.generator.below(self.delay),
        };
        self.last[direction] = self.last[direction].max(now + u64::from(own));
        self.last[direction] - now
    }

    fn wake(&mut self) {
        self.reader.take().into_iter().chain(self.writer.take()).for_each(Waker::wake);
    }

    fn is_full(&self) -> bool {
        self.under_way + self.unread.len() >= MOST_ON_THE_WAY
    }

    /// The frame that goes on, if a planted fault does not take it.
    fn plant(&mut self, message: Message) -> Option<Message> {
        let is_text = matches!(message, Message::Text(_));
        match self.planted {
            Some(Planted::LosesFrames) if is_text && self.generator.below(60) == 0 => None,
            Some(Planted::SwapsFrames)
                if is_text && self.held.is_none() && self.generator.below(60) == 0 =>
            {
                self.held = Some(message);
                None
            }
            _ => Some(message),
        }
    }
}

/// The server's end of a pipe.
pub(crate) struct ServerEnd(Arc<Pipe>);

fn gone() -> Error {
    Error::new(io::Error::from(io::ErrorKind::ConnectionReset))
}

impl Stream for ServerEnd {
    type Item = Result<Message, Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut inner = self.0.inner();
        if inner.is_reset {
            return Poll::Ready(Some(Err(gone())));
        }
        if let Some(message) = inner.arrived.pop_front() {
            return Poll::Ready(Some(Ok(message)));
        }
        inner.reader = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Sink<Message> for ServerEnd {
    type Error = Error;

    fn poll_ready(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        let mut inner = self.0.inner();
        if inner.is_reset {
            return Poll::Ready(Err(gone()));
        }
        if inner.is_full() {
            inner.writer = Some(context.waker().clone());
            return Poll::Pending;
        }
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), Error> {
        self.0.send_down(message);
        Ok(())
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }
}

impl Drop for ServerEnd {
    /// The server is through with the client, who learns it unless the line is broken.
    fn drop(&mut self) {
        let frame = axum::extract::ws::CloseFrame { code: close_code::ABNORMAL, reason: "".into() };
        self.0.send_down(Message::Close(Some(frame)));
    }
}
