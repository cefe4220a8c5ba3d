//! How a simulated client connects, reads and answers.

use std::collections::BTreeMap;

use axum::extract::ws::Message;
use munera_guide::wire::{ClientMessage, TableCommand};

use crate::clock_reading::ClockReading;
use crate::frame::Frame;
use crate::input::Input;
use crate::person::{Line, Pending, Place, Watched, What};
use crate::world::World;

/// A client that is behind by more than this may get the whole state.
const MOST_ITEMS: u64 = 400;

/// What no client may ever be told.
const FORBIDDEN: [&str; 3] = ["internal", "quarantined", "other_rules"];

impl World {
    /// A person opens a connection, unless they have one.
    pub(crate) fn connect(&mut self, number: usize) {
        let now = self.now();
        if self.people[number].line.is_some() || self.people[number].away_until > now {
            return;
        }
        self.connections += 1;
        let connection = self.connections;
        let is_even = self.is_finale;
        self.perform(Input::Connect { connection, person: number, is_even });
        if !self.pipes.contains_key(&connection) {
            return;
        }
        self.lines.insert(connection, number);
        self.note(|| format!("person {number} connects as {connection}"));
        let person = &mut self.people[number];
        person.line =
            Some(Line { connection, was_deaf: false, is_broken: false, troubled: BTreeMap::new() });
        for watched in person.places.values_mut() {
            (watched.is_fresh, watched.thinks_about) = (false, None);
        }
        if person.looks_at_lobby {
            self.send(number, &ClientMessage::Lobby { on: true });
        }
        let places: Vec<Place> = self.people[number].places.keys().cloned().collect();
        for place in places {
            self.watch(number, &place);
        }
        self.send_pending(number);
    }

    /// The connection has ended, as the client sees it.
    pub(crate) fn hang_up(&mut self, number: usize) {
        let Some(line) = self.people[number].line.take() else { return };
        self.lines.remove(&line.connection);
        for watched in self.people[number].places.values_mut() {
            watched.is_fresh = false;
        }
        let delay = 200 + self.people[number].below(4_000);
        self.later(number, delay, move |world| world.connect(number));
    }

    fn send(&mut self, number: usize, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap_or_default();
        self.send_frame(number, Message::Text(text.into()));
    }

    /// A person's client sends a frame, if it is connected.
    pub(crate) fn send_frame(&mut self, number: usize, message: Message) {
        if let Some(connection) = self.people[number].line.as_ref().map(|line| line.connection) {
            self.perform(Input::Send { connection, message });
        }
    }

    /// Follows a table as one viewer.
    pub(crate) fn watch(&mut self, number: usize, place: &Place) {
        let watched = self.people[number].places.entry(place.clone()).or_default();
        watched.is_fresh = false;
        let (table, seat) = place.clone();
        let version = watched.version;
        watched.has_asked_for_all = version.is_none();
        self.send(number, &ClientMessage::Watch { table, seat, version });
    }

    pub(crate) fn unwatch(&mut self, number: usize, place: &Place) {
        self.people[number].places.remove(place);
        let (table, seat) = place.clone();
        self.send(number, &ClientMessage::Unwatch { table, seat });
    }

    /// Sends everything again that is not answered, and now and then what is.
    fn send_pending(&mut self, number: usize) {
        let person = &mut self.people[number];
        let again = person.one_in(4).then(|| person.acknowledged.clone()).flatten();
        let all: Vec<(String, Pending)> = again
            .into_iter()
            .chain(person.pending.iter().map(|(id, pending)| (id.clone(), pending.clone())))
            .collect();
        for (id, pending) in all {
            self.send_one(number, &id, &pending);
        }
    }

    fn send_one(&mut self, number: usize, id: &str, pending: &Pending) {
        let now = self.now();
        if self.people[number].line.is_none() {
            return;
        }
        if let Some(pending) = self.people[number].pending.get_mut(id) {
            pending.sent = now;
        }
        self.ledger.send(&pending.table, id);
        self.note(|| {
            format!("person {number} sends {id} to {}: {:?}", pending.table, pending.what)
        });
        self.send(number, &pending.message(id));
    }

    fn ask(&mut self, number: usize, table: &str, what: What) {
        let person = &mut self.people[number];
        let id = person.new_id();
        let pending = Pending { table: table.to_owned(), what, sent: 0, tries: 0 };
        person.pending.insert(id.clone(), pending.clone());
        let twice = person.one_in(12);
        self.send_one(number, &id, &pending);
        if twice {
            self.figures.fault("sent twice");
            self.send_one(number, &id, &pending);
        }
    }

