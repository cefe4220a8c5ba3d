//! Who speaks at a table of Gladiators.

use std::io::{self, Write};

use munera_bots::{Bot, Choice};
use munera_rules::gladiators::{
    Action, Deed, Effect, Gladiators, Move, News, Outcome, Phase, Refusal, Trait, View,
};
use munera_rules::{Game, Refusal as _, Seat};

use super::board::Board;
use super::menu::Menu;
use super::reading::{Wish, read_wish};
use super::speaker::Speaker;
use super::story::{Story, Told};
use crate::command::Sight;
use crate::handbook::Contents;
use crate::names::Names;
use crate::paint::{self, across, say};
use crate::play_ui::{PlayUi, Reading};

/// Tells one reader of one table.
pub(crate) struct GladiatorsPlayUi {
    speaker: Speaker,
    story: Story,
    /// What the reader saw when they were last told something.
    seen: View,
    /// A line that waits for what comes of it.
    open: Option<Open>,
    /// The turn whose number stands in the margin already.
    numbered: Option<u32>,
    /// The turn after which the whole table was last shown.
    shown: u32,
    /// Whether the reader passes until their next turn.
    passes_on: bool,
}

/// A line that is not written yet.
enum Open {
    /// An action that nobody has responded to.
    Announced(Seat, String),
    /// The cards that a seat draws, one after another.
    Draws(Seat, Vec<String>),
}

/// How wide the margin is, where the numbers of turns stand.
const MARGIN: usize = 3;
/// Who only watches is shown the table after so many turns: about as many as a screen holds.
const TURNS_BETWEEN: u32 = 8;

impl GladiatorsPlayUi {
    fn board<'a>(&'a self, view: &'a View) -> Board<'a> {
        Board { speaker: &self.speaker, view }
    }

    /// What the reader can do, if they are asked.
    fn menu<'a>(&'a self, view: &'a View) -> Option<Menu<'a>> {
        let seat = view.viewer().seat().filter(|seat| view.asked() == Some(*seat))?;
        Some(Menu { speaker: &self.speaker, view, seat })
    }

    // ---- Lines of the story

    /// The number of the turn that is told, where it has not been written yet.
    fn margin(&mut self) -> String {
        let turn = self.seen.turns() + 1;
        let is_new = self.numbered.replace(turn) != Some(turn);
        let number = if is_new { turn.to_string() } else { String::new() };
        paint::faint(&format!("{number:>MARGIN$} "))
    }

    fn write(&mut self, output: &mut dyn Write, who: Option<Seat>, text: &str) -> io::Result<()> {
        let margin = match self.seen.phase() {
            Phase::Fresh | Phase::Setup => " ".repeat(MARGIN + 1),
            _ => self.margin(),
        };
        let head = match who {
            Some(seat) => format!("{margin} {}  ", self.speaker.name(seat)),
            None => format!("{margin} "),
        };
        say(output, &paint::paragraph(&head, text))
    }

    /// Writes the line that waits.
    fn flush(&mut self, output: &mut dyn Write) -> io::Result<()> {
        match self.open.take() {
            None => Ok(()),
            Some(Open::Announced(seat, text)) => self.write(output, Some(seat), &text),
            Some(Open::Draws(seat, cards)) => {
                let cards = [("cards", cards.join(", ").into())];
                let text = self.speaker.about("gladiators-deed-draw", seat, &cards);
                self.write(output, Some(seat), &text)
            }
        }
    }

    fn tell(&mut self, output: &mut dyn Write, view: &View, news: &News) -> io::Result<()> {
        let told = self.story.tell(&self.speaker, view, news);
        match &news.deed {
            Deed::Draw { seat, kind, card } => {
                let card = card.map(|card| paint::strong(&card.to_string()));
                let card = card.unwrap_or_else(|| self.speaker.trait_name(*kind));
                match &mut self.open {
                    Some(Open::Draws(drawer, cards)) if drawer == seat => cards.push(card),
                    _ => {
                        self.flush(output)?;
                        self.open = Some(Open::Draws(*seat, vec![card]));
                    }
                }
                Ok(())
            }
            Deed::Announce(seat, _) => {
                self.flush(output)?;
                self.open = Some(Open::Announced(*seat, told.deed));
                Ok(())
            }
            Deed::Pass(_) => self.resolve(output, told),
            Deed::Setup { .. } => {
                writeln!(output)?;
                self.write(output, None, &told.line())
            }
            Deed::Respond(..) => {
                self.flush(output)?;
                self.write(output, told.who, &told.deed)?;
                self.resolve(output, told)
            }
            Deed::Play(..) | Deed::Restock(..) => {
                self.flush(output)?;
                self.write(output, told.who, &told.line())
            }
        }
    }

    /// A pass is quiet; what it lets happen stands behind its announcement, or below the responses.
    fn resolve(&mut self, output: &mut dyn Write, told: Told) -> io::Result<()> {
        if told.effects.is_empty() {
            return Ok(());
        }
        match self.open.take() {
            Some(Open::Announced(seat, deed)) => {
                self.write(output, Some(seat), &Told { deed, ..told }.line())
            }
            open => {
                self.open = open;
                self.flush(output)?;
                self.write(output, self.seen.turn(), &Told::come_of(&told.effects))
            }
        }
    }

