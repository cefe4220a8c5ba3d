//! `munera engine`: answers requests in JSON lines, for an arbiter.

mod arbiter;
mod perft;
pub mod solve;
pub mod verify;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use munera_bots::{Bot, Generator};
use munera_protocol::catalog::{describe_games, every_rule, read_game, read_record_header};
use munera_protocol::chance::ChanceStream;
use munera_protocol::codec::json::misplaced;
use munera_protocol::content::Packs;
use munera_protocol::engine_request::{
    BotRequest, ChanceRequest, ChooseMove, EngineRequest, ExplainRequest, LoadGame, NewGame,
};
use munera_protocol::fault::{Code, Fault};
use munera_protocol::record::Record;
use munera_protocol::with_game;
use munera_rules::{Message, Seat};
use munera_stopwatch::Budget;
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use self::arbiter::{Arbiter, Asked, ChanceMode, Match};
use self::verify::harmless;

/// The version of the protocol that the engine speaks.
pub const PROTOCOL: u32 = 1;

/// The longest request.
const LONGEST_LINE: usize = 1 << 20;

/// Answers requests line by line until the input ends.
pub fn run(packs: &Packs, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut engine = Engine { packs, game: None };
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
    let too_long = too_long.then(|| Fault::new(Code::BadJson, Message::new("fault-line-too-long")));
    Ok(any.then_some(too_long.map_or(Ok(line), Err)))
}

/// The engine: at most one game at a time.
struct Engine<'a> {
    packs: &'a Packs,
    game: Option<Box<dyn Arbiter>>,
}

impl Engine<'_> {
    fn answer(&mut self, line: Result<Vec<u8>, Fault>) -> Value {
        // No request is known to make the engine panic. If one does, an answer helps the client
        // more than silence: it may ask for the status or load a record. The panic message goes to
        // standard error.
        let served = catch_unwind(AssertUnwindSafe(|| line.and_then(|line| self.serve(&line))));
        let fault = |_| Fault::internal();
        served.map_err(fault).flatten().unwrap_or_else(|fault| write_error(&fault))
    }

    fn serve(&mut self, line: &[u8]) -> Result<Value, Fault> {
        let request: Value = serde_json::from_slice(line).map_err(|error| not_json(&error))?;
        match EngineRequest::read(&request)? {
            EngineRequest::Hello => Ok(hello(self.packs)),
            EngineRequest::New(new, chance) => {
                let game = start(self.packs, &new, &chance)?;
                let status = game.status(&game.events_since(0));
                self.game = Some(game);
                Ok(status)
            }
            EngineRequest::Load(recorded, chance) => {
                let (game, status) = load(self.packs, &recorded, &chance)?;
                self.game = Some(game);
                Ok(status)
            }
            EngineRequest::Choose(choose, bot) => choose_from_view(self.packs, &choose, &bot),
            EngineRequest::Apply(apply) => self.game()?.apply(&apply.event),
            EngineRequest::Status => Ok(self.game()?.status(&[])),
            EngineRequest::View(show) => {
                Ok(json!({"view": self.game()?.view(show.seat.map(Seat::from))?}))
            }
            EngineRequest::Record => Ok(json!({"record": self.game()?.record().to_string()})),
            EngineRequest::Bot(ask, bot) => {
                let mut asked = read_bot(&bot)?;
                self.game()?.bot(ask.seat.into(), &mut asked)
            }
            EngineRequest::Explain(explain) => self.explain(&explain),
            EngineRequest::Perft(count) => self.game()?.perft(count.depth.number() as u32),
        }
    }

    /// Explains an event, or a rule by its id.
    fn explain(&mut self, request: &ExplainRequest) -> Result<Value, Fault> {
        let locale = read_language(request.lang.as_deref())?;
        match (&request.rule, &request.event) {
            (None, Some(event)) => Ok(self.game()?.explain(event, locale)),
            (None, None) => Err(misplaced(Code::BadRequest, "event", Message::new("json-missing"))),
            (Some(id), _) => {
                let rule = every_rule().find(|rule| rule.as_str() == id);
                let reason = Message::new("json-no-rule");
                let unknown = || misplaced(Code::BadRequest, "rule", reason);
                Ok(json!({"rule": id, "text": locale.rule(rule.ok_or_else(unknown)?)}))
            }
        }
    }

    fn game(&mut self) -> Result<&mut Box<dyn Arbiter>, Fault> {
        let fault = || Fault::new(Code::NoGame, Message::new("fault-no-game"));
        self.game.as_mut().ok_or_else(fault)
    }
}

