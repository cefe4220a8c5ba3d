//! The state of a table, and how each entry of its log changes it.

use std::sync::Arc;

use std::collections::BTreeMap;

use munera_rules::{Event, Game, MoveSet, Node, Seat, SeatSet, Viewer, Window};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    AutoResponse, BotName, By, Cause, Chair, Clock, GameWithViews, Inconsistent, Item, Moment,
    Occupant, Opening, PersonId, Presence, RequestId, Settings, Sitter, Span, TableEntry,
    TableEvent, TableNotice, Timer,
};

/// The stage that a table has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStage {
    /// People sit down before the game.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over(Ending),
}

/// How a game ended, and who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The way in which it ended.
    pub how: HowEnded,
    /// The seats that won. A seat that resigned has not won.
    pub winners: SeatSet,
}

/// How a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HowEnded {
    /// By its rules.
    Finished,
    /// All sides but one, or all people, have resigned.
    Resigned,
    /// All people have agreed to give it up, or have been away for too long.
    Abandoned,
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number of the question.
    pub id: RequestId,
    /// When bots and automatic answers answer.
    pub pace: Timer,
    /// When the seat's time is up. In response windows, all seats share one timer instead.
    pub limit: Option<Timer>,
}

/// The state before a move that can be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo<G: Game> {
    /// The seat that moved.
    pub(crate) seat: Seat,
    /// The game before the move.
    game_with_views: GameWithViews<G>,
    /// The seat's time bank when it was asked.
    bank: Span,
    /// The time that it had left for that question: a seat that takes a move back gets no more than
    /// that.
    limit: Option<Timer>,
}

/// A table without its streams: small enough to be copied for a trial and thrown away.
#[derive(Clone, Debug)]
pub(crate) struct TableCore<G: Game> {
    pub(crate) opening: Arc<Opening>,
    pub(crate) host: PersonId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) stage: TableStage,
    pub(crate) paused: bool,
    pub(crate) asleep: bool,
    pub(crate) game_with_views: GameWithViews<G>,
    pub(crate) requests: Vec<Option<Request>>,
    /// How many questions each seat has been asked.
    asked: Vec<u32>,
    /// How long the response window stays open, the same for all seats.
    pub(crate) window: Option<Timer>,
    /// The last moves, as long as they can be taken back; all are by one seat.
    pub(crate) undo: Vec<Undo<G>>,
    /// The people whom the host has sent away.
    pub(crate) sent_away: Vec<PersonId>,
    /// The people whom the host has silenced, whichever chair they take.
    silenced: Vec<PersonId>,
    /// How many lines of chat each person has said.
    speeches: BTreeMap<PersonId, u32>,
    pub(crate) rematch: Option<String>,
    /// When the last entry was made.
    pub(crate) last: Moment,
    /// When the last entry was made that everyone may know of. What a table shows is counted from
    /// here: otherwise it would show when a seat answered in secret.
    pub(crate) last_public: Moment,
    /// When time last began to run, after the table slept or the host paused the game.
    pub(crate) awake_since: Moment,
    /// The table does not give up its game before this moment. Not part of the log.
    pub(crate) kept_until: Moment,
    /// Whether the host is connected, with or without a seat. Not part of the log.
    pub(crate) host_presence: Presence,
}

/// Whether an entry stops or starts the time, which everyone sees although nobody is told.
pub(crate) const fn is_rest<E>(what: &TableEvent<E>) -> bool {
    matches!(what, TableEvent::Slept { .. } | TableEvent::Woke)
}

/// New items, each with the viewer who gets it.
pub(crate) type NewItems<G> = Vec<(Viewer, Item<G>)>;

impl<G: Game> TableCore<G> {
    pub(crate) fn new(game: G, opening: Opening) -> Self {
        let players = usize::from(game.players());
        let bank = match opening.settings.clock {
            Clock::Bank { start, .. } => start,
            Clock::None | Clock::PerMove(_) => Span::NONE,
        };
        Self {
            host: opening.host,
            chairs: vec![Chair::empty(bank); players],
            stage: TableStage::Gathering,
            paused: false,
            asleep: false,
            game_with_views: GameWithViews::new(game),
            requests: vec![None; players],
            asked: vec![0; players],
            window: None,
            undo: Vec::new(),
            sent_away: Vec::new(),
            silenced: Vec::new(),
            speeches: BTreeMap::new(),
            rematch: None,
            last: opening.at,
            last_public: opening.at,
            awake_since: opening.at,
            kept_until: opening.at,
            host_presence: Presence::Gone(opening.at),
            opening: Arc::new(opening),
        }
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.opening.settings
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        Seat::all(self.chairs.len() as u8)
    }

