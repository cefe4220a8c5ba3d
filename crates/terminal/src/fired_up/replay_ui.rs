//! Who tells a record of Fired Up.

use std::io::{self, Write};

use munera_rules::fired_up::{FiredUp, Happening, Move, Outcome, Phase, State, View};
use munera_rules::{Event, Game, Viewer};

use super::board::Board;
use super::play_ui::ending;
use super::speaker::Speaker;
use super::story::{Line, Story};
use crate::names::Names;
use crate::paint::{self, say};
use crate::play_ui::{ReplayUi, Step};
use crate::replay::step_number;

/// Tells every event, with all that was chosen in secret.
pub(crate) struct FiredUpReplayUi {
    speaker: Speaker,
    story: Story,
    /// The table as it was last told of.
    seen: View,
}

impl FiredUpReplayUi {
    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.speaker.game.view(state, viewer)
    }

    fn table(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        writeln!(output)?;
        let board = Board { speaker: &self.speaker, view };
        say(output, &board.lines())?;
        say(output, &board.bets(false))?;
        writeln!(output)
    }
}

impl ReplayUi<FiredUp> for FiredUpReplayUi {
    fn new(game: &FiredUp, names: Names, state: &State) -> Self {
        let speaker = Speaker::new(game, names);
        let seen = game.view(state, Viewer::Spectator);
        Self { speaker, story: Story::default(), seen }
    }

    /// A record begins with its setup (U2), before which there is nothing to see.
    fn begin(&mut self, _output: &mut dyn Write, _state: &State) -> io::Result<()> {
        Ok(())
    }

    fn tell(&mut self, output: &mut dyn Write, step: &Step<'_, FiredUp>) -> io::Result<()> {
        let view = self.view(step.state, Viewer::Spectator);
        let told = self.story.tell(&self.speaker, [&self.seen, &view], &[], step.news);
        let mut number = step_number(Some(step.number));
        // The news of an answer after an attack do not tell whose it was, but the record does.
        let deed = match (step.event, &step.news.happening) {
            (Event::Move(seat, Move::Wait), _) => {
                Some((Some(*seat), self.speaker.about("fired-up-deed-wait", *seat, &[])))
            }
            (_, Happening::Scored(_) | Happening::Fought(..)) => None,
            _ => Some((told.who, told.deed)),
        };
        if let Some((who, deed)) = deed {
            let head = match who {
                Some(seat) => format!("{number}  {}  ", self.speaker.name(seat)),
                None => format!("{number}  "),
            };
            say(output, &paint::paragraph(&head, &deed))?;
            number = step_number(None);
        }
        for line in &told.lines {
            match line {
                Line::Title(title) => {
                    writeln!(output, "\n{}  {}", step_number(None), paint::strong(title))?;
                }
                Line::Text(text) | Line::Below(text) => {
                    say(output, &paint::paragraph(&format!("{number}  "), text))?;
                    number = step_number(None);
                }
                Line::Set(lines) => {
                    let indent = step_number(None);
                    let lines: Vec<String> =
                        lines.iter().map(|line| format!("{indent}{line}")).collect();
                    say(output, &lines)?;
                }
            }
        }
        if view.phase() == Phase::Keep && self.seen.phase() != Phase::Keep {
            self.table(output, &view)?;
        }
        self.seen = view;
        Ok(())
    }

    fn end(&mut self, output: &mut dyn Write, state: &State, outcome: &Outcome) -> io::Result<()> {
        let view = self.view(state, Viewer::Spectator);
        self.table(output, &view)?;
        say(output, &ending(&self.speaker, &view, *outcome))
    }
}
