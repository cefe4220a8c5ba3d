//! The screen of a running game of Gladiators.

use munera_guide::gladiators::{GladiatorsEffect, GladiatorsHappening, GladiatorsStory};
use munera_rules::gladiators::{Gladiators, News, Phase, Trait, View};
use munera_rules::{Game, Seat};

use super::board::Board;
use super::reading::Wish;
use super::tell::{Account, drawn, tell};
use super::words::Words;
use crate::command::Sight;
use crate::names::Names;
use crate::paint;
use crate::play_ui::{PlayUi, Reading, Seen, Told};

/// Shows a game to one reader.
pub(crate) struct GladiatorsPlayUi {
    pub(super) words: Words,
    /// What the reader saw before the event.
    seen: View,
    /// A line that waits for its effects.
    open: Option<Open>,
    /// The last turn whose number is in the margin.
    numbered: Option<u32>,
    /// The turn after which the whole table was last shown.
    shown: u32,
    /// Whether the reader passes until their next turn.
    passes_on: bool,
}

/// A line that is not written yet.
enum Open {
    /// An action that no seat has responded to yet.
    Announced(u8, String),
    /// The cards that a seat draws, one after another.
    Draws(u8, Vec<String>),
}

/// The width of the margin with the numbers of turns.
const MARGIN: usize = 3;
/// After how many turns a reader who only watches sees the table: about a screenful.
pub(super) const TURNS_BETWEEN: u32 = 8;

impl GladiatorsPlayUi {
    // ---- Lines of the story

    /// The number of the turn, if it has not been written yet.
    fn margin(&mut self) -> String {
        if matches!(self.seen.phase(), Phase::Fresh | Phase::Setup) {
            return " ".repeat(MARGIN + 1);
        }
        let turn = self.seen.turns() + 1;
        let is_new = self.numbered.replace(turn) != Some(turn);
        let number = if is_new { turn.to_string() } else { String::new() };
        paint::faint(&format!("{number:>MARGIN$} "))
    }

    fn line(&mut self, who: Option<u8>, text: &str) -> Vec<String> {
        let margin = self.margin();
        let head = match who {
            Some(seat) => format!("{margin} {}  ", self.words.name(seat)),
            None => format!("{margin} "),
        };
        paint::paragraph(&head, text)
    }

    /// The line that waited.
    fn flush(&mut self) -> Vec<String> {
        match self.open.take() {
            None => Vec::new(),
            Some(Open::Announced(seat, text)) => self.line(Some(seat), &text),
            Some(Open::Draws(seat, cards)) => {
                let cards = [("cards", cards.join(", ").into())];
                let text = self.words.about("gladiators-deed-draw", seat, &cards);
                self.line(Some(seat), &text)
            }
        }
    }

    fn event(&mut self, story: &GladiatorsStory, account: Account) -> Vec<String> {
        match &story.happening {
            GladiatorsHappening::Draw { seat, of_trait, card } => {
                let card = drawn(&self.words, of_trait, card.as_deref());
                if let Some(Open::Draws(drawer, cards)) = &mut self.open
                    && drawer == seat
                {
                    cards.push(card);
                    return Vec::new();
                }
                let lines = self.flush();
                self.open = Some(Open::Draws(*seat, vec![card]));
                lines
            }
            GladiatorsHappening::Announce { seat, .. } => {
                let lines = self.flush();
                self.open = Some(Open::Announced(*seat, account.sentence));
                lines
            }
            GladiatorsHappening::Pass { .. } => self.resolve(account),
            GladiatorsHappening::Setup { .. } => {
                let mut lines = vec![String::new()];
                lines.extend(self.line(None, &account.line()));
                lines
            }
            GladiatorsHappening::Respond { .. } => {
                let mut lines = self.flush();
                lines.extend(self.line(account.who, &account.sentence));
                lines.extend(self.resolve(account));
                lines
            }
            GladiatorsHappening::Play { .. } | GladiatorsHappening::Restock { .. } => {
                let mut lines = self.flush();
                lines.extend(self.line(account.who, &account.line()));
                lines
            }
        }
    }

