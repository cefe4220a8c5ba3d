//! Everything that reaches a simulated server from outside, and the way there.

use std::sync::Arc;

use axum::extract::ws::Message;
use munera_guide::wire::NewTable;
use munera_server::AppError;
use munera_server::routes::serve_client;
use munera_text::{Language, Locale};

use crate::agenda::Actor;
use crate::pipe::Pipe;
use crate::storage::Health;
use crate::world::World;

/// Something that reaches the server, or its storage, from outside.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// A person opens a connection. Over an even one, frames take no time.
    Connect {
        connection: u64,
        person: usize,
        is_even: bool,
    },
    /// A client sends a frame.
    Send {
        connection: u64,
        message: Message,
    },
    /// A client reads nothing from now on.
    BeDeaf(u64),
    /// It reads again.
    Hear(u64),
    /// Nothing arrives any more, and neither side is told.
    Break(u64),
    /// Both sides see the end.
    Reset(u64),
    /// A person opens a table, for a party if there is one.
    Open {
        host: usize,
        party: usize,
        wish: Box<NewTable>,
    },
    /// A person deletes a table, for a party if there is one.
    Delete {
        person: usize,
        party: usize,
        table: String,
    },
    Health(Health),
    /// No write is done for so many milliseconds.
    Hang(u64),
    /// The machine's clock is set.
    SetClock(i64),
    /// The server is asked to stop.
    Stop,
    /// The server dies, and the next one starts after so many milliseconds.
    Die(u64),
    /// The run is over.
    End,
}

/// An input, when it came, and who caused it.
#[derive(Clone, Debug)]
pub(crate) struct Scripted {
    pub(crate) at: u64,
    pub(crate) actor: Actor,
    pub(crate) input: Input,
}

impl World {
    /// Notes an input that happens now, if the inputs are kept.
    pub(crate) fn record(&mut self, input: &Input) {
        let (at, actor) = (self.now(), self.agenda.acting());
        if let Some(script) = &mut self.script {
            script.push(Scripted { at, actor, input: input.clone() });
        }
    }

    /// Lets an input happen.
    pub(crate) fn perform(&mut self, input: Input) {
        self.record(&input);
        match input {
            Input::Connect { connection, person, is_even } => {
                self.open_line(connection, person, is_even);
            }
            Input::Send { connection, message } => {
                if let Some(pipe) = self.pipes.get(&connection) {
                    pipe.send_up(message);
                }
            }
            Input::BeDeaf(connection) => self.with_pipe(connection, |pipe| pipe.be_deaf()),
            Input::Hear(connection) => {
                let unread = self.pipes.get(&connection).map(|pipe| pipe.hear());
                for (sent, message) in unread.into_iter().flatten() {
                    self.client_reads(connection, sent, message);
                }
            }
            Input::Break(connection) => self.with_pipe(connection, |pipe| pipe.break_silently()),
            Input::Reset(connection) => self.with_pipe(connection, |pipe| pipe.reset()),
            Input::Open { host, party, wish } => self.make_table(host, party, *wish),
            Input::Delete { person, party, table } => self.unmake_table(person, party, table),
            Input::Health(health) => self.storage.set_health(health),
            Input::Hang(milliseconds) => self.storage.hang(milliseconds),
            Input::SetClock(milliseconds) => self.machine_ahead += milliseconds,
            Input::Stop => {
                if let Some(server) = &self.server {
                    server.context().shutdown.begin();
                    let tables = server.tables().clone();
                    tokio::spawn(async move { tables.stop().await });
                }
            }
            Input::Die(away) => {
                self.away = Some(away);
                self.is_dying = true;
            }
            Input::End => {
                self.is_over = true;
                self.is_dying = true;
            }
        }
    }

    /// Everything in a script is going to happen.
    pub(crate) fn follow(&mut self, script: Vec<Scripted>) {
        for Scripted { at, actor, input } in script {
            self.agenda.plan(at, actor, move |world| world.perform(input));
        }
    }

    fn with_pipe(&self, connection: u64, act: impl FnOnce(&Arc<Pipe>)) {
        if let Some(pipe) = self.pipes.get(&connection) {
            act(pipe);
        }
    }

    /// A connection of a person to the server, if it is up and lets the person in.
    fn open_line(&mut self, connection: u64, person: usize, is_even: bool) {
        let Some(server) = &self.server else { return };
        let routes = server.routes.clone();
        let person = &self.people[person];
        let (group, secret) = (person.group(), person.secret);
        let Some(slot) = routes.context.sockets.take(group) else { return };
        let planted = self.planted.filter(|_| !self.is_finale);
        let (agenda, transcript) = (self.agenda.clone(), self.transcript.clone());
        let pipe = Pipe::new(connection, agenda, self.chance, is_even, planted, transcript);
        let end = pipe.server_end();
        tokio::spawn(async move {
            let _held = slot;
            if let Ok(Some(known)) = routes.context.sessions.find(secret).await {
                let locale = Locale::of(Language::English);
                serve_client(&routes, end, (known, secret), group, locale).await;
            }
        });
        self.pipes.insert(connection, pipe);
    }

    fn make_table(&mut self, host: usize, party: usize, wish: NewTable) {
        let Some(server) = &self.server else { return };
        let (tables, agenda) = (server.tables().clone(), self.agenda.clone());
        let context = Arc::clone(&server.routes.context);
        let host = &self.people[host];
        let (author, group) = (host.author(), host.group());
        tokio::spawn(async move {
            let locale = Locale::of(Language::English);
            let made = match context.limits.table(group) {
                Ok(permit) => tables.create(permit, &author, &wish, locale).await,
                Err(error) => Err(error),
            };
            agenda.plan_in_life(1, Actor::Server, move |world| {
                let Some(opener) = world.parties.get_mut(party) else { return };
                opener.is_opening = false;
                match made {
                    Ok(code) => {
                        let code = code.to_string();
                        opener.table = Some(code.clone());
                        world.figures.commands += 1;
                        world.note(|| {
                            format!("party {party} opens {code}: {} {}", wish.game, wish.options)
                        });
                    }
                    Err(AppError::Internal) => world.violate("a table cannot be made: internal"),
                    Err(error) => world.note(|| format!("party {party}: no table: {error:?}")),
                }
            });
        });
    }

    fn unmake_table(&mut self, person: usize, party: usize, table: String) {
        let Some(server) = &self.server else { return };
        let (tables, agenda) = (server.tables().clone(), self.agenda.clone());
        let (author, group) = (self.people[person].author(), self.people[person].group());
        let Ok(code) = table.parse() else { return };
        let Ok(permit) = server.routes.context.limits.request(group) else { return };
        tokio::spawn(async move {
            let deleted = tables.delete(permit, code, author, Locale::of(Language::English)).await;
            agenda.plan_in_life(1, Actor::Server, move |world| {
                world.note(|| format!("{table} deleted: {deleted:?}"));
                let own = world.parties.get(party).and_then(|party| party.table.as_ref());
                if deleted.is_ok() && own == Some(&table) {
                    world.leave_table(party);
                }
            });
        });
    }
}
