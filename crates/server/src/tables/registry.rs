//! All tables of the server.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use munera_guide::wire::{ErrorBody, ServerMessage, Trouble};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_rules::Viewer;
use munera_session::{Author, Moment, Span};
use munera_storage::{Logs, StorageError, SummaryStage, TableSummary};
use munera_text::Locale;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::TableRequest;
use super::loading::Loading;
use super::lobby::Lobby;
use super::message::{Message, ReadRequest, Reply, trouble_error};
use super::program_events::ProgramEvents;
use super::requester::Requester;
use super::seat_map::SeatMap;
use super::task;
use super::thinkers::Thinkers;
use super::unfinished::Unfinished;
use super::watchers::Watcher;
use crate::client::AddressGroup;
use crate::entropy::Entropy;
use crate::error::AppError;
use crate::held_bytes::HeldBytes;
use crate::limits::{Limits, RequestPermit};
use crate::table_clock::{Gap, TableClock};

/// How many messages may wait for a table.
const MOST_WAITING: usize = 64;

/// How long tables may take to stop: far longer than a table needs that can still write.
const LONGEST_STOP: Duration = Duration::from_secs(5);

/// Counts events at tables.
pub trait TableMetrics: Send + Sync + 'static {
    /// This many more tables are loaded now.
    fn loaded(&self, change: i64);
    /// A move has been acknowledged, this long after it reached its table.
    fn moved(&self, after: Duration);
    /// A table has been set aside.
    fn quarantined(&self);
    /// This many more bots are thinking now.
    fn thinks(&self, change: i64);
}

/// All tables of the server. A table is loaded when a client comes and unloaded when none is left.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    entropy: Entropy,
    logs: Arc<dyn Logs>,
    packs: Arc<Packs>,
    open: Mutex<BTreeMap<TableCode, mpsc::Sender<Message>>>,
    quarantined: Mutex<BTreeSet<TableCode>>,
    lobby: Lobby,
    program_events: ProgramEvents,
    thinkers: Arc<dyn Thinkers>,
    clock: TableClock,
    metrics: Box<dyn TableMetrics>,
    limits: Arc<Limits>,
    unfinished: Unfinished,
    loading: Loading,
    connections: AtomicU64,
    loaded: AtomicI64,
    /// Whether the server stops. It changes under the lock of `open`, and no table is loaded
    /// afterwards.
    stopping: AtomicBool,
    /// How many tables may be loaded at once.
    most: usize,
}

impl Tables {
    /// The tables of a storage.
    pub async fn new(
        logs: Arc<dyn Logs>,
        packs: Arc<Packs>,
        thinkers: Arc<dyn Thinkers>,
        clock: TableClock,
        metrics: Box<dyn TableMetrics>,
        limits: Arc<Limits>,
        most: usize,
    ) -> Result<Self, StorageError> {
        let entropy = Entropy::system();
        Self::with_entropy(entropy, logs, packs, thinkers, clock, metrics, limits, most).await
    }

    /// The same, with random bytes from elsewhere.
    #[expect(clippy::too_many_arguments, reason = "each is a part of the server of its own")]
    pub async fn with_entropy(
        entropy: Entropy,
        logs: Arc<dyn Logs>,
        packs: Arc<Packs>,
        thinkers: Arc<dyn Thinkers>,
        clock: TableClock,
        metrics: Box<dyn TableMetrics>,
        limits: Arc<Limits>,
        most: usize,
    ) -> Result<Self, StorageError> {
        for content in packs.offered() {
            logs.keep_attachment(content.hash.clone(), content.text.clone()).await?;
        }
        if let Some(newest) = logs.newest().await? {
            tell_of_gap(clock.gap_since(Moment(newest)));
        }
        let listed = logs.listed(super::lobby::MOST_LISTED as u32).await?;
        let most_of_address = limits.unfinished_of_address;
        let unfinished = Unfinished::new(most, most_of_address, logs.unfinished().await?);
        Ok(Self {
            inner: Arc::new(Inner {
                entropy,
                logs,
                packs,
                open: Mutex::default(),
                quarantined: Mutex::default(),
                lobby: Lobby::new(listed),
                program_events: ProgramEvents::default(),
                thinkers,
                clock,
                metrics,
                limits,
                unfinished,
                loading: Loading::new(),
                connections: AtomicU64::new(0),
                loaded: AtomicI64::new(0),
                stopping: AtomicBool::new(false),
                most,
            }),
        })
    }

