//! A table: a game, the people at it, and the stream of each viewer.

use std::collections::{BTreeMap, BTreeSet};

use munera_rules::{Event, Game, Seat, SeatSet, Viewer};

use crate::automatic::{Audience, BotTurn};
use crate::carry_out::{carry_out, seats_of};
use crate::command_total::{MOST_COMMANDS, stays_allowed};
use crate::proposal::{Dealer, Draft, Proposal};
use crate::table_core::{NewItems, Request, TableCore, TableStage};
use crate::{
    Author, By, Chair, Command, CommandId, CommandStamp, GameWithViews, Inconsistent, Item, Moment,
    MoveId, Opening, PersonId, Presence, Refusal, RequestId, Settings, TableEntry, TableEvent,
    TableRefusal, Timer, Version,
};

/// One table as a state machine: a command becomes a [`Proposal`] or a refusal, and the table
/// adopts a proposal once it is stored. It reads no clock, draws no chance and sends nothing.
///
/// The log determines the table: a table that is read again from its entries is the same, streams
/// and versions included. Only who is connected at present is not in the log.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    core: TableCore<G>,
    /// The stream of each viewer, in the order of [`Viewer::all`].
    streams: Vec<Vec<Item<G>>>,
    /// The game's events, without those that were taken back.
    events: Vec<Event<G>>,
    /// The accepted moves, by seat and id.
    accepted: BTreeSet<(u8, MoveId)>,
    /// The other commands that were carried out.
    done: BTreeSet<CommandStamp>,
    /// How many of them each person has given, lines of chat aside.
    command_counts: BTreeMap<PersonId, u32>,
    /// The command that led to the rematch.
    rematched_by: Option<CommandStamp>,
    audience: Audience,
    /// Who is connected, or since when not. Not part of the log.
    presences: BTreeMap<PersonId, Presence>,
    entries: u64,
}

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Answer<G: Game> {
    /// A proposal, which happens once it is stored.
    New(Box<Proposal<G>>),
    /// The table has already done this: the answer is the same.
    Again,
}

/// The answer that a command got when it was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastAnswer<'a> {
    /// It is done.
    Done,
    /// The same people play again, at the table of this code.
    Rematch(&'a str),
}

/// The viewers whose streams have grown, and the version that each had before.
pub type Added = Vec<(Viewer, Version)>;

impl<G: Game> Table<G> {
    /// A table that has just been opened.
    pub fn open(game: G, opening: Opening) -> Self {
        let viewers = usize::from(game.players()) + 1;
        let audience = Audience::EmptySince(opening.at);
        Self {
            core: TableCore::new(game, opening),
            streams: vec![Vec::new(); viewers],
            events: Vec::new(),
            accepted: BTreeSet::new(),
            done: BTreeSet::new(),
            command_counts: BTreeMap::new(),
            rematched_by: None,
            audience,
            presences: BTreeMap::new(),
            entries: 0,
        }
    }

    /// Rebuilds a table from its log. No person is connected yet.
    ///
    /// If the clock has been set back since the last entry, the table goes on from that entry: then
    /// `now` counts as its moment.
    pub fn read<I>(game: G, opening: Opening, entries: I, now: Moment) -> Result<Self, Inconsistent>
    where
        I: IntoIterator<Item = TableEntry<Event<G>>>,
    {
        let mut table = Self::open(game, opening);
        for entry in entries {
            let mut told = Vec::new();
            table.core.apply(&entry, &mut told)?;
            table.note(&[entry], told);
        }
        let now = now.max(table.core.last);
        table.audience = Audience::EmptySince(now);
        for chair in &mut table.core.chairs {
            chair.presence = Presence::Gone(now);
        }
        table.core.host_presence = Presence::Gone(now);
        Ok(table)
    }

