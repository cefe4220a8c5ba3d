//! Requests to the engine: one JSON object per line.

use munera_rules::Message;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::read_seed;
use crate::codec::json::{SeatNumber, Within, misplaced, read_json};
use crate::fault::{Code, Fault};

/// A request to the engine.
#[derive(Clone, Debug)]
pub enum EngineRequest {
    /// Asks what the engine is, and which games and bots it has.
    Hello,
    /// Begins a game.
    New(NewGame, ChanceRequest),
    /// Goes on with a recorded game.
    Load(LoadGame, ChanceRequest),
    /// Applies an event.
    Apply(ApplyEvent),
    /// Asks for the status of the game.
    Status,
    /// Asks for the view of a seat or a spectator.
    View(ShowView),
    /// Asks for the record so far.
    Record,
    /// Asks a bot for its move at a seat of the game.
    Bot(AskBot, BotRequest),
    /// Asks a bot for its move from a view alone.
    Choose(ChooseMove, BotRequest),
    /// Asks why an event is refused, or what a rule says.
    Explain(ExplainRequest),
    /// Counts sequences of moves.
    Perft(CountSequences),
}

impl EngineRequest {
    /// The operations by their names.
    const OPERATIONS: [&str; 11] = [
        "new", "apply", "status", "view", "record", "load", "bot", "choose", "hello", "explain",
        "perft",
    ];

    /// Reads a request; fields that it does not need are ignored.
    pub fn read(request: &Value) -> Result<Self, Fault> {
        let Operation { op } = part(request)?;
        Ok(match op.as_str() {
            "hello" => Self::Hello,
            "new" => Self::New(part(request)?, part(request)?),
            "load" => Self::Load(part(request)?, part(request)?),
            "apply" => Self::Apply(part(request)?),
            "status" => Self::Status,
            "view" => Self::View(part(request)?),
            "record" => Self::Record,
            "bot" => Self::Bot(part(request)?, part(request)?),
            "choose" => Self::Choose(part(request)?, part(request)?),
            "explain" => Self::Explain(part(request)?),
            "perft" => Self::Perft(part(request)?),
            _ => {
                let known = Self::OPERATIONS.join(", ");
                let message = Message::new("fault-unknown-op").with("known", known);
                return Err(Fault::new(Code::UnknownOp, message));
            }
        })
    }
}

#[derive(Deserialize)]
struct Operation {
    op: String,
}

fn part<T: DeserializeOwned>(request: &Value) -> Result<T, Fault> {
    read_json(request, Code::BadRequest)
}

/// A game to begin.
#[derive(Clone, Debug, Deserialize)]
pub struct NewGame {
    /// Which game.
    pub game: String,
    /// Its options.
    pub options: Option<Value>,
    /// The position that it begins from, if not at its start.
    pub position: Option<Value>,
}

/// A recorded game to go on with.
#[derive(Clone, Debug, Deserialize)]
pub struct LoadGame {
    /// The record.
    pub record: String,
}

/// Where the chance of a game comes from.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ChanceRequest {
    chance: Option<ChanceWord>,
    seed: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ChanceWord {
    Manual,
    Auto,
}

/// A seed: 1 to 128 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedText {
    /// The seed as it was written.
    pub text: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl SeedText {
    fn read(text: &str) -> Result<Self, Fault> {
        let fault = || misplaced(Code::BadRequest, "seed", Message::new("json-no-seed"));
        let bytes = read_seed(text).ok_or_else(fault)?;
        Ok(Self { text: text.to_owned(), bytes })
    }
}

impl ChanceRequest {
    /// The seed that the engine draws chance from; none if chance comes as events.
    pub fn seed(&self) -> Result<Option<SeedText>, Fault> {
        match (self.chance, &self.seed) {
            (None | Some(ChanceWord::Manual), _) => Ok(None),
            (Some(ChanceWord::Auto), Some(seed)) => SeedText::read(seed).map(Some),
            (Some(ChanceWord::Auto), None) => {
                Err(misplaced(Code::BadRequest, "seed", Message::new("json-missing")))
            }
        }
    }
}

/// An event to apply.
#[derive(Clone, Debug, Deserialize)]
pub struct ApplyEvent {
    /// The event as records write it.
    pub event: String,
}

/// The viewer whose view is asked for.
#[derive(Clone, Debug, Deserialize)]
pub struct ShowView {
    /// The seat; none for a spectator.
    pub seat: Option<SeatNumber>,
}

/// A bot that is asked for its move in the game.
#[derive(Clone, Debug, Deserialize)]
pub struct AskBot {
    /// The seat that it plays for.
    pub seat: SeatNumber,
}

/// A bot that is asked for its move from a view alone.
#[derive(Clone, Debug, Deserialize)]
pub struct ChooseMove {
    /// Which game.
    pub game: String,
    /// The seat whose view it is.
    pub seat: SeatNumber,
    /// The view.
    pub view: Value,
    /// The legal moves of the view, in any order.
    pub legal: Option<Vec<String>>,
}

/// Which bot, and how long it may think.
#[derive(Clone, Debug, Deserialize)]
pub struct BotRequest {
    /// Its name.
    pub bot: String,
    /// How many milliseconds it has, by the wall clock.
    pub ms: Option<Within<1, 3_600_000>>,
    /// How many simulations it may run.
    pub nodes: Option<Within<1, { 1 << 40 }>>,
    seed: Option<String>,
    /// The language of its reasons.
    pub lang: Option<String>,
}

impl BotRequest {
    /// The seed of its own chance, if one was given.
    pub fn seed(&self) -> Result<Option<SeedText>, Fault> {
        self.seed.as_deref().map(SeedText::read).transpose()
    }
}

/// What to explain: an event, or a rule by its id.
#[derive(Clone, Debug, Deserialize)]
pub struct ExplainRequest {
    /// The event.
    pub event: Option<String>,
    /// The id of the rule.
    pub rule: Option<String>,
    /// The language of the explanation.
    pub lang: Option<String>,
}

/// The length of the sequences to count.
#[derive(Clone, Debug, Deserialize)]
pub struct CountSequences {
    /// In moves.
    pub depth: Within<0, 1000>,
}
