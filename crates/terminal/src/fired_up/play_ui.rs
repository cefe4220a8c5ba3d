//! The screen of a running game of Fired Up.

use munera_guide::fired_up::{
    FiredUpEffect, FiredUpFighter, FiredUpHappening, FiredUpHighlightPlace, FiredUpStory,
};
use munera_rules::fired_up::{Fighter, FiredUp, News, Phase, View};
use munera_rules::{Game, GameOptions};

use super::board::Board;
use super::menu::Question;
use super::reading::in_order;
use super::tell::{Account, Battle, Line, discarded};
use super::words::Words;
use crate::command::Sight;
use crate::names::Names;
use crate::play_ui::{PlayUi, Reading, Seen, Told};
use crate::{house_rules, paint};

/// Shows a game to one reader.
pub(crate) struct FiredUpPlayUi {
    words: Words,
    battle: Battle,
    /// What the reader saw before the event.
    seen: View,
    /// Another seat's turn; it is told as one line when it ends.
    open: Option<Turn>,
}

/// What a seat has done in its turn.
struct Turn {
    seat: u8,
    /// The dice of the first roll, and of each roll again.
    dice: Vec<String>,
    discarded: String,
    /// What the seat did, each with how often.
    sentences: Vec<(String, usize)>,
}

impl Turn {
    fn add(&mut self, sentence: String) {
        match self.sentences.iter_mut().find(|(other, _)| *other == sentence) {
            Some((_, count)) => *count += 1,
            None => self.sentences.push((sentence, 1)),
        }
    }

    /// The whole turn, to be read after the name.
    fn text(&self, words: &Words) -> String {
        let times = |(sentence, count): &(String, usize)| match count {
            1 => sentence.clone(),
            _ => format!("{sentence} ×{count}"),
        };
        let mut sentences: Vec<String> = self.sentences.iter().map(times).collect();
        if !self.discarded.is_empty() {
            let dice = in_order(&self.discarded);
            sentences.push(paint::faint(&discarded(words, self.seat, &dice)));
        }
        format!("{}  {}", paint::faint(&self.dice.join("→")), sentences.join(" · "))
    }
}

impl FiredUpPlayUi {
    // ---- Lines of the story

    fn line(&self, seat: u8, text: &str) -> Vec<String> {
        paint::paragraph(&format!("  {}  ", self.words.name(seat)), text)
    }

    /// The lines of the turn that has ended.
    fn flush(&mut self) -> Vec<String> {
        let turn = self.open.take();
        turn.map_or_else(Vec::new, |turn| self.line(turn.seat, &turn.text(&self.words)))
    }

    fn happening(
        &mut self,
        game: &FiredUp,
        happening: FiredUpHappening,
        told: Account,
    ) -> Vec<String> {
        let Account { who, sentence, .. } = told;
        match (happening, who) {
            (FiredUpHappening::Rolled { seat, dice }, _) => {
                let is_open = self.open.as_ref().is_some_and(|turn| turn.seat == seat);
                let lines = if is_open { Vec::new() } else { self.flush() };
                let new =
                    || Turn { seat, dice: vec![], discarded: String::new(), sentences: vec![] };
                self.open.get_or_insert_with(new).dice.push(dice);
                // The reader's own dice are shown with the question that follows.
                self.open.take_if(|turn| self.words.is_you(turn.seat));
                lines
            }
            (FiredUpHappening::Rerolls { .. } | FiredUpHappening::Stands { .. }, _) => Vec::new(),
            (FiredUpHappening::EndedTurn { .. }, _) => self.flush(),
            // When the turns begin, the reader knows that all seats have chosen.
            (FiredUpHappening::Kept { seat, .. }, _) if !self.words.is_you(seat) => Vec::new(),
            (FiredUpHappening::Setup { fighters, .. }, _) => {
                let mut lines = paint::paragraph("  ", &sentence);
                lines.extend(fighters.iter().flat_map(|it| self.introduced(game, *it)));
                lines
            }
            (FiredUpHappening::Discarded { seat, face }, _)
                if self.open.as_ref().is_some_and(|turn| turn.seat == seat) =>
            {
                self.open.iter_mut().for_each(|turn| turn.discarded.push_str(&face));
                Vec::new()
            }
            _ if sentence.is_empty() => Vec::new(),
            (_, Some(seat)) => {
                if let Some(turn) = self.open.as_mut().filter(|turn| turn.seat == seat) {
                    turn.add(sentence);
                    return Vec::new();
                }
                self.line(seat, &sentence)
            }
            (_, None) => paint::paragraph("  ", &sentence),
        }
    }

