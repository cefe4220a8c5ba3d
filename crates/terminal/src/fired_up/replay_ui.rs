//! Tells a record of Fired Up.

use munera_guide::SeatSecrets;
use munera_guide::fired_up::{FiredUpHappening, FiredUpStory};
use munera_rules::Event;
use munera_rules::fired_up::{FiredUp, Move, Phase, View};

use super::board::Board;
use super::tell::{Battle, Line};
use super::words::Words;
use crate::names::Names;
use crate::paint;
use crate::play_ui::{ReplayUi, Seen, Step};
use crate::replay::step_number;

/// Tells every event, including secret choices.
pub(crate) struct FiredUpReplayUi {
    words: Words,
    battle: Battle,
    /// The table before the event.
    seen: View,
}

fn table(board: &Board<'_>) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(board.lines());
    lines.extend(board.bets(false));
    lines.push(String::new());
    lines
}

impl ReplayUi<FiredUp> for FiredUpReplayUi {
    fn new(seen: Seen<'_, FiredUp>, names: Names) -> Self {
        let words = Words::new(seen.game, names);
        Self { words, battle: Battle::default(), seen: *seen.view }
    }

    /// A record begins with its setup (U2); before it there is nothing to show.
    fn begin(&mut self, _seen: Seen<'_, FiredUp>, _secrets: &[SeatSecrets]) -> Vec<String> {
        Vec::new()
    }

    fn tell(&mut self, step: &Step<'_, FiredUp>) -> Vec<String> {
        let story = FiredUpStory::of(step.seen.game, step.news);
        let board = Board::of(&self.words, step.seen);
        let account = self.battle.tell(&self.seen, &board, &story);
        let mut number = step_number(Some(step.number));
        let mut lines = Vec::new();
        // The news of an answer after an attack do not say which seat answered, but the record
        // does.
        let told = match (step.event, &story.happening) {
            (Event::Move(seat, Move::Wait), _) => {
                let seat = seat.number();
                Some((Some(seat), self.words.about("fired-up-deed-wait", seat, &[])))
            }
            (_, FiredUpHappening::Scored { .. } | FiredUpHappening::Fought { .. }) => None,
            _ => Some((account.who, account.sentence)),
        };
        if let Some((who, sentence)) = told {
            let name = who.map(|seat| format!("{}  ", self.words.name(seat))).unwrap_or_default();
            lines.extend(paint::paragraph(&format!("{number}  {name}"), &sentence));
            number = step_number(None);
        }
        for line in account.lines {
            match line {
                Line::Title(title) => {
                    let title = format!("{}  {}", step_number(None), paint::strong(&title));
                    lines.extend([String::new(), title]);
                }
                Line::Text(text) | Line::Below(text) => {
                    lines.extend(paint::paragraph(&format!("{number}  "), &text));
                    number = step_number(None);
                }
                Line::Set(set) => {
                    lines.extend(set.iter().map(|line| format!("{}{line}", step_number(None))));
                }
            }
        }
        let phase = step.seen.view.phase();
        if phase == Phase::Keep && self.seen.phase() != Phase::Keep {
            lines.extend(table(&board));
        }
        self.seen = *step.seen.view;
        lines
    }

    fn end(&mut self, seen: Seen<'_, FiredUp>, _secrets: &[SeatSecrets]) -> Vec<String> {
        let board = Board::of(&self.words, seen);
        let mut lines = table(&board);
        lines.extend(board.ending());
        lines
    }
}