    pub(crate) fn command(&mut self, number: usize, table: &str, command: TableCommand) {
        self.ask(number, table, What::Command(command));
    }

    pub(crate) fn make_move(
        &mut self,
        number: usize,
        table: &str,
        seat: u8,
        request: u32,
        choice: String,
    ) {
        self.ask(number, table, What::Move { seat, request, choice });
    }

    /// A client reads a frame.
    pub(crate) fn client_reads(&mut self, connection: u64, sent: u64, message: Message) {
        let Some(number) = self.lines.get(&connection).copied() else { return };
        match message {
            Message::Ping(bytes) => self.send_frame(number, Message::Pong(bytes)),
            Message::Close(frame) => {
                let reason = frame.map_or(String::new(), |frame| frame.reason.to_string());
                self.note(|| format!("person {number}: closed: {reason}"));
                self.digest(connection, &reason);
                if reason == "too many messages" || reason == "not a message" {
                    self.violate(format!("person {number} was sent away: {reason}"));
                }
                self.send_frame(number, Message::Close(None));
                self.hang_up(number);
            }
            Message::Text(text) => {
                self.figures.frames += 1;
                self.digest(connection, &text);
                self.note(|| {
                    let end = text.char_indices().nth(110).map_or(text.len(), |(end, _)| end);
                    let clock = text
                        .find("\"clock\":{\"seats")
                        .map_or("", |at| text.get(at..at + 170).unwrap_or_default());
                    format!("person {number} reads, sent {sent}: {} {clock}", &text[..end])
                });
                match serde_json::from_str::<Frame>(&text) {
                    Ok(frame) => {
                        if let Err(error) = self.read(number, sent, frame) {
                            let start: String = text.chars().take(300).collect();
                            self.violate(format!("person {number}: {error}: {start}"));
                        }
                    }
                    Err(error) => self.violate(format!("no frame: {error}: {text}")),
                }
            }
            Message::Binary(_) | Message::Pong(_) => {}
        }
    }

    fn read(&mut self, number: usize, sent: u64, frame: Frame) -> Result<(), String> {
        match frame.t.as_str() {
            "you" => self.learn_role(number, frame),
            "state" | "update" => return self.read_table(number, sent, frame),
            "ack" | "refused" => return self.read_answer(number, frame),
            "trouble" => return self.read_trouble(number, sent, &frame),
            "lobby" => {
                // This person looks at a table that the lobby lists.
                let count = frame.tables.len() as u32;
                let any = self.people[number].below(count.max(1)) as usize;
                if let Some(listed) = frame.tables.get(any)
                    && !self.people[number].places.contains_key(&(listed.table.clone(), None))
                    && self.people[number].places.len() < 6
                    && self.people[number].one_in(3)
                {
                    self.watch(number, &(listed.table.clone(), None));
                }
            }
            "welcome" | "presence" | "pong" => {}
            other => return Err(format!("{other} is no message")),
        }
        Ok(())
    }

    fn learn_role(&mut self, number: usize, frame: Frame) {
        let Frame { table: Some(table), seats, host, .. } = frame else { return };
        let person = &mut self.people[number];
        let is_at = |place: &Place| place.0 == table;
        let gone: Vec<Place> = person
            .places
            .keys()
            .filter(|place| is_at(place) && place.1.is_some_and(|seat| !seats.contains(&seat)))
            .cloned()
            .collect();
        let new: Vec<Place> = seats.iter().map(|seat| (table.clone(), Some(*seat))).collect();
        person.roles.insert(table, (seats, host));
        for place in gone {
            self.unwatch(number, &place);
        }
        for place in new {
            if !self.people[number].places.contains_key(&place) {
                self.watch(number, &place);
            }
        }
    }

