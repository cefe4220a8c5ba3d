//! Who speaks at a table of Fired Up.

use std::io::{self, Write};

use munera_bots::{Bot, Choice};
use munera_rules::fired_up::{
    Effect, Fighter, FiredUp, Happening, InfluenceFace, InfluenceRoll, Move, News, Outcome, Phase,
    Question, Refusal, TurnMove, View,
};
use munera_rules::{Game, Refusal as _, Seat};

use super::board::Board;
use super::cards::Card;
use super::menu::Menu;
use super::reading;
use super::speaker::Speaker;
use super::story::{Line, Story, Told, points_table};
use super::turn::Turn;
use crate::command::Sight;
use crate::handbook::Contents;
use crate::names::Names;
use crate::paint::{self, across, say};
use crate::play_ui::{PlayUi, Reading};

/// Tells one reader of one table.
pub(crate) struct FiredUpPlayUi {
    speaker: Speaker,
    story: Story,
    /// What the reader saw when they were last told something.
    seen: View,
    /// A turn of somebody else, which is told as one line when it ends.
    open: Option<Turn>,
}

impl FiredUpPlayUi {
    /// A move as the reader would type it.
    #[cfg(test)]
    pub(super) fn written(&self, choice: Move) -> String {
        self.speaker.write(choice)
    }

    fn board<'a>(&'a self, view: &'a View) -> Board<'a> {
        Board { speaker: &self.speaker, view }
    }

    /// What the reader can do, if they are asked.
    fn menu<'a>(&'a self, view: &'a View) -> Option<Menu<'a>> {
        view.viewer().seat().filter(|seat| view.asked().contains(*seat))?;
        let question = self.speaker.question(view)?;
        Some(Menu { speaker: &self.speaker, view, question })
    }

    /// The title over the table: the round, and what is going on.
    fn title(&self, view: &View) -> String {
        let phase = match view.phase() {
            Phase::Fresh => return across(""),
            Phase::Keep => self.speaker.text("fired-up-phase-keep"),
            Phase::Influence => match view.asked().first() {
                Some(seat) => self.speaker.about("fired-up-phase-turn", seat, &[]),
                None => self.speaker.text("fired-up-phase-influence"),
            },
            Phase::Battle => self.speaker.text("fired-up-phase-battle"),
            Phase::Over => self.speaker.text("fired-up-phase-over"),
        };
        let round = [("round", view.round().into())];
        across(&format!("{} · {phase}", self.speaker.format("fired-up-round", &round)))
    }

    // ---- Lines of the story

    fn line(&self, output: &mut dyn Write, seat: Seat, text: &str) -> io::Result<()> {
        let head = format!("  {}  ", self.speaker.name(seat));
        say(output, &paint::paragraph(&head, text))
    }

    /// Writes the turn that has ended.
    fn flush(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let Some(turn) = self.open.take() else { return Ok(()) };
        self.line(output, turn.seat, &turn.text(&self.speaker))
    }

    /// Tells the last of some news, of which the others are told already.
    fn tell(&mut self, output: &mut dyn Write, view: &View, news: &[News]) -> io::Result<()> {
        let Some((news, earlier)) = news.split_last() else { return Ok(()) };
        let told = self.story.tell(&self.speaker, [&self.seen, view], earlier, news);
        self.deed(output, news, &told)?;
        for line in &told.lines {
            match line {
                Line::Title(title) => {
                    self.flush(output)?;
                    writeln!(output, "\n{}", across(title))?;
                }
                Line::Text(text) => say(output, &hanging("  ", text))?,
                Line::Below(text) => say(output, &paint::paragraph("    ", text))?,
                Line::Set(lines) => say(output, lines)?,
            }
        }
        Ok(())
    }

