//! What a person at a table types, and what they get for it.

use std::collections::VecDeque;
use std::io;

use munera_bots::{Bot, Nodes, choose};
use munera_rules::{Event, Node, Seat, Viewer};

use super::command::{Command, Sight};
use super::handbook::Handbook;
use super::paint::{self, say};
use super::play_ui::{PlayUi, Reading, TerminalGameUi};
use super::terminal_game::TerminalGame;

/// How long a bot thinks about a hint, in simulations.
const HINT_NODES: u64 = 1_000;
/// How many of its candidates a hint tells.
const HINT_CANDIDATES: usize = 3;

/// How a line of input has left things.
enum Answer {
    /// A move is made.
    Done,
    /// The question stands.
    Again,
    /// The person leaves.
    Leave,
}

impl<G: TerminalGameUi> TerminalGame<'_, G> {
    /// Now and then whoever is at a terminal gets time to read; `false` if they leave. A pipe does
    /// not wait.
    pub(super) fn pause(&mut self, question: &str) -> io::Result<bool> {
        let is_over = matches!(self.table.node(), Node::Over(_));
        if self.console.echo || is_over {
            return Ok(true);
        }
        loop {
            self.console.blank()?;
            let Some(line) = self.console.ask(question)? else { return Ok(false) };
            let view = self.table.view(self.viewer());
            // There is nothing to move now, and so nothing to say to a move.
            if !line.is_empty() && self.play_ui.read(view, &line).is_some() {
                continue;
            }
            match Command::read(self.locale, G::PlayUi::CONTENTS.words, &line) {
                Command::Nothing => return Ok(true),
                command => match self.obey(command, None)? {
                    Answer::Leave => return Ok(false),
                    Answer::Done | Answer::Again => {}
                },
            }
        }
    }

    /// Asks until a move is made; `false` if the person leaves.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        let view = self.table.view(Viewer::Seat(seat));
        let standing = self.play_ui.standing_answer(view);
        if let Some(choice) = self.planned.pop_front().or(standing)
            && self.table.play(Event::Move(seat, choice)).is_ok()
        {
            return Ok(true);
        }
        self.planned.clear();
        self.play_ui.ask(self.console.output, self.table.view(Viewer::Seat(seat)), false)?;
        loop {
            let view = self.table.view(Viewer::Seat(seat));
            let question = self.play_ui.prompt(view);
            let Some(line) = self.console.ask(&question)? else { return Ok(false) };
            match self.answer(seat, &line)? {
                Answer::Done => return Ok(true),
                Answer::Again => {}
                Answer::Leave => return Ok(false),
            }
        }
    }

    /// Understands what was typed, a move before a command, and does it.
    fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Answer> {
        let view = self.table.view(Viewer::Seat(seat));
        let reading = if line.is_empty() {
            self.play_ui.empty_line(view).map(|choice| Reading::Moves(vec![choice]))
        } else {
            self.play_ui.read(view, line)
        };
        match reading {
            Some(Reading::Moves(moves)) => self.try_moves(seat, moves),
            Some(Reading::Unclear(question)) => {
                say(self.console.output, &paint::paragraph("", &question))?;
                Ok(Answer::Again)
            }
            None => {
                let command = Command::read(self.locale, G::PlayUi::CONTENTS.words, line);
                self.obey(command, Some(seat))
            }
        }
    }

    /// Makes the first of several moves, and plans the others.
    fn try_moves(&mut self, seat: Seat, moves: Vec<G::Move>) -> io::Result<Answer> {
        let mut moves = VecDeque::from(moves);
        let Some(choice) = moves.pop_front() else { return Ok(Answer::Again) };
        match self.table.play(Event::Move(seat, choice)) {
            Ok(()) => {
                self.planned = moves;
                Ok(Answer::Done)
            }
            Err(refusal) => {
                let view = self.table.view(Viewer::Seat(seat));
                self.play_ui.explain(self.console.output, view, choice, refusal)?;
                Ok(Answer::Again)
            }
        }
    }

    /// Does what was typed. `seat` is who is asked for a move, if the person is.
    fn obey(&mut self, command: Command, seat: Option<Seat>) -> io::Result<Answer> {
        let contents = G::PlayUi::CONTENTS;
        let handbook = Handbook { locale: self.locale, contents };
        let view = self.table.view(self.viewer());
        let output = &mut *self.console.output;
        match (command, seat) {
            (Command::Quit, _) => return Ok(Answer::Leave),
            (Command::Nothing | Command::Show(Sight::Table), Some(_)) => {
                self.play_ui.ask(output, view, true)?;
            }
            (Command::Show(sight), _) => self.play_ui.show(output, view, sight)?,
            (Command::Hint, Some(seat)) => self.hint(seat)?,
            (Command::Rules(wanted), _) => handbook.rules(output, wanted.as_deref())?,
            (Command::Terms, _) => handbook.terms(output)?,
            (Command::Examples(wanted), _) => handbook.examples(output, wanted.as_deref())?,
            (Command::Help, _) => {
                handbook.help(output)?;
                for line in self.play_ui.reminders(view) {
                    say(output, &paint::paragraph("", &line))?;
                }
            }
            (Command::Unknown(text), _) => {
                let id = format!("{}-unknown-command", contents.game);
                let text = [("text", paint::harmless(&text).into())];
                say(output, &paint::paragraph("", &self.locale.format(&id, &text)))?;
            }
            // Between two moves there is nothing to be told about them.
            (Command::Nothing | Command::Hint, None) => {}
        }
        Ok(Answer::Again)
    }

    /// What a strong bot would do with the same view, and what else it thought of. It counts nodes, so
    /// that the same game gives the same hints.
    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let mut pace = Nodes(HINT_NODES);
        let choice = choose(Bot::Hard, game, view, &mut pace, &mut self.hints);
        let Some(choice) = choice else { return Ok(()) };
        let best = choice.candidates.iter().take(HINT_CANDIDATES);
        let lines: Vec<String> = best
            .flat_map(|candidate| {
                let text = game.write_move(candidate.choice).to_string();
                let reason = game.reason(view, candidate.choice);
                let why = reason.map_or(String::new(), |it| self.locale.refusal(&it));
                let share = (candidate.value * 100.0).round();
                let variables =
                    [("move", text.into()), ("share", share.into()), ("reason", why.into())];
                paint::paragraph("  ", &self.locale.format("hint-candidate", &variables))
            })
            .collect();
        say(self.console.output, &lines)?;
        self.play_ui.hint(self.console.output, &choice)
    }
}