    /// A pass is not told. Its effects are told with the announcement, or after the responses.
    fn resolve(&mut self, account: Account) -> Vec<String> {
        if account.effects.is_empty() {
            return Vec::new();
        }
        if let Some(Open::Announced(seat, sentence)) =
            self.open.take_if(|open| matches!(open, Open::Announced(..)))
        {
            return self.line(Some(seat), &Account { sentence, ..account }.line());
        }
        let mut lines = self.flush();
        let actor = self.seen.turn().map(Seat::number);
        lines.extend(self.line(actor, &account.come_of()));
        lines
    }

    /// A reader who watches sees the table from time to time, and gets a pause to read.
    fn watch(&mut self, seen: Seen<'_, Gladiators>) -> Told {
        let view = seen.view;
        let is_turn = matches!(view.phase(), Phase::Turn { has_played: false });
        let is_first = view.turns() == 0 && self.seen.phase() == Phase::Setup;
        if !is_turn || !(is_first || view.turns() >= self.shown + TURNS_BETWEEN) {
            return Told::default();
        }
        let mut lines = self.flush();
        self.shown = view.turns();
        lines.extend(self.table(seen));
        Told { lines, pause: Some(self.words.text("gladiators-prompt-watch")) }
    }

    fn table(&self, seen: Seen<'_, Gladiators>) -> Vec<String> {
        let board = Board::of(&self.words, seen);
        let mut lines = vec![String::new(), board.title()];
        lines.extend(board.lines());
        lines
    }
}

/// Whether the announced action is aimed at the reader.
fn is_aimed(board: &Board<'_>) -> bool {
    let target = board.guide.pending.as_ref().and_then(|pending| pending.action.target);
    target.is_some_and(|target| board.words.is_you(target))
}

impl PlayUi<Gladiators> for GladiatorsPlayUi {
    fn new(seen: Seen<'_, Gladiators>, names: Names) -> Self {
        Self {
            words: Words::new(seen.game, names),
            seen: *seen.view,
            open: None,
            numbered: None,
            shown: 0,
            passes_on: false,
        }
    }

    fn welcome(&self, seen: Seen<'_, Gladiators>) -> Vec<String> {
        let words = &self.words;
        let options = seen.game.options();
        let mut lines = vec![words.welcome(), words.text("gladiators-welcome-aim")];
        lines.extend(
            options
                .turn_limit
                .map(|limit| words.format("gladiators-welcome-limit", &[("limit", limit.into())])),
        );
        let open = options.open_history.then_some("gladiators-welcome-open-history");
        let help = words.you().map(|_| "gladiators-welcome-help");
        lines.extend(open.into_iter().chain(help).map(|id| words.text(id)));
        lines
    }

    fn tell(&mut self, seen: Seen<'_, Gladiators>, news: &News) -> Told {
        let story = GladiatorsStory::of(news);
        let account = tell(&self.seen, &Board::of(&self.words, seen), &story);
        let mut lines = self.event(&story, account);
        // Before the first turn, a hand is drawn card by card and told as a whole.
        if matches!(self.open, Some(Open::Draws(..))) && seen.view.phase() != Phase::Setup {
            lines.extend(self.flush());
        }
        let you = self.words.you();
        let fell = |effect: &GladiatorsEffect| matches!(effect, GladiatorsEffect::Falls { seat } if self.words.is_you(*seat));
        let is_over = matches!(seen.view.phase(), Phase::Over { .. });
        let mut pause = None;
        if story.effects.iter().any(fell) && !is_over {
            self.shown = seen.view.turns();
            let line = paint::strong(&self.words.text("gladiators-you-fell"));
            lines.extend(paint::paragraph("", &line));
            pause = Some(self.words.text("gladiators-prompt-watch"));
        } else if you.is_none_or(|seat| !seen.view.alive().contains(Seat::new(seat))) {
            let watched = self.watch(seen);
            lines.extend(watched.lines);
            pause = watched.pause;
        }
        self.seen = *seen.view;
        Told { lines, pause }
    }

