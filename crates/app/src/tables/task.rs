//! The task that owns one table.
//!
//! The order is always the same: check, append to the log and commit, acknowledge, send out. While a
//! commit is on its way the table does nothing else; what comes in waits.

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use munera_rules::{Seat, Viewer};
use munera_session::{Author, BotTurn, Inconsistent, Moment, RequestId, Stage, Version};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::outbox::{Outbox, write};
use super::registry::Tables;
use super::room::{Ask, House, Kept, Likeness, Room, Verdict};
use super::sitting::Sitting;
use super::{log, show};
use crate::fault::{Code, Fault};
use crate::locale::Locale;
use crate::storage::{Append, Card, OpenedLog, StorageError, TableCode};
use crate::wire::{ErrorBody, ServerMessage, TableCommand, Trouble};
use crate::with_game;

/// Somebody who is told what happens at a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// Which connection.
    pub connection: u64,
    /// Who.
    pub author: Author,
    /// As whom.
    pub viewer: Viewer,
    /// Where to send it.
    pub outbox: Outbox,
}

/// Where the answer to an ask goes.
#[derive(Debug)]
pub enum Reply {
    /// To a client that waits for an acknowledgement among other messages.
    Message(Outbox),
    /// To somebody who waits for just this.
    Answer(oneshot::Sender<Result<Option<String>, ErrorBody>>),
}

