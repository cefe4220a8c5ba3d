//! Tells a record step by step, with everything that players could not see.

use std::io::{self, Write};

use munera_guide::SeatSecrets;
use munera_protocol::catalog::AnyGame;
use munera_protocol::ending::{Ending, EndingError, Termination};
use munera_protocol::fault::Fault;
use munera_protocol::with_game;
use munera_rules::{
    Event, Node, NotationError, ReadError, Refusal as _, RuleId, Seat, SeatSet, Viewer, read_event,
};
use munera_text::{Language, Locale};
use serde_json::Value;

use super::names::{Names, Naming};
use super::paint::{self, say};
use super::play_ui::{ReplayUi, Seen, Step, TerminalGameUi};

/// An event that does not fit its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Which event, counted from 1.
    pub step: usize,
    /// The rule that refuses it; `None` for a text that is not an event.
    pub rule: Option<RuleId>,
    /// A sentence with all of this and the reason.
    pub message: String,
}

/// Why a record was not replayed to its end.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// Its start position is impossible; the fault says why.
    #[error(transparent)]
    Position(Fault),
    /// One of its events does not fit.
    #[error("{}", .0.message)]
    Event(Misfit),
    /// It was told, but it cannot have ended as the record says.
    #[error(transparent)]
    Ending(EndingError),
    /// The output failed.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// The record's header, and how to tell it.
#[derive(Clone, Debug)]
pub struct ReplaySettings {
    /// The game with its options.
    pub game: AnyGame,
    /// The start position as JSON; `None` for the start of the game.
    pub start: Option<Value>,
    /// The players' names. A seat without a name, or called `?`, has its number.
    pub names: Vec<Option<String>>,
    /// What the record says about its end.
    pub ending: Ending,
    /// The language of all texts.
    pub language: Language,
}

/// Prints a record step by step. An event that does not fit stops it, and both the output and the
/// error explain it; the same for an end that the events do not lead to. A closed output is not an
/// error.
///
/// ```
/// use munera_protocol::catalog::AnyGame;
/// use munera_text::Language;
/// use munera_terminal::{ReplaySettings, replay};
/// use munera_rules::gorus::Options;
///
/// let settings = ReplaySettings {
///     game: AnyGame::gorus(Options::new(3))?,
///     start: None,
///     names: vec![Some("Livia".to_owned()), None, None],
///     ending: munera_protocol::ending::Ending::default(),
///     language: Language::English,
/// };
/// let deal = "deal 0 F0.F9.S0.S12.A0.A5.A6.A9.A10.A12\
///     /F4.F7.F8.S4.S5.S8.S9.S11.A4.A7/F5.F6.F10.F11.F12.S6.S7.S10.A8.A11";
/// let mut story = Vec::new();
/// replay(&settings, &[deal.to_owned()], &mut story)?;
/// assert!(String::from_utf8(story)?.contains("Round 1: Livia deals"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn replay(
    settings: &ReplaySettings,
    events: &[String],
    output: &mut dyn Write,
) -> Result<(), ReplayError> {
    let told = with_game!(&settings.game, game => {
        Retelling::new(game, settings, output).and_then(|mut story| story.tell(events))
    });
    match told {
        Err(ReplayError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        told => told,
    }
}

/// A replay in progress. It applies only events of the record, also those that a table applies
/// automatically: the record has them.
struct Retelling<'io, G: TerminalGameUi> {
    game: G,
    state: G::State,
    locale: &'static Locale,
    names: Names,
    ending: Ending,
    replay_ui: G::ReplayUi,
    output: &'io mut dyn Write,
}

impl<'io, G: TerminalGameUi> Retelling<'io, G> {
    fn new(
        game: &G,
        settings: &ReplaySettings,
        output: &'io mut dyn Write,
    ) -> Result<Self, ReplayError> {
        let locale = Locale::of(settings.language);
        let state = match &settings.start {
            Some(position) => {
                let position = game.read_position(position).map_err(ReplayError::Position)?;
                let refused = |error| ReplayError::Position(G::position_fault(error));
                game.set_up(&position).map_err(refused)?
            }
            None => game.start(),
        };
        let names = Names::new(locale, Naming::recorded(&settings.names), game.players());
        let view = game.view(&state, Viewer::Spectator);
        let replay_ui = G::ReplayUi::new(Seen { game, view: &view }, names.clone());
        let ending = settings.ending.clone();
        Ok(Self { game: game.clone(), state, locale, names, ending, replay_ui, output })
    }

