//! The task that owns one table.
//!
//! The order is always the same: check, append to the log and commit, acknowledge, send out. While
//! a commit is on its way, the table does nothing else, and incoming messages wait; unless the commit
//! is of something hidden, see [`hidden`].

mod hidden;
mod storing;

use std::collections::VecDeque;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use munera_guide::wire::{ErrorBody, ServerMessage, TableCommand, Trouble};
use munera_ids::TableCode;
use munera_rules::{Seat, Viewer};
use munera_session::{
    Author, CommandId, Moment, PastAnswer, PersonId, Span, TableRefusal, TableStage, Version,
};
use munera_storage::{StorageError, TableSummary};
use munera_text::Locale;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use self::hidden::{Asker, HiddenWrite, first_answer};
use self::storing::Refused;
use super::TableRequest;
use super::any_table::{AnyTable, Decision, RematchTemplate};
use super::bot_share::BotShare;
use super::command_limits::CommandLimits;
use super::creating::ReadyTable;
use super::errors;
use super::message::{Message, Messages, ReadRequest, Reply, trouble_error};
use super::opening::{Opened, open};
use super::registry::Tables;
use super::requester::Requester;
use super::seat_map::SeatMap;
use super::thinking::{Ready, Thinking};
use super::watchers::{Watcher, Watchers};
use crate::client::AddressGroup;
use crate::table_clock::TableClock;

/// A table without watchers is unloaded after this time.
const IDLE: Duration = Duration::from_mins(1);

/// Clients are told at most this often who is at the table.
const PRESENCE_PACE: Duration = Duration::from_millis(300);

/// A client that has missed more than this gets the whole state instead.
const MOST_ITEMS: u64 = 500;

/// So many items count as one more request.
const ITEMS_PER_REQUEST: u64 = 100;

/// The task of one table, from reading its log for a client of that address to its last viewer.
pub(super) async fn run(
    tables: Tables,
    code: TableCode,
    group: Option<AddressGroup>,
    receiver: mpsc::Receiver<Message>,
) {
    let mut messages = Messages::new(receiver);
    if erase_first(&tables, code, &mut messages).await && messages.is_empty() {
        // The table was wanted only for that.
        tables.forget(code);
        return hand_on(&tables, code, messages).await;
    }
    let opened = AssertUnwindSafe(open(&tables, code, group)).catch_unwind().await;
    match opened.unwrap_or(Err(Trouble::Quarantined)) {
        Ok(Opened { table, epoch, sequence, clock }) => {
            tables.note_loaded(1);
            let last = table.last_public();
            let mut task = Task {
                tables: tables.clone(),
                code,
                seat_map: table.seat_map(),
                table,
                epoch,
                sequence,
                messages,
                watchers: Watchers::none(code),
                bot_share: BotShare::default(),
                thinking: Thinking::none(),
                next_turn: None,
                trouble: epoch.is_none().then_some(last),
                waking: None,
                clock,
                command_limits: CommandLimits::default(),
                presence_told: Instant::now(),
                presence_due: None,
                probe: Instant::now(),
                ended: None,
                hidden: VecDeque::new(),
                rest_until: None,
            };
            if AssertUnwindSafe(task.serve()).catch_unwind().await.is_err() {
                // This is a fault in the server. The table in memory cannot be trusted, but
                // everything acknowledged is in the log, and the next client gets the table as read
                // from the log.
                tracing::error!(table = ?code, "a table has failed: set aside");
                tables.quarantine(code);
                task.end(Trouble::Quarantined);
            }
            task.abandon_hidden(task.ended.unwrap_or(Trouble::Storage));
            tables.note_loaded(-1);
            tables.forget(code);
            let Task { messages, ended, .. } = task;
            match ended {
                Some(trouble) => refuse_all(code, messages, trouble).await,
                None => hand_on(&tables, code, messages).await,
            }
        }
        Err(trouble) => {
            if matches!(trouble, Trouble::Quarantined | Trouble::OtherRules) {
                tables.quarantine(code);
            }
            tables.forget(code);
            refuse_all(code, messages, trouble).await;
        }
    }
}

/// Erases people before the table is read, if that is what the first messages want; returns whether
/// it was. A table that cannot be read is erased too.
async fn erase_first(tables: &Tables, code: TableCode, messages: &mut Messages) -> bool {
    let mut has_erased = false;
    while let Some(message) = messages.next_waiting() {
        let Message::Erase { people, reply } = message else {
            messages.put_back(message);
            break;
        };
        drop(reply.send(tables.erase_in_storage(code, people, None).await));
        has_erased = true;
    }
    has_erased
}