    /// How many lines of chat the person in a chair has said at this table.
    pub(crate) fn speeches(&self, seat: Seat) -> u32 {
        let sitter = self.chair(seat).person();
        sitter.and_then(|sitter| self.speeches.get(&sitter.id)).copied().unwrap_or_default()
    }

    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The response window that is open.
    pub(crate) fn open_window(&self) -> Option<Window<G::Move>> {
        self.game_with_views.game().window(self.game_with_views.view(Viewer::Spectator))
    }

    /// Applies an entry, and adds the new items for each viewer.
    pub(crate) fn apply(
        &mut self,
        entry: &TableEntry<Event<G>>,
        told: &mut NewItems<G>,
    ) -> Result<(), Inconsistent> {
        self.check(&entry.what)?;
        // A machine's clock may be set back; a table's time never goes back.
        let at = entry.at.max(self.last);
        self.last = at;
        let public = match entry.what {
            TableEvent::Slept { since: Some(since) } => since.min(at).max(self.last_public),
            _ => at,
        };
        let told_before = told.len();
        self.change(&entry.what, at, public, told)?;
        let is_told = told[told_before..].iter().any(|(viewer, _)| *viewer == Viewer::Spectator);
        if is_told || is_rest(&entry.what) {
            self.last_public = public;
        }
        Ok(())
    }

    /// Makes the change of an entry that was made at that moment. A table that falls asleep has stood
    /// still since the `public` moment.
    fn change(
        &mut self,
        what: &TableEvent<Event<G>>,
        at: Moment,
        public: Moment,
        told: &mut NewItems<G>,
    ) -> Result<(), Inconsistent> {
        match what {
            TableEvent::Sat { seat, sitter, seed } => {
                let person = Occupant::Person(sitter.clone());
                self.put(*seat, person, seed.clone(), at)?;
                self.tell_all(&TableNotice::Sat { seat: *seat }, told);
            }
            TableEvent::BotSat { seat, bot } => {
                self.put(*seat, Occupant::Bot(bot.clone()), None, at)?;
                self.tell_all(&TableNotice::Sat { seat: *seat }, told);
            }
            TableEvent::Stood { seat, sent_away } => {
                self.vacate(*seat, *sent_away)?;
                self.tell_all(&TableNotice::Stood { seat: *seat, sent_away: *sent_away }, told);
            }
            TableEvent::Swapped { one, other } => {
                self.chairs.swap(one.index(), other.index());
                self.tell_all(&TableNotice::Swapped { one: *one, other: *other }, told);
            }
            TableEvent::Started => {
                self.stage = TableStage::Playing;
                self.tell_all(&TableNotice::Started, told);
            }
            TableEvent::Played { event, by } => self.play(event, by, at, told)?,
            TableEvent::TookBack { seat } => self.take_back(*seat, at, told)?,
            TableEvent::Declared { seat, standing } => {
                self.chair_mut(*seat)?.standing = *standing;
                told.push((Viewer::Seat(*seat), Item::Notice(TableNotice::Declared)));
            }
            TableEvent::ForcedDeclared { seat, plays_forced } => {
                self.chair_mut(*seat)?.plays_forced = *plays_forced;
                told.push((Viewer::Seat(*seat), Item::Notice(TableNotice::Declared)));
            }
            TableEvent::TakenOver { seat, cause } => {
                self.chair_mut(*seat)?.stand_in = Some(*cause);
                self.pace_anew(*seat, at);
                self.tell_all(&TableNotice::TakenOver { seat: *seat, cause: *cause }, told);
            }
            TableEvent::HandedBack { seat } => {
                self.chair_mut(*seat)?.stand_in = None;
                self.tell_all(&TableNotice::HandedBack { seat: *seat }, told);
            }
            TableEvent::Resigned { seat } => self.resign(*seat, at, told)?,
            TableEvent::WouldAbandon { seat, on } => {
                self.chair_mut(*seat)?.would_abandon = *on;
                self.tell_all(&TableNotice::WouldAbandon { seat: *seat, on: *on }, told);
            }
            TableEvent::Abandoned => self.end(HowEnded::Abandoned, SeatSet::EMPTY, told),
            TableEvent::Paused => {
                self.paused = true;
                self.run_or_stop(at);
                self.tell_all(&TableNotice::Paused, told);
            }
            TableEvent::Resumed => {
                self.paused = false;
                self.awake_since = at;
                self.run_or_stop(at);
                self.tell_all(&TableNotice::Resumed, told);
            }
            // No client is connected, so there is no item.
            TableEvent::Slept { .. } => {
                self.asleep = true;
                self.run_or_stop(public);
            }
            TableEvent::Woke => {
                self.asleep = false;
                self.awake_since = at;
                self.run_or_stop(at);
            }
            TableEvent::Said { seat, speech, .. } => {
                let sitter = self.chair_mut(*seat)?.person().cloned();
                if let Some(sitter) = &sitter {
                    *self.speeches.entry(sitter.id).or_default() += 1;
                }
                let name = sitter.map(|sitter| sitter.name).unwrap_or_default();
                let said = TableNotice::Said { seat: *seat, name, speech: speech.clone() };
                self.tell_all(&said, told);
            }
            TableEvent::Muted { seat, on } => {
                self.silence(*seat, *on);
                self.tell_all(&TableNotice::Muted { seat: *seat, on: *on }, told);
            }
            TableEvent::HostBecame { person } => {
                self.host = *person;
                let seat = self.people().find(|(_, sitter)| sitter.id == *person);
                let presence = seat.map(|(seat, _)| self.chair(seat).presence);
                self.host_presence = presence.unwrap_or(Presence::Gone(at));
                self.tell_all(&TableNotice::HostBecame, told);
            }
            TableEvent::Rematched { code } => {
                self.rematch = Some(code.clone());
                self.tell_all(&TableNotice::Rematched { table: code.clone() }, told);
            }
        }
        Ok(())
    }

