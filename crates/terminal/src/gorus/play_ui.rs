//! The screen of a running game of Gorus Maximus.

use munera_guide::Guided as _;
use munera_guide::gorus::{GorusBout, GorusGuide, GorusStory, GorusTakenBout};
use munera_protocol::codec::gorus::GorusParty;
use munera_rules::Seat;
use munera_rules::gorus::{Gorus, News, Word};

use super::board::{Board, bout_line};
use super::words::Words;
use super::{menu, reading, tell};
use crate::command::Sight;
use crate::names::Names;
use crate::paint;
use crate::play_ui::{PlayUi, Reading, Seen, Told};

/// Shows a game to one reader.
pub(crate) struct GorusPlayUi {
    words: Words,
    /// The running round, or the one that has just ended.
    round: u8,
    /// Its complete bouts.
    bouts: Vec<ToldBout>,
    /// The bouts of the round before it.
    earlier: Vec<ToldBout>,
    /// How many plays of the running bout are on the screen; `None` if the bout is not shown yet.
    shown: Option<usize>,
    /// The gladiator that the reader drew in the running bout.
    drawn: Option<String>,
}

/// A complete bout that was told.
struct ToldBout {
    bout: GorusBout,
    /// Its count, if it was the last of its round.
    counted: Option<GorusTakenBout>,
}

impl ToldBout {
    fn lines(&self, words: &Words) -> Vec<String> {
        tell::bout(words, &self.bout, self.counted.as_ref())
    }
}

impl GorusPlayUi {
    /// The part of a complete bout that is not on the screen yet, and its winner.
    fn tell_bout(&mut self, bout: GorusBout, counted: Option<&GorusTakenBout>) -> Vec<String> {
        let words = &self.words;
        let mut lines = Vec::new();
        let shown = self.shown.take();
        if shown.is_none() {
            // The reader was not asked in this bout. A spectator sees it as a whole.
            let number = self.bouts.len() as u8 + 1;
            let preferred = bout.preferred_before.as_deref();
            lines.extend([String::new(), bout_line(words, number, preferred)]);
        }
        let drawn = self.drawn.take();
        for play in &bout.plays[shown.unwrap_or(0)..] {
            let drawn = drawn.as_deref().filter(|_| words.is_you(play.by));
            let drawn = drawn.map(|card| tell::drawn(words, card));
            lines.extend(tell::play_lines(words, "", play, drawn));
        }
        lines.extend(tell::bout_ends(words, "", &bout, counted));
        self.bouts.push(ToldBout { bout, counted: counted.cloned() });
        lines
    }

    fn last_bout(&self) -> Vec<String> {
        let Some(bout) = self.bouts.last() else {
            return vec![self.words.text("gorus-no-last-bout")];
        };
        let title = paint::strong(&self.words.text("gorus-last-bout-title"));
        std::iter::once(title).chain(bout.lines(&self.words)).collect()
    }