/// Messages that came in at the last moment wait for the table to be loaded again.
async fn hand_on(tables: &Tables, code: TableCode, mut messages: Messages) {
    messages.close();
    while let Some(message) = messages.next().await {
        if message.is_awaited() {
            tables.send(code, None, message).await;
        }
    }
}

/// Refuses the messages to a table that has ended.
async fn refuse_all(code: TableCode, mut messages: Messages, trouble: Trouble) {
    messages.close();
    while let Some(message) = messages.next().await {
        message.refuse(code, trouble);
    }
}

struct Task {
    tables: Tables,
    code: TableCode,
    table: Box<dyn AnyTable>,
    /// The people in the seats, as their programs were last told.
    seat_map: SeatMap,
    /// The epoch for appends. Without one, people can only look at the table.
    epoch: Option<u64>,
    /// How many entries the log has.
    sequence: u64,
    messages: Messages,
    watchers: Watchers,
    /// Whose share of the bots' time the table uses.
    bot_share: BotShare,
    thinking: Thinking,
    /// When a bot may next begin to think: in place of a person whose time runs out then, or because
    /// the bots of this address have answered too often until then.
    next_turn: Option<Moment>,
    /// The time at this table.
    clock: TableClock,
    /// How often people may give commands.
    command_limits: CommandLimits,
    /// When everyone was last told who is here.
    presence_told: Instant,
    /// When everyone must be told again.
    presence_due: Option<Instant>,
    /// Since when the table stands still because the storage fails.
    trouble: Option<Moment>,
    /// While we store that the table was asleep: the moment from which no time counts.
    waking: Option<Moment>,
    /// When to ask a failing storage again.
    probe: Instant,
    /// Why the task ends early.
    ended: Option<Trouble>,
    /// What is being stored and hidden from some viewers, in its order.
    hidden: VecDeque<HiddenWrite>,
    /// Until when the table does nothing hidden by itself.
    rest_until: Option<Instant>,
}

impl Task {
    async fn serve(&mut self) {
        self.wake_up().await;
        let (mut idle_since, mut was_idle) = (Instant::now(), true);
        let mut idle_place = None;
        while self.ended.is_none() {
            self.settle().await;
            self.tell_presence_if_due();
            // A table whose last viewer has just gone is idle from now on, however long nothing has
            // happened: it must have time to store that it sleeps.
            if !was_idle {
                idle_since = Instant::now();
            }
            was_idle = self.is_idle();
            idle_place = match idle_place {
                _ if !was_idle => None,
                None => self.tables.loading().idle_place(),
                place => place,
            };
            let has_place = idle_place.is_some() || self.table.is_awake();
            if was_idle && !has_place && self.messages.is_empty() {
                return;
            }
            let wake = self.wake(idle_since);
            tokio::select! {
                // In this order, so that nothing depends on chance. Each bot has one thought, so
                // they keep no message waiting; and whatever is due was done above.
                biased;
                stored = first_answer(&mut self.hidden) => {
                    self.end_first_hidden(stored);
                }
                thought = self.thinking.next() => self.thinking.note(thought),
                message = self.messages.next() => match message {
                    // Each connection tells its own client.
                    Some(Message::Stop) | None => {
                        self.end_hidden().await;
                        return;
                    }
                    Some(message) => self.handle(message).await,
                },
                () = sleep_until(wake) => {
                    if self.is_idle() && idle_since.elapsed() >= IDLE && self.messages.is_empty() {
                        return;
                    }
                }
            }
        }
    }

    /// Time has stood still since the table was unloaded, or the server stopped.
    async fn wake_up(&mut self) {
        if self.trouble.is_none()
            && let Some(write) = self.table.sleep_since_last_entry()
        {
            // If that cannot be stored now, no seat is charged for the time all the same.
            self.waking = Some(self.table.last_public());
            self.store(write).await;
            self.waking = None;
        }
    }

    /// From when on the table stands still, if it begins to do so now.
    fn stops(&self) -> Moment {
        self.waking.unwrap_or_else(|| self.clock.now())
    }

    /// The time that clients are shown: while the table stands still, none passes.
    fn shown(&self) -> Moment {
        self.trouble.or(self.waking).unwrap_or_else(|| self.clock.now())
    }

    fn is_idle(&self) -> bool {
        let is_calm = self.trouble.is_none() || self.epoch.is_none();
        self.watchers.is_empty() && self.thinking.is_empty() && self.hidden.is_empty() && is_calm
    }

