//! Tells a record of Gorus Maximus.

use munera_guide::gorus::{GorusGuide, GorusStory};
use munera_guide::{Guided as _, SeatSecrets};
use munera_protocol::codec::gorus::GorusParty;
use munera_rules::Seat;
use munera_rules::gorus::{Gorus, Word};

use super::board::{Board, bout_line};
use super::tell;
use super::words::Words;
use crate::names::Names;
use crate::paint;
use crate::play_ui::{ReplayUi, Seen, Step};
use crate::replay::step_number;

/// Tells every deal and every play, with all hands open.
pub(crate) struct GorusReplayUi {
    words: Words,
    /// How many plays of the running bout have been told.
    shown: usize,
}

impl GorusReplayUi {
    /// All hands, and the pile.
    fn hands(&self, secrets: &[SeatSecrets], pile: Option<&str>) -> Vec<String> {
        let row = |name: String, cards: Vec<&str>| {
            let cards: Vec<String> = cards.iter().map(|card| self.words.written(card)).collect();
            let head = format!("{} {name}  ", step_number(None));
            paint::flow(&head, cards.iter().map(String::as_str), " ")
        };
        let mut lines = Vec::new();
        for (seat, secrets) in (0_u8..).zip(secrets) {
            let cards = secrets.hand.iter().map(String::as_str).collect();
            lines.extend(row(self.words.name(GorusParty::Seat(seat.into())), cards));
        }
        if let Some(pile) = pile {
            let label = if self.words.is_solo() {
                "gorus-label-contenders"
            } else {
                "gorus-label-pile-cards"
            };
            let name = self.words.in_column(&self.words.text(label));
            lines.extend(row(name, pile.split('.').collect()));
        }
        lines
    }

    /// The title of a bout, and its first gladiator if a contender opens it.
    fn bout_begins(&mut self, board: &Board) -> Vec<String> {
        let Some(bout) = &board.guide.bout else { return Vec::new() };
        let title = bout_line(&self.words, board.bout, bout.preferred_before.as_deref());
        let mut lines = vec![String::new(), format!("{} {title}", step_number(None))];
        let plays = bout.plays.iter();
        let margin = step_number(None);
        lines.extend(plays.flat_map(|play| tell::play_lines(&self.words, &margin, play, None)));
        self.shown = bout.plays.len();
        lines
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> ReplayUi<Gorus<W, SEATS, CARDS>>
    for GorusReplayUi
{
    fn new(seen: Seen<'_, Gorus<W, SEATS, CARDS>>, names: Names) -> Self {
        let teams = seen.game.team(Seat::new(0)).is_some();
        let guide = GorusGuide::of(seen.game, seen.view);
        Self { words: Words::new(guide, teams, names), shown: 0 }
    }

    fn begin(
        &mut self,
        seen: Seen<'_, Gorus<W, SEATS, CARDS>>,
        secrets: &[SeatSecrets],
    ) -> Vec<String> {
        let teams = self.words.teams();
        let mut lines: Vec<String> =
            teams.iter().flat_map(|line| paint::paragraph("", line)).collect();
        let board = Board::of(seen);
        if board.guide.bout.is_some() {
            lines.extend(self.hands(secrets, None));
            lines.extend(self.bout_begins(&board));
        }
        lines
    }

    fn tell(&mut self, step: &Step<'_, Gorus<W, SEATS, CARDS>>) -> Vec<String> {
        let board = Board::of(step.seen);
        let number = step_number(Some(step.number));
        match GorusStory::of(step.news) {
            GorusStory::Deal { dealer, .. } => {
                let name = self.words.party(GorusParty::Seat(dealer.into()));
                let variables = [("round", board.round.into()), ("name", name.into())];
                let title = self.words.format("gorus-replay-deal", &variables);
                let mut lines = vec![String::new(), format!("{number} {}", paint::strong(&title))];
                let pile = step.text.split_once('|').map(|(_, pile)| pile);
                lines.extend(self.hands(step.secrets, pile));
                lines.extend(self.bout_begins(&board));
                lines
            }
            GorusStory::Play { drawn, bout, round, .. } => {
                let Some(told) = bout.as_deref().or(board.guide.bout.as_ref()) else {
                    return Vec::new();
                };
                let mut lines = Vec::new();
                // The first play is the seat's; a contender may follow.
                let (mut number, mut drawn) =
                    (number, drawn.map(|card| tell::drawn(&self.words, &card)));
                for play in &told.plays[self.shown..] {
                    lines.extend(tell::play_lines(&self.words, &number, play, drawn.take()));
                    number = step_number(None);
                }
                self.shown = told.plays.len();
                let Some(bout) = &bout else { return lines };
                let counted = round.as_deref().and_then(tell::last_counted);
                lines.extend(tell::bout_ends(&self.words, &step_number(None), bout, counted));
                match round {
                    Some(round) => lines.extend(tell::round_ends(&self.words, &round, &board)),
                    None => lines.extend(self.bout_begins(&board)),
                }
                lines
            }
        }
    }

    fn end(&mut self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>, _: &[SeatSecrets]) -> Vec<String> {
        Board::of(seen).ending(&self.words)
    }
}
