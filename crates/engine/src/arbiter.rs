//! One game under the engine.

use std::time::SystemTime;

use munera_bots::{Bot, Candidate, Generator, HasBots, choose};
use munera_protocol::chance::ChanceStream;
use munera_protocol::codec::json::misplaced;
use munera_protocol::codec::{Codec, GameView, set_up};
use munera_protocol::ending::Ending;
use munera_protocol::engine_request::{ChooseMove, SeedText};
use munera_protocol::fairness;
use munera_protocol::fault::{Code, Fault};
use munera_protocol::record::{Date, Record};
use munera_rules::{Event, Explain, Message, MoveSet, Node, Seat, Viewer, read_event, write_event};
use munera_stopwatch::Budget;
use munera_text::{Addressee, Locale};
use serde_json::{Map, Value, json};

use super::perft::perft;
use super::verify::harmless;
use super::write_fault;

/// The operations that the engine needs from a game of any type.
pub(super) trait Arbiter {
    /// Plays an event and returns the status after it.
    fn apply(&mut self, event: &str) -> Result<Value, Fault>;
    /// The status of the game, with the events that have just been applied.
    fn status(&self, events: &[String]) -> Value;
    /// The events from that number on, in notation.
    fn events_since(&self, number: usize) -> Vec<String>;
    /// The view of a seat, or of a spectator.
    fn view(&self, seat: Option<Seat>) -> Result<GameView, Fault>;
    /// The record so far.
    fn record(&self) -> Record;
    /// A bot's move, from its seat's view.
    fn bot(&self, seat: Seat, asked: &mut Asked) -> Result<Value, Fault>;
    /// Whether an event is legal; if not, why not, and which moves are.
    fn explain(&self, event: &str, locale: &Locale) -> Value;
    /// Counts the sequences of moves.
    fn perft(&self, depth: u32) -> Result<Value, Fault>;
}

/// A request for a bot's move: which bot, how long it may think, and its random generator.
pub(super) struct Asked {
    pub(super) bot: Bot,
    pub(super) budget: Budget,
    pub(super) generator: Generator,
    /// The language of its reasons.
    pub(super) locale: &'static Locale,
}

/// For how many of its candidates a bot gives reasons.
const EXPLAINED: usize = 3;

impl Asked {
    /// The bot's answer: its move, and its values for the others.
    fn answer<G: Codec + HasBots>(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
    ) -> Result<Value, Fault> {
        let mut pace = self.budget.begin(self.bot);
        let choice = choose(self.bot, game, view, &mut pace, &mut self.generator)
            .ok_or_else(|| Fault::new(Code::BadView, Message::new("fault-bad-view")))?;
        let candidates: Vec<Value> = choice
            .candidates
            .iter()
            .enumerate()
            .map(|(place, candidate)| self.write_candidate(game, view, place, candidate))
            .collect();
        Ok(json!({
            "event": write_event(game, &Event::Move(seat, choice.choice)),
            "info": {"nodes": choice.nodes, "exact": choice.is_exact, "candidates": candidates},
        }))
    }

    fn write_candidate<G: Codec + HasBots>(
        &self,
        game: &G,
        view: &G::View,
        place: usize,
        candidate: &Candidate<G::Move>,
    ) -> Value {
        let mut written = json!({
            "move": game.write_move(candidate.choice).to_string(),
            "value": (candidate.value * 1000.0).round() / 1000.0,
            "visits": candidate.visits,
        });
        // Only the best few get reasons, because some reasons take a while to find.
        let reason = (place < EXPLAINED).then(|| game.reason(view, candidate.choice)).flatten();
        if let Some(reason) = reason {
            written["reason"] = json!(self.locale.refusal(&reason));
        }
        written
    }
}

/// Who supplies chance.
pub(super) enum ChanceMode {
    /// The client, with events.
    Manual,
    /// The engine, from a seed.
    Auto(SeedText),
}

/// A game, its state and its history.
pub(super) struct Match<G: Codec + HasBots> {
    game: G,
    state: G::State,
    log: Vec<Event<G>>,
    /// The tags of its record, except the result.
    tags: Record,
    /// How a loaded game was given up, according to its record, until it is played on.
    given_up: Option<Ending>,
    chance: ChanceMode,
}