/// What a table's task is told.
#[derive(Debug)]
pub(super) enum Message {
    /// Somebody asks for something.
    Ask { author: Author, id: String, ask: Ask, locale: &'static Locale, reply: Reply },
    /// Somebody wants to be told what happens.
    Watch { watcher: Watcher, version: Option<u64> },
    /// A connection no longer wants to; as one viewer, or at all.
    Unwatch { connection: u64, viewer: Option<Viewer> },
    /// Somebody wants to look once.
    Look { author: Author, viewer: Viewer, reply: oneshot::Sender<Result<ServerMessage, Trouble>> },
    /// Somebody wants to know who sits where.
    Sitting { reply: oneshot::Sender<Result<Sitting, Trouble>> },
    /// A bot has chosen.
    Chosen { turn: BotTurn, choice: Option<String> },
    /// The host wants the table to be forgotten.
    Delete {
        author: Author,
        locale: &'static Locale,
        reply: oneshot::Sender<Result<(), ErrorBody>>,
    },
    /// The server stops.
    Stop,
}

/// A table with nobody at it is put away after this.
const IDLE: Duration = Duration::from_mins(1);

/// How often a storage that does not answer is asked again.
const PROBE: Duration = Duration::from_secs(1);

/// So many of the last commands are known again when they are sent twice.
const REMEMBERED: usize = 64;

/// A client that has missed more than this gets the whole state instead.
const MOST_ITEMS: u64 = 500;

/// The task of one table, from its log to its last viewer.
pub(super) async fn run(tables: Tables, code: TableCode, mut receiver: mpsc::Receiver<Message>) {
    match open(&tables, code).await {
        Ok((room, epoch, sequence)) => {
            tables.note_loaded(1);
            let mut task = Task {
                tables: tables.clone(),
                code,
                sitting: room.sitting(),
                room,
                epoch,
                sequence,
                watchers: Vec::new(),
                thinking: BTreeSet::new(),
                done: VecDeque::new(),
                trouble: None,
                ended: None,
            };
            task.serve(&mut receiver).await;
            tables.note_loaded(-1);
            tables.forget(code);
            receiver.close();
            match task.ended {
                Some(trouble) => turn_away(&mut receiver, code, trouble).await,
                // What came in at the last moment is for the table when it is loaded again.
                None => {
                    while let Some(message) = receiver.recv().await {
                        tables.send(code, message).await;
                    }
                }
            }
        }
        Err(trouble) => {
            if trouble == Trouble::Quarantined {
                tables.quarantine(code);
            }
            tables.forget(code);
            receiver.close();
            turn_away(&mut receiver, code, trouble).await;
        }
    }
}

/// Answers what has come in for a table that is not served.
async fn turn_away(receiver: &mut mpsc::Receiver<Message>, code: TableCode, trouble: Trouble) {
    while let Some(message) = receiver.recv().await {
        refuse(message, code, trouble);
    }
}

/// Answers a message for a table that is not served.
pub(super) fn refuse(message: Message, code: TableCode, trouble: Trouble) {
    match message {
        Message::Ask { id, locale, reply, .. } => {
            answer(reply, id, Err(trouble_error(trouble, locale)));
        }
        Message::Watch { watcher, .. } => {
            watcher.outbox.send(&ServerMessage::Trouble { table: code.to_string(), trouble });
        }
        Message::Look { reply, .. } => drop(reply.send(Err(trouble))),
        Message::Sitting { reply } => drop(reply.send(Err(trouble))),
        Message::Delete { locale, reply, .. } => {
            drop(reply.send(Err(trouble_error(trouble, locale))));
        }
        Message::Unwatch { .. } | Message::Chosen { .. } | Message::Stop => {}
    }
}

/// What is wrong with a table, as an error.
pub(super) fn trouble_error(trouble: Trouble, locale: &Locale) -> ErrorBody {
    let (code, message) = match trouble {
        Trouble::Missing | Trouble::Deleted | Trouble::Closed => ("no_table", "table-missing"),
        Trouble::Storage | Trouble::Over => ("storage", "table-storage"),
        Trouble::Quarantined => ("quarantined", "table-quarantined"),
    };
    ErrorBody { code: code.to_owned(), rule: None, message: locale.text(message) }
}

async fn open(tables: &Tables, code: TableCode) -> Result<(Box<dyn Room>, u64, u64), Trouble> {
    let opened = tables.logs().open(code).await.map_err(|error| match error {
        StorageError::Corrupt { sequence } => {
            tracing::error!(table = ?code, sequence, "a log does not fit its chain: set aside");
            Trouble::Quarantined
        }
        StorageError::Unavailable(cause) => {
            tracing::error!(table = ?code, cause, "a log cannot be read");
            Trouble::Storage
        }
        StorageError::Missing
        | StorageError::Taken
        | StorageError::Fenced
        | StorageError::Repeated => Trouble::Missing,
    })?;
    let room = read_room(code, &opened, tables.now()).map_err(|cause| {
        tracing::error!(table = ?code, %cause, "a log makes no table: set aside");
        Trouble::Quarantined
    })?;
    Ok((room, opened.epoch, opened.entries.len() as u64))
}

/// A table as its log tells it.
pub(super) fn read_room(
    code: TableCode,
    opened: &OpenedLog,
    now: Moment,
) -> Result<Box<dyn Room>, Inconsistent> {
    let (first, rest) =
        opened.entries.split_first().ok_or_else(|| Inconsistent("the log is empty".into()))?;
    let (game, opening) = log::read_opening(&first.bytes)?;
    with_game!(game, game => Ok(Box::new(House::read(code, game, opening, rest, now)?)))
}

struct Task {
    tables: Tables,
    code: TableCode,
    room: Box<dyn Room>,
    /// Who sits where, as their programs know it.
    sitting: Sitting,
    epoch: u64,
    /// How many entries the log has.
    sequence: u64,
    watchers: Vec<Watcher>,
    /// The bots that think.
    thinking: BTreeSet<(u8, u32)>,
    /// The last commands that were done, by connection's author and id.
    done: VecDeque<(u64, String)>,
    /// Since when the storage refuses.
    trouble: Option<Moment>,
    /// Why the task ends before its time.
    ended: Option<Trouble>,
}

impl Task {
    async fn serve(&mut self, receiver: &mut mpsc::Receiver<Message>) {
        if let Some(kept) = self.room.fall_asleep() {
            self.keep(kept).await;
        }
        let mut idle_since = Instant::now();
        while self.ended.is_none() {
            self.settle().await;
            if !self.is_idle() {
                idle_since = Instant::now();
            }
            let wake = self.wake(idle_since);
            tokio::select! {
                message = receiver.recv() => match message {
                    Some(Message::Stop) | None => {
                        self.broadcast_end();
                        return;
                    }
                    Some(message) => self.handle(message).await,
                },
                () = sleep_until(wake) => {
                    if self.is_idle() && idle_since.elapsed() >= IDLE && receiver.is_empty() {
                        return;
                    }
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_empty() && self.trouble.is_none()
    }

    /// When the task has something to do even if nobody says anything.
    fn wake(&self, idle_since: Instant) -> Instant {
        let now = Instant::now();
        if self.trouble.is_some() {
            return now + PROBE;
        }
        let idle = if self.is_idle() { idle_since + IDLE } else { now + Duration::from_hours(1) };
        let Some(due) = self.room.due() else { return idle };
        let wait = due - self.tables.now();
        // What is due already waits for a bot that thinks.
        let wait = if wait.0 == 0 { 250 } else { wait.0.min(3_600_000) };
        idle.min(now + Duration::from_millis(wait))
    }

    /// Does what is due, and lets bots think.
    async fn settle(&mut self) {
        if self.trouble.is_some() && !self.recover().await {
            return;
        }
        while self.trouble.is_none() && self.ended.is_none() {
            let Some(kept) = self.room.do_what_is_due(self.tables.now()) else { break };
            self.keep(kept).await;
        }
        for thought in self.room.thoughts(self.tables.now()) {
            let BotTurn { seat, request: RequestId(request), .. } = thought.turn;
            if self.thinking.insert((seat.number(), request)) {
                let (turn, sender) = (thought.turn, self.tables.sender(self.code));
                self.tables.thinkers().think(thought.think, move |choice| {
                    if let Some(sender) = sender {
                        // A table that is gone does not wait for the answer.
                        drop(sender.blocking_send(Message::Chosen { turn, choice }));
                    }
                });
            }
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Ask { author, id, ask, locale, reply } => {
                self.ask(author, id, ask, locale, reply).await;
            }
            Message::Watch { watcher, version } => self.watch(watcher, version),
            Message::Unwatch { connection, viewer } => self.unwatch(connection, viewer),
            Message::Look { author, viewer, reply } => {
                let may = self.room.may_see(&author, viewer);
                let state = may.then(|| self.room.state(viewer, self.tables.now()));
                drop(reply.send(state.ok_or(Trouble::Closed)));
            }
            Message::Sitting { reply } => drop(reply.send(Ok(self.sitting.clone()))),
            Message::Chosen { turn, choice } => {
                self.thinking.remove(&(turn.seat.number(), turn.request.0));
                let now = self.tables.now();
                let choice = choice.filter(|_| self.trouble.is_none());
                if let Some(kept) = choice.and_then(|choice| self.room.answer(now, &turn, &choice))
                {
                    self.keep(kept).await;
                }
            }
            Message::Delete { author, locale, reply } => {
                drop(reply.send(self.delete(&author, locale).await));
            }
            Message::Stop => {}
        }
    }

    async fn ask(
        &mut self,
        author: Author,
        id: String,
        ask: Ask,
        locale: &'static Locale,
        reply: Reply,
    ) {
        if self.trouble.is_some() {
            return answer(reply, id, Err(trouble_error(Trouble::Storage, locale)));
        }
        let ask = match ask {
            Ask::Command(TableCommand::Rematch { seat }) => {
                match self.rematch(&author, seat, locale).await {
                    Ok(Ok(ask)) => ask,
                    Ok(Err(code)) => return answer(reply, id, Ok(Some(code))),
                    Err(error) => return answer(reply, id, Err(error)),
                }
            }
            ask => ask,
        };
        let is_move = matches!(ask, Ask::Move { .. });
        let key = (author.id.0, id.clone());
        if !is_move && self.done.contains(&key) {
            return answer(reply, id, Ok(None));
        }
        let verdict = self.room.ask(self.tables.now(), &author, &ask, locale);
        let outcome = match verdict {
            Err(error) => Err(error),
            Ok(Verdict::Again) => Ok(None),
            Ok(Verdict::Keep(kept)) => {
                let begun = std::time::Instant::now();
                match self.append(kept).await {
                    Ok(card) => {
                        if is_move {
                            self.tables.note_move(begun.elapsed());
                        } else {
                            self.done.push_back(key);
                            if self.done.len() > REMEMBERED {
                                self.done.pop_front();
                            }
                        }
                        let rematch = match ask {
                            Ask::Rematch { code, .. } => Some(code),
                            Ask::Move { .. } | Ask::Command(_) => None,
                        };
                        answer(reply, id, Ok(rematch));
                        return self.publish(card);
                    }
                    Err(Refused::Repeated) => Ok(None),
                    Err(Refused::Trouble(trouble)) => Err(trouble_error(trouble, locale)),
                }
            }
        };
        answer(reply, id, outcome);
    }

    /// Makes the table of a rematch. `Ok(Err(…))` is the one that is there already.
    async fn rematch(
        &mut self,
        author: &Author,
        seat: u8,
        locale: &'static Locale,
    ) -> Result<Result<Ask, String>, ErrorBody> {
        let own = self.room.seats_of(author).contains(Seat::new(seat));
        if let (true, Some(code)) = (own, self.room.rematch()) {
            return Ok(Err(code));
        }
        let refusal = match self.room.stage() {
            _ if !own => Some(munera_session::TableRefusal::NotYourSeat),
            Stage::Over(_) => None,
            Stage::Gathering | Stage::Playing => Some(munera_session::TableRefusal::NotOver),
        };
        if let Some(refusal) = refusal {
            return Err(show::table_error(refusal, locale));
        }
        let likeness: Likeness = self.room.likeness();
        let code = self.tables.create_alike(author, likeness).await;
        let code = code.map_err(|fault| show::error(&fault))?.to_string();
        Ok(Ok(Ask::Rematch { seat, code }))
    }

    fn watch(&mut self, watcher: Watcher, version: Option<u64>) {
        let now = self.tables.now();
        if !self.room.may_see(&watcher.author, watcher.viewer) {
            let table = self.code.to_string();
            return watcher
                .outbox
                .send(&ServerMessage::Trouble { table, trouble: Trouble::Closed });
        }
        let same = |other: &Watcher| {
            other.connection == watcher.connection && other.viewer == watcher.viewer
        };
        self.watchers.retain(|other| !same(other));
        let known = version.map(Version);
        let update = known.and_then(|version| self.room.update(watcher.viewer, version, now));
        let update = update.filter(|update| match update {
            ServerMessage::Update { items, .. } => items.len() as u64 <= MOST_ITEMS,
            _ => true,
        });
        // Whoever has everything already still gets the state: times run, and an answer is a sign.
        let first = update.unwrap_or_else(|| self.room.state(watcher.viewer, now));
        watcher.outbox.send(&first);
        self.room.note_presence(&watcher.author, true, true, now);
        self.watchers.push(watcher);
        self.tell_presence();
        if self.trouble.is_some() {
            self.tell_trouble(Trouble::Storage);
        }
    }

    fn unwatch(&mut self, connection: u64, viewer: Option<Viewer>) {
        let now = self.tables.now();
        let goes = |watcher: &Watcher| {
            watcher.connection == connection && viewer.is_none_or(|viewer| viewer == watcher.viewer)
        };
        let gone: Vec<Watcher> = self.watchers.iter().filter(|it| goes(it)).cloned().collect();
        if gone.is_empty() {
            return;
        }
        self.watchers.retain(|watcher| !goes(watcher));
        for watcher in gone {
            let stays = self.watchers.iter().any(|other| other.author.is(watcher.author.id));
            let anybody = !self.watchers.is_empty();
            self.room.note_presence(&watcher.author, stays, anybody, now);
        }
        self.tell_presence();
    }

    async fn delete(&mut self, author: &Author, locale: &'static Locale) -> Result<(), ErrorBody> {
        if !self.room.is_host(author) {
            return Err(show::table_error(munera_session::TableRefusal::NotTheHost, locale));
        }
        if self.room.stage() == Stage::Playing {
            return Err(show::table_error(munera_session::TableRefusal::NotOver, locale));
        }
        match self.tables.logs().delete(self.code).await {
            Ok(()) | Err(StorageError::Missing) => {
                self.tables.lobby().forget(self.code);
                self.end(Trouble::Deleted);
                Ok(())
            }
            Err(_) => Err(trouble_error(Trouble::Storage, locale)),
        }
    }

    /// Keeps what the table does by itself.
    async fn keep(&mut self, kept: Kept) {
        if let Ok(card) = self.append(kept).await {
            self.publish(card);
        }
    }

    /// Appends to the log. When this returns `Ok`, it is on the disk; otherwise nothing has happened.
    async fn append(&mut self, kept: Kept) -> Result<Option<Card>, Refused> {
        let count = kept.entries.len() as u64;
        let card = kept.card.clone();
        let append = Append {
            table: self.code,
            epoch: self.epoch,
            sequence: self.sequence,
            entries: kept.entries,
            card: kept.card,
            record: kept.record,
        };
        match self.tables.logs().append(append).await {
            Ok(()) => {
                self.sequence += count;
                Ok(card)
            }
            Err(error) => {
                self.room.discard();
                Err(self.refused(error))
            }
        }
    }

    fn refused(&mut self, error: StorageError) -> Refused {
        match error {
            StorageError::Repeated => return Refused::Repeated,
            StorageError::Unavailable(cause) => {
                tracing::error!(table = ?self.code, cause, "nothing can be kept: the table stands still");
                self.trouble = Some(self.tables.now());
                self.tell_trouble(Trouble::Storage);
                return Refused::Trouble(Trouble::Storage);
            }
            StorageError::Missing => self.end(Trouble::Deleted),
            StorageError::Fenced | StorageError::Taken | StorageError::Corrupt { .. } => {
                tracing::warn!(table = ?self.code, %error, "the table is served elsewhere");
                self.end(Trouble::Closed);
            }
        }
        Refused::Trouble(self.ended.unwrap_or(Trouble::Closed))
    }

    /// Whether the storage answers again. What was lost in between is time, and nobody is charged it.
    async fn recover(&mut self) -> bool {
        if self.tables.logs().probe().await.is_err() {
            return false;
        }
        let Some(since) = self.trouble.take() else { return true };
        if let Some(kept) = self.room.nap(since, self.tables.now()) {
            self.keep(kept).await;
        }
        if self.trouble.is_none() {
            tracing::info!(table = ?self.code, "the table goes on");
            self.tell_trouble(Trouble::Over);
        }
        self.trouble.is_none()
    }

    /// Makes true what has been kept, and sends it out.
    fn publish(&mut self, card: Option<Card>) {
        let added = self.room.adopt();
        let now = self.tables.now();
        let anybody = !self.watchers.is_empty();
        for watcher in &self.watchers {
            self.room.note_presence(&watcher.author, true, anybody, now);
        }
        for (viewer, from) in added {
            let mut message = None;
            for watcher in self.watchers.iter().filter(|watcher| watcher.viewer == viewer) {
                let message = message
                    .get_or_insert_with(|| self.room.update(viewer, from, now).as_ref().map(write));
                if let Some(text) = message {
                    watcher.outbox.send_text(text.clone());
                }
            }
        }
        self.let_go_of_strangers();
        let sitting = self.room.sitting();
        self.tables.hub().tell(self.code, &self.sitting, &sitting);
        self.sitting = sitting;
        if let Some(card) = card {
            self.tables.lobby().note(&card);
            self.tell_presence();
        }
    }

    /// Whoever may no longer see what a viewer sees is told nothing more.
    fn let_go_of_strangers(&mut self) {
        let table = self.code.to_string();
        let room = &self.room;
        self.watchers.retain(|watcher| {
            let may = room.may_see(&watcher.author, watcher.viewer);
            if !may {
                let trouble = Trouble::Closed;
                watcher.outbox.send(&ServerMessage::Trouble { table: table.clone(), trouble });
            }
            may
        });
    }

    fn tell_presence(&self) {
        let spectators: BTreeSet<u64> = self
            .watchers
            .iter()
            .filter(|watcher| self.room.seats_of(&watcher.author).is_empty())
            .map(|watcher| watcher.connection)
            .collect();
        self.tell_everybody(&ServerMessage::Presence {
            table: self.code.to_string(),
            here: self.room.here(),
            spectators: spectators.len() as u32,
        });
    }

    fn tell_trouble(&self, trouble: Trouble) {
        self.tell_everybody(&ServerMessage::Trouble { table: self.code.to_string(), trouble });
    }

    /// Tells every connection once, as whomever it watches.
    fn tell_everybody(&self, message: &ServerMessage) {
        let text = write(message);
        let mut told = BTreeSet::new();
        for watcher in &self.watchers {
            if told.insert(watcher.connection) {
                watcher.outbox.send_text(text.clone());
            }
        }
    }

    fn end(&mut self, trouble: Trouble) {
        self.tell_trouble(trouble);
        self.watchers.clear();
        self.ended = Some(trouble);
    }

    /// The server stops: whoever is connected is told so by the connection itself.
    fn broadcast_end(&mut self) {
        self.watchers.clear();
    }
}

/// Why nothing was appended.
enum Refused {
    /// It is there already.
    Repeated,
    /// It cannot be at present, or no longer.
    Trouble(Trouble),
}

fn answer(reply: Reply, id: String, outcome: Result<Option<String>, ErrorBody>) {
    match reply {
        Reply::Message(outbox) => outbox.send(&match outcome {
            Ok(table) => ServerMessage::Ack { id, table },
            Err(error) => ServerMessage::Refused { id, error },
        }),
        // Whoever no longer waits for an answer does not get one.
        Reply::Answer(sender) => drop(sender.send(outcome)),
    }
}

/// An error of the server as it is sent.
pub(super) fn internal() -> ErrorBody {
    show::error(&Fault::new(Code::Internal, "the server made a mistake; please report it"))
}