    /// Who enters the arena. Section 9: the ability too, because all players must reckon with it, and
    /// what the table has agreed on about it.
    fn introduced(&self, game: &FiredUp, fighter: FiredUpFighter) -> Vec<String> {
        let (locale, options) = (self.words.locale, game.options());
        let head = format!("  {}  ", paint::strong(&self.words.full_name(fighter)));
        let mut lines = paint::hanging(&head, &self.words.character(fighter));
        let ability = Fighter::read(fighter.word()).filter(|_| options.abilities);
        if let Some(ability) = ability.map(Fighter::ability) {
            let head = format!("    {}  ", paint::faint(ability.as_str()));
            lines.extend(paint::paragraph(&head, &locale.rule(ability)));
            let head = " ".repeat(paint::width(&head));
            let changes = house_rules::changes(locale, &options.house_rules(), ability);
            lines.extend(changes.iter().flat_map(|change| paint::paragraph(&head, change)));
        }
        lines
    }

    /// Pauses for reading before the first round and at the end of each round. For a reader who
    /// only watches also before the battle, with the table.
    fn pause(&self, board: &Board<'_>, story: &FiredUpStory) -> Told {
        let is_round = |effect: &FiredUpEffect| matches!(effect, FiredUpEffect::Round { .. });
        let is_new_round = story.effects.iter().any(is_round);
        let is_watching = self.words.you().is_none();
        let is_battle =
            board.view.phase() == Phase::Battle && self.seen.phase() == Phase::Influence;
        let (lines, id) = match (is_new_round, is_watching) {
            (true, true) => (table(board), "fired-up-prompt-watch"),
            (true, false) if self.seen.phase() == Phase::Fresh => {
                (Vec::new(), "fired-up-prompt-begin")
            }
            (true, false) => (Vec::new(), "fired-up-prompt-round"),
            (false, true) if is_battle => (board.fighters(), "fired-up-prompt-watch"),
            (false, _) => return Told::default(),
        };
        Told { lines, pause: Some(self.words.text(id)) }
    }

    // ---- Questions

    /// The dice in front of the reader, with the numbers by which they can be named.
    fn dice(&self, dice: &str, numbered: bool) -> Vec<String> {
        let item = |(number, face): (usize, char)| {
            let name = self.words.influence_face(face);
            let named = format!("{} {name}", paint::strong(&face.to_string()));
            paint::unbroken(&if numbered { format!("{number} {named}") } else { named })
        };
        let items: Vec<String> = (1..).zip(dice.chars()).map(item).collect();
        let head = format!("{} ", paint::strong(&self.words.text("fired-up-label-dice")));
        paint::flow(&head, items.iter().map(String::as_str), " · ")
    }

    /// The reader's kept cards in short form.
    fn kept(&self, board: &Board<'_>) -> Vec<String> {
        let kept = board.cards_at(FiredUpHighlightPlace::Kept);
        let kept: Vec<String> = kept.iter().map(|card| self.words.short_card(card)).collect();
        if kept.is_empty() {
            return Vec::new();
        }
        let head = format!("{} ", paint::strong(&self.words.text("fired-up-label-kept")));
        paint::flow(&head, kept.iter().map(String::as_str), " · ")
    }

    fn show_cards(&self, board: &Board<'_>) -> Vec<String> {
        if board.guide.highlights.is_empty() {
            return vec![self.words.text("fired-up-no-cards")];
        }
        let parts = [
            (Some("fired-up-cards-kept"), FiredUpHighlightPlace::Kept),
            (Some("fired-up-cards-aside"), FiredUpHighlightPlace::Aside),
            (None, FiredUpHighlightPlace::Hand),
        ];
        let part = |(title, place): (Option<&str>, _)| {
            let cards = board.cards_at(place);
            let title = title.filter(|_| !cards.is_empty());
            let mut lines: Vec<String> =
                title.map(|title| paint::strong(&self.words.text(title))).into_iter().collect();
            lines.extend(board.card_list(&cards));
            lines
        };
        parts.into_iter().flat_map(part).collect()
    }
}

/// The whole table.
fn table(board: &Board<'_>) -> Vec<String> {
    let mut lines = vec![String::new(), board.title()];
    lines.extend(board.lines());
    lines.extend(board.bets(false));
    lines
}

impl PlayUi<FiredUp> for FiredUpPlayUi {
    fn new(seen: Seen<'_, FiredUp>, names: Names) -> Self {
        let words = Words::new(seen.game, names);
        Self { words, battle: Battle::default(), seen: *seen.view, open: None }
    }

    fn welcome(&self, seen: Seen<'_, FiredUp>) -> Vec<String> {
        let words = &self.words;
        let mut lines = vec![words.welcome(), words.text("fired-up-welcome-aim")];
        let plain = (!seen.game.options().abilities).then_some("fired-up-welcome-no-abilities");
        let help = words.you().map(|_| "fired-up-welcome-help");
        lines.extend(plain.into_iter().chain(help).map(|id| words.text(id)));
        lines
    }