    fn deed(&mut self, output: &mut dyn Write, news: &News, told: &Told) -> io::Result<()> {
        let is_you = told.who.is_some() && told.who == self.speaker.names.you();
        match (&news.happening, told.who) {
            (Happening::Rolled(seat, dice), _) => {
                let is_open = self.open.as_ref().is_some_and(|turn| turn.seat == *seat);
                if !is_open {
                    self.flush(output)?;
                    self.open = Some(Turn::new(*seat));
                }
                if let Some(turn) = &mut self.open {
                    turn.dice.push(*dice);
                }
                // The reader's own dice are part of the question that follows.
                if is_you {
                    self.open = None;
                }
                Ok(())
            }
            (Happening::Moved(_, TurnMove::Open(Move::Reroll(_) | Move::Stand)), _) => Ok(()),
            (Happening::Moved(_, TurnMove::Open(Move::End)), _) => self.flush(output),
            (Happening::Moved(seat, done), _) => match (&mut self.open, done) {
                (Some(turn), TurnMove::Open(Move::Discard(face))) if turn.seat == *seat => {
                    turn.discarded.push(*face);
                    Ok(())
                }
                (Some(turn), _) if turn.seat == *seat => {
                    turn.add(&told.deed);
                    Ok(())
                }
                _ => self.line(output, *seat, &told.deed),
            },
            // That others have chosen is seen when the turns begin.
            (Happening::Kept(seat, _), _) if is_you => self.line(output, *seat, &told.deed),
            (Happening::Kept(..), _) => Ok(()),
            (Happening::Setup(fighters, _), _) => {
                say(output, &paint::paragraph("  ", &told.deed))?;
                self.abilities(output, fighters)
            }
            (_, _) if told.deed.is_empty() => Ok(()),
            _ => say(output, &paint::paragraph("  ", &told.deed)),
        }
    }

    /// Section 9: what only these can do, for everybody has to reckon with it.
    fn abilities(&self, output: &mut dyn Write, fighters: &[Fighter]) -> io::Result<()> {
        if !self.speaker.game.options().abilities {
            return Ok(());
        }
        for fighter in fighters {
            let ability = fighter.ability();
            let head = format!("    {}  ", paint::faint(ability.as_str()));
            say(output, &paint::paragraph(&head, &self.speaker.locale.rule(ability)))?;
        }
        Ok(())
    }

    /// Time to read comes before the first round, at the end of each, and for those who only watch also
    /// before the battle, with the table.
    fn pause(
        &self,
        output: &mut dyn Write,
        view: &View,
        news: &[News],
    ) -> io::Result<Option<String>> {
        let is_round = |effect: &Effect| matches!(effect, Effect::Round(..));
        let is_new_round = news.iter().any(|piece| piece.effects.iter().any(is_round));
        let is_watching = view.viewer().seat().is_none();
        if is_watching && is_new_round {
            self.show(output, view, Sight::Table)?;
            return Ok(Some(self.speaker.text("fired-up-prompt-watch")));
        }
        if is_new_round {
            let is_first = self.seen.phase() == Phase::Fresh;
            let id = if is_first { "fired-up-prompt-begin" } else { "fired-up-prompt-round" };
            return Ok(Some(self.speaker.text(id)));
        }
        if is_watching && view.phase() == Phase::Battle && self.seen.phase() == Phase::Influence {
            say(output, &self.board(view).fighters())?;
            return Ok(Some(self.speaker.text("fired-up-prompt-watch")));
        }
        Ok(None)
    }

    // ---- Questions

    /// The dice in front of the reader, numbered in the row in which they can be named.
    fn dice(&self, dice: InfluenceRoll, numbered: bool) -> Vec<String> {
        let faces = InfluenceFace::ALL.into_iter();
        let row = faces.flat_map(|face| (0..dice.of(face)).map(move |_| face));
        let item = |(number, face): (usize, InfluenceFace)| {
            let name = self.speaker.locale.influence_face(face);
            let named = format!("{} {name}", paint::strong(&face.to_string()));
            paint::unbroken(&if numbered { format!("{number} {named}") } else { named })
        };
        let items: Vec<String> = (1..).zip(row).map(item).collect();
        let head = format!("{} ", paint::strong(&self.speaker.text("fired-up-label-dice")));
        paint::flow(&head, items.iter().map(String::as_str), " · ")
    }