/// The fault of a text that is not JSON.
pub(crate) fn not_json(error: &serde_json::Error) -> Fault {
    let message = Message::new("fault-not-json").with("parser", error.to_string());
    Fault::new(Code::BadJson, message)
}

/// An error as the engine sends it: in English, in the third person.
fn write_error(fault: &Fault) -> Value {
    let message = Locale::of(Language::English).explain(fault);
    json!({"error": write_fault(fault, &message)})
}

/// The body of an error.
pub(crate) fn write_fault(fault: &Fault, message: &str) -> Value {
    json!({
        "code": fault.code.as_str(),
        "rule": fault.rule.map(munera_rules::RuleId::as_str),
        "message": message,
    })
}

fn hello(packs: &Packs) -> Value {
    json!({
        "name": "munera",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "games": describe_games(packs, &Bot::ALL.map(Bot::name)),
    })
}

/// A new game, from its start or from a position.
fn start(packs: &Packs, new: &NewGame, chance: &ChanceRequest) -> Result<Box<dyn Arbiter>, Fault> {
    let empty = json!({});
    let game = read_game(packs, &new.game, new.options.as_ref().unwrap_or(&empty))?;
    let chance = read_chance(chance)?;
    with_game!(game, game => {
        let game = Match::start(game, new.position.as_ref(), chance)?;
        Ok(Box::new(game))
    })
}

fn load(
    packs: &Packs,
    recorded: &LoadGame,
    chance: &ChanceRequest,
) -> Result<(Box<dyn Arbiter>, Value), Fault> {
    let record = Record::read(&recorded.record)?;
    let (game, position) = read_record_header(packs, &record)?;
    let chance = read_chance(chance)?;
    with_game!(game, game => {
        let (game, status) = Match::load(game, position.as_ref(), &record, chance)?;
        Ok((Box::new(game), status))
    })
}

/// Checks that a record is a playable game, by replaying it to its end.
pub fn check_record(packs: &Packs, record: &Record) -> Result<(), Fault> {
    let (game, position) = read_record_header(packs, record)?;
    with_game!(game, game => {
        Match::load(game, position.as_ref(), record, ChanceMode::Manual).map(|_| ())
    })
}

fn read_chance(request: &ChanceRequest) -> Result<ChanceMode, Fault> {
    Ok(request.seed()?.map_or(ChanceMode::Manual, ChanceMode::Auto))
}

/// The language of an answer: English unless the request names another.
fn read_language(code: Option<&str>) -> Result<&'static Locale, Fault> {
    let read = |code: &str| {
        let unknown = || {
            let known = Language::ALL.map(Language::code).join(", ");
            let reason =
                Message::new("json-not-a-word").with("text", harmless(code)).with("known", known);
            misplaced(Code::BadRequest, "lang", reason)
        };
        Language::read(code).ok_or_else(unknown)
    };
    Ok(Locale::of(code.map(read).transpose()?.unwrap_or_default()))
}

fn unknown_bot() -> Fault {
    let known = Bot::ALL.iter().chain(&Bot::FROZEN).map(|bot| bot.name());
    let known = known.collect::<Vec<_>>().join(", ");
    Fault::new(Code::UnknownBot, Message::new("fault-unknown-bot").with("known", known))
}

/// Which bot must answer, how long it may think, and its random generator.
fn read_bot(request: &BotRequest) -> Result<Asked, Fault> {
    let bot = request.bot.parse().map_err(|_| unknown_bot())?;
    let budget = match (request.nodes, request.ms) {
        (Some(nodes), _) => Budget::Nodes(nodes.number()),
        (None, Some(time)) => Budget::Wall(Duration::from_millis(time.number())),
        (None, None) => Budget::Usual,
    };
    let seed = match request.seed()? {
        Some(seed) => ChanceStream::seed_of(&seed.bytes),
        None => munera_protocol::random::entropy().map_err(|_| Fault::internal())?,
    };
    let locale = read_language(request.lang.as_deref())?;
    Ok(Asked { bot, budget, generator: Generator::new(seed), locale })
}

/// A bot's move from a view alone.
fn choose_from_view(packs: &Packs, choose: &ChooseMove, bot: &BotRequest) -> Result<Value, Fault> {
    let missing = || misplaced(Code::BadView, "options", Message::new("json-missing"));
    let options = choose.view.get("options").filter(|options| !options.is_null());
    let game = read_game(packs, &choose.game, options.ok_or_else(missing)?)?;
    let mut asked = read_bot(bot)?;
    with_game!(game, game => arbiter::choose_from_view(&game, choose, &mut asked))
}
