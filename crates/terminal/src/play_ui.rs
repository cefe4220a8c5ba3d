//! What a game provides to be shown and played at a terminal.

use munera_bots::HasBots;
use munera_guide::{SeatSecrets, Secretive};
use munera_rules::{Event, Game, Viewer};
use munera_session::GameWithViews;

use super::command::Sight;
use super::handbook::Contents;
use super::names::Names;

/// A game with everything that a terminal needs of it.
pub(super) trait TerminalGameUi: Secretive + HasBots {
    /// What can be typed and looked up.
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

/// Tells one reader what happens in one game, and understands what the reader types.
pub(super) trait PlayUi<G: Game>: Sized {
    /// For a reader who calls the seats by these names.
    fn new(seen: Seen<'_, G>, names: Names) -> Self;

    /// What is said before anything happens: paragraphs.
    fn welcome(&self, seen: Seen<'_, G>) -> Vec<String>;

    /// Tells what the reader has noticed of one event.
    fn tell(&mut self, seen: Seen<'_, G>, news: &G::News) -> Told;

    /// Tells how the game ended.
    fn end(&mut self, seen: Seen<'_, G>) -> Vec<String>;

    /// Shows what the reader has to know to answer, all of it if the reader asks `again`.
    fn ask(&mut self, seen: Seen<'_, G>, again: bool) -> Vec<String>;

    /// The words before the mark where the answer is typed.
    fn prompt(&self, seen: Seen<'_, G>) -> String;

    /// Understands a line as moves; `None` for a line that means something else.
    fn read(&mut self, seen: Seen<'_, G>, line: &str) -> Option<Reading>;

    /// The move that an empty line makes; `None` where it only asks to see the question again.
    fn empty_line(&self, _seen: Seen<'_, G>) -> Option<String> {
        None
    }

    /// A move that the reader has asked to be made whenever it comes to this.
    fn standing_answer(&mut self, _seen: Seen<'_, G>) -> Option<String> {
        None
    }

    /// A move, given as records write it, as the reader would type it.
    fn write(&self, choice: &str) -> String;

    /// What helps a reader whose move the rules refuse: a sentence to go with the reason, and lines
    /// that say what can be done instead.
    fn help(&self, seen: Seen<'_, G>, refused: &str) -> (Option<String>, Vec<String>);

    /// Shows something that the reader wants to see.
    fn show(&self, seen: Seen<'_, G>, sight: Sight) -> Vec<String>;

    /// What is worth repeating whenever the reader asks for help: paragraphs.
    fn reminders(&self, _seen: Seen<'_, G>) -> Vec<String> {
        Vec::new()
    }
}

/// One event in lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    pub(super) lines: Vec<String>,
    /// A question where the reader should get time to read.
    pub(super) pause: Option<String>,
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// Moves as records write them, one after another; mostly a single one.
    Moves(Vec<String>),
    /// Not enough to tell: this is asked back.
    Unclear(String),
}

impl Reading {
    /// A single move.
    pub(super) fn one(choice: impl Into<String>) -> Self {
        Self::Moves(vec![choice.into()])
    }
}

/// Tells a record, with everything that players could not see: a spectator's view, and what each seat
/// alone knew.
pub(super) trait ReplayUi<G: Game>: Sized {
    /// For a reader who calls the seats by these names.
    fn new(seen: Seen<'_, G>, names: Names) -> Self;

    /// What is said before the first event.
    fn begin(&mut self, seen: Seen<'_, G>, secrets: &[SeatSecrets]) -> Vec<String>;

    /// Tells one event.
    fn tell(&mut self, step: &Step<'_, G>) -> Vec<String>;

    /// Tells how the game ended.
    fn end(&mut self, seen: Seen<'_, G>, secrets: &[SeatSecrets]) -> Vec<String>;
}

/// One event of a record that has just happened.
pub(super) struct Step<'a, G: Game> {
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) event: &'a Event<G>,
    /// What the seat that moved noticed; for chance, what a spectator did.
    pub(super) news: &'a G::News,
    /// What a spectator sees after it.
    pub(super) seen: Seen<'a, G>,
    /// What each seat alone knows after it.
    pub(super) secrets: &'a [SeatSecrets],
}