    /// The storage.
    pub fn logs(&self) -> &dyn Logs {
        &*self.inner.logs
    }

    /// The content packs that tables can have.
    pub fn packs(&self) -> &Packs {
        &self.inner.packs
    }

    /// The tables that the lobby lists.
    pub fn lobby(&self) -> &Lobby {
        &self.inner.lobby
    }

    /// The programs that listen for events.
    pub fn program_events(&self) -> &ProgramEvents {
        &self.inner.program_events
    }

    /// The random bytes.
    pub(super) fn entropy(&self) -> &Entropy {
        &self.inner.entropy
    }

    /// Where bots think.
    pub(super) fn thinkers(&self) -> &dyn Thinkers {
        &*self.inner.thinkers
    }

    /// What bounds the use of each address.
    pub(super) fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    /// The tables whose games are not over.
    pub(super) fn unfinished(&self) -> &Unfinished {
        &self.inner.unfinished
    }

    /// How many tables are loaded at once.
    pub(super) fn loading(&self) -> &Loading {
        &self.inner.loading
    }

    /// A unique number for a connection.
    pub fn new_connection(&self) -> u64 {
        self.inner.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// The clock. A table whose last entry is later than its time has a clock of its own.
    pub(super) fn clock(&self) -> &TableClock {
        &self.inner.clock
    }

    /// The time.
    pub fn now(&self) -> Moment {
        self.inner.clock.now()
    }

    /// Sends a table a request that came over a socket. The answer goes to the given reply. If the
    /// table must be loaded for it, it counts like a request of its own.
    pub async fn request(
        &self,
        code: TableCode,
        requester: Requester,
        id: String,
        request: TableRequest,
        reply: Reply,
    ) {
        if let Err(error) = self.count_loading(code, requester.group) {
            return reply.send(id, Err(error.body(requester.locale)));
        }
        let group = Some(requester.group);
        self.send(code, group, Message::TableRequest { requester, id, request, reply }).await;
    }

    /// Sends a request to a table, and waits for the answer.
    pub async fn request_and_wait(
        &self,
        permit: RequestPermit,
        code: TableCode,
        requester: Requester,
        id: String,
        request: TableRequest,
    ) -> Result<Option<String>, ErrorBody> {
        let locale = requester.locale;
        let (sender, receiver) = oneshot::channel();
        let reply = Reply::Answer(sender);
        let group = Some(permit.group());
        self.send(code, group, Message::TableRequest { requester, id, request, reply }).await;
        receiver.await.unwrap_or_else(|_| Err(trouble_error(Trouble::Storage, locale)))
    }

    /// Lets a client follow a table, from the version that it has.
    pub async fn watch(
        &self,
        permit: RequestPermit,
        code: TableCode,
        watcher: Watcher,
        version: Option<u64>,
    ) {
        let watch = ReadRequest::Watch { watcher, version };
        self.send(code, Some(permit.group()), Message::ReadRequest(watch)).await;
    }

    /// Stops sending a connection messages of a table, as one viewer or completely.
    pub async fn unwatch(&self, code: TableCode, connection: u64, viewer: Option<Viewer>) {
        // A table that is not loaded has no watchers.
        let sender = self.opened().get(&code).cloned();
        if let Some(sender) = sender {
            let _ = sender
                .send(Message::ReadRequest(ReadRequest::Unwatch { connection, viewer }))
                .await;
        }
    }

    /// A table as a viewer sees it now.
    pub async fn look(
        &self,
        permit: RequestPermit,
        code: TableCode,
        author: Author,
        viewer: Viewer,
    ) -> Result<ServerMessage, Trouble> {
        self.check_room(code)?;
        self.ask(code, permit.group(), |reply| ReadRequest::Look { author, viewer, reply }).await
    }

    /// Whether a person may see what a viewer of a table sees. Nothing is written for that, so the
    /// permit stays good for the answer.
    pub async fn may_see(
        &self,
        permit: &RequestPermit,
        code: TableCode,
        author: Author,
        viewer: Viewer,
    ) -> Result<bool, Trouble> {
        self.check_room(code)?;
        self.ask(code, permit.group(), |reply| ReadRequest::MaySee { author, viewer, reply }).await
    }

    /// The people in the seats of a table; none if the table cannot be served now. If the table
    /// must be loaded for it, this counts like a request of its own.
    pub async fn seat_map(
        &self,
        code: TableCode,
        group: AddressGroup,
    ) -> Result<Option<SeatMap>, AppError> {
        self.count_loading(code, group)?;
        if !self.has_room_for(code) {
            return Ok(None);
        }
        Ok(self.ask(code, group, |reply| ReadRequest::SeatMap { reply }).await.ok())
    }

    /// Counts a message that is no request of its own as one, if its table must be loaded for it.
    fn count_loading(&self, code: TableCode, group: AddressGroup) -> Result<(), AppError> {
        if self.has_loaded(code) {
            return Ok(());
        }
        self.limits().request(group).map(|RequestPermit { .. }| ())
    }

    /// Sends a table a request that stores nothing, and waits for the answer.
    async fn ask<T>(
        &self,
        code: TableCode,
        group: AddressGroup,
        request: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> ReadRequest,
    ) -> Result<T, Trouble> {
        let (reply, receiver) = oneshot::channel();
        self.send(code, Some(group), Message::ReadRequest(request(reply))).await;
        receiver.await.unwrap_or(Err(Trouble::Storage))
    }

    /// Deletes a table, if the person is its host.
    pub async fn delete(
        &self,
        permit: RequestPermit,
        code: TableCode,
        author: Author,
        locale: &'static Locale,
    ) -> Result<(), ErrorBody> {
        let (reply, receiver) = oneshot::channel();
        let group = Some(permit.group());
        self.send(code, group, Message::Delete { author, locale, reply }).await;
        receiver.await.unwrap_or_else(|_| Err(trouble_error(Trouble::Storage, locale)))
    }

    /// Stops all tables, and waits until they have stopped, but not for those whose storage does
    /// not answer, because that could take for ever. No table is loaded afterwards.
    pub async fn stop(&self) {
        let senders: Vec<_> = {
            let open = self.opened();
            self.inner.stopping.store(true, Ordering::Relaxed);
            open.values().cloned().collect()
        };
        let stopped = async {
            for sender in &senders {
                let _ = sender.send(Message::Stop).await;
            }
            for sender in &senders {
                sender.closed().await;
            }
        };
        if timeout(LONGEST_STOP, stopped).await.is_err() {
            let left = senders.iter().filter(|sender| !sender.is_closed()).count();
            tracing::warn!(left, "tables have not stopped in time");
        }
    }

    /// How many tables are loaded.
    pub fn loaded(&self) -> i64 {
        self.inner.loaded.load(Ordering::Relaxed)
    }

    /// How many tables have been set aside.
    pub fn quarantined(&self) -> usize {
        self.inner.quarantined.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Sends a message to a table, and loads the table if necessary, in the turn of the client's
    /// address. No message is lost, because the client waits for an answer.
    pub(super) async fn send(
        &self,
        code: TableCode,
        group: Option<AddressGroup>,
        message: Message,
    ) {
        let mut message = message;
        while let Some((sender, waiting)) = self.load_for(code, group, message) {
            match sender.send(waiting).await {
                Ok(()) => return,
                // The table was just being unloaded: load it again.
                Err(mpsc::error::SendError(back)) => {
                    message = back;
                    self.forget_closed(code);
                }
            }
        }
    }

    /// Loads a table for a message. If it is already loaded or being loaded, returns the message
    /// and the table's channel. If the server stops, the client may try again when it is back.
    ///
    /// A table that does not exist refuses its messages and ends at once. So the message is put
    /// into the channel before the task starts; sent afterwards, it could come too late every time.
    fn load_for(
        &self,
        code: TableCode,
        group: Option<AddressGroup>,
        message: Message,
    ) -> Option<(mpsc::Sender<Message>, Message)> {
        let mut open = self.opened();
        if let Some(sender) = open.get(&code) {
            return Some((sender.clone(), message));
        }
        if self.inner.stopping.load(Ordering::Relaxed) {
            drop(open);
            message.refuse(code, Trouble::Storage);
            return None;
        }
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let refused = sender.try_send(message).err();
        open.insert(code, sender.clone());
        drop(open);
        tokio::spawn(task::run(self.clone(), code, group, receiver));
        // A new channel has room.
        refused.map(|refused| (sender, refused.into_inner()))
    }

    /// Whether a table is loaded, or being loaded.
    pub fn has_loaded(&self, code: TableCode) -> bool {
        self.opened().contains_key(&code)
    }

    /// The channel to a loaded table.
    pub(super) fn sender(&self, code: TableCode) -> Option<mpsc::Sender<Message>> {
        self.opened().get(&code).cloned()
    }

    /// Forgets a table whose task ends.
    pub(super) fn forget(&self, code: TableCode) {
        self.opened().remove(&code);
    }

    fn forget_closed(&self, code: TableCode) {
        let mut open = self.opened();
        if open.get(&code).is_some_and(mpsc::Sender::is_closed) {
            open.remove(&code);
        }
    }

    fn opened(&self) -> MutexGuard<'_, BTreeMap<TableCode, mpsc::Sender<Message>>> {
        // No operation under the lock can leave the map half changed.
        self.inner.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table can be loaded, or is loaded already. A table whose game is not over always
    /// can.
    pub fn has_room_for(&self, code: TableCode) -> bool {
        let open = self.opened();
        open.len() < self.inner.most
            || open.contains_key(&code)
            || self.inner.unfinished.contains(code)
    }

    /// Counts a message whose answer costs as much as that of a request.
    pub(crate) fn count_request(&self, group: AddressGroup) -> Result<RequestPermit, AppError> {
        self.inner.limits.request(group)
    }

    /// Counts a message whose answer costs as much as those of so many requests more, if the address
    /// still has as many.
    pub(super) fn takes_requests(&self, group: AddressGroup, number: u32) -> bool {
        self.inner.limits.takes_requests(group, number)
    }

    /// The bytes that wait for clients.
    pub fn held_bytes(&self) -> &HeldBytes {
        &self.inner.limits.held
    }

    /// Refuses to load a table for a client that only wants to look, if there is no room.
    fn check_room(&self, code: TableCode) -> Result<(), Trouble> {
        if self.has_room_for(code) { Ok(()) } else { Err(Trouble::Storage) }
    }

    /// Notes that the summary of a table has changed.
    pub(super) fn note_summary(&self, summary: &TableSummary) {
        if summary.stage == SummaryStage::Over {
            self.inner.unfinished.remove(summary.table);
        }
        self.lobby().note(summary);
    }

    /// Notes that a table whose game is not over is gone.
    pub(super) fn forget_unfinished(&self, code: TableCode) {
        self.inner.unfinished.remove(code);
        self.lobby().forget(code);
    }

    pub(super) fn note_loaded(&self, change: i64) {
        self.inner.loaded.fetch_add(change, Ordering::Relaxed);
        self.inner.metrics.loaded(change);
    }

    pub(super) fn note_move(&self, after: Duration) {
        self.inner.metrics.moved(after);
    }

    pub(super) fn note_thinking(&self, change: i64) {
        self.inner.metrics.thinks(change);
    }

    pub(super) fn quarantine(&self, code: TableCode) {
        let mut quarantined = self.inner.quarantined.lock().unwrap_or_else(PoisonError::into_inner);
        if quarantined.insert(code) {
            self.inner.metrics.quarantined();
        }
    }
}

/// A server that was away for longer than this says so in its log, in milliseconds.
const LONG_AWAY: u64 = 24 * 3600 * 1000;

/// Says in the log that the machine's clock was set back since an earlier server, or that the server
/// was away for long, unless the clock is wrong.
fn tell_of_gap(gap: Gap) {
    match gap {
        Gap::SetBack(Span(milliseconds)) if milliseconds > 0 => {
            let seconds = milliseconds.div_ceil(1000);
            tracing::warn!(
                seconds,
                "the machine's clock was set back; tables go on from their last dates"
            );
        }
        Gap::Away(Span(milliseconds)) if milliseconds > LONG_AWAY => {
            let hours = milliseconds / 3_600_000;
            tracing::warn!(
                hours,
                "the server was away, or the machine's clock is wrong; nothing old is deleted for an hour"
            );
        }
        Gap::SetBack(_) | Gap::Away(_) => {}
    }
}
