//! One seat at one table.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender};
use std::time::Duration;

use munera_guide::wire::{Cause, OwnSeat, ServerMessage, StageForm, TableCommand};
use serde_json::{Value, json};

use super::News;
use super::api::{Api, Lines};
use super::bad_answer::read_answer;
use super::engine::Engine;
use super::error::BridgeError;
use super::reading::{Break, Reading};
use super::refusal::Refusal;
use super::retry::retry_until_done;
use super::stop::Stop;

/// How often a thread that waits for lines checks whether it must stop.
const TICK: Duration = Duration::from_millis(250);

/// How long to wait before opening a stream again that has ended.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);

/// How a game ended for the program's seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The game is over.
    Over {
        /// The seats that have won.
        winners: Vec<u8>,
    },
    /// The seat has resigned.
    Resigned,
    /// The seat is no longer the program's, or the table is gone.
    Gone,
    /// The bridge had to stop.
    Stopped,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over { winners } => write!(f, "the game is over, won by {winners:?}"),
            Self::Resigned => f.write_str("the game has been given up"),
            Self::Gone => f.write_str("the seat is no longer ours"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

/// Plays one seat at one table.
pub(super) struct Player {
    api: Arc<Api>,
    own: OwnSeat,
    engine: Engine,
    stop: Stop,
    news: Sender<News>,
    bot: Option<String>,
    milliseconds: Option<u64>,
    reading: Reading,
    /// The last question that needs no further answer.
    answered: Option<u32>,
    /// Whether the player has asked for the seat back from the substitute bot.
    has_returned: bool,
    /// The prefix of the ids of moves, so that no other program of the same seat makes the same
    /// ids.
    prefix: String,
}

impl Player {
    pub(super) fn new(
        api: Arc<Api>,
        own: OwnSeat,
        engine: Engine,
        stop: Stop,
        news: Sender<News>,
    ) -> io::Result<Self> {
        Ok(Self {
            api,
            own,
            engine,
            stop,
            news,
            bot: None,
            milliseconds: None,
            reading: Reading::default(),
            answered: None,
            has_returned: false,
            prefix: format!("{:016x}", munera_protocol::random::entropy()?),
        })
    }

    /// Asks the engine for one of its bots, and limits its time.
    pub(super) fn asking_for(self, bot: Option<String>, milliseconds: Option<u64>) -> Self {
        Self { bot, milliseconds, ..self }
    }

    /// Plays until the game is over, the seat is lost, or the bridge must stop. When the engine
    /// fails, it leaves the seat to the server's bot at once, so that the others need not wait.
    pub(super) fn play(mut self) -> Result<Ended, BridgeError> {
        self.tell("playing");
        let outcome = self.play_on();
        if let Err(error @ (BridgeError::Engine(_) | BridgeError::Answer(_))) = &outcome {
            self.tell(&format!("{error}; the seat is left to a bot of the house"));
            let leave = TableCommand::Leave { seat: self.own.seat };
            if let Err(refusal) = self.perform("leave", &leave) {
                self.tell(&refusal.to_string());
            }
        }
        outcome
    }

    fn play_on(&mut self) -> Result<Ended, BridgeError> {
        loop {
            let follow = || self.api.follow(&self.own, self.reading.version);
            let lines = match retry_until_done(&self.stop, |text| self.tell(text), follow) {
                Ok(Some(lines)) => lines,
                Ok(None) => return Ok(Ended::Stopped),
                Err(refusal) if refusal.is_loss() => return Ok(Ended::Gone),
                Err(refusal) => return Err(refusal.into()),
            };
            if let Some(ended) = self.follow(&lines)? {
                return Ok(ended);
            }
            // The stream has ended but the game has not: continue from the last version.
            if self.stop.sleep(RECONNECT_DELAY) {
                return Ok(Ended::Stopped);
            }
        }
    }

    /// Reads a stream and answers questions; returns how the game ended, unless only the stream has
    /// ended.
    fn follow(&mut self, lines: &Lines<ServerMessage>) -> Result<Option<Ended>, BridgeError> {
        loop {
            let mut next = match lines.recv_timeout(TICK) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if self.stop.is_begun() => {
                    return Ok(Some(Ended::Stopped));
                }
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            };
            // Read all waiting messages before answering anything.
            while let Some(message) = next {
                match self.reading.take(message) {
                    Ok(()) => {}
                    Err(Break::Gap) => return Ok(None),
                    Err(Break::Gone) => return Ok(Some(Ended::Gone)),
                }
                next = lines.try_recv().unwrap_or_default();
            }
            if let Some(ended) = self.act()? {
                return Ok(Some(ended));
            }
        }
    }

    /// Takes the next step, if one is due.
    fn act(&mut self) -> Result<Option<Ended>, BridgeError> {
        let Some(state) = &self.reading.state else { return Ok(None) };
        if state.stage == StageForm::Over {
            let ending = state.ending.as_ref();
            let winners = ending.map(|ending| ending.winners.clone()).unwrap_or_default();
            return Ok(Some(Ended::Over { winners }));
        }
        let chair = state.chairs.get(usize::from(self.own.seat));
        match chair.and_then(|chair| chair.stand_in) {
            Some(Cause::Resigned) => return Ok(Some(Ended::Resigned)),
            Some(Cause::Left) if !self.has_returned => {
                self.has_returned = true;
                let back = TableCommand::Return { seat: self.own.seat };
                self.perform("return", &back)?;
                return Ok(None);
            }
            // If the program was only away, the server gives the seat back because it is connected.
            Some(Cause::Left | Cause::Absent) => return Ok(None),
            None => {}
        }
        let request = state.own.and_then(|own| own.request).filter(|_| !state.paused);
        match request.filter(|request| Some(*request) != self.answered) {
            Some(request) => self.answer(request),
            None => Ok(None),
        }
    }

    /// Answers a question with the engine's choice.
    fn answer(&mut self, request: u32) -> Result<Option<Ended>, BridgeError> {
        let question = self.question().to_string();
        let Some(answer) = self.engine.ask(&question, &self.stop)? else {
            return Ok(Some(Ended::Stopped));
        };
        let choice = read_answer(&answer, self.own.seat, &self.reading.legal())?;
        let id = format!("{}-{request}", self.prefix);
        let attempt = || self.api.make_move(&self.own, request, &id, &choice);
        match retry_until_done(&self.stop, |text| self.tell(text), attempt) {
            Ok(Some(())) => self.answered = Some(request),
            Ok(None) => return Ok(Some(Ended::Stopped)),
            Err(refusal) if refusal.is_loss() => return Ok(Some(Ended::Gone)),
            Err(refusal) => match refusal.code.as_str() {
                // The clock, or the person by hand, has answered in the meantime. The move was
                // legal when the engine was asked, so the rules can only refuse it for being late.
                "stale" | "refused" => self.answered = Some(request),
                // The server may ask the same question again, and the stream will say so.
                "paused" | "stood_in" | "over" => {}
                _ => return Err(refusal.into()),
            },
        }
        Ok(None)
    }

    /// The request for the engine.
    fn question(&self) -> Value {
        let mut question = json!({
            "op": "choose",
            "game": self.own.game,
            "seat": self.own.seat,
            "view": self.reading.view,
            "legal": self.reading.legal(),
        });
        if let Some(bot) = &self.bot {
            question["bot"] = json!(bot);
        }
        if let Some(milliseconds) = self.milliseconds {
            question["ms"] = json!(milliseconds);
        }
        question
    }

    fn perform(&self, name: &str, command: &TableCommand) -> Result<(), Refusal> {
        let id = format!("{}-{name}", self.prefix);
        let attempt = || self.api.perform(&self.own.table, &id, command);
        retry_until_done(&self.stop, |text| self.tell(text), attempt).map(drop)
    }

    fn tell(&self, text: &str) {
        let OwnSeat { table, seat, .. } = &self.own;
        // If the main thread no longer listens, the process is about to end.
        drop(self.news.send(News::Said(format!("{table}, seat {seat}: {text}"))));
    }
}
