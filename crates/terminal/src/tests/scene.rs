//! A table whose events are scripted, and somebody who sits at it.

use munera_rules::{Event, Seat, Viewer, read_event};
use munera_session::SoloGame;
use munera_text::{Language, Locale};

use super::{assert_fits, plain};
use crate::command::Sight;
use crate::names::{Names, Naming};
use crate::play_ui::{PlayUi, Reading, TerminalGameUi};

/// Each game adds how its tables are made.
pub(crate) struct Scene<G: TerminalGameUi> {
    pub(crate) table: SoloGame<G>,
    pub(crate) play_ui: G::PlayUi,
    pub(crate) seat: Seat,
}

impl<G: TerminalGameUi> Scene<G> {
    pub(crate) fn at(table: SoloGame<G>, seat: Seat, language: Language) -> Self {
        let names = Names::new(Locale::of(language), Naming::Names { you: Some(seat) });
        let play_ui = G::PlayUi::new(table.game(), names, table.view(Viewer::Seat(seat)));
        Self { table, play_ui, seat }
    }

    pub(crate) fn view(&self) -> &G::View {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// Lets events happen; what is told of them.
    pub(crate) fn after(&mut self, events: &[&str]) -> String {
        let mut output = Vec::new();
        for event in events {
            let viewer = Viewer::Seat(self.seat);
            let told = self.table.version(viewer);
            let read = read_event(self.table.game(), event).expect("an event");
            self.table.play(read).unwrap_or_else(|refusal| panic!("{event}: {refusal:?}"));
            let news = self.table.news_since(viewer, told).expect("news").to_vec();
            let view = self.table.view(viewer);
            self.play_ui.hear(&mut output, view, &news).expect("memory does not fail");
        }
        text(&output)
    }

    /// What the person is shown when they are asked.
    pub(crate) fn asked(&mut self) -> String {
        let mut output = Vec::new();
        let view = self.table.view(Viewer::Seat(self.seat));
        self.play_ui.ask(&mut output, view, false).expect("memory does not fail");
        text(&output)
    }

    pub(crate) fn shown(&self, sight: Sight) -> String {
        let mut output = Vec::new();
        self.play_ui.show(&mut output, self.view(), sight).expect("memory does not fail");
        text(&output)
    }

    pub(crate) fn prompt(&self) -> String {
        self.play_ui.prompt(self.view())
    }

    /// What a line is understood as.
    pub(crate) fn reading(&mut self, line: &str) -> Option<Reading<G::Move>> {
        self.play_ui.read(self.table.view(Viewer::Seat(self.seat)), line)
    }

    /// The answer to a line that is refused.
    pub(crate) fn refused(&mut self, line: &str) -> String {
        let reading = self.reading(line);
        let Some(Reading::Moves(moves)) = reading else { panic!("{line}: {reading:?}") };
        let refusal = self.table.play(Event::Move(self.seat, moves[0])).expect_err("refused");
        let mut output = Vec::new();
        self.play_ui.explain(&mut output, self.view(), moves[0], refusal).expect("no error");
        text(&output)
    }
}

/// What was written, which must fit on the screen.
pub(crate) fn text(output: &[u8]) -> String {
    let text = plain(std::str::from_utf8(output).expect("the output is text"));
    assert_fits(&text);
    text
}