    /// Answers a person's command. Nothing changes yet.
    pub fn propose<D: Dealer>(
        &self,
        now: Moment,
        author: &Author,
        command: Command<G>,
        dealer: &D,
    ) -> Result<Answer<G>, Refusal<G>> {
        if let Command::Move { seat, id, .. } = &command
            && seats_of(&self.core, author).any(|own| own == *seat)
            && self.accepted.contains(&(seat.number(), id.clone()))
        {
            return Ok(Answer::Again);
        }
        let is_allowed = stays_allowed(&self.core, &command);
        let mut draft = Draft::new(&self.core, now);
        carry_out(&mut draft, author, command, dealer)?;
        if !is_allowed && self.commands_of(author) >= MOST_COMMANDS {
            return Err(Refusal::Table(TableRefusal::DoneEnough));
        }
        let nothing = Refusal::Table(TableRefusal::SoAlready);
        draft.finish().map(|proposal| Answer::New(Box::new(proposal))).ok_or(nothing)
    }

    /// Answers a command with an id: a command that the person has already given with this id is not
    /// carried out again, whatever it says now.
    pub fn propose_once<D: Dealer>(
        &self,
        now: Moment,
        author: &Author,
        id: CommandId,
        command: Command<G>,
        dealer: &D,
    ) -> Result<Answer<G>, Refusal<G>> {
        if self.past_answer(author, &id).is_some() {
            return Ok(Answer::Again);
        }
        let mut answer = self.propose(now, author, command, dealer)?;
        if let Answer::New(proposal) = &mut answer {
            proposal.stamp(CommandStamp(author.id, id));
        }
        Ok(answer)
    }