    fn tell_all(&self, notice: &TableNotice, told: &mut NewItems<G>) {
        let viewers = Viewer::all(self.chairs.len() as u8);
        told.extend(viewers.map(|viewer| (viewer, Item::Notice(notice.clone()))));
    }

    pub(crate) fn known(&self, seat: Seat) -> Result<(), Inconsistent> {
        let known = seat.index() < self.chairs.len();
        known.then_some(()).ok_or_else(|| Inconsistent(format!("there is no {seat:?}")))
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Inconsistent> {
        self.known(seat)?;
        Ok(&mut self.chairs[seat.index()])
    }

    /// Puts an occupant into a chair. The log does not know who is connected: the table adds that.
    fn put(
        &mut self,
        seat: Seat,
        occupant: Occupant,
        seed: Option<Vec<u8>>,
        at: Moment,
    ) -> Result<(), Inconsistent> {
        let silenced = self.silenced.clone();
        let chair = self.chair_mut(seat)?;
        *chair = Chair { occupant, seed, presence: Presence::Gone(at), ..Chair::empty(chair.bank) };
        chair.muted = chair.person().is_some_and(|sitter| silenced.contains(&sitter.id));
        Ok(())
    }

    /// Silences a person, not a chair: taking another chair does not help.
    fn silence(&mut self, seat: Seat, on: bool) {
        let Some(person) = self.chair(seat).person().map(|sitter| sitter.id) else { return };
        self.silenced.retain(|silenced| *silenced != person);
        self.silenced.extend(on.then_some(person));
        let chairs = self.chairs.iter_mut();
        let own = chairs.filter(|chair| chair.person().is_some_and(|sitter| sitter.id == person));
        own.for_each(|chair| chair.muted = on);
    }

    fn vacate(&mut self, seat: Seat, sent_away: bool) -> Result<(), Inconsistent> {
        let substitute = self.settings().substitute.clone();
        let playing = self.stage == TableStage::Playing;
        let chair = self.chair_mut(seat)?;
        let person = chair.person().map(|sitter| sitter.id);
        if playing {
            chair.occupant = Occupant::Bot(substitute);
            chair.stand_in = None;
            chair.standing = AutoResponse::Ask;
            let last = self.last;
            self.pace_anew(seat, last);
        } else {
            *chair = Chair::empty(chair.bank);
        }
        if sent_away {
            self.sent_away.extend(person);
        }
        Ok(())
    }

    fn play(
        &mut self,
        event: &Event<G>,
        by: &By,
        at: Moment,
        told: &mut NewItems<G>,
    ) -> Result<(), Inconsistent> {
        let mover = match event {
            Event::Move(seat, choice) => {
                self.known(*seat)?;
                // Every viewer has seen the seat's clock run down.
                if *by == By::OutOfTime {
                    self.tell_all(&TableNotice::OutOfTime { seat: *seat }, told);
                }
                self.note_undo(*seat, *choice, by, at);
                // A move that no seat decides uses no time and earns none.
                if *by != By::Game {
                    self.charge(*seat, at);
                }
                Some(*seat)
            }
            Event::Chance(_) => {
                self.undo.clear();
                None
            }
        };
        let before = self.questions();
        let noticed = self
            .game_with_views
            .play(event)
            .map_err(|refusal| Inconsistent(format!("{event:?} is refused: {refusal}")))?;
        told.extend(noticed.into_iter().map(|(viewer, news)| (viewer, Item::News(news))));
        self.ask(&before, mover, at);
        if let Node::Over(outcome) = self.game_with_views.node() {
            let winners = self.game_with_views.game().winners(&outcome);
            self.end(HowEnded::Finished, winners, told);
        }
        Ok(())
    }

    /// Keeps the game as it was before a move that can be taken back; if the move cannot be,
    /// forgets all others.
    fn note_undo(&mut self, seat: Seat, choice: G::Move, by: &By, at: Moment) {
        let discloses = self.game_with_views.game().discloses(choice);
        let can = self.settings().takebacks && matches!(by, By::Person(_)) && !discloses;
        if !can || self.undo.first().is_some_and(|undo| undo.seat != seat) {
            self.undo.clear();
        }
        if can {
            let mut limit = self.requests[seat.index()].and_then(|request| request.limit);
            if let Some(limit) = &mut limit {
                limit.stop(at);
            }
            let bank = self.chair(seat).bank;
            self.undo.push(Undo {
                seat,
                game_with_views: self.game_with_views.clone(),
                bank,
                limit,
            });
        }
    }

    /// Whether a seat can take its last move back.
    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        let plays = |chair: &Chair| chair.active_person().is_some();
        let own = self.undo.last().is_some_and(|undo| undo.seat == seat);
        own && !self.paused && self.chairs.get(seat.index()).is_some_and(plays)
    }

