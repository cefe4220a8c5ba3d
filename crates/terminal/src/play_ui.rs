//! What a game provides to be shown and played at a terminal.

use munera_bots::HasBots;
use munera_guide::{SeatSecrets, Secretive};
use munera_rules::{Event, Game, Viewer};
use munera_session::GameWithViews;

use super::command::Sight;
use super::handbook::Contents;
use super::names::Names;

/// A game with everything that a terminal needs.
pub(super) trait TerminalGameUi: Secretive + HasBots {
    /// What a player can type and look up.
    const CONTENTS: Contents;
    /// Shows a running game to one reader.
    type PlayUi: PlayUi<Self>;
    /// Tells a record.
    type ReplayUi: ReplayUi<Self>;
}

/// A game as one viewer sees it.
#[derive(Debug)]
pub(super) struct Seen<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) view: &'a G::View,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would want the game to be Copy")]
impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    pub(super) fn of(table: &'a GameWithViews<G>, viewer: Viewer) -> Self {
        Self { game: table.game(), view: table.view(viewer) }
    }
}

/// Tells one reader what happens in one game, and reads what they type.
pub(super) trait PlayUi<G: Game>: Sized {
    /// For a reader to whom the seats have these names.
    fn new(seen: Seen<'_, G>, names: Names) -> Self;

    /// The text before the first event, in paragraphs.
    fn welcome(&self, seen: Seen<'_, G>) -> Vec<String>;

    /// Tells what the reader notices of one event.
    fn tell(&mut self, seen: Seen<'_, G>, news: &G::News) -> Told;

    /// Tells how the game ended.
    fn end(&mut self, seen: Seen<'_, G>) -> Vec<String>;

    /// Shows what the reader must know to answer; all of it if the reader asks `again`.
    fn ask(&mut self, seen: Seen<'_, G>, again: bool) -> Vec<String>;

    /// The words of the prompt.
    fn prompt(&self, seen: Seen<'_, G>) -> String;

    /// Reads a line as moves; `None` for a line that means something else.
    fn read(&mut self, seen: Seen<'_, G>, line: &str) -> Option<Reading>;

    /// The move that an empty line makes; `None` if an empty line only shows the question again.
    fn empty_line(&self, _seen: Seen<'_, G>) -> Option<String> {
        None
    }

    /// A move that the reader wants to be made automatically here.
    fn standing_answer(&mut self, _seen: Seen<'_, G>) -> Option<String> {
        None
    }

    /// A move in the notation of records, as the reader would type it.
    fn write(&self, choice: &str) -> String;

    /// Help for a reader whose move the rules refuse: a sentence that goes with the reason, and
    /// lines that say what the reader can do instead.
    fn help(&self, seen: Seen<'_, G>, refused: &str) -> (Option<String>, Vec<String>);

    /// Shows something that the reader asks to see.
    fn show(&self, seen: Seen<'_, G>, sight: Sight) -> Vec<String>;

    /// What is repeated whenever the reader asks for help, in paragraphs.
    fn reminders(&self, _seen: Seen<'_, G>) -> Vec<String> {
        Vec::new()
    }
}

/// One event in lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    pub(super) lines: Vec<String>,
    /// A question that gives the reader a pause.
    pub(super) pause: Option<String>,
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Moves in the notation of records, one after another; mostly a single one.
    Moves(Vec<String>),
    /// The line is ambiguous: this question is asked back.
    Unclear(String),
}

impl Reading {
    /// A single move.
    pub(super) fn one(choice: impl Into<String>) -> Self {
        Self::Moves(vec![choice.into()])
    }
}

/// Tells a record with everything that players could not see: a spectator's view, and what only
/// each seat knew.
pub(super) trait ReplayUi<G: Game>: Sized {
    /// For a reader who calls the seats by these names.
    fn new(seen: Seen<'_, G>, names: Names) -> Self;

    /// The text before the first event.
    fn begin(&mut self, seen: Seen<'_, G>, secrets: &[SeatSecrets]) -> Vec<String>;

    /// Tells one event.
    fn tell(&mut self, step: &Step<'_, G>) -> Vec<String>;

    /// Tells how the game ended.
    fn end(&mut self, seen: Seen<'_, G>, secrets: &[SeatSecrets]) -> Vec<String>;
}

/// One event of a record that has just been applied.
pub(super) struct Step<'a, G: Game> {
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) event: &'a Event<G>,
    /// What the seat that moved noticed; for chance, what a spectator noticed.
    pub(super) news: &'a G::News,
    /// What a spectator sees after it.
    pub(super) seen: Seen<'a, G>,
    /// What only each seat knows after it.
    pub(super) secrets: &'a [SeatSecrets],
}
