//! Random lives of tables: any person sends any command at any time.

use munera_bots::{Generator, HasBots};
use munera_rules::laws::Lawful;
use munera_rules::{Game, MoveSet, Randomness};
use proptest::prelude::*;

use super::{Live, author, bot, seat, settings};
use crate::{AutoResponse, Chat, Clock, Command, MoveId, RequestId, Settings, Span, Speech};

/// One thing that happens: its kind, and the number that decides its details.
pub(super) type Chapter = (Kind, u64);

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// A seat that is asked makes a legal move.
    Move,
    /// A command, most likely one that is refused.
    Command,
    /// A command that was sent before is sent again.
    Repeat,
    /// A seat takes back a move, if it can.
    TakeBack,
    /// Time passes, and due actions happen.
    Time,
    /// A person comes or goes.
    Presence,
    /// The machine's clock is set back.
    SetBack,
    /// The server stops and starts.
    Restart,
}

pub(super) fn chapters(most: usize) -> impl Strategy<Value = Vec<Chapter>> {
    let kind = prop_oneof![
        50 => Just(Kind::Move),
        12 => Just(Kind::Command),
        4 => Just(Kind::Repeat),
        6 => Just(Kind::TakeBack),
        12 => Just(Kind::Time),
        6 => Just(Kind::Presence),
        1 => Just(Kind::SetBack),
        2 => Just(Kind::Restart),
    ];
    proptest::collection::vec((kind, any::<u64>()), 1..most)
}

/// A table in the middle of a random story.
pub(super) struct Story<G: Game> {
    pub(super) live: Live<G>,
    moves: Vec<Command<G>>,
    /// Every move that the notation can express.
    pub(super) every_move: Vec<G::Move>,
    /// How many commands were accepted, and how many refused.
    pub(super) granted: u32,
    pub(super) refused: u32,
}

impl<G: HasBots + Lawful> Story<G> {
    /// A table with some people and random settings.
    pub(super) fn new(game: G, seed: u64) -> Self {
        let generator = &mut Generator::new(seed);
        let players = game.players();
        let people = 1 + generator.below(players.into()) as u8;
        let settings = random_settings(generator);
        Self::of(match generator.below(4) {
            0 => Live::gathered(game, settings, people, seed),
            _ => Live::begun(game, settings, people, seed),
        })
    }

    /// A story that continues from this table.
    pub(super) fn of(live: Live<G>) -> Self {
        let every_move = live.table.game_with_views().game().every_move().collect();
        Self { live, moves: Vec::new(), every_move, granted: 0, refused: 0 }
    }

    pub(super) fn live_through(&mut self, (kind, seed): Chapter) {
        let generator = &mut Generator::new(seed);
        let pick = |generator: &mut Generator, count: usize| generator.below(count as u32) as usize;
        self.live.wait(Span(generator.below(2000).into()));
        match kind {
            Kind::Move => {
                let asked = self.live.asked();
                if asked.is_empty() {
                    return;
                }
                let seat = asked[pick(generator, asked.len())];
                let legal = self.live.table.game_with_views().legal(seat);
                let choice = legal.nth(pick(generator, legal.len()));
                let person = self.live.table.chairs()[seat.index()].person();
                let person = person.map_or(0, |sitter| sitter.id.0);
                let command = self.live.answer(seat, choice);
                self.moves.push(command.clone());
                self.ask(person, command);
            }
            Kind::Command => {
                let command = self.random_command(generator);
                let person = u64::from(generator.below(self.players() + 2));
                self.ask(person, command);
            }
            Kind::Repeat => {
                if !self.moves.is_empty() {
                    let command = self.moves[pick(generator, self.moves.len())].clone();
                    let person = u64::from(generator.below(self.players()));
                    self.ask(person, command);
                }
            }
            Kind::TakeBack => {
                let can = self.live.seats().find(|seat| self.live.table.can_take_back(*seat));
                if let Some(seat) = can {
                    let person = self.live.person(seat);
                    self.live.must(person, Command::TakeBack(seat));
                }
            }
            Kind::Time => {
                let seconds = [1, 3, 10, 120, 600][pick(generator, 5)];
                self.live.pass(Span::seconds(seconds));
            }
            Kind::Presence => {
                let person = author(generator.below(self.players() + 1).into());
                self.live.note(&person, generator.below(3) > 0);
                self.live.tick();
            }
            Kind::SetBack => self.live.now.0 -= i64::from(generator.below(100_000)),
            Kind::Restart => self.live.restart(),
        }
    }

    fn players(&self) -> u32 {
        self.live.table.chairs().len() as u32
    }

    fn ask(&mut self, person: u64, command: Command<G>) {
        match self.live.ask(&author(person), command) {
            Ok(_) => self.granted += 1,
            Err(_) => self.refused += 1,
        }
    }

    fn random_command(&mut self, generator: &mut Generator) -> Command<G> {
        let seats = self.players() + 1;
        let mut random_seat = || seat(generator.below(seats) as u8);
        let (one, other) = (random_seat(), random_seat());
        let on = generator.below(2) == 0;
        match generator.below(24) {
            0 | 1 => Command::Sit { seat: one, name: None, seed: None, also: on },
            2 => Command::Stand(one),
            3 => Command::SeatBot(one, bot()),
            4 => Command::Fill(bot()),
            5 => Command::SendAway(one),
            6 => Command::Swap(one, other),
            7 | 8 => Command::Start,
            9 | 10 => {
                let choice = generator.below(self.every_move.len() as u32) as usize;
                let id = MoveId(generator.below(1000).to_string());
                let request = self.live.table.request_id(one).filter(|_| on);
                let request = request.unwrap_or(RequestId(generator.below(20)));
                Command::Move { seat: one, request, id, choice: self.every_move[choice] }
            }
            11 => Command::TakeBack(one),
            12 => Command::Declare(one, random_standing(generator)),
            13 => Command::PlayForced(one, on),
            14 => Command::Leave(one),
            15 => Command::Return(one),
            // Resigning is rare, so that lives are not too short.
            16 if generator.below(4) == 0 => Command::Resign(one),
            17 => Command::Abandon(one, on),
            18 => Command::Pause,
            19 => Command::Resume,
            20 => Command::Mute(one, on),
            21 => Command::PassHost(one),
            22 => Command::Rematch { seat: one, code: "next".to_owned() },
            _ => Command::Say(one, Speech::Phrase(generator.below(13) as u8)),
        }
    }
}

fn random_standing(generator: &mut Generator) -> AutoResponse {
    let all = [
        AutoResponse::Ask,
        AutoResponse::DeclineUnlessAimedAt,
        AutoResponse::DeclineUntilTurn,
        AutoResponse::Decline,
    ];
    all[generator.below(4) as usize]
}

fn random_settings(generator: &mut Generator) -> Settings {
    let clocks = [
        Clock::None,
        Clock::PerMove(Span::seconds(8)),
        Clock::Bank { start: Span::seconds(20), increment: Span::seconds(1) },
    ];
    Settings {
        clock: clocks[generator.below(3) as usize],
        response: (generator.below(2) == 0).then_some(Span::seconds(6)),
        takebacks: generator.below(5) > 0,
        chat: [Chat::Off, Chat::Phrases, Chat::Free][generator.below(3) as usize],
        abandon_after: Span::seconds([500, 100_000][generator.below(2) as usize]),
        ..settings()
    }
}
