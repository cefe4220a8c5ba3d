//! A live table: proposals are stored and adopted, as a server would do it.

use munera_bots::{Bot, Generator, HasBots, Nodes, choose};
use munera_rules::laws::Lawful;
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer};

use super::{Deals, OPENED, author, bot, seat};
use crate::{
    Answer, Author, BotTurn, Command, Item, Moment, MoveId, Opening, PersonId, Proposal, Refusal,
    RequestId, Settings, Span, Table, TableEntry, TableNotice, TableRefusal, TableStage, Version,
};

/// A table, its log, and what a server supplies: time, chance, bots and who is connected.
#[derive(Clone)]
pub(super) struct Live<G: Game> {
    pub(super) table: Table<G>,
    pub(super) log: Vec<TableEntry<Event<G>>>,
    pub(super) now: Moment,
    pub(super) deals: Deals,
    /// Who is connected.
    pub(super) here: Vec<Author>,
    bots: Generator,
    sent: u64,
}

impl<G: HasBots + Lawful> Live<G> {
    /// A table that person 0 has opened. All chairs are empty.
    pub(super) fn open(game: G, settings: Settings, seed: u64) -> Self {
        let opening = Opening {
            at: OPENED,
            host: PersonId(0),
            settings,
            secret: seed.to_be_bytes().to_vec(),
            commitment: "a commitment".to_owned(),
        };
        Self {
            table: Table::open(game, opening),
            log: Vec::new(),
            now: OPENED,
            deals: Deals(seed),
            here: Vec::new(),
            bots: Generator::new(seed),
            sent: 0,
        }
    }

    /// The same with people in the first seats, all connected, and bots in the other seats.
    pub(super) fn gathered(game: G, settings: Settings, people: u8, seed: u64) -> Self {
        let players = game.players();
        let mut live = Self::open(game, settings, seed);
        for number in 0..people {
            live.come(u64::from(number));
            live.sit(u64::from(number), seat(number));
        }
        if people < players {
            live.must(0, Command::Fill(bot()));
        }
        live
    }

    /// The same once the game has begun.
    pub(super) fn begun(game: G, settings: Settings, people: u8, seed: u64) -> Self {
        let mut live = Self::gathered(game, settings, people, seed);
        live.must(0, Command::Start);
        live
    }

    pub(super) fn sit(&mut self, person: u64, seat: Seat) {
        self.must(person, Command::Sit { seat, name: None, seed: None, also: false });
    }

    pub(super) fn keep(&mut self, proposal: Proposal<G>) {
        self.log.extend(proposal.entries().iter().cloned());
        self.table.adopt(proposal);
    }

    /// The answer to a command. By its type, it changes nothing.
    pub(super) fn try_it(
        &self,
        author: &Author,
        command: Command<G>,
    ) -> Result<Answer<G>, Refusal<G>> {
        self.table.propose(self.now, author, command, &self.deals)
    }

    /// Gives a command and adopts the proposal. Returns whether it was new.
    pub(super) fn ask(&mut self, author: &Author, command: Command<G>) -> Result<bool, Refusal<G>> {
        match self.try_it(author, command)? {
            Answer::New(proposal) => {
                self.keep(*proposal);
                Ok(true)
            }
            Answer::Again => Ok(false),
        }
    }

    /// Gives a command that must be new and accepted.
    pub(super) fn must(&mut self, person: u64, command: Command<G>) {
        let shown = format!("{command:?}");
        match self.ask(&author(person), command) {
            Ok(is_new) => assert!(is_new, "{shown} is nothing new"),
            Err(refusal) => panic!("{shown}: {refusal:?}"),
        }
    }

    /// Why the table refuses a command.
    pub(super) fn refusal(&self, person: u64, command: Command<G>) -> TableRefusal {
        let shown = format!("{command:?}");
        match self.try_it(&author(person), command) {
            Err(Refusal::Table(refusal)) => refusal,
            Err(Refusal::Game(refusal)) => panic!("{shown} is refused by the game: {refusal}"),
            Ok(_) => panic!("{shown} is granted"),
        }
    }

    pub(super) fn come(&mut self, person: u64) {
        self.note(&author(person), true);
    }

    pub(super) fn go(&mut self, person: u64) {
        self.note(&author(person), false);
    }

    pub(super) fn note(&mut self, author: &Author, is_here: bool) {
        self.here.retain(|other| other != author);
        self.here.extend(is_here.then(|| author.clone()));
        self.table.note_presence(author, is_here, !self.here.is_empty(), self.now);
    }

