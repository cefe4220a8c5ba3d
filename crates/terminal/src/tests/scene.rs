//! A game with scripted events, and a reader at its table.

use munera_rules::{Seat, Viewer, read_event};
use munera_session::GameWithViews;
use munera_text::{Language, Locale};

use super::{assert_fits, plain};
use crate::command::Sight;
use crate::names::{Names, Naming};
use crate::play_ui::{PlayUi, Reading, Seen, TerminalGameUi};
use crate::requests::refused;

/// Each game adds how its tables are made.
pub(crate) struct Scene<G: TerminalGameUi> {
    pub(crate) table: GameWithViews<G>,
    pub(crate) play_ui: G::PlayUi,
    pub(crate) seat: Seat,
    language: Language,
}

impl<G: TerminalGameUi> Scene<G> {
    pub(crate) fn at(table: GameWithViews<G>, seat: Seat, language: Language) -> Self {
        let naming = Naming::Names { you: Some(seat) };
        let names = Names::new(Locale::of(language), naming, table.game().players());
        let play_ui = G::PlayUi::new(Seen::of(&table, Viewer::Seat(seat)), names);
        Self { table, play_ui, seat, language }
    }

    pub(crate) fn seen(&self) -> Seen<'_, G> {
        Seen::of(&self.table, Viewer::Seat(self.seat))
    }

    /// Applies events, each with those that follow automatically. Returns their text.
    pub(crate) fn after(&mut self, events: &[&str]) -> String {
        let mut lines = Vec::new();
        for event in events {
            let read = read_event(self.table.game(), event);
            let mut next = Some(read.unwrap_or_else(|_| panic!("no event: {event}")));
            while let Some(event) = next {
                let noticed =
                    self.table.play(&event).unwrap_or_else(|it| panic!("{event:?}: {it:?}"));
                let viewer = Viewer::Seat(self.seat);
                for (_, news) in noticed.iter().filter(|(other, _)| *other == viewer) {
                    lines.extend(self.play_ui.tell(Seen::of(&self.table, viewer), news).lines);
                }
                next = self.table.publicly_forced();
            }
        }
        text(&lines)
    }

    /// What the reader is shown when their seat is asked.
    pub(crate) fn asked(&mut self) -> String {
        text(&self.play_ui.ask(Seen::of(&self.table, Viewer::Seat(self.seat)), false))
    }

    pub(crate) fn shown(&self, sight: Sight) -> String {
        text(&self.play_ui.show(self.seen(), sight))
    }

    pub(crate) fn prompt(&self) -> String {
        self.play_ui.prompt(self.seen())
    }

    /// What a line is read as.
    pub(crate) fn reading(&mut self, line: &str) -> Option<Reading> {
        self.play_ui.read(Seen::of(&self.table, Viewer::Seat(self.seat)), line)
    }

    /// What a line is read as, in text: moves, a question with its mark, or nothing.
    pub(crate) fn read(&mut self, line: &str) -> String {
        match self.reading(line) {
            Some(Reading::Moves(moves)) => moves.join(", "),
            Some(Reading::Unclear(question)) => plain(&format!("? {question}")),
            None => String::new(),
        }
    }

    /// The answer to a refused line.
    pub(crate) fn refused(&mut self, line: &str) -> String {
        let reading = self.reading(line);
        let Some(Reading::Moves(moves)) = reading else { panic!("{line}: {reading:?}") };
        let refusal = match self.table.game().read_move(&moves[0]) {
            Ok(choice) => self.table.check(self.seat, choice).expect_err("refused"),
            Err(munera_rules::ReadError::Refused(refusal)) => refusal,
            Err(error) => panic!("{line}: {error:?}"),
        };
        let locale = Locale::of(self.language);
        text(&refused(locale, &self.play_ui, self.seen(), &moves[0], &refusal))
    }
}

/// The text of lines, which must fit on the screen.
pub(crate) fn text(lines: &[String]) -> String {
    let text = plain(&lines.join("\n"));
    assert_fits(&text);
    text
}