    /// The answer to a command that the person, or a guest who the person was, has already given
    /// with this id; `None` if it was never carried out.
    pub fn past_answer(&self, author: &Author, id: &CommandId) -> Option<PastAnswer<'_>> {
        let people = author.formerly.iter().copied().chain([author.id]);
        let mut stamps = people.map(|person| CommandStamp(person, id.clone()));
        let stamp = stamps.find(|stamp| self.done.contains(stamp))?;
        let rematch = self.rematch().filter(|_| self.rematched_by.as_ref() == Some(&stamp));
        Some(rematch.map_or(PastAnswer::Done, PastAnswer::Rematch))
    }

    /// How many commands a person has given, also as a guest.
    fn commands_of(&self, author: &Author) -> u32 {
        let people = author.formerly.iter().copied().chain([author.id]);
        people.filter_map(|person| self.command_counts.get(&person)).sum()
    }

    /// Proposes the move that a bot has chosen. `None` if the turn is over or its answer is not due,
    /// or if the move is not legal.
    pub fn propose_bot_move<D: Dealer>(
        &self,
        now: Moment,
        turn: &BotTurn,
        choice: G::Move,
        dealer: &D,
    ) -> Option<Proposal<G>> {
        if turn.due > now || self.core.bot_turns().all(|stands| stands != *turn) {
            return None;
        }
        self.core.game_with_views.check(turn.seat, choice).ok()?;
        let by = if self.core.bot(turn.seat).is_some() { By::Bot } else { By::OutOfTime };
        let mut draft = Draft::new(&self.core, now);
        draft.play(turn.seat, choice, by, dealer);
        draft.finish()
    }

    /// Proposes everything that the table does without being asked by now, if anything.
    pub fn propose_what_is_due<D: Dealer>(&self, now: Moment, dealer: &D) -> Option<Proposal<G>> {
        let mut draft = Draft::new(&self.core, now);
        draft.do_what_is_due(now, self.audience, dealer);
        draft.finish()
    }

    /// Proposes that time has stood still since the last entry that everyone may know of, for a
    /// table that was read from its log. It continues when a person comes.
    pub fn propose_sleep(&self) -> Option<Proposal<G>> {
        let mut draft = Draft::new(&self.core, self.core.last_public);
        if self.is_awake() {
            draft.sleep();
        }
        draft.finish()
    }

    /// Proposes that time stood still from then until now, for a table that could not continue for
    /// a while.
    pub fn propose_sleep_between(&self, from: Moment, now: Moment) -> Option<Proposal<G>> {
        if !self.core.runs() {
            return None;
        }
        let mut draft = Draft::new(&self.core, from);
        draft.sleep();
        draft.wait_until(now);
        draft.push(TableEvent::Woke);
        draft.finish()
    }

    /// Makes a proposal true once it has been stored. It must have been made from the table as it
    /// is now.
    pub fn adopt(&mut self, proposal: Proposal<G>) -> Added {
        self.core = proposal.core;
        // People may have come and gone since the proposal was made.
        self.show_presences();
        self.note(&proposal.entries, proposal.told)
    }

    /// Copies who is connected into the chairs and the host. If nothing is known about a person,
    /// the chair decides: they have not been connected since they sat down.
    fn show_presences(&mut self) {
        for chair in &mut self.core.chairs {
            let known = chair.person().and_then(|sitter| self.presences.get(&sitter.id));
            chair.presence = known.copied().unwrap_or(chair.presence);
        }
        let host = self.presences.get(&self.core.host).copied();
        self.core.host_presence = host.unwrap_or(self.core.host_presence);
    }

    fn note(&mut self, entries: &[TableEntry<Event<G>>], told: NewItems<G>) -> Added {
        self.entries += entries.len() as u64;
        let mut added: Added = Vec::new();
        for (viewer, item) in told {
            let place = self.place(viewer);
            if added.iter().all(|(known, _)| *known != viewer) {
                added.push((viewer, Version(self.streams[place].len() as u64)));
            }
            self.streams[place].push(item);
        }
        for entry in entries {
            stand(&mut self.events, &entry.what);
            if let TableEvent::Played { event: Event::Move(seat, _), by: By::Person(id) } =
                &entry.what
            {
                self.accepted.insert((seat.number(), id.clone()));
            }
            if let Some(stamp) = &entry.command {
                self.done.insert(stamp.clone());
                if !matches!(entry.what, TableEvent::Said { .. }) {
                    *self.command_counts.entry(stamp.0).or_default() += 1;
                }
                if let TableEvent::Rematched { .. } = &entry.what {
                    self.rematched_by = Some(stamp.clone());
                }
            }
        }
        added
    }

    /// Notes that a person is connected, or no longer. Not part of the log. `anyone` says whether
    /// any client at all is connected, even a spectator.
    pub fn note_presence(&mut self, author: &Author, is_here: bool, anyone: bool, now: Moment) {
        for person in author.formerly.iter().copied().chain([author.id]) {
            match self.presences.get(&person) {
                _ if is_here => drop(self.presences.insert(person, Presence::Here)),
                // A second report that a person has gone does not restart their absence.
                Some(Presence::Gone(_)) => {}
                Some(Presence::Here) | None => {
                    self.presences.insert(person, Presence::Gone(now));
                }
            }
        }
        self.show_presences();
        // It does not matter to the table when spectators left.
        let core = &self.core;
        let sits = |person: &PersonId| core.people().any(|(_, sitter)| sitter.id == *person);
        self.presences.retain(|person, presence| {
            *presence == Presence::Here || *person == core.host || sits(person)
        });
        // A game with people waits for one of them; a game of bots alone waits for any client that
        // watches.
        let people = core.chairs.iter().filter(|it| it.person().is_some() && !it.has_resigned());
        let here = people.clone().any(|chair| chair.presence == Presence::Here);
        let awake = anyone && (here || people.count() == 0);
        self.audience = match self.audience {
            _ if awake => Audience::Present,
            Audience::Present => Audience::EmptySince(now),
            since @ Audience::EmptySince(_) => since,
        };
    }

    /// However long no person has come, the table does not give up its game before this moment. Not
    /// part of the log.
    pub fn keep_until(&mut self, moment: Moment) {
        self.core.kept_until = moment;
    }

    /// When the table next does something without being asked, except for the moves of bots.
    pub fn due(&self) -> Option<Moment> {
        self.core.due(self.audience).min()
    }

    /// The same for what is due after a moment.
    pub fn due_after(&self, moment: Moment) -> Option<Moment> {
        self.core.due(self.audience).filter(|due| *due > moment).min()
    }

    /// The bots that must choose a move, now or later, each from its seat's view.
    pub fn bot_turns(&self) -> Vec<BotTurn> {
        self.core.bot_turns().collect()
    }

    /// The game and what each viewer sees of it.
    pub fn game_with_views(&self) -> &GameWithViews<G> {
        &self.core.game_with_views
    }

    /// How the table was opened.
    pub fn opening(&self) -> &Opening {
        &self.core.opening
    }

    /// How the table is run.
    pub fn settings(&self) -> &Settings {
        self.core.settings()
    }

    /// Whether people gather, play, or have finished.
    pub fn stage(&self) -> TableStage {
        self.core.stage
    }

    /// Whether a game is being played that does not sleep. Before such a table is put away, it must
    /// store that it sleeps.
    pub fn is_awake(&self) -> bool {
        self.core.stage == TableStage::Playing && !self.core.asleep
    }

    /// Whether the host has paused the game.
    pub fn is_paused(&self) -> bool {
        self.core.paused
    }

    /// Whether time passes at the table.
    pub fn runs(&self) -> bool {
        self.core.runs()
    }

    /// The chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.core.chairs
    }

    /// Whether a person is the host.
    pub fn is_host(&self, author: &Author) -> bool {
        author.is(self.core.host)
    }

    /// The host's seat, if the host has one.
    pub fn host_seat(&self) -> Option<Seat> {
        self.core.people().find(|(_, sitter)| sitter.id == self.core.host).map(|(seat, _)| seat)
    }

    /// The seats that a person holds.
    pub fn seats_of(&self, author: &Author) -> SeatSet {
        seats_of(&self.core, author).collect()
    }

    /// Whether a person may see what a viewer sees: a seat's holder, or a spectator who may watch.
    pub fn may_see(&self, author: &Author, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats_of(author).contains(seat),
            Viewer::Spectator => {
                self.settings().spectators
                    || self.is_host(author)
                    || !self.seats_of(author).is_empty()
                    || self.core.stage == TableStage::Gathering
            }
        }
    }

    /// The question to a seat, if it has one.
    pub fn request(&self, seat: Seat) -> Option<Request> {
        self.core.requests.get(seat.index()).copied().flatten()
    }

    /// The id of the question to a seat.
    pub fn request_id(&self, seat: Seat) -> Option<RequestId> {
        self.request(seat).map(|request| request.id)
    }

    /// How long the open response window stays open.
    pub fn window(&self) -> Option<Timer> {
        self.core.window
    }

    /// Whether a seat can take its last move back.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.core.can_take_back(seat)
    }

    /// The table at which the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.core.rematch.as_deref()
    }

    /// When the last entry was made.
    pub fn last(&self) -> Moment {
        self.core.last
    }

    /// When the last entry was made that everyone may know of.
    pub fn last_public(&self) -> Moment {
        self.core.last_public
    }

    /// How many entries the log has, not counting its opening.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The game's events without those that were taken back, secrets included: for the record, not
    /// for players.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The game's events as they would be with a proposal.
    pub fn events_with(&self, proposal: &Proposal<G>) -> Vec<Event<G>> {
        let mut events = self.events.clone();
        proposal.entries.iter().for_each(|entry| stand(&mut events, &entry.what));
        events
    }

    /// The length of a viewer's stream.
    pub fn version(&self, viewer: Viewer) -> Version {
        Version(self.streams[self.place(viewer)].len() as u64)
    }

    /// The items of a viewer's stream since a version that it has; `None` for a version that does
    /// not exist yet, so the viewer cannot have got it here.
    pub fn since(&self, viewer: Viewer, version: Version) -> Option<&[Item<G>]> {
        self.streams[self.place(viewer)].get(usize::try_from(version.0).ok()?..)
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.core.chairs.len(), Seat::index)
    }
}

/// Adds an event of the game, or removes the last one if it was taken back.
fn stand<G: Game>(events: &mut Vec<Event<G>>, what: &TableEvent<Event<G>>) {
    match what {
        TableEvent::Played { event, .. } => events.push(event.clone()),
        // Only the last event can be taken back.
        TableEvent::TookBack { .. } => drop(events.pop()),
        _ => {}
    }
}
