//! A table of one game.

#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, VecDeque};
use std::io;
use std::sync::atomic::AtomicBool;

use data_encoding::HEXLOWER;
use munera_bots::{Bot, Generator, HasBots, choose};
use munera_guide::wire::{ErrorBody, ServerMessage, StreamItem};
use munera_guide::{Guide, Guided};
use munera_ids::TableCode;
use munera_protocol::ending::Termination;
use munera_protocol::fairness::{self, Disclosure, GameSeed, SeatSeed, Seeds, ServerSeed};
use munera_protocol::fault::Fault;
use munera_protocol::record::{Date, Record};
use munera_rules::{Event, Game, Seat, SeatSet, Viewer, write_event};
use munera_session::{
    Answer, Author, BotTurn, Command, CommandId, Ending, HowEnded, Inconsistent, Item, Moment,
    MoveId, Opening, PastAnswer, PersonId, Presence, Proposal, Refusal, RequestId, Span, Table,
    TableEntry, TableEvent, TableNotice, TableRefusal, TableStage, Version,
};
use munera_stopwatch::{Budget, Until, Within};
use munera_storage::TableSummary;
use munera_text::Locale;

use super::TableRequest;
use super::any_table::{AnyTable, BotTask, Decision, PendingWrite, RematchTemplate};
use super::command_limits::DecisionPermit;
use super::read_command::read_command;
use super::seat_map::{SeatHolder, SeatMap};
use super::summary::summary;
use super::table_state::{self, table_state};
use super::thinking::AnswerTime;
use super::{errors, log};
use crate::entropy::Entropy;
use crate::people::told_apart;

/// A table of one game.
pub(super) struct TableOf<G: Guided + HasBots> {
    code: TableCode,
    server_seed: ServerSeed,
    /// For the salts of names and words, and for the bots.
    entropy: Entropy,
    /// The table as it is stored, and shown.
    table: Table<G>,
    /// What is proposed, in its order.
    proposals: VecDeque<Held<G>>,
    /// The table with the proposals that the task has gone on with.
    ahead: Option<Box<Table<G>>>,
    /// The person who opened the table, and everyone who sits or has sat at it.
    people: BTreeSet<PersonId>,
    /// The last stored summary of the table, if this table has stored one.
    shown: Option<TableSummary>,
}

/// A proposal, and the summary that is stored with it, if any.
struct Held<G: Game> {
    proposal: Proposal<G>,
    summary: Option<TableSummary>,
}

/// When the stored summary is older than this, the next public event stores it again, for its date.
const SUMMARY_GROWS_OLD: i64 = 60_000;

struct FairDealer(GameSeed);

impl munera_session::Dealer for FairDealer {
    type Stream = munera_protocol::chance::ChanceStream;

    fn stream(&self, number: u64) -> Self::Stream {
        self.0.stream(number)
    }
}

impl<G: Guided + HasBots> TableOf<G> {
    /// A table that has just been opened.
    pub(super) fn open(
        code: TableCode,
        game: G,
        opening: Opening,
        server_seed: ServerSeed,
        entropy: Entropy,
    ) -> Self {
        let people = BTreeSet::from([opening.host]);
        let table = Table::open(game, opening);
        Self {
            code,
            server_seed,
            entropy,
            table,
            proposals: VecDeque::new(),
            ahead: None,
            people,
            shown: None,
        }
    }

    /// A table read from its log; the first entry has already been read.
    pub(super) fn read(
        code: TableCode,
        game: G,
        opening: Opening,
        entries: &[munera_storage::StoredEntry],
        now: Moment,
        entropy: Entropy,
    ) -> Result<Self, Inconsistent> {
        let server_seed = ServerSeed::from_hex(&HEXLOWER.encode(&opening.secret))
            .map_err(|_| Inconsistent("the server's seed is none".into()))?;
        let entries: Vec<TableEntry<Event<G>>> =
            entries.iter().map(|entry| log::read(&game, entry)).collect::<Result<_, _>>()?;
        let people = sitters(&entries).chain([opening.host]).collect();
        let table = Table::read(game, opening, entries, now)?;
        Ok(Self {
            code,
            server_seed,
            entropy,
            table,
            proposals: VecDeque::new(),
            ahead: None,
            people,
            shown: None,
        })
    }