impl<G: Codec + HasBots> Match<G> {
    /// A game at its start or in a position, with all chance drawn that is due.
    pub(super) fn start(
        game: G,
        position: Option<&Value>,
        chance: ChanceMode,
    ) -> Result<Self, Fault> {
        let state = match position {
            None => game.start(),
            Some(value) => set_up(&game, value)?,
        };
        let date = Date::of_system_time(SystemTime::now());
        let mut tags = Record::header(&game, &date, |_| "?");
        if let Some(position) = position {
            tags.push_tag("Position", position.to_string());
        }
        if let ChanceMode::Auto(seed) = &chance {
            tags.push_tag("Seed", seed.text.as_str());
        }
        let mut started = Self { game, state, log: Vec::new(), tags, given_up: None, chance };
        started.draw_chance();
        Ok(started)
    }

    /// A game read from a record, and its status.
    pub(super) fn load(
        game: G,
        position: Option<&Value>,
        record: &Record,
        chance: ChanceMode,
    ) -> Result<(Self, Value), Fault> {
        let mut loaded = Self::start(game, position, ChanceMode::Manual)?;
        for (number, text) in (1..).zip(&record.events) {
            loaded.play(text).map_err(|fault| bad_event(number, text, fault))?;
        }
        let ending = Ending::of(record).and_then(|ending| {
            ending.check(&loaded.game, &loaded.state)?;
            Ok(ending)
        });
        let ending = ending.map_err(|error| Fault::new(Code::BadRecord, error.message()))?;
        // The record keeps its tags, but keeps a seed only if chance still comes from it.
        loaded.tags.tags.clone_from(&record.tags);
        if ending.is_given_up() {
            loaded.tags.tags.retain(|(key, _)| key != "Termination");
            loaded.given_up = Some(ending);
        }
        let goes_on = match &chance {
            ChanceMode::Manual => true,
            ChanceMode::Auto(seed) => record.tag("Seed") == Some(&seed.text),
        };
        let is_of_chance = |key: &str| key == "Seed" || fairness::is_tag(key);
        loaded.tags.tags.retain(|(key, _)| key != "Result" && (goes_on || !is_of_chance(key)));
        loaded.chance = chance;
        loaded.draw_chance();
        let status = loaded.status(&loaded.events_since(0));
        Ok((loaded, status))
    }

    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let event = read_event(&self.game, text)?;
        self.game.play(&mut self.state, &event).map_err(Fault::refused)?;
        self.take_down(event);
        Ok(())
    }

    /// Notes an event that has just happened.
    fn take_down(&mut self, event: Event<G>) {
        self.log.push(event);
        self.given_up = None;
    }

    fn draw_chance(&mut self) {
        while let (Node::Chance(_), ChanceMode::Auto(seed)) =
            (self.game.node(&self.state), &self.chance)
        {
            let drawn = self.log.iter().filter(|event| matches!(event, Event::Chance(_))).count();
            let mut stream = ChanceStream::new(&seed.bytes, drawn as u64);
            let event = Event::Chance(self.game.draw(&self.state, &mut stream));
            self.game.play_unchecked(&mut self.state, &event);
            self.take_down(event);
        }
    }

    fn legal_texts(&self, seat: Seat) -> Vec<String> {
        let legal = self.game.legal(&self.state, seat);
        legal.iter().map(|choice| self.game.write_move(choice).to_string()).collect()
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Fault> {
        if seat.number() < self.game.players() {
            Ok(())
        } else {
            Err(about_seat(Code::BadRequest, "seat-not-here", seat))
        }
    }
}

impl<G: Codec + HasBots> Arbiter for Match<G> {
    fn apply(&mut self, event: &str) -> Result<Value, Fault> {
        let before = self.log.len();
        self.play(event)?;
        self.draw_chance();
        Ok(self.status(&self.events_since(before)))
    }

    fn status(&self, events: &[String]) -> Value {
        let node = self.game.node(&self.state);
        let (kind, chance, result) = match &node {
            Node::Chance(request) => ("chance", Some(request.to_string()), None),
            Node::Decide(_) => ("decide", None, None),
            Node::Over(outcome) => ("over", None, Some(self.game.outcome_json(outcome))),
        };
        let seats: Vec<Seat> = match node {
            Node::Decide(seats) => seats.iter().collect(),
            _ => Vec::new(),
        };
        let legal: Map<String, Value> = seats
            .iter()
            .map(|seat| (seat.to_string(), Value::from(self.legal_texts(*seat))))
            .collect();
        json!({
            "node": kind,
            "chance": chance,
            "seats": seats.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
            "legal": legal,
            "public": self.game.public_json(&self.game.view(&self.state, Viewer::Spectator)),
            "result": result,
            "events": events,
            "hash": self.game.digest(&self.state).to_string(),
        })
    }

