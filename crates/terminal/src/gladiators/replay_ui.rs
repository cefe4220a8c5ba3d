//! Tells a record of Gladiators.

use munera_guide::SeatSecrets;
use munera_guide::gladiators::{GladiatorsHappening, GladiatorsStory};
use munera_rules::Seat;
use munera_rules::gladiators::{Gladiators, Phase, View};

use super::board::Board;
use super::play_ui::TURNS_BETWEEN;
use super::tell::tell;
use super::words::Words;
use crate::names::Names;
use crate::paint;
use crate::play_ui::{ReplayUi, Seen, Step};
use crate::replay::step_number;

/// Tells every event, with all hands open.
pub(crate) struct GladiatorsReplayUi {
    words: Words,
    /// The table before the event.
    seen: View,
    /// The turn after which the whole table was last shown.
    shown: u32,
}

impl GladiatorsReplayUi {
    fn line(&self, number: &str, seat: u8, text: &str) -> Vec<String> {
        paint::paragraph(&format!("{number}  {}  ", self.words.name(seat)), text)
    }

    /// All players with their hands.
    fn table(&mut self, seen: Seen<'_, Gladiators>, secrets: &[SeatSecrets]) -> Vec<String> {
        self.shown = seen.view.turns();
        let mut lines = vec![String::new()];
        lines.extend(Board::of(&self.words, seen).lines());
        let hand = |seat: Seat| {
            let cards = &secrets[seat.index()].hand;
            let cards = if cards.is_empty() { "—".to_owned() } else { cards.join(" ") };
            format!("{} {cards}", self.words.seat(seat.number()))
        };
        let hands: Vec<String> = seen.view.alive().iter().map(hand).collect();
        let head = format!("  {} ", self.words.text("gladiators-label-hands"));
        lines.extend(paint::flow(&head, hands.iter().map(String::as_str), " · "));
        lines
    }

    /// The title of a new turn, from time to time with the table.
    fn turn_begins(&mut self, seen: Seen<'_, Gladiators>, secrets: &[SeatSecrets]) -> Vec<String> {
        let view = seen.view;
        let Some(seat) = view.turn() else { return Vec::new() };
        let is_first = self.seen.phase() == Phase::Setup;
        let is_due = is_first || view.turns() >= self.shown + TURNS_BETWEEN;
        let mut lines = if is_due { self.table(seen, secrets) } else { Vec::new() };
        let title = format!("{} · {}", self.words.turn(view), self.words.seat(seat.number()));
        lines.push(String::new());
        lines.push(format!("{} {}", step_number(None), paint::strong(&title)));
        lines
    }
}

impl ReplayUi<Gladiators> for GladiatorsReplayUi {
    fn new(seen: Seen<'_, Gladiators>, names: Names) -> Self {
        Self { words: Words::new(seen.game, names), seen: *seen.view, shown: 0 }
    }

    fn begin(&mut self, seen: Seen<'_, Gladiators>, secrets: &[SeatSecrets]) -> Vec<String> {
        if self.seen.phase() == Phase::Fresh {
            return Vec::new();
        }
        let mut lines = self.table(seen, secrets);
        lines.extend(self.turn_begins(seen, secrets));
        lines
    }

    fn tell(&mut self, step: &Step<'_, Gladiators>) -> Vec<String> {
        let (story, view) = (GladiatorsStory::of(step.news), step.seen.view);
        let board = Board::of(&self.words, step.seen);
        let account = tell(&self.seen, &board, &story);
        let number = step_number(Some(step.number));
        let actor = self.seen.turn().map(Seat::number).filter(|it| Some(*it) != account.who);
        // All players see that an empty hand can only pass, so that is not told.
        let is_told = match story.happening {
            GladiatorsHappening::Pass { seat } => {
                !self.seen.hand_traits(Seat::new(seat)).is_empty()
            }
            _ => true,
        };
        let mut lines = Vec::new();
        match (account.who, actor) {
            (Some(seat), None) => lines.extend(self.line(&number, seat, &account.line())),
            // Effects of a pass are told about the seat that acts.
            (Some(seat), Some(actor)) => {
                if is_told {
                    lines.extend(self.line(&number, seat, &account.sentence));
                }
                if !account.effects.is_empty() {
                    let number = if is_told { step_number(None) } else { number };
                    lines.extend(self.line(&number, actor, &account.come_of()));
                }
            }
            (None, _) => lines.extend(paint::paragraph(&format!("{number} "), &account.line())),
        }
        if matches!(story.happening, GladiatorsHappening::Setup { .. }) {
            lines.push(String::new());
            lines.extend(board.lines());
            lines.push(String::new());
        }
        let is_turn = matches!(view.phase(), Phase::Turn { has_played: false });
        let was_setup = self.seen.phase() == Phase::Setup;
        if is_turn && (was_setup || view.turns() != self.seen.turns()) {
            lines.extend(self.turn_begins(step.seen, step.secrets));
        }
        self.seen = *view;
        lines
    }

    fn end(&mut self, seen: Seen<'_, Gladiators>, secrets: &[SeatSecrets]) -> Vec<String> {
        let mut lines = self.table(seen, secrets);
        let board = Board::of(&self.words, seen);
        lines.push(String::new());
        lines.extend(board.guide.ending.iter().flat_map(|ending| self.words.ending(ending)));
        lines
    }
}
