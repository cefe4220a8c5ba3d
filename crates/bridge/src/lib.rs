//! `munera bot`: lets any program that answers the engine protocol's `choose` play at a server.
//!
//! One thread listens to events about the program's person. Each seat has its own thread, which
//! follows its table, asks its engine, and moves. All of them report to the first thread, which
//! alone writes output and decides when to end.

mod api;
mod bad_answer;
mod engine;
mod engine_command;
mod error;
mod listener;
mod player;
mod reading;
mod refusal;
mod retry;
mod seat;
mod stop;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use munera_guide::wire::{OwnSeat, ProgramEvent};

use self::api::Api;
pub use self::bad_answer::BadAnswer;
use self::engine::Engine;
pub use self::engine::EngineError;
pub use self::engine_command::EngineCommand;
pub use self::error::BridgeError;
use self::player::{Ended, Player};
pub use self::refusal::Refusal;
use self::stop::Stop;

/// How long threads may take to finish when the bridge ends.
const LONGEST_STOP: Duration = Duration::from_secs(3);

/// The settings of a bridge.
#[derive(Clone)]
pub struct BridgeSettings {
    /// The server's address, its base path included.
    pub url: String,
    /// The token that identifies the program to the server.
    pub token: String,
    /// The program that chooses moves.
    pub engine: EngineCommand,
    /// The only table to play at; all tables of the program's person otherwise.
    pub table: Option<String>,
    /// The only seat to play there.
    pub seat: Option<u8>,
    /// Which of the engine's bots must choose.
    pub bot: Option<String>,
    /// How long the engine may think about a move, in milliseconds.
    pub milliseconds: Option<u64>,
    /// Whether to end after a game instead of waiting for the next.
    pub once: bool,
}

/// A report of a thread to the first one.
enum News {
    /// An event about the program's person.
    Event(ProgramEvent),
    /// The seats at the only table to play at.
    Found(Vec<OwnSeat>),
    /// A line for the person who runs the bridge.
    Said(String),
    /// A seat's thread has ended.
    Ended(OwnSeat, Result<Ended, BridgeError>),
    /// The event stream cannot be read any more.
    ListeningFailed(BridgeError),
    /// The system, or a person at the keyboard, wants the process to end.
    Interrupted,
}

/// Calls back once when the process is told to end.
pub type WatchSignals = fn(Box<dyn FnOnce() + Send>) -> io::Result<()>;

/// Plays until it is told to stop, there is nothing left to play, or something goes wrong. Reports
/// what happens in lines.
pub fn run(
    settings: &BridgeSettings,
    watch_signals: WatchSignals,
    output: &mut dyn Write,
) -> Result<(), BridgeError> {
    let (sender, news) = channel();
    let told = sender.clone();
    // If the main thread no longer listens, the process is already ending.
    let interrupt = Box::new(move || drop(told.send(News::Interrupted)));
    watch_signals(interrupt).map_err(BridgeError::Start)?;
    let api = Api::new(&settings.url, &settings.token);
    let mut bridge = Bridge {
        settings,
        api: Arc::new(api),
        stop: Stop::default(),
        sender,
        is_seeking: settings.table.is_some(),
        playing: BTreeSet::new(),
        played: 0,
    };
    bridge.begin();
    let outcome = bridge.serve(&news, output);
    bridge.part(&news, output);
    outcome
}

struct Bridge<'a> {
    settings: &'a BridgeSettings,
    api: Arc<Api>,
    stop: Stop,
    sender: Sender<News>,
    /// Whether the bridge is still looking for a seat at the only table.
    is_seeking: bool,
    /// The seats that threads play.
    playing: BTreeSet<OwnSeat>,
    /// How many games have been played to their ends.
    played: usize,
}

impl Bridge<'_> {
    fn begin(&self) {
        let (api, stop, sender) = (self.api.clone(), self.stop.clone(), self.sender.clone());
        let (table, seat) = (self.settings.table.clone(), self.settings.seat);
        thread::spawn(move || match table {
            None => listener::listen(&api, &stop, &sender),
            Some(table) => {
                // If the main thread no longer listens, the process is about to end.
                let tell = |text: &str| drop(sender.send(News::Said(text.to_owned())));
                let found = seat::find_or_take(&api, &stop, &tell, &table, seat);
                drop(sender.send(found.map_or_else(News::ListeningFailed, News::Found)));
            }
        });
    }

    fn serve(&mut self, news: &Receiver<News>, output: &mut dyn Write) -> Result<(), BridgeError> {
        while !self.is_done() {
            // This thread holds a sender itself, so the channel stays open.
            let Ok(next) = news.recv() else { return Ok(()) };
            match next {
                News::Event(event) => self.hear(event)?,
                News::Found(seats) => {
                    self.is_seeking = false;
                    seats.into_iter().try_for_each(|own| self.play(own))?;
                }
                News::Said(text) => say(output, &text),
                News::Ended(own, outcome) => {
                    self.playing.remove(&own);
                    let ended = outcome?;
                    self.played += usize::from(matches!(ended, Ended::Over { .. }));
                    say(output, &format!("{}, seat {}: {ended}", own.table, own.seat));
                }
                News::ListeningFailed(error) => return Err(error),
                News::Interrupted => {
                    say(output, "stopping");
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Whether there is nothing left to wait for.
    fn is_done(&self) -> bool {
        let one_table = self.settings.table.is_some() && !self.is_seeking;
        let enough = self.settings.once && self.played > 0;
        self.playing.is_empty() && (one_table || enough)
    }

    fn hear(&mut self, event: ProgramEvent) -> Result<(), BridgeError> {
        match event {
            // A seat that its person has taken by hand is not for programs.
            ProgramEvent::Seated(own) | ProgramEvent::GameStart(own) if own.program => {
                self.play(own)
            }
            ProgramEvent::Replaced => Err(BridgeError::Replaced),
            // The seat's own thread learns from its table that the game is over.
            ProgramEvent::Seated(_) | ProgramEvent::GameStart(_) | ProgramEvent::GameOver(_) => {
                Ok(())
            }
        }
    }

    /// Plays a seat in its own thread, unless a thread already plays it.
    fn play(&mut self, own: OwnSeat) -> Result<(), BridgeError> {
        if !self.playing.insert(own.clone()) {
            return Ok(());
        }
        let engine = Engine::new(self.settings.engine.clone());
        let (api, stop, sender) = (self.api.clone(), self.stop.clone(), self.sender.clone());
        let (bot, milliseconds) = (self.settings.bot.clone(), self.settings.milliseconds);
        let player = Player::new(api, own.clone(), engine, stop, sender.clone());
        let player = player.map_err(BridgeError::Start)?.asking_for(bot, milliseconds);
        thread::spawn(move || {
            let outcome = player.play();
            // If the main thread no longer listens, the process is about to end.
            drop(sender.send(News::Ended(own, outcome)));
        });
        Ok(())
    }

    /// Lets all threads end, so that no engine outlives this process, and prints their last
    /// reports.
    fn part(&mut self, news: &Receiver<News>, output: &mut dyn Write) {
        self.stop.begin();
        let deadline = Instant::now() + LONGEST_STOP;
        while !self.playing.is_empty() {
            match news.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(News::Ended(own, _)) => drop(self.playing.remove(&own)),
                Ok(News::Said(text)) => say(output, &text),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

/// If the output is closed, the games continue.
fn say(output: &mut dyn Write, text: &str) {
    let _ = writeln!(output, "{text}").and_then(|()| output.flush());
}