    /// The reader's kept cards in short.
    fn kept(&self, view: &View) -> Vec<String> {
        let speaker = &self.speaker;
        let kept: Vec<String> = view.kept().iter().map(|id| Card { speaker, id }.short()).collect();
        if kept.is_empty() {
            return Vec::new();
        }
        let head = format!("{} ", paint::strong(&speaker.text("fired-up-label-kept")));
        paint::flow(&head, kept.iter().map(String::as_str), " · ")
    }

    /// Everything on the table.
    fn table(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        writeln!(output, "\n{}", self.title(view))?;
        say(output, &self.board(view).lines())?;
        say(output, &self.board(view).bets(false))
    }

    fn show_cards(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        let speaker = &self.speaker;
        if view.hand().is_empty() {
            return writeln!(output, "{}", speaker.text("fired-up-no-cards"));
        }
        let aside = view.hand().without(view.kept());
        let parts = [("fired-up-cards-kept", view.kept()), ("fired-up-cards-aside", aside)];
        for (title, cards) in parts {
            if cards.is_empty() || view.phase() == Phase::Keep && title == "fired-up-cards-aside" {
                continue;
            }
            writeln!(output, "{}", paint::strong(&speaker.text(title)))?;
            for (number, id) in (1..).zip(cards.iter()) {
                say(output, &Card { speaker, id }.lines(number))?;
            }
        }
        if view.phase() == Phase::Keep && view.kept().is_empty() {
            for (number, id) in (1..).zip(view.hand().iter()) {
                say(output, &Card { speaker, id }.lines(number))?;
            }
        }
        Ok(())
    }

    fn show_bets(&self, output: &mut dyn Write, view: &View) -> io::Result<()> {
        say(output, &self.board(view).bets(true))?;
        let line = paint::faint(&self.speaker.text("fired-up-bets-rows"));
        say(output, &paint::paragraph("  ", &line))
    }
}

/// A paragraph whose first line stands out to the left.
fn hanging(head: &str, text: &str) -> Vec<String> {
    let mut lines = paint::paragraph(head, text);
    let rest: Vec<String> = lines.drain(1..).map(|line| line.trim().to_owned()).collect();
    if !rest.is_empty() {
        lines.extend(paint::paragraph(&format!("{head}  "), &rest.join(" ")));
    }
    lines
}

impl PlayUi<FiredUp> for FiredUpPlayUi {
    const CONTENTS: Contents = super::CONTENTS;

    fn new(game: &FiredUp, names: Names, view: &View) -> Self {
        let speaker = Speaker::new(game, names);
        Self { speaker, story: Story::default(), seen: *view, open: None }
    }

    fn welcome(&self, bots: Bot) -> Vec<String> {
        let speaker = &self.speaker;
        let mut lines = vec![speaker.format("welcome-bots", &[("bot", bots.name().into())])];
        lines.push(speaker.names.welcome(speaker.game.players()));
        lines.push(speaker.text("fired-up-welcome-aim"));
        if !speaker.game.options().abilities {
            lines.push(speaker.text("fired-up-welcome-no-abilities"));
        }
        if speaker.names.you().is_some() {
            lines.push(speaker.text("fired-up-welcome-help"));
        }
        lines
    }

    fn hear(
        &mut self,
        output: &mut dyn Write,
        view: &View,
        news: &[News],
    ) -> io::Result<Option<String>> {
        for place in 0..news.len() {
            self.tell(output, view, &news[..=place])?;
        }
        let pause = self.pause(output, view, news)?;
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
        writeln!(output, "\n{}", self.title(view))?;
        say(output, &self.board(view).fighters())?;
        writeln!(output)?;
        say(output, &ending(&self.speaker, view, *outcome))
    }

