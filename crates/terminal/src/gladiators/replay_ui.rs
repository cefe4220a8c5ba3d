//! Who tells a record of Gladiators.

use std::io::{self, Write};

use munera_rules::gladiators::{Deed, Gladiators, Outcome, Phase, State, View};
use munera_rules::{Game, Seat, Viewer};

use super::board::Board;
use super::speaker::Speaker;
use super::story::{Story, Told};
use crate::names::Names;
use crate::paint::{self, say};
use crate::play_ui::{ReplayUi, Step};
use crate::replay::step_number;

/// Tells every event, with all hands open.
pub(crate) struct GladiatorsReplayUi {
    speaker: Speaker,
    story: Story,
    /// The table as it was last told of.
    seen: View,
    /// The turn after which the whole table was last shown.
    shown: u32,
}

/// The whole table is shown after so many turns.
const TURNS_BETWEEN: u32 = 8;

impl GladiatorsReplayUi {
    fn view(&self, state: &State) -> View {
        self.speaker.game.view(state, Viewer::Spectator)
    }

    fn line(&self, output: &mut dyn Write, number: &str, seat: Seat, text: &str) -> io::Result<()> {
        let head = format!("{number}  {}  ", self.speaker.name(seat));
        say(output, &paint::paragraph(&head, text))
    }

    /// Everybody with their hands.
    fn table(&mut self, output: &mut dyn Write, state: &State) -> io::Result<()> {
        let view = self.view(state);
        self.shown = view.turns();
        writeln!(output)?;
        say(output, &Board { speaker: &self.speaker, view: &view }.lines())?;
        let hand = |seat: Seat| {
            let hand = self.speaker.game.view(state, Viewer::Seat(seat)).hand();
            let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
            let cards = if cards.is_empty() { "—".to_owned() } else { cards.join(" ") };
            format!("{} {cards}", self.speaker.names.seat(seat))
        };
        let hands: Vec<String> = view.alive().iter().map(hand).collect();
        let head = format!("  {} ", self.speaker.text("gladiators-label-hands"));
        say(output, &paint::flow(&head, hands.iter().map(String::as_str), " · "))
    }

    /// The number of a turn that begins, after the table now and then.
    fn turn_begins(&mut self, output: &mut dyn Write, state: &State) -> io::Result<()> {
        let view = self.view(state);
        let Some(seat) = view.turn() else { return Ok(()) };
        let is_first = self.seen.phase() == Phase::Setup;
        if is_first || view.turns() >= self.shown + TURNS_BETWEEN {
            self.table(output, state)?;
        }
        let title = format!("{} · {}", self.speaker.turn(&view), self.speaker.names.seat(seat));
        writeln!(output, "\n{} {}", step_number(None), paint::strong(&title))
    }
}

impl ReplayUi<Gladiators> for GladiatorsReplayUi {
    fn new(game: &Gladiators, names: Names, state: &State) -> Self {
        let speaker = Speaker::new(game, names);
        let seen = game.view(state, Viewer::Spectator);
        Self { story: Story::new(&speaker, &seen), speaker, seen, shown: 0 }
    }

    fn begin(&mut self, output: &mut dyn Write, state: &State) -> io::Result<()> {
        if self.seen.phase() != Phase::Fresh {
            self.table(output, state)?;
            self.turn_begins(output, state)?;
        }
        Ok(())
    }

    fn tell(&mut self, output: &mut dyn Write, step: &Step<'_, Gladiators>) -> io::Result<()> {
        let view = self.view(step.state);
        let told = self.story.tell(&self.speaker, &view, step.news);
        let number = step_number(Some(step.number));
        let actor = self.seen.turn().filter(|actor| Some(*actor) != told.who);
        // Everybody sees that an empty hand can only pass: there is nothing to tell of it.
        let is_told = match step.news.deed {
            Deed::Pass(seat) => !self.seen.hand_traits(seat).is_empty(),
            _ => true,
        };
        match (told.who, actor) {
            (Some(seat), None) => self.line(output, &number, seat, &told.line())?,
            // What others let happen is the doing of whoever acts.
            (Some(seat), Some(actor)) => {
                if is_told {
                    self.line(output, &number, seat, &told.deed)?;
                }
                if !told.effects.is_empty() {
                    let number = if is_told { step_number(None) } else { number };
                    self.line(output, &number, actor, &Told::come_of(&told.effects))?;
                }
            }
            (None, _) => say(output, &paint::paragraph(&format!("{number} "), &told.line()))?,
        }
        if matches!(step.news.deed, Deed::Setup { .. }) {
            writeln!(output)?;
            say(output, &Board { speaker: &self.speaker, view: &view }.lines())?;
            writeln!(output)?;
        }
        let is_turn = matches!(view.phase(), Phase::Turn { has_played: false });
        let was_setup = self.seen.phase() == Phase::Setup;
        if is_turn && (was_setup || view.turns() != self.seen.turns()) {
            self.turn_begins(output, step.state)?;
        }
        self.seen = view;
        Ok(())
    }

    fn end(&mut self, output: &mut dyn Write, state: &State, outcome: &Outcome) -> io::Result<()> {
        self.table(output, state)?;
        writeln!(output)?;
        let sentence = paint::laurel(&self.speaker.outcome(&self.view(state), *outcome));
        say(output, &paint::paragraph(&paint::laurel("★ "), &sentence))
    }
}
