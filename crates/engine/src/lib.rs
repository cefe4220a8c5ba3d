//! `munera engine`: the arbiter's channel, JSON lines in and out.

mod arbiter;
mod perft;
pub mod solve;
pub mod verify;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use munera_bots::{Bot, Generator, UnknownBot};
use munera_protocol::chance::{ChanceStream, read_seed};
use munera_protocol::codec::{Fields, describe_games, every_rule, read_game, read_record_header};
use munera_protocol::fault::{Code, Fault};
use munera_protocol::record::Record;
use munera_protocol::with_game;
use munera_rules::Seat;
use munera_stopwatch::Budget;
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use self::arbiter::{Arbiter, Asked, ChanceMode, Match};

/// The version of the protocol that the engine speaks.
pub const PROTOCOL: u32 = 1;

/// No request is longer than this.
const LONGEST_LINE: usize = 1 << 20;

/// Answers requests line by line until the input ends.
pub fn run(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut engine = Engine::default();
    while let Some(line) = read_line(input)? {
        let answer = engine.answer(line);
        serde_json::to_writer(&mut *output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// One line without its end; `Err` inside if it is too long to be a request.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Result<Vec<u8>, Fault>>> {
    let mut line = Vec::new();
    let mut any = false;
    let mut too_long = false;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= line.len() + part.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    let too_long = too_long.then(|| Fault::new(Code::BadJson, "the line is too long"));
    Ok(any.then_some(too_long.map_or(Ok(line), Err)))
}

/// The engine: at most one game at a time.
#[derive(Default)]
struct Engine {
    game: Option<Box<dyn Arbiter>>,
}

impl Engine {
    fn answer(&mut self, line: Result<Vec<u8>, Fault>) -> Value {
        // No request is known to make it panic. If one does, whoever is at the other end learns more
        // from an answer than from silence, and may ask for the status or load a record; what
        // happened goes to standard error.
        let served = catch_unwind(AssertUnwindSafe(|| line.and_then(|line| self.serve(&line))));
        let fault = |_| Fault::new(Code::Internal, "the engine made a mistake; please report it");
        served.map_err(fault).flatten().unwrap_or_else(|fault| write_error(&fault))
    }

    fn serve(&mut self, line: &[u8]) -> Result<Value, Fault> {
        let request: Value = serde_json::from_slice(line)
            .map_err(|error| Fault::new(Code::BadJson, format_args!("not JSON: {error}")))?;
        let fields = Fields::of(&request, Code::BadRequest, "a request")?;
        match fields.text("op")? {
            "hello" => Ok(hello()),
            "new" => {
                let game = start(fields)?;
                let status = game.status(&game.events_since(0));
                self.game = Some(game);
                Ok(status)
            }
            "load" => {
                let (game, status) = load(fields)?;
                self.game = Some(game);
                Ok(status)
            }
            "choose" => choose_from_view(fields),
            "apply" => {
                let event = fields.text("event")?;
                self.game()?.apply(event)
            }
            "status" => Ok(self.game()?.status(&[])),
            "view" => {
                let seat = read_seat_or_null(fields)?;
                Ok(json!({"view": self.game()?.view(seat)?}))
            }
            "record" => Ok(json!({"record": self.game()?.record().to_string()})),
            "bot" => {
                let seat = Seat::new(fields.number("seat", 0, 7)? as u8);
                let mut asked = read_bot(fields)?;
                self.game()?.bot(seat, &mut asked)
            }
            "explain" => self.explain(fields),
            "perft" => {
                let depth = fields.number("depth", 0, 1000)? as u32;
                self.game()?.perft(depth)
            }
            _ => Err(Fault::new(
                Code::UnknownOp,
                "known operations are new, apply, status, view, record, load, bot, choose, hello, \
                 explain and perft",
            )),
        }
    }

    /// Explains an event, or a rule by its id.
    fn explain(&mut self, fields: Fields<'_>) -> Result<Value, Fault> {
        let locale = read_language(fields)?;
        match fields.optional_text("rule")? {
            None => {
                let event = fields.text("event")?;
                Ok(self.game()?.explain(event, locale))
            }
            Some(id) => {
                let rule = every_rule().find(|rule| rule.as_str() == id);
                let rule = rule.ok_or_else(|| fields.fault("rule", "is the id of no rule"))?;
                Ok(json!({"rule": id, "text": locale.rule(rule)}))
            }
        }
    }

    fn game(&mut self) -> Result<&mut Box<dyn Arbiter>, Fault> {
        let fault = || Fault::new(Code::NoGame, "no game has been started");
        self.game.as_mut().ok_or_else(fault)
    }
}

/// An error as it is sent.
fn write_error(fault: &Fault) -> Value {
    json!({"error": write_fault(fault, Locale::of(Language::English))})
}

/// The inside of an error.
pub(crate) fn write_fault(fault: &Fault, locale: &Locale) -> Value {
    json!({
        "code": fault.code.as_str(),
        "rule": fault.rule.map(munera_rules::RuleId::as_str),
        "message": locale.refusal(fault),
    })
}

fn hello() -> Value {
    json!({
        "name": "munera",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "games": describe_games(&Bot::ALL.map(Bot::name)),
    })
}

/// A new game, from its start or from a position.
fn start(fields: Fields<'_>) -> Result<Box<dyn Arbiter>, Fault> {
    let empty = json!({});
    let options = fields.optional("options").unwrap_or(&empty);
    let game = read_game(fields.text("game")?, options)?;
    let chance = read_chance(fields)?;
    let position = fields.optional("position");
    with_game!(game, game => {
        let game = Match::start(game, position, chance)?;
        Ok(Box::new(game))
    })
}

fn load(fields: Fields<'_>) -> Result<(Box<dyn Arbiter>, Value), Fault> {
    let record =
        Record::read(fields.text("record")?).map_err(|error| Fault::new(Code::BadRecord, error))?;
    let (game, position) = read_record_header(&record)?;
    let chance = read_chance(fields)?;
    with_game!(game, game => {
        let (game, status) = Match::load(game, position.as_ref(), &record, chance)?;
        Ok((Box::new(game), status))
    })
}

/// Whether a record tells a game: it is replayed to its end.
pub fn check_record(record: &Record) -> Result<(), Fault> {
    let (game, position) = read_record_header(record)?;
    with_game!(game, game => {
        Match::load(game, position.as_ref(), record, ChanceMode::Manual).map(|_| ())
    })
}

fn read_chance(fields: Fields<'_>) -> Result<ChanceMode, Fault> {
    match fields.optional_text("chance")?.unwrap_or("manual") {
        "manual" => Ok(ChanceMode::Manual),
        "auto" => {
            let seed = fields.text("seed")?;
            let bytes = read_seed(seed).ok_or_else(|| seed_fault(fields))?;
            Ok(ChanceMode::Auto { seed: seed.to_owned(), bytes })
        }
        _ => Err(fields.fault("chance", "is \"manual\" or \"auto\"")),
    }
}

fn seed_fault(fields: Fields<'_>) -> Fault {
    fields.fault("seed", "is 1 to 128 hexadecimal digits")
}

/// The language in which something is told: English unless another is asked for.
fn read_language(fields: Fields<'_>) -> Result<&'static Locale, Fault> {
    let language = match fields.optional_text("lang")? {
        None => Language::English,
        Some(code) => {
            Language::read(code).ok_or_else(|| fields.fault("lang", "is \"en\" or \"ru\""))?
        }
    };
    Ok(Locale::of(language))
}

/// The viewer's seat: a number, or null (or nothing) for a spectator.
fn read_seat_or_null(fields: Fields<'_>) -> Result<Option<Seat>, Fault> {
    Ok(fields.optional_number("seat", 0, 7)?.map(|seat| Seat::new(seat as u8)))
}

/// Which bot is asked, how long it may think, and the generator that it draws from.
fn read_bot(fields: Fields<'_>) -> Result<Asked, Fault> {
    let bot = fields
        .text("bot")?
        .parse()
        .map_err(|error: UnknownBot| Fault::explained(Code::UnknownBot, None, &error))?;
    let milliseconds = fields.optional_number("ms", 1, 3_600_000)?;
    let nodes = fields.optional_number("nodes", 1, 1 << 40)?;
    let budget = match (nodes, milliseconds) {
        (Some(nodes), _) => Budget::Nodes(nodes),
        (None, Some(time)) => Budget::Wall(Duration::from_millis(time)),
        (None, None) => Budget::Usual,
    };
    let seed = match fields.optional_text("seed")? {
        Some(seed) => ChanceStream::seed_of(&read_seed(seed).ok_or_else(|| seed_fault(fields))?),
        None => {
            munera_protocol::random::entropy().map_err(|error| Fault::new(Code::Internal, error))?
        }
    };
    let locale = read_language(fields)?;
    Ok(Asked { bot, budget, generator: Generator::new(seed), locale })
}

/// A bot's move from a view alone.
fn choose_from_view(fields: Fields<'_>) -> Result<Value, Fault> {
    let view = fields.required("view")?;
    let options = Fields::of(view, Code::BadView, "`view`")?.required("options")?;
    let game = read_game(fields.text("game")?, options)?;
    let seat = Seat::new(fields.number("seat", 0, 7)? as u8);
    let mut asked = read_bot(fields)?;
    with_game!(game, game => arbiter::choose_from_view(&game, fields, seat, &mut asked))
}