    /// The table comes with the own turn and when they ask, and in part when cards are chosen.
    fn ask(&mut self, output: &mut dyn Write, view: &View, again: bool) -> io::Result<()> {
        self.flush(output)?;
        let Some(menu) = self.menu(view) else { return Ok(()) };
        if again || matches!(menu.question, Question::Reroll(..)) {
            self.table(output, view)?;
            say(output, &self.kept(view))?;
        } else if matches!(menu.question, Question::Keep(_)) {
            // Four cards take half a screen: points were told with the end of the round, and Bets are
            // new only once.
            writeln!(output, "\n{}", self.title(view))?;
            say(output, &self.board(view).fighters())?;
            if view.round() == 1 {
                say(output, &self.board(view).bets(false))?;
            }
        }
        match menu.question {
            Question::Reroll(_, dice) => say(output, &self.dice(dice, true))?,
            Question::Act(turn) => say(output, &self.dice(turn.dice, false))?,
            Question::Keep(_) | Question::Window { .. } => {}
        }
        // Both the table and four cards in full would not fit on a screen.
        if again && matches!(menu.question, Question::Keep(_)) {
            return say(output, &menu.short_cards());
        }
        say(output, &menu.lines())
    }

    fn prompt(&self, view: &View) -> String {
        let id = match self.menu(view).map(|menu| (menu.question, menu.met().is_empty())) {
            Some((Question::Keep(_), _)) => "fired-up-prompt-keep",
            Some((Question::Reroll(..), _)) => "fired-up-prompt-reroll",
            Some((Question::Window { .. }, true)) => "fired-up-prompt-wait",
            Some((Question::Window { .. }, false)) => "fired-up-prompt-score",
            Some((Question::Act(_), _)) | None => "fired-up-prompt-act",
        };
        self.speaker.text(id)
    }

    fn read(&mut self, view: &View, line: &str) -> Option<Reading<Move>> {
        reading::read(self.menu(view)?, line)
    }

    /// After an attack everybody is asked (U5.3), mostly for nothing: an empty line waits. Where
    /// something is met, that would be too easily done by mistake.
    fn empty_line(&self, view: &View) -> Option<Move> {
        let menu = self.menu(view)?;
        let is_window = matches!(menu.question, Question::Window { .. });
        (is_window && menu.met().is_empty()).then_some(Move::Wait)
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
        let refused = paint::alarm(&speaker.format("fired-up-refused", &variables));
        let text = format!("{refused} {}", speaker.locale.refusal(&refusal));
        say(output, &paint::paragraph("", &text))?;
        match self.menu(view) {
            Some(menu) if matches!(menu.question, Question::Act(_)) => say(output, &menu.lines()),
            _ => Ok(()),
        }
    }

    fn hint(&self, output: &mut dyn Write, choice: &Choice<Move>) -> io::Result<()> {
        let written = [("move", self.speaker.write(choice.choice).into())];
        writeln!(output, "{}", self.speaker.format("fired-up-hint", &written))
    }

    fn show(&self, output: &mut dyn Write, view: &View, sight: Sight) -> io::Result<()> {
        match sight {
            Sight::Table | Sight::Last | Sight::History => self.table(output, view),
            Sight::Score => say(output, &points_table(&self.speaker, view)),
            Sight::Cards => self.show_cards(output, view),
            Sight::Bets => self.show_bets(output, view),
        }
    }

    /// What the dice allow now.
    fn reminders(&self, view: &View) -> Vec<String> {
        self.menu(view).map(Menu::lines).unwrap_or_default()
    }
}

/// Who won the fight, what came of the Bets, everybody's points, and who won.
pub(super) fn ending(speaker: &Speaker, view: &View, outcome: Outcome) -> Vec<String> {
    let [fight, game] = speaker.outcome(outcome);
    let mut lines = paint::paragraph("", &paint::strong(&fight));
    for bet in view.bets().into_iter().flatten().filter(|bet| !view.is_settled(*bet)) {
        let event = speaker.locale.bet_event(speaker.pack().bet(bet).event);
        let variables = [("bet", bet.to_string().into()), ("event", event.into())];
        lines.extend(paint::paragraph("", &speaker.format("fired-up-bet-never", &variables)));
    }
    lines.extend(points_table(speaker, view));
    lines.push(String::new());
    lines.extend(paint::paragraph(&paint::laurel("★ "), &paint::laurel(&game)));
    lines
}