    fn tell(&mut self, events: &[String]) -> Result<(), ReplayError> {
        let title =
            [("game", self.locale.game(G::NAME).into()), ("players", self.game.players().into())];
        writeln!(self.output, "{}", paint::strong(&self.locale.format("replay-title", &title)))?;
        self.show(G::ReplayUi::begin)?;
        for (number, event) in (1..).zip(events) {
            self.step(number, event)?;
        }
        match self.game.node(&self.state) {
            Node::Over(_) => self.show(G::ReplayUi::end)?,
            _ if self.ending.is_given_up() => self.tell_given_up()?,
            _ => writeln!(self.output, "\n{}", self.locale.text("record-ends"))?,
        }
        self.ending.check(&self.game, &self.state).or_else(|error| {
            let message = self.locale.explain(&error);
            self.say_apart(&message)?;
            Err(ReplayError::Ending(error))
        })
    }

    /// Writes what is to be shown of the present state.
    fn show(
        &mut self,
        lines: impl FnOnce(&mut G::ReplayUi, Seen<'_, G>, &[SeatSecrets]) -> Vec<String>,
    ) -> io::Result<()> {
        let (game, state) = (&self.game, &self.state);
        let view = game.view(state, Viewer::Spectator);
        let own = |seat| game.secrets(&game.view(state, Viewer::Seat(seat)));
        let secrets: Vec<SeatSecrets> = Seat::all(game.players()).map(own).collect();
        say(self.output, &lines(&mut self.replay_ui, Seen { game, view: &view }, &secrets))
    }

    /// Tells how a game ended that was not played out, and who won it.
    fn tell_given_up(&mut self) -> io::Result<()> {
        let mut sentence = self.locale.text(match self.ending.termination {
            Some(Termination::Resignation) => "record-resigned",
            _ => "record-abandoned",
        });
        let winners: SeatSet =
            self.ending.winners().filter(|seat| seat.number() < self.game.players()).collect();
        if !winners.is_empty() {
            let names: Vec<String> =
                winners.iter().map(|seat| self.names.inside(seat.number())).collect();
            let variables = [("names", self.locale.list(&names).into())];
            sentence = format!("{sentence} {}", self.locale.format("record-won-by", &variables));
        }
        self.say_apart(&sentence)
    }

    /// Writes a sentence after a blank line.
    fn say_apart(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output)?;
        say(self.output, &paint::paragraph("", sentence))
    }

    /// Applies one event and tells it.
    fn step(&mut self, number: usize, text: &str) -> Result<(), ReplayError> {
        let event = match read_event(&self.game, text) {
            Ok(event) => event,
            Err(ReadError::Notation(error)) => return Err(self.unreadable(number, text, error)),
            Err(ReadError::Refused(refusal)) => return Err(self.refused(number, text, refusal)),
        };
        // The view of the seat that moved has what it drew.
        let viewer = match &event {
            Event::Move(seat, _) if seat.number() < self.game.players() => Viewer::Seat(*seat),
            Event::Move(..) | Event::Chance(_) => Viewer::Spectator,
        };
        let before = self.game.view(&self.state, viewer);
        if let Err(refusal) = self.game.play(&mut self.state, &event) {
            return Err(self.refused(number, text, refusal));
        }
        let after = self.game.view(&self.state, viewer);
        if let Some(news) = self.game.news(&before, &after) {
            self.show(|replay_ui, seen, secrets| {
                let step = Step { number, text, event: &event, news: &news, seen, secrets };
                replay_ui.tell(&step)
            })?;
        }
        Ok(())
    }

    fn refused(&mut self, step: usize, text: &str, refusal: G::Refusal) -> ReplayError {
        let rule = refusal.rule();
        let variables = [
            ("step", step.into()),
            ("event", paint::harmless(text).into()),
            ("rule", rule.as_str().into()),
            ("reason", self.locale.explain(&refusal).into()),
        ];
        let message = self.locale.format("record-refused", &variables);
        self.stop(Misfit { step, rule: Some(rule), message })
    }

    fn unreadable(&mut self, step: usize, text: &str, error: NotationError) -> ReplayError {
        let variables = [
            ("step", step.into()),
            ("event", paint::harmless(text).into()),
            ("reason", self.locale.explain(&error).into()),
        ];
        let message = self.locale.format("record-unreadable", &variables);
        self.stop(Misfit { step, rule: None, message })
    }

    fn stop(&mut self, misfit: Misfit) -> ReplayError {
        match self.say_apart(&misfit.message) {
            Ok(()) => ReplayError::Event(misfit),
            Err(error) => ReplayError::Output(error),
        }
    }
}

/// The width of the column with the numbers of steps.
const NUMBER_COLUMN: usize = 4;

/// The number of a step, or spaces below it, in its column.
pub(super) fn step_number(step: Option<usize>) -> String {
    let number = step.map(|step| step.to_string()).unwrap_or_default();
    paint::faint(&format!("{number:>NUMBER_COLUMN$}"))
}
