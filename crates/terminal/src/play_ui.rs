//! What a game provides to be shown and played at a terminal.

use std::io::{self, Write};

use munera_bots::{Bot, Choice, Playable};
use munera_protocol::codec::Codec;
use munera_rules::{Event, Game};

use super::command::Sight;
use super::handbook::Contents;
use super::names::Names;

/// A game with everything that a terminal needs of it.
pub(super) trait TerminalGameUi: Codec + Playable {
    /// Who speaks at a table where it is played.
    type PlayUi: PlayUi<Self>;
    /// Who tells a record of it.
    type ReplayUi: ReplayUi<Self>;
}

/// Tells one reader what happens at one table, and understands what they type.
pub(super) trait PlayUi<G: Game>: Sized {
    /// What can be typed and looked up.
    const CONTENTS: Contents;

    /// A play_ui for somebody who calls the seats by these names and sees the table so.
    fn new(game: &G, names: Names, view: &G::View) -> Self;

    /// What is said before anything happens: paragraphs.
    fn welcome(&self, bots: Bot) -> Vec<String>;

    /// Tells what the reader has just noticed, all of one event and of what followed by itself.
    /// A question comes back where the reader should get time to read.
    fn hear(
        &mut self,
        output: &mut dyn Write,
        view: &G::View,
        news: &[G::News],
    ) -> io::Result<Option<String>>;

    /// Tells how the game ended.
    fn farewell(
        &mut self,
        output: &mut dyn Write,
        view: &G::View,
        outcome: &G::Outcome,
    ) -> io::Result<()>;

    /// Shows what the reader has to know to answer, all of it if they ask `again`.
    fn ask(&mut self, output: &mut dyn Write, view: &G::View, again: bool) -> io::Result<()>;

    /// The words before the mark where the answer is typed.
    fn prompt(&self, view: &G::View) -> String;

    /// Understands a line as moves; `None` for a line that means something else.
    fn read(&mut self, view: &G::View, line: &str) -> Option<Reading<G::Move>>;

    /// The move that an empty line makes; `None` where it only asks to see the question again.
    fn empty_line(&self, _view: &G::View) -> Option<G::Move> {
        None
    }

    /// A move that the reader has asked to be made for them whenever it comes to this.
    fn standing_answer(&mut self, _view: &G::View) -> Option<G::Move> {
        None
    }

    /// Tells which rule refuses a move, why, and what can be done instead.
    fn explain(
        &self,
        output: &mut dyn Write,
        view: &G::View,
        choice: G::Move,
        refusal: G::Refusal,
    ) -> io::Result<()>;

    /// Tells what a bot would do in the reader's place.
    fn hint(&self, output: &mut dyn Write, choice: &Choice<G::Move>) -> io::Result<()>;

    /// Shows something that the reader wants to see.
    fn show(&self, output: &mut dyn Write, view: &G::View, sight: Sight) -> io::Result<()>;

    /// What is worth repeating whenever somebody asks for help: paragraphs.
    fn reminders(&self, _view: &G::View) -> Vec<String> {
        Vec::new()
    }
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading<M> {
    /// Moves, one after another; mostly a single one.
    Moves(Vec<M>),
    /// Not enough to tell: this is asked back.
    Unclear(String),
}

/// Tells a record, with everything that players could not see.
pub(super) trait ReplayUi<G: Game>: Sized {
    /// A teller of a record that begins with this state.
    fn new(game: &G, names: Names, state: &G::State) -> Self;

    /// What is said before the first event.
    fn begin(&mut self, output: &mut dyn Write, state: &G::State) -> io::Result<()>;

    /// Tells one event.
    fn tell(&mut self, output: &mut dyn Write, step: &Step<'_, G>) -> io::Result<()>;

    /// Tells how the game ended.
    fn end(
        &mut self,
        output: &mut dyn Write,
        state: &G::State,
        outcome: &G::Outcome,
    ) -> io::Result<()>;
}

/// One event of a record that has just happened.
pub(super) struct Step<'a, G: Game> {
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) event: &'a Event<G>,
    /// What those noticed who moved; for chance, what a spectator did.
    pub(super) news: &'a G::News,
    /// What it has led to.
    pub(super) state: &'a G::State,
}