    /// When the task has something to do even if no message comes.
    fn wake(&self, idle_since: Instant) -> Instant {
        let now = Instant::now();
        let presence = self.presence_due.unwrap_or(now + Duration::from_hours(1));
        if self.trouble.is_some() {
            return presence.min(self.probe);
        }
        let idle = if self.is_idle() { idle_since + IDLE } else { now + Duration::from_hours(1) };
        let idle = idle.min(presence);
        let (idle, own) = match self.rest_until.filter(|until| *until > now) {
            // What could not be stored is due already.
            Some(until) => (idle.min(until), self.table.due_after(self.clock.now())),
            None => (idle, self.table.due()),
        };
        let due = [own, self.thinking.due(), self.next_turn].into_iter().flatten();
        let Some(due) = due.min() else { return idle };
        let wait = due - self.clock.now();
        idle.min(now + Duration::from_millis(wait.0.clamp(1, 3_600_000)))
    }

    /// Does what is due, and lets bots think.
    async fn settle(&mut self) {
        if self.trouble.is_some() && !self.has_recovered().await {
            return;
        }
        while self.trouble.is_none() && self.ended.is_none() {
            let now = self.clock.now();
            if let Some(write) = self.table.do_what_is_due(now)
                && self.store(write).await
            {
                continue;
            }
            let turns = self.table.bot_turns();
            self.thinking.keep_only(&turns);
            let Some(Ready { turn, choice }) = self.thinking.take_ready(now) else { break };
            // A bot that has failed, or whose choice is no longer legal, thinks again.
            if let Some(write) = choice.and_then(|choice| self.table.answer(now, &turn, &choice)) {
                self.store(write).await;
            }
        }
        self.let_bots_begin();
    }

