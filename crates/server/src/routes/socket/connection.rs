//! One client's WebSocket.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, close_code};
use futures_util::{SinkExt, StreamExt};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use munera_guide::wire::{ClientMessage, ServerMessage, Trouble};
use munera_ids::TableCode;
use munera_protocol::fault::{Code, Fault};
use munera_rules::{Seat, Viewer};
use tokio::sync::watch;
use tokio::task::yield_now;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::transport::Transport;
use crate::limit_clock::{LimitClock, LimitInstant};
use crate::limits::RequestPermit;
use crate::routes::identity::Identity;
use crate::tables::{
    self, Inbox, Outbox, Reply, Requester, TableRequest, Tables, WaitingMessage, Watcher, check_id,
    trouble_error,
};
use crate::write_patience::longest_wait;

/// No message of a client is longer than this.
pub(super) const LONGEST_MESSAGE: usize = 16 * 1024;

/// What a client may do, and how long the server waits for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// How many messages it may send in a second; three times as many at once.
    pub(super) per_second: NonZeroU32,
    /// How often the server asks a client whether it is there.
    pub(super) ping: Duration,
    /// A client that sends nothing at all for this long is disconnected.
    pub(super) silence: Duration,
    /// A client that does not take a message in this time is disconnected; a long message has more.
    pub(super) stuck: Duration,
}

/// Several changes of the lobby within this time are sent together.
const LOBBY_PACE: Duration = Duration::from_millis(500);

/// How long the server waits for a client to confirm the close, before it cuts the connection.
const LONGEST_GOODBYE: Duration = Duration::from_secs(2);

/// How many tables and seats one connection may watch.
const MOST_WATCHED: usize = 32;

/// After this many unreadable messages, the server closes the connection.
const MOST_MALFORMED: u32 = 20;

/// Serves one client until it leaves, is disconnected, or the server stops.
pub(super) async fn serve(
    socket: impl Transport,
    requester: Requester,
    identity: Identity,
    tables: Tables,
    limits: Limits,
    stopping: watch::Receiver<bool>,
) {
    let (outbox, inbox) = Outbox::new(tables.held_bytes(), requester.group);
    let per_second = limits.per_second;
    let at_once = per_second.saturating_mul(NonZeroU32::MIN.saturating_add(2));
    let quota = Quota::per_second(per_second).allow_burst(at_once);
    let mut connection = Connection {
        number: tables.new_connection(),
        requester,
        tables,
        outbox,
        watched: Vec::new(),
        lobby: None,
        limiter: RateLimiter::direct_with_clock(quota, LimitClock),
        limits,
        malformed: 0,
    };
    connection.serve(socket, inbox, identity, stopping).await;
    for (code, _) in connection.watched {
        connection.tables.unwatch(code, connection.number, None).await;
    }
}

/// Why a connection ends, as its close frame says.
struct CloseReason {
    code: u16,
    reason: &'static str,
}

impl CloseReason {
    const fn new(code: u16, reason: &'static str) -> Self {
        Self { code, reason }
    }
}

struct Connection {
    number: u64,
    requester: Requester,
    tables: Tables,
    outbox: Outbox,
    watched: Vec<(TableCode, Viewer)>,
    lobby: Option<watch::Receiver<u64>>,
    limiter: RateLimiter<NotKeyed, InMemoryState, LimitClock, NoOpMiddleware<LimitInstant>>,
    limits: Limits,
    malformed: u32,
}