    fn end(&mut self, seen: Seen<'_, Gladiators>) -> Vec<String> {
        let mut lines = self.flush();
        let board = Board::of(&self.words, seen);
        lines.push(String::new());
        lines.extend(board.lines());
        lines.push(String::new());
        lines.extend(board.guide.ending.iter().flat_map(|ending| self.words.ending(ending)));
        lines
    }

    /// The table is shown with the reader's turn, with an action aimed at the reader, and on
    /// request.
    fn ask(&mut self, seen: Seen<'_, Gladiators>, again: bool) -> Vec<String> {
        let mut lines = self.flush();
        let board = Board::of(&self.words, seen);
        let view = seen.view;
        let is_first_draw = view.phase() == Phase::Setup
            && view.asked().is_some_and(|seat| view.hand_traits(seat).is_empty());
        let is_turn = matches!(view.phase(), Phase::Turn { .. });
        if again || is_turn || is_first_draw || is_aimed(&board) {
            lines.extend(self.table(seen));
            // The announcement has scrolled up, so it is repeated.
            if let Some(pending) = &board.guide.pending {
                let tops = board.tops(pending.seat);
                let action = self.words.action(pending.seat, &pending.action, tops);
                let name = self.words.seat(pending.seat);
                let line = paint::strong(&format!("{name} {action}."));
                lines.extend(paint::paragraph("", &line));
            }
        }
        lines.extend(board.menu());
        lines
    }

    fn prompt(&self, seen: Seen<'_, Gladiators>) -> String {
        self.words.text(match seen.view.phase() {
            Phase::Turn { has_played: true } => "gladiators-prompt-action",
            Phase::Responses => "gladiators-prompt-response",
            Phase::Setup | Phase::Draw => "gladiators-prompt-draw",
            _ => "gladiators-prompt-turn",
        })
    }

    fn read(&mut self, seen: Seen<'_, Gladiators>, line: &str) -> Option<Reading> {
        match Board::of(&self.words, seen).read(line)? {
            Wish::Moves(reading) => Some(reading),
            Wish::PassOn => {
                self.passes_on = true;
                Some(Reading::one("pass"))
            }
        }
    }

    fn standing_answer(&mut self, seen: Seen<'_, Gladiators>) -> Option<String> {
        if seen.view.phase() != Phase::Responses {
            self.passes_on = false;
        }
        let passes = self.passes_on && !is_aimed(&Board::of(&self.words, seen));
        passes.then(|| "pass".to_owned())
    }

    fn write(&self, choice: &str) -> String {
        self.words.write(choice)
    }

    /// A refused attack shows the powers that it would have needed.
    fn help(&self, seen: Seen<'_, Gladiators>, refused: &str) -> (Option<String>, Vec<String>) {
        let board = Board::of(&self.words, seen);
        let target = refused.strip_prefix("attack ").and_then(|target| target.parse::<u8>().ok());
        let is_barred = |target: &u8| board.guide.barred.iter().any(|it| it.target == *target);
        let compared = board.asked().zip(target.filter(is_barred)).map(|(seat, target)| {
            let [own, theirs] = [seat, target].map(|seat| board.tops(seat).effective());
            let variables = [
                ("name", self.words.seat(target).into()),
                ("speed", own.of(Trait::Speed).into()),
                ("attack", own.of(Trait::Attack).into()),
                ("quickness", theirs.of(Trait::Speed).into()),
                ("defense", theirs.of(Trait::Defense).into()),
            ];
            self.words.format("gladiators-compared", &variables)
        });
        let is_asked = board.asked().is_some();
        (compared, if is_asked { board.legal() } else { Vec::new() })
    }

    fn show(&self, seen: Seen<'_, Gladiators>, sight: Sight) -> Vec<String> {
        let board = Board::of(&self.words, seen);
        match sight {
            Sight::Table | Sight::Last | Sight::Cards | Sight::Bets => self.table(seen),
            Sight::Score => board.score(),
            Sight::History => board.history(seen.game.options().open_history),
        }
    }
}