    /// Lets the bots begin whose turns have begun.
    fn let_bots_begin(&mut self) {
        let now = self.clock.now();
        let mut turns = self.table.bot_turns();
        turns.retain(|turn| !self.thinking.has(turn));
        self.next_turn = turns.iter().map(|turn| turn.begins).filter(|begins| *begins > now).min();
        turns.retain(|turn| turn.begins <= now);
        let group = self.bot_share.group();
        for turn in turns {
            let permit = match self.tables.limits().bot_answer(group) {
                Ok(permit) => permit,
                Err(wait) => {
                    let until = now + Span(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX) + 1);
                    self.next_turn = Some(self.next_turn.map_or(until, |next| next.min(until)));
                    return;
                }
            };
            let task = self.table.bot_task(&turn);
            let count = ThinkingCount::new(&self.tables);
            let job = self.thinking.begin(permit, turn, task, &self.clock, count);
            self.tables.thinkers().run(group, self.code, job);
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::TableRequest { requester, id, request, reply } => {
                self.request(requester, id, request, reply).await;
            }
            Message::ReadRequest(read_request) => self.answer_read(read_request),
            Message::Delete { author, locale, reply } => {
                drop(reply.send(self.delete(&author, locale).await));
            }
            Message::Erase { people, reply } => drop(reply.send(self.erase(people).await)),
            Message::Nudge | Message::Stop => {}
        }
    }

    /// Erases people in the log, and goes on with the table as it is read from it then: without
    /// their names and words, also in the streams. Clients get all of it anew.
    async fn erase(&mut self, people: Vec<PersonId>) -> Result<(), StorageError> {
        self.end_hidden().await;
        let unavailable = |cause: &str| StorageError::Unavailable(cause.to_owned());
        let epoch = self.epoch.filter(|_| self.trouble.is_none());
        let epoch = epoch.ok_or_else(|| unavailable("the table stands still"))?;
        self.tables.erase_in_storage(self.code, people, Some(epoch)).await?;
        match open(&self.tables, self.code, None).await {
            Err(trouble) => {
                self.end(trouble);
                return Ok(());
            }
            Ok(Opened { table, epoch, sequence, clock }) => {
                (self.table, self.epoch, self.sequence) = (table, epoch, sequence);
                self.clock = clock;
            }
        }
        let now = self.clock.now();
        self.watchers.note_presence(&mut *self.table, now);
        self.watchers.tell_states(&*self.table, now);
        if self.epoch.is_none() {
            self.trouble = Some(self.table.last_public());
            self.watchers.tell_trouble(Trouble::Storage);
        }
        Ok(())
    }

    fn answer_read(&mut self, read_request: ReadRequest) {
        match read_request {
            ReadRequest::Watch { watcher, version } => self.watch(watcher, version),
            ReadRequest::Unwatch { connection, viewer } => self.unwatch(connection, viewer),
            ReadRequest::Look { author, viewer, reply } => {
                let may = self.table.may_see(&author, viewer);
                let state = may.then(|| self.table.state(viewer, self.shown()));
                drop(reply.send(state.ok_or(Trouble::Closed)));
            }
            ReadRequest::MaySee { author, viewer, reply } => {
                // The request may no longer wait for its answer.
                let _ = reply.send(Ok(self.table.may_see(&author, viewer)));
            }
            ReadRequest::SeatMap { reply } => drop(reply.send(Ok(self.seat_map.clone()))),
        }
    }

    async fn request(
        &mut self,
        requester: Requester,
        id: String,
        request: TableRequest,
        reply: Reply,
    ) {
        let locale = requester.locale;
        if self.trouble.is_some() {
            return reply.send(id, Err(trouble_error(Trouble::Storage, locale)));
        }
        let is_move = matches!(request, TableRequest::Move { .. });
        let command_id = (!is_move).then(|| CommandId(id.clone()));
        // A rematch makes a table before this table decides about it, so a command that was carried
        // out is recognised first.
        let past = command_id.as_ref().and_then(|id| self.table.past_answer(&requester.author, id));
        match past {
            None => {}
            Some(PastAnswer::Done) => return reply.send(id, Ok(None)),
            Some(PastAnswer::Rematch(code)) => return reply.send(id, Ok(Some(code.to_owned()))),
        }
        let now = self.clock.now();
        // A command that is refused for this must not have made a table.
        let permit = match self.command_limits.permit(requester.author.id, &request, now) {
            Ok(permit) => permit,
            Err(error) => return reply.send(id, Err(error.body(locale))),
        };
        let mut ready = None;
        let request = match request {
            TableRequest::Command(TableCommand::Rematch { seat }) => {
                match self.rematch(&requester, seat) {
                    Ok(Ok(rematch)) => {
                        let code = rematch.new.summary.table.to_string();
                        ready = Some(rematch);
                        TableRequest::Rematch { seat, code }
                    }
                    Ok(Err(code)) => return reply.send(id, Ok(Some(code))),
                    Err(error) => return reply.send(id, Err(error)),
                }
            }
            request => request,
        };
        let has_seat = !self.table.seats_of(&requester.author).is_empty();
        self.bot_share.note(requester.group, has_seat);
        let author = &requester.author;
        let decision = self.table.decide(permit, now, author, command_id, &request, locale);
        let outcome = match decision {
            Err(error) => Err(error),
            Ok(Decision::Again) => Ok(None),
            Ok(Decision::Store(mut write)) => {
                write.creates = ready.as_ref().map(|rematch| Box::new(rematch.new.clone()));
                let begun = Instant::now();
                if let Some(seats) = write.hidden {
                    let person = requester.author.id;
                    let asker = Asker { person, locale, id, is_move, begun, reply };
                    return self.begin_hidden(write, seats, Some(asker)).await;
                }
                match self.append(write).await {
                    Ok(summary) => {
                        if is_move {
                            self.tables.note_move(begun.elapsed());
                        }
                        if let Some(rematch) = ready {
                            rematch.note_stored();
                        }
                        let rematch = match request {
                            TableRequest::Rematch { code, .. } => Some(code),
                            TableRequest::Move { .. } | TableRequest::Command(_) => None,
                        };
                        reply.send(id, Ok(rematch));
                        return self.publish(summary);
                    }
                    Err(Refused::Repeated) => Ok(None),
                    Err(Refused::Trouble(trouble)) => Err(trouble_error(trouble, locale)),
                }
            }
        };
        self.answer(&requester, id, reply, outcome);
    }

    /// Makes the table for a rematch. `Ok(Err(…))` is the one that already exists.
    fn rematch(
        &mut self,
        requester: &Requester,
        seat: u8,
    ) -> Result<Result<ReadyTable, String>, ErrorBody> {
        let Requester { author, group, locale } = requester;
        let own = self.table.seats_of(author).contains(Seat::new(seat));
        if let (true, Some(code)) = (own, self.table.rematch()) {
            return Ok(Err(code));
        }
        let refusal = match self.table.stage() {
            _ if !own => Some(TableRefusal::NotYourSeat),
            TableStage::Over(_) => None,
            TableStage::Gathering | TableStage::Playing => Some(TableRefusal::NotOver),
        };
        if let Some(refusal) = refusal {
            return Err(errors::table_error(refusal, locale));
        }
        let rematch_template: RematchTemplate = self.table.rematch_template();
        let ready = self.tables.prepare_rematch(rematch_template, *group);
        ready.map(Ok).map_err(|error| error.body(locale))
    }

    fn watch(&mut self, watcher: Watcher, version: Option<u64>) {
        let now = self.clock.now();
        if !self.table.may_see(&watcher.author, watcher.viewer) {
            return watcher.tell_trouble(self.code, Trouble::Closed);
        }
        let shown = self.shown();
        let known = version.map(Version).filter(|known| self.may_catch_up(&watcher, *known));
        let update = known.and_then(|version| self.table.update(watcher.viewer, version, shown));
        // A client that already has everything still gets the state, because times run and it waits
        // for an answer.
        let mut first = vec![update.unwrap_or_else(|| self.table.state(watcher.viewer, shown))];
        if self.trouble.is_some() {
            let (table, trouble) = (self.code.to_string(), Trouble::Storage);
            first.push(ServerMessage::Trouble { table, trouble });
        }
        let has_seat = !self.table.seats_of(&watcher.author).is_empty();
        self.bot_share.note(watcher.group, has_seat);
        self.table.note_presence(&watcher.author, true, true, now);
        self.watchers.add(watcher, &first, &*self.table);
        self.note_presence_change();
    }

    /// Whether a client gets the items that it has missed. There must not be too many, and they count
    /// like requests, because they take time to write and space until the client has read them.
    fn may_catch_up(&self, watcher: &Watcher, known: Version) -> bool {
        let missed = self.table.version(watcher.viewer).0.saturating_sub(known.0);
        let requests = u32::try_from(missed / ITEMS_PER_REQUEST).unwrap_or(u32::MAX);
        missed <= MOST_ITEMS && self.tables.takes_requests(watcher.group, requests)
    }

    fn unwatch(&mut self, connection: u64, viewer: Option<Viewer>) {
        let now = self.clock.now();
        let gone = self.watchers.remove(connection, viewer);
        if gone.is_empty() {
            return;
        }
        let anyone = !self.watchers.is_empty();
        for watcher in gone {
            let stays = self.watchers.has(&watcher.author);
            self.table.note_presence(&watcher.author, stays, anyone, now);
        }
        self.note_presence_change();
    }

    /// Notes that people have come or gone. Clients are told at once, but only a few times in a
    /// second: a client that comes and goes all the time must not keep the others busy. They always
    /// learn how it is in the end.
    fn note_presence_change(&mut self) {
        self.presence_due.get_or_insert(self.presence_told + PRESENCE_PACE);
        self.tell_presence_if_due();
    }

    fn tell_presence_if_due(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.presence_due = None;
            self.presence_told = Instant::now();
            self.watchers.tell_presence(&*self.table);
        }
    }

    async fn delete(&mut self, author: &Author, locale: &'static Locale) -> Result<(), ErrorBody> {
        if !self.table.is_host(author) {
            return Err(errors::table_error(TableRefusal::NotTheHost, locale));
        }
        if self.table.stage() == TableStage::Playing {
            return Err(errors::table_error(TableRefusal::NotOver, locale));
        }
        self.end_hidden().await;
        match self.tables.logs().delete(self.code).await {
            Ok(()) | Err(StorageError::Missing) => {
                self.tables.forget_unfinished(self.code);
                self.end(Trouble::Deleted);
                Ok(())
            }
            Err(_) => Err(trouble_error(Trouble::Storage, locale)),
        }
    }

    /// Adopts what has been stored, and sends it out.
    fn publish(&mut self, summary: Option<TableSummary>) {
        let added = self.table.adopt();
        let (now, shown) = (self.clock.now(), self.shown());
        self.watchers.note_presence(&mut *self.table, now);
        self.watchers.tell_roles(&*self.table);
        // A client that may no longer see the table does not get the change that excluded it.
        self.watchers.drop_unauthorised(&*self.table);
        for (viewer, from) in added {
            self.watchers.tell_viewer(viewer, || self.table.update(viewer, from, shown));
        }
        let seat_map = self.table.seat_map();
        self.tables.program_events().tell(self.code, &self.seat_map, &seat_map);
        self.seat_map = seat_map;
        if let Some(summary) = summary {
            self.tables.note_summary(&summary);
            self.note_presence_change();
        }
    }

    fn end(&mut self, trouble: Trouble) {
        self.watchers.tell_trouble(trouble);
        self.watchers.clear();
        self.ended = Some(trouble);
    }
}

/// Counts a bot as thinking, from the moment when it waits for a thread.
struct ThinkingCount(Tables);

impl ThinkingCount {
    fn new(tables: &Tables) -> Self {
        tables.note_thinking(1);
        Self(tables.clone())
    }
}

impl Drop for ThinkingCount {
    fn drop(&mut self) {
        self.0.note_thinking(-1);
    }
}