    fn game(&self) -> &G {
        self.table.game_with_views().game()
    }

    /// The table that decisions are made about.
    fn ahead(&self) -> &Table<G> {
        self.ahead.as_deref().unwrap_or(&self.table)
    }

    /// The guide for a viewer's view.
    fn guide(&self, viewer: Viewer) -> Guide {
        self.game().guide(self.table.game_with_views().view(viewer))
    }

    /// The seeds of the deals.
    fn seeds(&self) -> Seeds {
        let mut seeds = Seeds::new(self.code, self.server_seed.clone());
        for (seat, chair) in Seat::all(self.game().players()).zip(self.ahead().chairs()) {
            // Seeds are checked before a person sits down with one.
            let seed = chair.seed.as_deref().map(|seed| HEXLOWER.encode(seed));
            let seed: Option<SeatSeed> = seed.and_then(|text| text.parse().ok());
            seeds.seats.extend(seed.map(|seed| (seat, seed)));
        }
        seeds
    }

    /// The host, as far as a new table must know them.
    fn host(&self) -> Author {
        let author =
            |id| Author { id, formerly: Vec::new(), name: String::new(), is_program: false };
        let opener = author(self.table.opening().host);
        let people = self.people.iter().map(|person| author(*person));
        people.into_iter().find(|person| self.table.is_host(person)).unwrap_or(opener)
    }

    fn dealer(&self) -> FairDealer {
        FairDealer(self.seeds().game_seed())
    }

    /// Holds a proposal, and returns what must be stored. This fails if the system has no random
    /// bytes for the salts of names and words.
    fn hold(&mut self, proposal: Proposal<G>) -> io::Result<PendingWrite> {
        let game = self.game();
        let entries = proposal.entries().iter().map(|entry| log::write(game, entry, &self.entropy));
        let entries = entries.collect::<io::Result<_>>()?;
        let mut people = self.people.clone();
        people.extend(sitters(proposal.entries()));
        let touched = proposal.entries().last().map_or(0, |entry| entry.at.0);
        let summary = summary(self.code, &self.table, proposal.stage(), proposal.chairs(), &people);
        let summary = TableSummary { touched, ..summary };
        let is_old = self.shown.as_ref().is_none_or(|shown| {
            (shown.stage, &shown.listing, &shown.people)
                != (summary.stage, &summary.listing, &summary.people)
                || summary.touched - shown.touched > SUMMARY_GROWS_OLD
        });
        // Storing a summary changes the lobby. A hidden answer must not: no client may see that it
        // came, nor when.
        let summary = (is_old && proposal.is_public()).then_some(summary);
        let record = match (self.ahead().stage(), proposal.stage()) {
            // A game may be over as soon as it begins (D2.4). If nothing was dealt, there was no
            // game.
            (TableStage::Gathering | TableStage::Playing, TableStage::Over(ending)) => {
                let events = self.ahead().events_with(&proposal);
                let date = Date::of_moment(touched);
                (!events.is_empty()).then(|| self.record(&date, &events, ending).to_string())
            }
            _ => None,
        };
        let hidden = proposal.hidden_from_all_but();
        self.proposals.push_back(Held { proposal, summary: summary.clone() });
        Ok(PendingWrite { entries, summary, record, creates: None, hidden })
    }