    fn take_back(
        &mut self,
        seat: Seat,
        at: Moment,
        told: &mut NewItems<G>,
    ) -> Result<(), Inconsistent> {
        let undo = self.undo.pop().filter(|undo| undo.seat == seat);
        let undo = undo.ok_or_else(|| Inconsistent(format!("{seat:?} cannot take back")))?;
        // The move's increment goes back with it, but the time stays used, including the time of
        // the next question. Otherwise a seat could think for ever by moving and taking back.
        let next = self.requests[seat.index()].and_then(|request| request.limit);
        let used = next.map_or(Span::NONE, |limit| limit.used(at));
        self.chairs[seat.index()].bank = undo.bank;
        let before = self.questions();
        self.game_with_views = undo.game_with_views;
        self.ask(&before, Some(seat), at);
        if let Some(request) = &mut self.requests[seat.index()] {
            request.limit = undo.limit;
            if let Some(limit) = &mut request.limit {
                limit.spend(used);
            }
        }
        self.run_or_stop(at);
        self.tell_all(&TableNotice::TookBack { seat }, told);
        Ok(())
    }

    /// Subtracts the seat's used time from its bank, and adds the increment of a move.
    fn charge(&mut self, seat: Seat, at: Moment) {
        let limit = self.requests[seat.index()].and_then(|request| request.limit);
        if let (Clock::Bank { increment, .. }, Some(limit)) = (self.settings().clock, limit) {
            // A seat below the guaranteed least does not earn the difference.
            let bank = &mut self.chairs[seat.index()].bank;
            *bank = bank.less(limit.used(at)) + increment;
        }
    }

    /// The legal moves of each seat that is asked.
    fn questions(&self) -> Vec<Option<G::Moves>> {
        let asked = |seat: Seat| self.requests[seat.index()].is_some();
        self.seats().map(|seat| asked(seat).then(|| self.game_with_views.legal(seat))).collect()
    }