    fn events_since(&self, number: usize) -> Vec<String> {
        self.log[number..].iter().map(|event| write_event(&self.game, event)).collect()
    }

    fn view(&self, seat: Option<Seat>) -> Result<GameView, Fault> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => {
                self.check_seat(seat)?;
                Viewer::Seat(seat)
            }
        };
        Ok(self.game.write_view(&self.game.view(&self.state, viewer)))
    }

    fn record(&self) -> Record {
        let mut record = self.tags.clone();
        match &self.given_up {
            Some(ending) => ending.write_to(&mut record),
            None => record.push_tag("Result", self.game.result_text(&self.state)),
        }
        record.events = self.events_since(0);
        record
    }

    fn bot(&self, seat: Seat, asked: &mut Asked) -> Result<Value, Fault> {
        self.check_seat(seat)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        if self.game.legal_in_view(&view).is_empty() {
            return Err(about_seat(Code::BadRequest, "fault-seat-not-asked", seat));
        }
        asked.answer(&self.game, seat, &view)
    }

    fn explain(&self, event: &str, locale: &Locale) -> Value {
        let fault = match read_event(&self.game, event) {
            Ok(read) => match self.game.check(&self.state, &read) {
                Ok(()) => return json!({"legal": true}),
                Err(refusal) => Fault::refused(refusal),
            },
            Err(error) => Fault::from(error),
        };
        let message = locale.message_to(Addressee::Player, &fault.message);
        let seat = event.split_once(':').and_then(|(seat, _)| seat.parse().ok()).map(Seat::new);
        let alternatives = seat.map_or_else(Vec::new, |seat| self.legal_texts(seat));
        json!({"legal": false, "error": write_fault(&fault, &message), "alternatives": alternatives})
    }

    fn perft(&self, depth: u32) -> Result<Value, Fault> {
        let nodes = perft(&self.game, &self.state, depth)
            .ok_or_else(|| Fault::new(Code::TooLarge, Message::new("fault-too-many-sequences")))?;
        Ok(json!({"nodes": nodes}))
    }
}

/// The fault of a record that has an impossible event.
pub(crate) fn bad_event(number: usize, event: &str, fault: Fault) -> Fault {
    let message = Message::new("fault-record-event").with("number", number.to_string());
    let message = message.with("event", harmless(event)).with("reason", fault.message);
    Fault { code: Code::BadRecord, rule: fault.rule, message }
}

fn about_seat(code: Code, id: &'static str, seat: Seat) -> Fault {
    Fault::new(code, Message::new(id).with("seat", seat.number()))
}

/// A bot's answer, from only a view and a list of legal moves.
pub(super) fn choose_from_view<G: Codec + HasBots>(
    game: &G,
    choose: &ChooseMove,
    asked: &mut Asked,
) -> Result<Value, Fault> {
    let fault = |field, reason| misplaced(Code::BadRequest, field, reason);
    let seat = Seat::from(choose.seat);
    let view = game.read_view(&choose.view)?;
    if game.viewer(&view) != Viewer::Seat(seat) {
        return Err(fault("seat", Message::new("json-view-of-another-seat")));
    }
    let legal = game.legal_in_view(&view);
    if legal.is_empty() {
        return Err(about_seat(Code::BadView, "fault-seat-not-asked", seat));
    }
    let listed =
        choose.legal.as_ref().ok_or_else(|| fault("legal", Message::new("json-missing")))?;
    let listed: Option<Vec<G::Move>> =
        listed.iter().map(|text| game.read_move(text).ok()).collect();
    let listed = listed.ok_or_else(|| fault("legal", Message::new("json-no-move")))?;
    let all_listed = legal.iter().all(|choice| listed.contains(&choice));
    if listed.len() != legal.len() || !all_listed {
        return Err(fault("legal", Message::new("json-other-moves")));
    }
    asked.answer(game, seat, &view)
}