    /// Those who watch see the table now and then, and get time to read.
    fn watch(&mut self, output: &mut dyn Write, view: &View) -> io::Result<Option<String>> {
        let is_turn = matches!(view.phase(), Phase::Turn { has_played: false });
        let is_first = view.turns() == 0 && self.seen.phase() == Phase::Setup;
        if !is_turn || !(is_first || view.turns() >= self.shown + TURNS_BETWEEN) {
            return Ok(None);
        }
        self.flush(output)?;
        self.shown = view.turns();
        self.show(output, view, Sight::Table)?;
        Ok(Some(self.speaker.text("gladiators-prompt-watch")))
    }

    /// The title over the table: the turn, and whose it is.
    fn title(&self, view: &View) -> String {
        let whose = view.turn().map(|seat| self.speaker.about("gladiators-whose-turn", seat, &[]));
        let title = match (view.phase(), whose) {
            (Phase::Setup | Phase::Fresh | Phase::Over { .. }, _) | (_, None) => String::new(),
            (_, Some(whose)) => format!("{} · {whose}", self.speaker.turn(view)),
        };
        across(&title)
    }

    /// Whether the announced action is aimed at the reader.
    fn is_aimed(&self, view: &View) -> bool {
        let target = self.speaker.game.pending(view).and_then(|pending| match pending.action {
            Action::Attack(target) => Some(target),
            Action::Gambit(gambit) => Some(gambit.target),
            Action::Focus(_) | Action::Recover(_) => None,
        });
        target.is_some() && target == view.viewer().seat()
    }

    fn show_score(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        writeln!(output, "{}", paint::strong(&self.speaker.turn(view)))?;
        for seat in view.alive().iter() {
            let health = view.tops(seat).effective().of(Trait::Health);
            let wounds = view.wounds(seat);
            let left = i16::from(health) - i16::from(wounds);
            let left = paint::signed(left).replace('+', "");
            let left = [("left", left.into())];
            let left = self.speaker.format("gladiators-score-left", &left);
            let wounds = self.speaker.wounds(wounds, health);
            let label = self.speaker.text("gladiators-label-wounds");
            writeln!(output, "  {}  {left} · {label} {wounds}", self.speaker.name(seat))?;
        }
        Ok(())
    }

    /// D1.2: only where the table has agreed on it.
    fn show_history(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        if !self.speaker.game.options().open_history {
            let line = self.speaker.text("gladiators-history-closed");
            return say(output, &paint::paragraph("", &line));
        }
        let title = self.speaker.text("gladiators-history-title");
        writeln!(output, "{}", paint::strong(&title))?;
        for seat in Seat::all(self.speaker.game.players()) {
            let mut cards: Vec<String> = view.history(seat).map(|card| card.to_string()).collect();
            if cards.is_empty() {
                cards.push(paint::faint(&self.speaker.text("gladiators-history-nothing")));
            }
            let head = format!("  {}  ", self.speaker.name(seat));
            say(output, &paint::flow(&head, cards.iter().map(String::as_str), " "))?;
        }
        Ok(())
    }
}

impl PlayUi<Gladiators> for GladiatorsPlayUi {
    const CONTENTS: Contents = super::CONTENTS;

    fn new(game: &Gladiators, names: Names, view: &View) -> Self {
        let speaker = Speaker::new(game, names);
        Self {
            story: Story::new(&speaker, view),
            speaker,
            seen: *view,
            open: None,
            numbered: None,
            shown: 0,
            passes_on: false,
        }
    }

    fn welcome(&self, bots: Bot) -> Vec<String> {
        let speaker = &self.speaker;
        let options = speaker.game.options();
        let mut lines = vec![speaker.format("welcome-bots", &[("bot", bots.name().into())])];
        lines.push(speaker.names.welcome(speaker.game.players()));
        lines.push(speaker.text("gladiators-welcome-aim"));
        if let Some(limit) = options.turn_limit {
            lines.push(speaker.format("gladiators-welcome-limit", &[("limit", limit.into())]));
        }
        if options.open_history {
            lines.push(speaker.text("gladiators-welcome-open-history"));
        }
        if speaker.names.you().is_some() {
            lines.push(speaker.text("gladiators-welcome-help"));
        }
        lines
    }

    fn hear(
        &mut self,
        output: &mut dyn Write,
        view: &View,
        news: &[News],
    ) -> io::Result<Option<String>> {
        for piece in news {
            self.tell(output, view, piece)?;
        }
        // A hand is drawn card by card before the first turn, and told as a whole.
        if matches!(self.open, Some(Open::Draws(..))) && view.phase() != Phase::Setup {
            self.flush(output)?;
        }
        let you = self.speaker.names.you();
        let fell = |effect: &Effect| matches!(effect, Effect::Fell(seat) if Some(*seat) == you);
        let has_fallen = news.iter().any(|piece| piece.effects.iter().any(fell));
        let is_over = matches!(view.phase(), Phase::Over { .. });
        let pause = if has_fallen && !is_over {
            self.shown = view.turns();
            let line = self.speaker.text("gladiators-you-fell");
            say(output, &paint::paragraph("", &paint::strong(&line)))?;
            Some(self.speaker.text("gladiators-prompt-watch"))
        } else if is_watching(view) {
            self.watch(output, view)?
        } else {
            None
        };
        self.seen = *view;
        Ok(pause)
    }