    fn read_table(&mut self, number: usize, sent: u64, frame: Frame) -> Result<(), String> {
        let Frame { t, table: Some(table), seat, version, from, items, state, view, .. } = frame
        else {
            return Err("a table without a code".to_owned());
        };
        let place = (table.clone(), seat);
        let Some(mut watched) = self.people[number].places.remove(&place) else { return Ok(()) };
        let known = watched.version;
        let is_whole = t == "state";
        let next = if is_whole {
            let version = version.and_then(|version| version.as_u64()).unwrap_or_default();
            if let Some(known) = known
                && (version < known + MOST_ITEMS && !watched.has_asked_for_all || version < known)
            {
                return Err(format!("version {known} of {place:?} is forgotten: {version} is"));
            }
            version
        } else {
            if known.is_none() {
                // What was still under way when this viewer left, and came back.
                self.people[number].places.insert(place, watched);
                return Ok(());
            }
            if known != Some(from) {
                return Err(format!("a gap at {place:?}: {known:?} is followed by {from}"));
            }
            self.ledger.read(&table, seat, from, &items)?;
            from + items.len() as u64
        };
        let was_taken_back = items.iter().any(|item| item["k"] == "took_back");
        watched.version = Some(next);
        watched.is_fresh = true;
        if let Some(legal) = view.map(|view| view.legal.unwrap_or_default()) {
            watched.legal = legal;
        }
        let reading = self.read_clock(
            number,
            &table,
            &mut watched,
            state.as_ref(),
            sent,
            next,
            was_taken_back,
        );
        if state.is_some() {
            watched.state = state;
        }
        self.consider(number, &place, &mut watched);
        self.people[number].places.insert(place, watched);
        reading.map_err(|error| format!("{table}: {error}"))
    }

    #[expect(clippy::too_many_arguments, reason = "all that a reading depends on")]
    fn read_clock(
        &mut self,
        number: usize,
        table: &str,
        watched: &mut Watched,
        state: Option<&crate::frame::State>,
        sent: u64,
        version: u64,
        was_taken_back: bool,
    ) -> Result<(), String> {
        let server_life = self.life();
        let Some(line) = &self.people[number].line else { return Ok(()) };
        if line.was_deaf {
            watched.reading = None;
            return Ok(());
        }
        let connection = line.connection;
        let before = watched.reading.take();
        let excused = before.as_ref().map_or(0, |reading| reading.excused);
        let Some(state) = state else { return Ok(()) };
        // While the table stands still, what it says of the time is taken back afterwards.
        if line.troubled.contains_key(table) {
            // Nothing can be compared with what was before a move that was taken back.
            watched.reading = before.filter(|_| !was_taken_back);
            return Ok(());
        }
        let Some(mut reading) =
            ClockReading::of(state, sent, server_life, (version, connection), excused)
        else {
            return Ok(());
        };
        let mut checked = Ok(());
        // A move that is taken back takes its increment along, and gives its time back.
        if let Some(before) = before.filter(|_| !was_taken_back) {
            let up = self.up_between(before.sent, sent);
            let may_gain = before.life != server_life;
            checked = before.check(&reading, up, may_gain);
            reading.excused = before.excused;
        }
        watched.reading = Some(reading);
        checked
    }

    /// The person thinks about a question.
    fn consider(&mut self, number: usize, place: &Place, watched: &mut Watched) {
        let Some(seat) = place.1 else { return };
        let Some(shown) = &watched.state else { return };
        let request = shown.own.as_ref().and_then(|own| own.request);
        let Some(request) = request.filter(|_| shown.stage == "playing" && !shown.paused) else {
            return;
        };
        if watched.legal.is_empty()
            || watched.answered == Some(request)
            || watched.thinks_about == Some(request)
        {
            return;
        }
        watched.thinks_about = Some(request);
        let is_finale = self.is_finale;
        let person = &mut self.people[number];
        let tempo = if is_finale { 800 } else { person.pace };
        let delay = 150 + person.below(tempo) + person.below(tempo);
        // Now and then a client is far too slow.
        let delay = if person.one_in(60) && !is_finale { delay * 8 } else { delay };
        let place = place.clone();
        self.later(number, delay, move |world| world.decide(number, &place, seat, request));
    }

    fn decide(&mut self, number: usize, place: &Place, seat: u8, request: u32) {
        let person = &mut self.people[number];
        let is_connected = person.line.is_some();
        let Some(watched) = person.places.get_mut(place) else { return };
        let own = watched.state.as_ref().and_then(|state| state.own.as_ref());
        if watched.thinks_about != Some(request) {
            return;
        }
        watched.thinks_about = None;
        let is_asked = own.is_some_and(|own| own.request == Some(request));
        if !is_asked
            || !is_connected
            || watched.answered == Some(request)
            || watched.legal.is_empty()
        {
            return;
        }
        watched.answered = Some(request);
        let legal = watched.legal.clone();
        let choice = legal[person.below(legal.len() as u32) as usize].clone();
        self.make_move(number, &place.0, seat, request, choice);
    }

