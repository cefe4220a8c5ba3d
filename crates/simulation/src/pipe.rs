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
use crate::chance::Chance;
use crate::storage::Planted;
use crate::transcript::Transcript;
use crate::weather::Weather;

/// How many frames lie between the server and a client that does not read.
const MOST_ON_THE_WAY: usize = 200;

/// The way between one client and the server: frames take their time in both directions, and stay
/// in their order.
pub(crate) struct Pipe {
    pub(crate) number: u64,
    inner: Mutex<Inner>,
    agenda: Arc<Agenda>,
    /// How long frames take upward and downward; none if they take no time.
    weather: Option<[Weather; 2]>,
    transcript: Transcript,
}

struct Inner {
    /// For planted faults.
    strikes: Generator,
    /// What has arrived at the server.
    arrived: VecDeque<Message>,
    reader: Option<Waker>,
    writer: Option<Waker>,
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

/// The ways of a connection in both directions; none if frames take no time.
fn weather(chance: Chance) -> [Weather; 2] {
    let least = match chance.of("delay").below(6) {
        0 => 200,
        1 | 2 => 30,
        _ => 4,
    };
    ["up", "down"].map(|direction| Weather {
        chance: chance.of(direction),
        least,
        spread: 2 * least as u32,
        bad_in: 200,
        worst: 2_000,
    })
}

/// When a frame reaches the server that a client sends at a moment over a connection that is not
/// even.
pub(crate) fn arrival_upward(chance: Chance, connection: u64, moment: u64) -> u64 {
    weather(chance.of("pipe").at(connection))[0].arrival(moment)
}

impl Pipe {
    pub(crate) fn new(
        number: u64,
        agenda: Arc<Agenda>,
        chance: Chance,
        is_even: bool,
        planted: Option<Planted>,
        transcript: Transcript,
    ) -> Arc<Self> {
        let chance = chance.of("pipe").at(number);
        let inner = Inner {
            strikes: chance.of("strikes").generator(),
            arrived: VecDeque::new(),
            reader: None,
            writer: None,
            under_way: 0,
            is_deaf: false,
            unread: VecDeque::new(),
            is_broken: false,
            is_reset: false,
            planted,
            held: None,
        };
        let weather = (!is_even).then(|| weather(chance));
        Arc::new(Self { number, inner: Mutex::new(inner), agenda, weather, transcript })
    }

    /// How long a frame takes that sets out now, upward (0) or downward (1).
    fn delay(&self, direction: usize) -> u64 {
        let now = self.agenda.now();
        self.weather.map_or(0, |weather| weather[direction].arrival(now) - now)
    }

    /// The server's end.
    pub(crate) fn server_end(self: &Arc<Self>) -> ServerEnd {
        ServerEnd(Arc::clone(self))
    }

    /// The client sends a frame.
    pub(crate) fn send_up(self: &Arc<Self>, message: Message) {
        {
            let inner = self.inner();
            if inner.is_broken || inner.is_reset {
                return;
            }
        }
        let pipe = Arc::clone(self);
        self.agenda
            .plan_in_life(self.delay(0), Actor::Upward(self.number), move |_| pipe.arrive(message));
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

    /// The server sends a frame.
    pub(crate) fn send_down(self: &Arc<Self>, message: Message) {
        self.transcript.note(self.agenda.now(), self.number, &message);
        let sent = {
            let mut inner = self.inner();
            if inner.is_broken || inner.is_reset {
                return;
            }
            let sent = inner.plant(message).map(|message| (message, inner.held.take()));
            inner.under_way += match &sent {
                None => 0,
                Some((_, None)) => 1,
                Some((_, Some(_))) => 2,
            };
            sent
        };
        let Some((message, held)) = sent else { return };
        for message in [Some(message), held].into_iter().flatten() {
            self.deliver(message);
        }
    }

    fn deliver(self: &Arc<Self>, message: Message) {
        let delay = self.delay(1);
        let (pipe, sent) = (Arc::clone(self), self.agenda.now());
        self.agenda.plan_in_life(delay, Actor::Downward(self.number), move |world| {
            if let Some((sent, message)) = pipe.reach_client(sent, message) {
                world.client_reads(pipe.number, sent, message);
            }
        });
    }
}

impl Inner {
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
            Some(Planted::LosesFrames) if is_text && self.strikes.below(60) == 0 => None,
            Some(Planted::SwapsFrames)
                if is_text && self.held.is_none() && self.strikes.below(60) == 0 =>
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