    fn farewell(
        &mut self,
        output: &mut dyn Write,
        view: &View,
        outcome: &Outcome,
    ) -> io::Result<()> {
        self.flush(output)?;
        writeln!(output)?;
        say(output, &self.board(view).lines())?;
        let sentence = paint::laurel(&self.speaker.outcome(view, *outcome));
        writeln!(output)?;
        say(output, &paint::paragraph(&paint::laurel("★ "), &sentence))
    }

    /// The table comes with the own turn, with what is aimed at the reader, and when they ask.
    fn ask(&mut self, output: &mut dyn Write, view: &View, again: bool) -> io::Result<()> {
        self.flush(output)?;
        let is_first_draw = view.phase() == Phase::Setup
            && view.asked().is_some_and(|seat| view.hand_traits(seat).is_empty());
        let is_turn = matches!(view.phase(), Phase::Turn { .. });
        if again || is_turn || is_first_draw || self.is_aimed(view) {
            writeln!(output, "\n{}", self.title(view))?;
            say(output, &self.board(view).lines())?;
            // Now the announcement is too far up to be seen.
            if let Some(pending) = self.speaker.game.pending(view) {
                let tops = view.tops(pending.seat);
                let action = self.speaker.action(pending.seat, pending.action, tops);
                let name = self.speaker.names.seat(pending.seat);
                let line = paint::strong(&format!("{name} {action}."));
                say(output, &paint::paragraph("", &line))?;
            }
        }
        match self.menu(view) {
            Some(menu) => say(output, &menu.lines()),
            None => Ok(()),
        }
    }

    fn prompt(&self, view: &View) -> String {
        self.speaker.text(match view.phase() {
            Phase::Turn { has_played: true } => "gladiators-prompt-action",
            Phase::Responses => "gladiators-prompt-response",
            Phase::Setup | Phase::Draw => "gladiators-prompt-draw",
            _ => "gladiators-prompt-turn",
        })
    }

    fn read(&mut self, view: &View, line: &str) -> Option<Reading<Move>> {
        match read_wish(self.menu(view)?, line)? {
            Wish::Moves(reading) => Some(reading),
            Wish::PassOn => {
                self.passes_on = true;
                Some(Reading::Moves(vec![Move::Pass]))
            }
        }
    }

    fn standing_answer(&mut self, view: &View) -> Option<Move> {
        if view.phase() != Phase::Responses {
            self.passes_on = false;
        }
        (self.passes_on && !self.is_aimed(view)).then_some(Move::Pass)
    }

    fn explain(
        &self,
        output: &mut dyn Write,
        view: &View,
        choice: Move,
        refusal: Refusal,
    ) -> io::Result<()> {
        let speaker = &self.speaker;
        let variables =
            [("rule", refusal.rule().as_str().into()), ("move", speaker.write(choice).into())];
        let refused = paint::alarm(&speaker.format("gladiators-refused", &variables));
        let mut text = format!("{refused} {}", speaker.locale.refusal(&refusal));
        let compared = match (refusal, view.viewer().seat()) {
            (Refusal::TooSlow(target) | Refusal::TooWeak(target), Some(seat)) => {
                let [own, theirs] = [seat, target].map(|seat| view.tops(seat).effective());
                Some(speaker.format(
                    "gladiators-compared",
                    &[
                        ("name", speaker.names.seat(target).into()),
                        ("speed", own.of(Trait::Speed).into()),
                        ("attack", own.of(Trait::Attack).into()),
                        ("quickness", theirs.of(Trait::Speed).into()),
                        ("defense", theirs.of(Trait::Defense).into()),
                    ],
                ))
            }
            _ => None,
        };
        text.extend(compared.map(|compared| format!(" {compared}")));
        say(output, &paint::paragraph("", &text))?;
        match self.menu(view) {
            Some(menu) => say(output, &menu.legal()),
            None => Ok(()),
        }
    }

    fn hint(&self, output: &mut dyn Write, choice: &Choice<Move>) -> io::Result<()> {
        let written = [("move", self.speaker.write(choice.choice).into())];
        writeln!(output, "{}", self.speaker.format("gladiators-hint", &written))
    }

    fn show(&self, output: &mut dyn Write, view: &View, sight: Sight) -> io::Result<()> {
        match sight {
            Sight::Table | Sight::Last | Sight::Cards | Sight::Bets => {
                writeln!(output, "\n{}", self.title(view))?;
                say(output, &self.board(view).lines())
            }
            Sight::Score => self.show_score(output, view),
            Sight::History => self.show_history(output, view),
        }
    }
}

/// Whether somebody only looks on: they never played, or have fallen.
fn is_watching(view: &View) -> bool {
    view.viewer().seat().is_none_or(|seat| !view.alive().contains(seat))
}