    /// Asks the seats that must move. A seat whose question has not changed keeps its question: its
    /// answer may be on its way.
    fn ask(&mut self, before: &[Option<G::Moves>], mover: Option<Seat>, at: Moment) {
        let asked = match self.game_with_views.node() {
            Node::Decide(seats) => seats,
            Node::Chance(_) | Node::Over(_) => SeatSet::EMPTY,
        };
        let window = self.open_window();
        let mut anew = false;
        for seat in self.seats() {
            let number = seat.index();
            if !asked.contains(seat) {
                self.requests[number] = None;
                continue;
            }
            let legal = self.game_with_views.legal(seat);
            let same = before[number].as_ref().is_some_and(|before| before.iter().eq(legal.iter()));
            if same && mover != Some(seat) {
                continue;
            }
            anew = true;
            self.asked[number] += 1;
            let chair = &mut self.chairs[number];
            if window.is_none() && chair.standing == AutoResponse::DeclineUntilTurn {
                chair.standing = AutoResponse::Ask;
            }
            let limit = match self.opening.settings.clock {
                _ if window.is_some() => None,
                Clock::None => None,
                Clock::PerMove(span) => Some(span),
                Clock::Bank { increment, .. } => Some(chair.bank.max(increment).max(Clock::LEAST)),
            };
            self.requests[number] = Some(Request {
                id: RequestId(self.asked[number]),
                pace: Timer::running(self.opening.settings.pace, at),
                limit: limit.map(|span| Timer::running(span, at)),
            });
        }
        if window.is_none() {
            self.window = None;
        } else if anew {
            self.window = self.settings().response.map(|span| Timer::running(span, at));
        }
        self.run_or_stop(at);
    }

    /// Restarts the pace when a bot begins to play for a seat.
    fn pace_anew(&mut self, seat: Seat, at: Moment) {
        let pace = Timer::running(self.settings().pace, at);
        if let Some(request) = &mut self.requests[seat.index()] {
            request.pace = pace;
        }
        self.run_or_stop(at);
    }

    /// Whether time passes at the table.
    pub(crate) fn runs(&self) -> bool {
        self.stage == TableStage::Playing && !self.paused && !self.asleep
    }

    fn run_or_stop(&mut self, at: Moment) {
        let runs = self.runs();
        let timers = self.requests.iter_mut().flatten();
        let timers = timers.flat_map(|request| [Some(&mut request.pace), request.limit.as_mut()]);
        for timer in timers.chain([self.window.as_mut()]).flatten() {
            if runs { timer.run(at) } else { timer.stop(at) }
        }
    }

    fn resign(
        &mut self,
        seat: Seat,
        at: Moment,
        told: &mut NewItems<G>,
    ) -> Result<(), Inconsistent> {
        let chair = self.chair_mut(seat)?;
        chair.stand_in = Some(Cause::Resigned);
        chair.would_abandon = false;
        self.pace_anew(seat, at);
        self.tell_all(&TableNotice::Resigned { seat }, told);
        // A side has resigned when all its seats have. When only one side, or no person, continues,
        // the remaining seats have won.
        let goes_on = |seat: &Seat| !self.chair(*seat).has_resigned();
        let left: SeatSet = self
            .seats()
            .filter(|seat| {
                self.game_with_views.game().allies(*seat).iter().any(|ally| goes_on(&ally))
            })
            .collect();
        let one_side =
            left.first().is_none_or(|seat| self.game_with_views.game().allies(seat) == left);
        let any_person =
            self.seats().any(|seat| goes_on(&seat) && self.chair(seat).person().is_some());
        if one_side || !any_person {
            self.end(HowEnded::Resigned, left, told);
        }
        Ok(())
    }

    fn end(&mut self, how: HowEnded, winners: SeatSet, told: &mut NewItems<G>) {
        let winners = winners.iter().filter(|seat| !self.chair(*seat).has_resigned()).collect();
        self.stage = TableStage::Over(Ending { how, winners });
        self.paused = false;
        self.asleep = false;
        self.requests.fill(None);
        self.window = None;
        self.undo.clear();
        self.tell_all(&TableNotice::Ended, told);
    }

    /// The bot that plays a seat at present, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&BotName> {
        let chair = self.chair(seat);
        match &chair.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person(_) => chair.stand_in.map(|_| &self.opening.settings.substitute),
            Occupant::Empty => None,
        }
    }

    /// The people in the chairs.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.seats().filter_map(|seat| self.chair(seat).person().map(|sitter| (seat, sitter)))
    }
}