    /// G3.7: the running round only at a table with open history, a finished one always. The guide
    /// has a tally where the bouts of the round may be seen.
    fn history(&self, board: &Board) -> Vec<String> {
        let words = &self.words;
        let is_open = board.guide.tally.is_some();
        let (round, bouts) = if is_open && !self.bouts.is_empty() {
            (self.round, &self.bouts)
        } else {
            (self.round.saturating_sub(1), &self.earlier)
        };
        let mut lines = Vec::new();
        if !bouts.is_empty() {
            let title = words.format("gorus-history-round", &[("round", round.into())]);
            lines.push(paint::strong(&title));
        }
        for (place, told) in bouts.iter().enumerate() {
            lines.push(bout_line(words, place as u8 + 1, told.bout.preferred_before.as_deref()));
            lines.extend(told.lines(words));
        }
        if !is_open {
            lines.extend(paint::paragraph("", &words.text("gorus-history-closed")));
        } else if bouts.is_empty() {
            lines.push(words.text("gorus-no-last-bout"));
        }
        lines
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> PlayUi<Gorus<W, SEATS, CARDS>>
    for GorusPlayUi
{
    fn new(seen: Seen<'_, Gorus<W, SEATS, CARDS>>, names: Names) -> Self {
        let teams = seen.game.team(Seat::new(0)).is_some();
        Self {
            words: Words::new(GorusGuide::of(seen.game, seen.view), teams, names),
            round: 0,
            bouts: Vec::new(),
            earlier: Vec::new(),
            shown: None,
            drawn: None,
        }
    }

    fn welcome(&self, _seen: Seen<'_, Gorus<W, SEATS, CARDS>>) -> Vec<String> {
        let words = &self.words;
        let has_reader = words.you().is_some();
        let target = [("target", words.sides[0].target.into())];
        let mut lines = words.teams();
        if !words.is_solo() {
            let seats = (0..words.players).map(|seat| words.party(GorusParty::Seat(seat.into())));
            let names = seats.collect::<Vec<_>>().join(" → ");
            lines.push(words.format("welcome-seats", &[("names", names.into())]));
        } else if has_reader {
            lines.push(words.format("gorus-welcome-solo", &target));
        }
        if !words.teams && !words.is_solo() {
            lines.push(words.format("gorus-welcome-target", &target));
        }
        lines.push(words.favour_line());
        lines.extend(has_reader.then(|| words.text("gorus-welcome-help")));
        lines
    }

    fn tell(&mut self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>, news: &News<W>) -> Told {
        match GorusStory::of(news) {
            GorusStory::Deal { dealer, .. } => {
                self.round = Board::of(seen).round;
                self.earlier = std::mem::take(&mut self.bouts);
                let lines = tell::round_begins(&self.words, self.round, dealer);
                Told { lines, pause: None }
            }
            GorusStory::Play { drawn, bout, round, .. } => {
                self.drawn = drawn.or(self.drawn.take());
                let Some(bout) = bout else { return Told::default() };
                let counted = round.as_deref().and_then(tell::last_counted);
                let mut lines = self.tell_bout(*bout, counted);
                let pause = round.map(|round| {
                    lines.extend(tell::round_ends(&self.words, &round, &Board::of(seen)));
                    self.words.text("gorus-prompt-next-round")
                });
                Told { lines, pause }
            }
        }
    }

    fn end(&mut self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>) -> Vec<String> {
        Board::of(seen).ending(&self.words)
    }

    /// The bout and the hand.
    fn ask(&mut self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>, _again: bool) -> Vec<String> {
        let board = Board::of(seen);
        self.shown = board.guide.bout.as_ref().map(|bout| bout.plays.len());
        let mut lines = board.lines(&self.words);
        lines.extend(menu::lines(&self.words, &board));
        lines
    }

    fn prompt(&self, _seen: Seen<'_, Gorus<W, SEATS, CARDS>>) -> String {
        self.words.text("gorus-prompt-card")
    }

    fn read(&mut self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>, line: &str) -> Option<Reading> {
        reading::read(&self.words, &Board::of(seen), line)
    }

    fn write(&self, choice: &str) -> String {
        self.words.card_in_text(choice)
    }

    fn help(
        &self,
        seen: Seen<'_, Gorus<W, SEATS, CARDS>>,
        _refused: &str,
    ) -> (Option<String>, Vec<String>) {
        (None, menu::legal(&self.words, &Board::of(seen)))
    }

    fn show(&self, seen: Seen<'_, Gorus<W, SEATS, CARDS>>, sight: Sight) -> Vec<String> {
        match sight {
            Sight::Last => self.last_bout(),
            Sight::History => self.history(&Board::of(seen)),
            Sight::Score => Board::of(seen).score(&self.words),
            // Between rounds the table is empty.
            Sight::Table | Sight::Cards | Sight::Bets => Vec::new(),
        }
    }

    fn reminders(&self, _seen: Seen<'_, Gorus<W, SEATS, CARDS>>) -> Vec<String> {
        vec![self.words.favour_line()]
    }
}