    fn read_answer(&mut self, number: usize, frame: Frame) -> Result<(), String> {
        let Frame { id, error, .. } = frame;
        let refusal = error.map(|error| error.code);
        if let Some(code) = refusal.as_deref()
            && FORBIDDEN.contains(&code)
        {
            return Err(format!("{id} is answered with {code}"));
        }
        self.note(|| {
            format!("person {number} hears of {id}: {}", refusal.as_deref().unwrap_or("done"))
        });
        let own = self.people[number].id.0;
        let Some(mut pending) = self.people[number].pending.remove(&id) else {
            // The second answer.
            let known = self.people[number].acknowledged.clone().filter(|(other, _)| *other == id);
            if let (Some((_, known)), Some(code)) = (known, refusal)
                && !["storage", "no_table", "not_your_seat"].contains(&code.as_str())
            {
                return Err(format!("{id} was acknowledged, and is now {code}: {:?}", known.what));
            }
            return Ok(());
        };
        let table = pending.table.clone();
        match refusal {
            None => {
                match &pending.what {
                    What::Move { seat, choice, .. } => {
                        self.ledger.acknowledge_move(&table, *seat, &id, choice);
                        self.figures.moves += 1;
                    }
                    What::Command(_) => {
                        self.ledger.acknowledge_command(&table, own, &id);
                        self.figures.commands += 1;
                    }
                }
                self.people[number].acknowledged = Some((id, pending));
            }
            Some(code) => {
                self.ledger.refuse(&table, &id);
                self.figures.refusals += 1;
                pending.tries += 1;
                if code == "storage" && pending.tries < 400 {
                    // The same is sent again later.
                    self.people[number].pending.insert(id.clone(), pending);
                    self.later(number, 2_500, move |world| {
                        if let Some(pending) = world.people[number].pending.get(&id).cloned() {
                            world.send_one(number, &id, &pending);
                        }
                    });
                } else if let What::Move { seat, .. } = pending.what {
                    // Whatever is asked now is considered anew.
                    let place = (table, Some(seat));
                    if let Some(mut watched) = self.people[number].places.remove(&place) {
                        watched.answered = None;
                        self.consider(number, &place, &mut watched);
                        self.people[number].places.insert(place, watched);
                    }
                }
            }
        }
        Ok(())
    }

    fn read_trouble(&mut self, number: usize, sent: u64, frame: &Frame) -> Result<(), String> {
        let table = frame.table.clone().unwrap_or_default();
        self.note(|| format!("person {number}: trouble at {table}: {}", frame.trouble));
        let person = &mut self.people[number];
        let Some(line) = &mut person.line else { return Ok(()) };
        match frame.trouble.as_str() {
            "storage" => {
                // What the table has just shown was of a time that may be taken back.
                let here = person.places.iter_mut().filter(|(place, _)| place.0 == table);
                for (_, watched) in here {
                    watched.reading.take_if(|reading| reading.sent + 2_100 > sent);
                }
                line.troubled.entry(table.clone()).or_insert(sent);
                // A table that could not even be loaded does not say when it can be.
                let connection = line.connection;
                self.later(number, 60_000, move |world| {
                    let line = world.people[number].line.as_ref();
                    if line.is_some_and(|line| {
                        line.connection == connection && line.troubled.contains_key(&table)
                    }) {
                        world.cut(number);
                    }
                });
            }
            "over" => self.clear_trouble(number, &table, sent),
            "missing" | "deleted" | "closed" => {
                line.troubled.remove(&table);
                person.places.retain(|place, _| place.0 != table);
                person.pending.retain(|_, pending| pending.table != table);
            }
            other => return Err(format!("{table} is in trouble: {other}")),
        }
        Ok(())
    }

    /// The client's connection is cut, and both sides see it.
    pub(crate) fn cut(&mut self, number: usize) {
        if let Some(connection) = self.people[number].line.as_ref().map(|line| line.connection) {
            self.perform(Input::Reset(connection));
        }
        self.hang_up(number);
    }

    /// The table goes on, as the client is told.
    fn clear_trouble(&mut self, number: usize, table: &str, over: u64) {
        let person = &mut self.people[number];
        let Some(since) = person.line.as_mut().and_then(|line| line.troubled.remove(table)) else {
            return;
        };
        let here = person.places.iter_mut().filter(|(place, _)| place.0 == table);
        for reading in here.filter_map(|(_, watched)| watched.reading.as_mut()) {
            reading.excused += over.saturating_sub(since);
        }
    }
}