    /// The record of the game, with all its seeds.
    fn record(&self, date: &Date, events: &[Event<G>], ending: Ending) -> Record {
        let name = |seat: Seat| table_state::name(&self.table.chairs()[seat.index()]);
        let mut record = Record::header(self.game(), date, name);
        fairness::tags(&mut record, &self.seeds(), Disclosure::Revealed);
        let winners: Vec<String> = ending.winners.iter().map(|seat| seat.to_string()).collect();
        let (termination, result) = match ending.how {
            HowEnded::Finished => {
                let mut state = self.game().start();
                for event in events {
                    self.game().play_unchecked(&mut state, event);
                }
                (Termination::Finished, Some(self.game().result_text(&state)))
            }
            HowEnded::Resigned if winners.is_empty() => {
                let winner = self.game().seatless_winner().map(str::to_owned);
                (Termination::Resignation, winner)
            }
            HowEnded::Resigned => (Termination::Resignation, Some(winners.join(","))),
            HowEnded::Abandoned => (Termination::Abandoned, None),
        };
        munera_protocol::ending::Ending { termination: Some(termination), result }
            .write_to(&mut record);
        record.events = events.iter().map(|event| write_event(self.game(), event)).collect();
        record
    }

    /// The command of a person who sits down, with a name that no other person at the table has, nor one
    /// that looks like it.
    fn with_own_name(&self, author: &Author, command: Command<G>) -> Command<G> {
        let Command::Sit { seat, name, seed, also } = command else { return command };
        let others = Seat::all(self.game().players()).zip(self.table.chairs());
        let others = others.filter_map(|(other, chair)| {
            let sitter = chair.person().filter(|sitter| also || !author.is(sitter.id))?;
            (other != seat).then_some(sitter.name.as_str())
        });
        let name = told_apart(name.as_deref().unwrap_or(&author.name), &others.collect::<Vec<_>>());
        Command::Sit { seat, name: Some(name), seed, also }
    }

    fn read_command(
        &self,
        request: &TableRequest,
        locale: &Locale,
    ) -> Result<Command<G>, ErrorBody> {
        match request {
            TableRequest::Move { seat, request, id, choice } => {
                let choice = self.game().read_move(choice);
                let choice = choice.map_err(|error| errors::error(&Fault::from(error), locale))?;
                Ok(Command::Move {
                    seat: Seat::new(*seat),
                    request: RequestId(*request),
                    id: MoveId(id.clone()),
                    choice,
                })
            }
            TableRequest::Rematch { seat, code } => {
                Ok(Command::Rematch { seat: Seat::new(*seat), code: code.clone() })
            }
            TableRequest::Command(command) => read_command(command, locale),
        }
    }
}

/// The people who sit down in some entries.
fn sitters<G: Game>(entries: &[TableEntry<Event<G>>]) -> impl Iterator<Item = PersonId> {
    entries.iter().filter_map(|entry| match &entry.what {
        TableEvent::Sat { sitter, .. } => Some(sitter.id),
        _ => None,
    })
}

fn refused<G: Guided>(refusal: &G::Refusal, locale: &Locale) -> ErrorBody {
    errors::error(&Fault::refused(*refusal), locale)
}

impl<G: Guided + HasBots> AnyTable for TableOf<G> {
    fn decide(
        &mut self,
        _permit: DecisionPermit,
        now: Moment,
        author: &Author,
        id: Option<CommandId>,
        request: &TableRequest,
        locale: &Locale,
    ) -> Result<Decision, ErrorBody> {
        // The table refuses a person without the right before it reads the move, so only a seat's
        // own person learns anything about its moves.
        if let TableRequest::Move { seat, .. } = request
            && !self.table.seats_of(author).contains(Seat::new(*seat))
        {
            return Err(errors::table_error(TableRefusal::NotYourSeat, locale));
        }
        let command = self.with_own_name(author, self.read_command(request, locale)?);
        let dealer = self.dealer();
        let answer = match id {
            // A move has its own id.
            Some(id) if !matches!(command, Command::Move { .. }) => {
                self.ahead().propose_once(now, author, id, command, &dealer)
            }
            _ => self.ahead().propose(now, author, command, &dealer),
        };
        match answer {
            Ok(Answer::New(proposal)) => match self.hold(*proposal) {
                Ok(write) => Ok(Decision::Store(write)),
                Err(error) => {
                    tracing::error!(%error, "the system has no random bytes");
                    Err(errors::error(&Fault::internal(), locale))
                }
            },
            Ok(Answer::Again) => Ok(Decision::Again),
            Err(Refusal::Game(refusal)) => Err(refused::<G>(&refusal, locale)),
            Err(Refusal::Table(refusal)) => Err(errors::table_error(refusal, locale)),
        }
    }