impl Connection {
    async fn serve(
        &mut self,
        mut socket: impl Transport,
        mut inbox: Inbox,
        mut identity: Identity,
        mut stopping: watch::Receiver<bool>,
    ) {
        self.outbox.send(&ServerMessage::Welcome {
            name: self.requester.author.name.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        });
        let mut heard = Instant::now();
        let mut lobby_due = None;
        let mut ticks = interval(self.limits.ping);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let close_reason = loop {
            let lobby = async {
                match &mut self.lobby {
                    Some(changes) => changes.changed().await.is_ok(),
                    None => std::future::pending().await,
                }
            };
            // The watch channel's guard must not be held while others wait.
            let stops = async { drop(stopping.wait_for(|stops| *stops).await) };
            // In this order, so that nothing depends on chance, and nothing waits for ever: each
            // line above the last is rare, or limited like the client's own messages. A client that
            // takes its messages more slowly than they come is heard all the same.
            tokio::select! {
                biased;
                () = stops => {
                    break Some(CloseReason::new(close_code::AWAY, "the server stops"));
                }
                changed = identity.changed() => match changed {
                    Some(author) => self.requester.author = author,
                    None => break Some(CloseReason::new(close_code::POLICY, "not known any more")),
                },
                Ok(()) = inbox.overflow.changed() => {
                    break Some(CloseReason::new(close_code::AGAIN, "too slow"));
                }
                _ = ticks.tick() => {
                    if heard.elapsed() > self.limits.silence {
                        break Some(CloseReason::new(close_code::AWAY, "silent"));
                    }
                    if !self.send(&mut socket, Message::Ping(bytes::Bytes::new())).await {
                        return;
                    }
                }
                () = sleep_until(lobby_due.unwrap_or(heard)), if lobby_due.is_some() => {
                    lobby_due = None;
                    if let Some(changes) = &mut self.lobby {
                        changes.mark_unchanged();
                        self.outbox.send_written(self.tables.lobby().message());
                    }
                }
                true = lobby, if lobby_due.is_none() => {
                    lobby_due = Some(Instant::now() + LOBBY_PACE);
                }
                received = socket.next() => {
                    heard = Instant::now();
                    match received {
                        None | Some(Ok(Message::Close(_))) => return,
                        Some(Err(error)) => break close_reason_of(error),
                        Some(Ok(message)) => {
                            if let Some(close_reason) = self.receive(message).await {
                                break Some(close_reason);
                            }
                            // Other clients come first: one that sends a lot at once must not
                            // keep them waiting.
                            yield_now().await;
                        }
                    }
                }
                Some(message) = inbox.messages.recv() => {
                    // The message waits, and counts, until the client has taken it.
                    if !self.send(&mut socket, text_frame(&message)).await {
                        return;
                    }
                }
            }
        };
        if let Some(close_reason) = close_reason {
            // The server does not wait for a client that does not answer.
            let _ = timeout(LONGEST_GOODBYE, say_goodbye(&mut socket, inbox, close_reason)).await;
        }
    }

    /// Sends to the client; returns whether it took the message in time.
    async fn send(&self, socket: &mut impl Transport, message: Message) -> bool {
        let bytes = if let Message::Text(text) = &message { text.len() } else { 0 };
        let longest = longest_wait(self.limits.stuck, bytes);
        matches!(timeout(longest, socket.send(message)).await, Ok(Ok(())))
    }