    fn tell(&mut self, seen: Seen<'_, FiredUp>, news: &News) -> Told {
        let story = FiredUpStory::of(seen.game, news);
        let words = self.words.clone();
        let board = Board::of(&words, seen);
        let mut account = self.battle.tell(&self.seen, &board, &story);
        let told = std::mem::take(&mut account.lines);
        let mut lines = self.happening(seen.game, story.happening.clone(), account);
        for line in told {
            match line {
                Line::Title(title) => {
                    lines.extend(self.flush());
                    lines.extend([String::new(), paint::across(&title)]);
                }
                Line::Text(text) => lines.extend(paint::hanging("  ", &text)),
                Line::Below(text) => lines.extend(paint::paragraph("    ", &text)),
                Line::Set(set) => lines.extend(set),
            }
        }
        let pause = self.pause(&board, &story);
        self.seen = *seen.view;
        lines.extend(pause.lines);
        Told { lines, pause: pause.pause }
    }

    fn end(&mut self, seen: Seen<'_, FiredUp>) -> Vec<String> {
        let mut lines = self.flush();
        let board = Board::of(&self.words, seen);
        lines.extend([String::new(), board.title()]);
        lines.extend(board.fighters());
        lines.push(String::new());
        lines.extend(board.ending());
        lines
    }

    /// The table is shown with the reader's turn and on request, and partly while cards are chosen.
    fn ask(&mut self, seen: Seen<'_, FiredUp>, again: bool) -> Vec<String> {
        let mut lines = self.flush();
        let board = Board::of(&self.words, seen);
        let Some(question) = board.question() else { return lines };
        if again || question == Question::Reroll {
            lines.extend(table(&board));
            lines.extend(self.kept(&board));
        } else if question == Question::Keep {
            // Four cards take half a screen. The points were told at the end of the round, and the
            // Bets only once.
            lines.extend([String::new(), board.title()]);
            lines.extend(board.fighters());
            if seen.view.round() == 1 {
                lines.extend(board.bets(false));
            }
        }
        if let Some(turn) = &board.guide.turn {
            lines.extend(self.dice(&turn.dice, turn.rerolls));
        }
        // The table and four cards in full would not fit on a screen.
        let is_short = again && question == Question::Keep;
        lines.extend(if is_short { board.short_cards() } else { board.menu() });
        lines
    }

    fn prompt(&self, seen: Seen<'_, FiredUp>) -> String {
        let board = Board::of(&self.words, seen);
        self.words.text(match board.question() {
            Some(Question::Keep) => "fired-up-prompt-keep",
            Some(Question::Reroll) => "fired-up-prompt-reroll",
            Some(Question::Window) if board.met().is_empty() => "fired-up-prompt-wait",
            Some(Question::Window) => "fired-up-prompt-score",
            Some(Question::Act) | None => "fired-up-prompt-act",
        })
    }

    fn read(&mut self, seen: Seen<'_, FiredUp>, line: &str) -> Option<Reading> {
        Board::of(&self.words, seen).read(seen.game, line)
    }

    /// U5.3: after an attack all seats are asked, mostly without anything to show, so an empty line
    /// waits. If a card is met, it does not: that would be too easy a mistake.
    fn empty_line(&self, seen: Seen<'_, FiredUp>) -> Option<String> {
        let board = Board::of(&self.words, seen);
        let waits = board.question() == Some(Question::Window) && board.met().is_empty();
        waits.then(|| "wait".to_owned())
    }

    fn write(&self, choice: &str) -> String {
        self.words.write(choice)
    }

    fn help(&self, seen: Seen<'_, FiredUp>, _refused: &str) -> (Option<String>, Vec<String>) {
        let board = Board::of(&self.words, seen);
        let is_turn = board.question() == Some(Question::Act);
        (None, if is_turn { board.menu() } else { Vec::new() })
    }

    fn show(&self, seen: Seen<'_, FiredUp>, sight: Sight) -> Vec<String> {
        let board = Board::of(&self.words, seen);
        match sight {
            Sight::Table | Sight::Last | Sight::History => table(&board),
            Sight::Score => self.words.points_table(seen.view),
            Sight::Cards => self.show_cards(&board),
            Sight::Bets => {
                let mut lines = board.bets(true);
                let rows = paint::faint(&self.words.text("fired-up-bets-rows"));
                lines.extend(paint::paragraph("  ", &rows));
                lines
            }
        }
    }

    /// What the dice allow now.
    fn reminders(&self, seen: Seen<'_, FiredUp>) -> Vec<String> {
        Board::of(&self.words, seen).menu()
    }
}