    fn past_answer(&self, author: &Author, id: &CommandId) -> Option<PastAnswer<'_>> {
        self.table.past_answer(author, id)
    }

    fn last(&self) -> Moment {
        self.table.last()
    }

    fn last_public(&self) -> Moment {
        self.table.last_public()
    }

    fn keep_until(&mut self, moment: Moment) {
        self.table.keep_until(moment);
        if let Some(ahead) = &mut self.ahead {
            ahead.keep_until(moment);
        }
    }

    fn due(&self) -> Option<Moment> {
        self.ahead().due()
    }

    fn due_after(&self, moment: Moment) -> Option<Moment> {
        self.ahead().due_after(moment)
    }

    fn do_what_is_due(&mut self, now: Moment) -> Option<PendingWrite> {
        let proposal = self.ahead().propose_what_is_due(now, &self.dealer())?;
        self.hold(proposal).ok()
    }

    fn sleep_since_last_entry(&mut self) -> Option<PendingWrite> {
        let proposal = self.ahead().propose_sleep()?;
        self.hold(proposal).ok()
    }

    fn sleep_between(&mut self, from: Moment, now: Moment) -> Option<PendingWrite> {
        let proposal = self.ahead().propose_sleep_between(from, now)?;
        self.hold(proposal).ok()
    }

    fn bot_turns(&self) -> Vec<BotTurn> {
        self.ahead().bot_turns()
    }

    fn bot_task(&self, turn: &BotTurn) -> BotTask {
        let game = self.game().clone();
        let view = self.ahead().game_with_views().view(Viewer::Seat(turn.seat)).clone();
        // If a later version of the server knew the bot and this one does not, another bot plays
        // instead.
        let bot: Bot = turn.bot.0.parse().unwrap_or(Bot::Easy);
        let answer_time = G::ANSWER_TIMES.of(bot);
        let (longest, on_thread) = (answer_time.longest_thinking(), answer_time.on_thread());
        let entropy = self.entropy.clone();
        let think = move |stop: &AtomicBool| {
            let mut generator = Generator::new(u64::from_be_bytes(entropy.bytes().ok()?));
            let pace = Within::new(Budget::Usual.begin(bot), longest);
            let chosen = choose(bot, &game, &view, &mut Until::new(pace, stop), &mut generator)?;
            Some(game.write_move(chosen.choice).to_string())
        };
        let answer_time = AnswerTime {
            whole: Span(answer_time.milliseconds.into()),
            on_thread: Span(u64::try_from(on_thread.as_millis()).unwrap_or(u64::MAX)),
        };
        BotTask { answer_time, choose: Box::new(think) }
    }

    fn answer(&mut self, now: Moment, turn: &BotTurn, choice: &str) -> Option<PendingWrite> {
        let choice = self.game().read_move(choice).ok()?;
        let proposal = self.ahead().propose_bot_move(now, turn, choice, &self.dealer())?;
        self.hold(proposal).ok()
    }

    fn go_on(&mut self) {
        let mut ahead = self.ahead.take().unwrap_or_else(|| Box::new(self.table.clone()));
        if let Some(last) = self.proposals.back() {
            ahead.adopt(last.proposal.clone());
        }
        self.ahead = Some(ahead);
    }

    fn adopt(&mut self) -> Vec<(Viewer, Version)> {
        let Some(Held { proposal, summary }) = self.proposals.pop_front() else {
            return Vec::new();
        };
        if self.proposals.is_empty() {
            self.ahead = None;
        }
        self.people.extend(sitters(proposal.entries()));
        let added = self.table.adopt(proposal);
        self.shown = summary.or(self.shown.take());
        added
    }

    fn discard(&mut self) {
        self.proposals.pop_back();
    }

    fn discard_all(&mut self) {
        self.proposals.clear();
        self.ahead = None;
    }

    fn note_presence(&mut self, author: &Author, is_here: bool, anyone: bool, now: Moment) {
        self.table.note_presence(author, is_here, anyone, now);
        if let Some(ahead) = &mut self.ahead {
            ahead.note_presence(author, is_here, anyone, now);
        }
    }

    fn here(&self) -> Vec<bool> {
        let chairs = self.table.chairs().iter();
        chairs.map(|chair| chair.presence == Presence::Here && chair.person().is_some()).collect()
    }

    fn may_see(&self, author: &Author, viewer: Viewer) -> bool {
        self.table.may_see(author, viewer)
    }

    fn seats_of(&self, author: &Author) -> SeatSet {
        self.table.seats_of(author)
    }

    fn seat_map(&self) -> SeatMap {
        let holder = |chair: &munera_session::Chair| {
            let sitter = chair.person()?;
            Some(SeatHolder { person: sitter.id, is_program: sitter.is_program })
        };
        let holders = self.table.chairs().iter().map(holder).collect();
        SeatMap { game: G::NAME, stage: self.table.stage(), holders }
    }

    fn is_host(&self, author: &Author) -> bool {
        self.table.is_host(author)
    }

    fn stage(&self) -> TableStage {
        self.table.stage()
    }

    fn is_awake(&self) -> bool {
        self.table.is_awake()
    }

    fn state(&self, viewer: Viewer, now: Moment) -> ServerMessage {
        ServerMessage::State {
            table: self.code.to_string(),
            seat: viewer.seat().map(Seat::number),
            version: self.table.version(viewer).0,
            state: Box::new(table_state(&self.table, viewer, now)),
            view: self.game().write_view(self.table.game_with_views().view(viewer)),
            guide: self.guide(viewer),
        }
    }

    fn version(&self, viewer: Viewer) -> Version {
        self.table.version(viewer)
    }

    fn update(&self, viewer: Viewer, from: Version, now: Moment) -> Option<ServerMessage> {
        let items = self.table.since(viewer, from)?;
        // Every change of a view appears as news, or as a move that is taken back.
        let changed = items.iter().any(|item| match item {
            Item::News(_) => true,
            Item::Notice(notice) => matches!(notice, TableNotice::TookBack { .. }),
        });
        let items = items.iter().map(|item| match item {
            Item::News(news) => {
                StreamItem::News { text: news.to_string(), what: self.game().story(news) }
            }
            Item::Notice(notice) => StreamItem::Notice(notice.clone()),
        });
        let view = || self.game().write_view(self.table.game_with_views().view(viewer));
        Some(ServerMessage::Update {
            table: self.code.to_string(),
            seat: viewer.seat().map(Seat::number),
            from: from.0,
            items: items.collect(),
            state: Box::new(table_state(&self.table, viewer, now)),
            view: changed.then(view),
            guide: changed.then(|| self.guide(viewer)),
        })
    }

    fn summary(&self) -> TableSummary {
        let (stage, chairs) = (self.table.stage(), self.table.chairs());
        summary(self.code, &self.table, stage, chairs, &self.people)
    }

    fn rematch_template(&self) -> RematchTemplate {
        RematchTemplate {
            host: self.host(),
            game: G::NAME.to_owned(),
            options: self.game().write_options(),
            opening: self.table.opening().clone(),
            chairs: self.table.chairs().iter().map(|chair| chair.occupant.clone()).collect(),
        }
    }

    fn rematch(&self) -> Option<String> {
        self.table.rematch().map(str::to_owned)
    }
}
