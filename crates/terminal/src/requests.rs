//! Reads what a person at a table types, and answers.

use std::collections::VecDeque;
use std::io;

use munera_bots::{Bot, Nodes, choose};
use munera_rules::{Event, GameOptions as _, Node, ReadError, Refusal as _, Seat, Viewer};
use munera_text::Locale;

use super::command::{Command, Sight};
use super::handbook::Handbook;
use super::paint::{self, say};
use super::play_ui::{PlayUi, Reading, Seen, TerminalGameUi};
use super::terminal_game::TerminalGame;

/// How long a bot thinks about a hint, in simulations.
const HINT_NODES: u64 = 1_000;
/// How many candidate moves a hint shows.
const HINT_CANDIDATES: usize = 3;

/// What follows after a line of input.
enum Answer {
    /// A move is made.
    Done,
    /// The question is asked again.
    Again,
    /// The person leaves.
    Leave,
}

impl<G: TerminalGameUi> TerminalGame<'_, G> {
    /// Pauses for a reader at a terminal; `false` if the reader leaves. In a pipe there is no
    /// pause.
    pub(super) fn pause(&mut self, question: &str) -> io::Result<bool> {
        let is_over = matches!(self.table.node(), Node::Over(_));
        if self.console.echo || is_over {
            return Ok(true);
        }
        loop {
            self.console.blank()?;
            let Some(line) = self.console.ask(question)? else { return Ok(false) };
            let seen = Seen::of(&self.table, self.viewer());
            // No move is possible now, so a line that would be a move gets no answer.
            if !line.is_empty() && self.play_ui.read(seen, &line).is_some() {
                continue;
            }
            match Command::read(self.locale, G::CONTENTS.words, &line) {
                Command::Nothing => return Ok(true),
                command => match self.obey(command, None)? {
                    Answer::Leave => return Ok(false),
                    Answer::Done | Answer::Again => {}
                },
            }
        }
    }

    /// Asks until the person makes a move; `false` if the person leaves.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        let viewer = Viewer::Seat(seat);
        let standing = self.play_ui.standing_answer(Seen::of(&self.table, viewer));
        if let Some(choice) = self.planned.pop_front().or(standing)
            && let Ok(choice) = self.table.game().read_move(&choice)
            && self.happen(Event::Move(seat, choice)).is_ok()
        {
            return Ok(true);
        }
        self.planned.clear();
        let lines = self.play_ui.ask(Seen::of(&self.table, viewer), false);
        say(self.console.output, &lines)?;
        loop {
            let question = self.play_ui.prompt(Seen::of(&self.table, viewer));
            let Some(line) = self.console.ask(&question)? else { return Ok(false) };
            match self.answer(seat, &line)? {
                Answer::Done => return Ok(true),
                Answer::Again => {}
                Answer::Leave => return Ok(false),
            }
        }
    }

    /// Reads what was typed as a move or else as a command, and does it.
    fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Answer> {
        let seen = Seen::of(&self.table, Viewer::Seat(seat));
        let reading = if line.is_empty() {
            self.play_ui.empty_line(seen).map(Reading::one)
        } else {
            self.play_ui.read(seen, line)
        };
        match reading {
            Some(Reading::Moves(moves)) => self.try_moves(seat, moves),
            Some(Reading::Unclear(question)) => {
                say(self.console.output, &paint::paragraph("", &question))?;
                Ok(Answer::Again)
            }
            None => {
                let command = Command::read(self.locale, G::CONTENTS.words, line);
                self.obey(command, Some(seat))
            }
        }
    }

    /// Makes the first of several moves, and plans the others.
    fn try_moves(&mut self, seat: Seat, moves: Vec<String>) -> io::Result<Answer> {
        let mut moves = VecDeque::from(moves);
        let Some(text) = moves.pop_front() else { return Ok(Answer::Again) };
        let read = self.table.game().read_move(&text);
        let refusal = match read.map(|choice| self.happen(Event::Move(seat, choice))) {
            Ok(Ok(())) => {
                self.planned = moves;
                return Ok(Answer::Done);
            }
            Ok(Err(refusal)) | Err(ReadError::Refused(refusal)) => refusal,
            Err(ReadError::Notation(error)) => {
                self.console.say(&self.locale.explain(&error))?;
                return Ok(Answer::Again);
            }
        };
        let seen = Seen::of(&self.table, Viewer::Seat(seat));
        let lines = refused(self.locale, &self.play_ui, seen, &text, &refusal);
        say(self.console.output, &lines)?;
        Ok(Answer::Again)
    }

    /// Carries out a command. `seat` is the person's seat if it is asked for a move.
    fn obey(&mut self, command: Command, seat: Option<Seat>) -> io::Result<Answer> {
        let contents = G::CONTENTS;
        let seen = Seen::of(&self.table, self.viewer());
        let house_rules = seen.game.options().house_rules();
        let handbook = Handbook { locale: self.locale, contents, house_rules: &house_rules };
        let lines = match (command, seat) {
            (Command::Quit, _) => return Ok(Answer::Leave),
            (Command::Nothing | Command::Show(Sight::Table), Some(_)) => {
                self.play_ui.ask(seen, true)
            }
            (Command::Show(sight), _) => self.play_ui.show(seen, sight),
            (Command::Hint, Some(seat)) => self.hint(seat),
            (Command::Rules(wanted), _) => handbook.rules(wanted.as_deref()),
            (Command::Terms, _) => handbook.terms(),
            (Command::Examples(wanted), _) => handbook.examples(wanted.as_deref()),
            (Command::Aid, _) => handbook.aid(),
            (Command::Help, _) => {
                let mut lines = handbook.help();
                let reminders = self.play_ui.reminders(seen);
                lines.extend(reminders.iter().flat_map(|line| paint::paragraph("", line)));
                lines
            }
            (Command::Unknown(text), _) => {
                let id = format!("{}-unknown-command", contents.game);
                let text = [("text", paint::harmless(&text).into())];
                paint::paragraph("", &self.locale.format(&id, &text))
            }
            // Without a question there is no hint.
            (Command::Nothing | Command::Hint, None) => Vec::new(),
        };
        say(self.console.output, &lines)?;
        Ok(Answer::Again)
    }

    /// What a strong bot would do with the same view, and its other candidates. It counts nodes, so
    /// that the same game gives the same hints.
    fn hint(&mut self, seat: Seat) -> Vec<String> {
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let mut pace = Nodes(HINT_NODES);
        let choice = choose(Bot::Hard, game, view, &mut pace, &mut self.hints);
        let Some(choice) = choice else { return Vec::new() };
        let best = choice.candidates.iter().take(HINT_CANDIDATES);
        let written = |choice| self.play_ui.write(&game.write_move(choice).to_string());
        let mut lines: Vec<String> = best
            .flat_map(|candidate| {
                let reason = game.reason(view, candidate.choice);
                let why = reason.map_or(String::new(), |it| self.locale.refusal(&it));
                let variables = [
                    ("move", written(candidate.choice).into()),
                    ("share", (candidate.value * 100.0).round().into()),
                    ("reason", why.into()),
                ];
                let text = self.locale.format("hint-candidate", &variables);
                // Not every move has a reason.
                paint::paragraph("  ", text.trim_end_matches([' ', '·']))
            })
            .collect();
        let id = format!("{}-hint", G::CONTENTS.game);
        lines.push(self.locale.format(&id, &[("move", written(choice.choice).into())]));
        lines
    }
}

/// The rule that refuses a move, the reason, and what the reader can do instead.
pub(super) fn refused<G: TerminalGameUi>(
    locale: &Locale,
    play_ui: &G::PlayUi,
    seen: Seen<'_, G>,
    choice: &str,
    refusal: &G::Refusal,
) -> Vec<String> {
    let variables =
        [("rule", refusal.rule().as_str().into()), ("move", play_ui.write(choice).into())];
    let id = format!("{}-refused", G::CONTENTS.game);
    let refused = paint::alarm(&locale.format(&id, &variables));
    let (more, instead) = play_ui.help(seen, choice);
    let sentences = [Some(refused), Some(locale.refusal(refusal)), more];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    let mut lines = paint::paragraph("", &sentences.join(" "));
    lines.extend(instead);
    lines
}