    pub(super) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }

    /// Does everything that is due by now, with the moves of bots, until nothing is left to do.
    pub(super) fn tick(&mut self) {
        loop {
            if let Some(proposal) = self.table.propose_what_is_due(self.now, &self.deals) {
                self.keep(proposal);
            } else if !self.bot_moves() {
                return;
            }
        }
    }

    /// Does everything that is due by now, without the moves of bots.
    pub(super) fn tick_without_bots(&mut self) {
        while let Some(proposal) = self.table.propose_what_is_due(self.now, &self.deals) {
            self.keep(proposal);
        }
    }

    /// The bots whose answers are due by now.
    pub(super) fn due_turns(&self) -> Vec<BotTurn> {
        let mut turns = self.table.bot_turns();
        turns.retain(|turn| turn.due <= self.now);
        turns
    }

    /// When the table or a bot next does something.
    pub(super) fn due(&self) -> Option<Moment> {
        let bots = self.table.bot_turns().into_iter().map(|turn| turn.due);
        self.table.due().into_iter().chain(bots).min()
    }

    /// Lets the bots whose turn it is choose. Returns whether any did.
    pub(super) fn bot_moves(&mut self) -> bool {
        let turns = self.due_turns();
        for turn in &turns {
            let game_with_views = self.table.game_with_views();
            let view = game_with_views.view(Viewer::Seat(turn.seat));
            let choice =
                choose(Bot::Random, game_with_views.game(), view, &mut Nodes(1), &mut self.bots);
            let choice = choice.expect("a bot that is asked has a move").choice;
            let proposal = self.table.propose_bot_move(self.now, turn, choice, &self.deals);
            // An earlier bot's move may have closed the question.
            if let Some(proposal) = proposal {
                self.keep(proposal);
            }
        }
        !turns.is_empty()
    }

    /// Lets time pass; everything that is due on the way happens at its time.
    pub(super) fn pass(&mut self, span: Span) {
        let end = self.now + span;
        self.tick();
        while let Some(due) = self.due().filter(|due| *due <= end) {
            self.now = self.now.max(due);
            self.tick();
        }
        self.now = end;
    }

    /// The seats that are asked.
    pub(super) fn asked(&self) -> Vec<Seat> {
        self.seats().filter(|seat| self.table.request(*seat).is_some()).collect()
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.table.chairs().len() as u8)
    }

    /// The number of the person in a seat.
    pub(super) fn person(&self, seat: Seat) -> u64 {
        self.table.chairs()[seat.index()].person().expect("a person").id.0
    }

    pub(super) fn request(&self, seat: Seat) -> RequestId {
        self.table.request_id(seat).expect("the seat is asked")
    }

    /// An answer to a seat's present question, with a new id.
    pub(super) fn answer(&mut self, seat: Seat, choice: G::Move) -> Command<G> {
        self.sent += 1;
        let id = MoveId(format!("move {}", self.sent));
        let request = self.table.request_id(seat).unwrap_or(RequestId(0));
        Command::Move { seat, request, id, choice }
    }

    /// A seat's person makes a move.
    pub(super) fn play(&mut self, seat: Seat, choice: G::Move) {
        let command = self.answer(seat, choice);
        self.must(self.person(seat), command);
    }

    /// A seat's person makes the move with this notation.
    pub(super) fn say_move(&mut self, seat: Seat, text: &str) {
        let game = self.table.game_with_views().game();
        let Ok(choice) = game.read_move(text) else { panic!("{text} is no move") };
        self.play(seat, choice);
    }

    /// A seat's person makes a legal move at random.
    pub(super) fn play_at_random(&mut self, seat: Seat) -> G::Move {
        let legal = self.table.game_with_views().legal(seat);
        let choice = legal.nth(self.bots.below(legal.len() as u32) as usize);
        self.play(seat, choice);
        choice
    }

    /// People move at random until the condition holds or the game is over. Returns whether it
    /// holds.
    pub(super) fn play_until(&mut self, is_so: impl Fn(&Self) -> bool) -> bool {
        loop {
            if is_so(self) {
                return true;
            }
            let Some(seat) = self.asked().first().copied() else { return false };
            self.play_at_random(seat);
        }
    }

    /// Whether a response window is open.
    pub(super) fn in_window(&self) -> bool {
        let game_with_views = self.table.game_with_views();
        game_with_views.game().window(game_with_views.view(Viewer::Spectator)).is_some()
    }

    /// The table as read from its log.
    pub(super) fn reread(&self) -> Table<G> {
        let game = self.table.game_with_views().game().clone();
        let opening = self.table.opening().clone();
        Table::read(game, opening, self.log.clone(), self.now).expect("a log of a table")
    }

    /// Stops and starts the server: all people are gone, and time has stood still.
    pub(super) fn restart(&mut self) {
        self.table = self.reread();
        self.here.clear();
        if let Some(proposal) = self.table.propose_sleep() {
            self.keep(proposal);
        }
    }

    /// What a viewer has been told of the table itself.
    pub(super) fn notices(&self, viewer: Viewer) -> Vec<TableNotice> {
        let told = self.table.since(viewer, Version(0)).expect("all of it");
        let notice = |item: &Item<G>| match item {
            Item::Notice(notice) => Some(notice.clone()),
            Item::News(_) => None,
        };
        told.iter().filter_map(notice).collect()
    }

    /// The last notice of the table itself that all viewers were told.
    pub(super) fn last_notice(&self) -> Option<TableNotice> {
        self.notices(Viewer::Spectator).pop()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.table.stage(), TableStage::Over(_))
    }

    /// Whether the game waits for these seats' moves.
    pub(super) fn decides(&self, seat: Seat) -> bool {
        matches!(self.table.game_with_views().node(), Node::Decide(seats) if seats.contains(seat))
    }
}