    /// Handles a client's message; returns the reason if the client must be disconnected.
    async fn receive(&mut self, message: Message) -> Option<CloseReason> {
        // Everything that a client sends counts: an empty ping costs as much as a short message.
        if self.limiter.check().is_err() {
            return Some(CloseReason::new(close_code::POLICY, "too many messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return Some(CloseReason::new(close_code::UNSUPPORTED, "text only"));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
        };
        if text.len() > LONGEST_MESSAGE {
            return Some(CloseReason::new(close_code::SIZE, "too long"));
        }
        match serde_json::from_str(&text) {
            Ok(message) => return self.act(message).await,
            Err(error) if error.is_data() => {
                self.malformed += 1;
                if self.malformed > MOST_MALFORMED {
                    return Some(CloseReason::new(close_code::POLICY, "not a message"));
                }
                let message = munera_rules::Message::new("fault-not-a-message")
                    .with("parser", error.to_string());
                let fault = Fault::new(Code::BadRequest, message);
                let id = String::new();
                let error = tables::error(&fault, self.requester.locale);
                self.outbox.send(&ServerMessage::Refused { id, error });
            }
            Err(_) => return Some(CloseReason::new(close_code::INVALID, "not JSON")),
        }
        None
    }

    async fn act(&mut self, message: ClientMessage) -> Option<CloseReason> {
        match message {
            ClientMessage::Watch { table, seat, version } => {
                // The answer costs as much as that of a request, so it counts as one.
                let Ok(permit) = self.tables.count_request(self.requester.group) else {
                    return Some(CloseReason::new(close_code::POLICY, "too many messages"));
                };
                self.watch(permit, &table, viewer(seat), version).await;
            }
            ClientMessage::Unwatch { table, seat } => {
                let code = table.parse::<TableCode>().ok()?;
                let viewer = viewer(seat);
                self.watched.retain(|known| *known != (code, viewer));
                self.tables.unwatch(code, self.number, Some(viewer)).await;
            }
            ClientMessage::Lobby { on: false } => self.lobby = None,
            ClientMessage::Lobby { on: true } => {
                // A client that gets the list already gets it again when it changes.
                if self.lobby.is_none() {
                    self.lobby = Some(self.tables.lobby().changes());
                    self.outbox.send_written(self.tables.lobby().message());
                }
            }
            ClientMessage::Move { table, seat, request, id, choice } => {
                let request = TableRequest::Move { seat, request, id: id.clone(), choice };
                self.request(&table, id, request).await;
            }
            ClientMessage::Do { table, id, command } => {
                self.request(&table, id, TableRequest::Command(command)).await;
            }
            ClientMessage::Ping { id } => self.outbox.send(&ServerMessage::Pong { id }),
        }
        None
    }

    async fn watch(
        &mut self,
        permit: RequestPermit,
        table: &str,
        viewer: Viewer,
        version: Option<u64>,
    ) {
        let full = self.watched.len() >= MOST_WATCHED;
        let code = table.parse::<TableCode>().ok();
        let code = code.filter(|code| !full && self.tables.has_room_for(*code));
        let Some(code) = code else {
            let table = table.chars().take(TableCode::LENGTH).collect();
            return self.outbox.send(&ServerMessage::Trouble { table, trouble: Trouble::Missing });
        };
        if !self.watched.contains(&(code, viewer)) {
            self.watched.push((code, viewer));
        }
        let watcher = Watcher {
            connection: self.number,
            author: self.requester.author.clone(),
            group: self.requester.group,
            viewer,
            outbox: self.outbox.clone(),
            learns_its_role: true,
        };
        self.tables.watch(permit, code, watcher, version).await;
    }

    async fn request(&mut self, table: &str, id: String, request: TableRequest) {
        if let Err(error) = check_id(&id, self.requester.locale) {
            return self.outbox.send(&ServerMessage::Refused { id: String::new(), error });
        }
        let Ok(code) = table.parse::<TableCode>() else {
            let error = trouble_error(Trouble::Missing, self.requester.locale);
            return self.outbox.send(&ServerMessage::Refused { id, error });
        };
        let reply = Reply::Message(self.outbox.clone());
        self.tables.request(code, self.requester.clone(), id, request, reply).await;
    }
}

/// A message as a frame. JSON is always UTF-8.
fn text_frame(message: &WaitingMessage) -> Message {
    Message::Text(Utf8Bytes::try_from(message.text()).unwrap_or_default())
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |number| Viewer::Seat(Seat::new(number)))
}

/// Sends the client its remaining messages, then the reason for the close.
///
/// Then it reads until the client has confirmed: a connection that is closed with unread data is
/// reset, and the client might never see the reason.
async fn say_goodbye(
    socket: &mut impl Transport,
    mut inbox: Inbox,
    CloseReason { code, reason }: CloseReason,
) -> Result<(), axum::Error> {
    // After a gap, the remaining messages would make no sense to the client.
    let has_gap = *inbox.overflow.borrow();
    while let (false, Ok(message)) = (has_gap, inbox.messages.try_recv()) {
        socket.send(text_frame(&message)).await?;
    }
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    socket.send(Message::Close(Some(frame))).await?;
    while let Some(Ok(_)) = socket.next().await {}
    Ok(())
}

/// The reason to close, if a client's message cannot be read at all.
fn close_reason_of(error: axum::Error) -> Option<CloseReason> {
    use tungstenite::Error;
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => Some(CloseReason::new(close_code::SIZE, "too long")),
        Some(Error::Utf8(_)) => Some(CloseReason::new(close_code::INVALID, "not UTF-8")),
        Some(Error::Protocol(_)) => Some(CloseReason::new(close_code::PROTOCOL, "not WebSocket")),
        // The connection is gone, so there is no client to tell.
        _ => None,
    }
}
