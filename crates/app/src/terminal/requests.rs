//! What a person at a table types, and what they get for it.

use std::io;

use munera_bots::{Bot, choose};
use munera_rules::gorus::{BoutStory, Card, Rank, Refusal, Word};
use munera_rules::{Event, Game, Node, Refusal as _, Seat, Viewer};

use super::command::Command;
use super::hand::Hand;
use super::handbook::Handbook;
use super::narrator::say;
use super::paint;
use super::sitting::Sitting;

/// How a line of input has left things.
enum Answer {
    /// A gladiator is played, or the wait is over.
    Done,
    /// The question stands.
    Again,
    /// The person leaves.
    Leave,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Sitting<'_, W, SEATS, CARDS> {
    /// Between rounds whoever is at a terminal gets time to read; `false` if they leave. A pipe does
    /// not wait.
    pub(super) fn pause(&mut self) -> io::Result<bool> {
        let is_over = matches!(self.table.node(), Node::Over(_));
        if self.console.echo || is_over {
            return Ok(true);
        }
        loop {
            let question = self.text("prompt-next-round", &[]);
            self.console.blank()?;
            let Some(line) = self.console.ask(&question)? else { return Ok(false) };
            match Command::read(self.narrator.locale, &line) {
                Command::Nothing => return Ok(true),
                command => match self.obey(command, None)? {
                    Answer::Leave => return Ok(false),
                    Answer::Done | Answer::Again => {}
                },
            }
        }
    }

    /// Asks until a gladiator is played; `false` if the person leaves.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        self.show_turn(seat)?;
        loop {
            let question = self.text("prompt-card", &[]);
            let Some(line) = self.console.ask(&question)? else { return Ok(false) };
            let command = Command::read(self.narrator.locale, &line);
            match self.obey(command, Some(seat))? {
                Answer::Done => return Ok(true),
                Answer::Again => {}
                Answer::Leave => return Ok(false),
            }
        }
    }

    /// The bout and the hand.
    fn show_turn(&mut self, seat: Seat) -> io::Result<()> {
        let public = self.public();
        let (Some(leader), Some(story)) =
            (public.leader, self.chronicle.running(&self.narrator.arena, &public))
        else {
            return Ok(());
        };
        let view = self.table.view(Viewer::Seat(seat));
        let hand = self.hand(seat, &story);
        let lead = story.plays.is_empty().then(|| self.text("label-you-lead", &[]));
        let pile = self.narrator.arena.has_draw_pile().then(|| {
            let count = self.table.game().pile_size(view);
            self.text("label-pile", &[("count", count.into())])
        });
        let more: Vec<String> = lead.into_iter().chain(pile).collect();
        let more = (!more.is_empty()).then(|| more.join(" · "));
        let line = self.narrator.bout_line(public.bout, public.preferred, public.initiating, more);
        let output = &mut *self.console.output;
        writeln!(output, "\n{line}")?;
        self.narrator.table(output, leader, &story)?;
        hand.show(&self.narrator, output)?;
        self.shown = Some(story.plays.len());
        Ok(())
    }

    fn hand<'a>(&self, seat: Seat, story: &'a BoutStory) -> Hand<'a, W> {
        let view = self.table.view(Viewer::Seat(seat));
        let legal = self.table.game().legal_in_view(view);
        Hand { seat, troupe: view.troupe(), legal, story }
    }

    /// Does what was typed. `seat` is whose turn it is, if the person is asked for a gladiator.
    fn obey(&mut self, command: Command, seat: Option<Seat>) -> io::Result<Answer> {
        let handbook = Handbook { locale: self.narrator.locale };
        match (command, seat) {
            (Command::Quit, _) => return Ok(Answer::Leave),
            (Command::Card(card), Some(seat)) => return self.try_card(seat, card),
            (Command::Rank(rank), Some(seat)) => return self.try_rank(seat, rank),
            (Command::Nothing | Command::Table, Some(seat)) => self.show_turn(seat)?,
            (Command::Hint, Some(seat)) => self.hint(seat)?,
            (Command::Last, _) => self.show_last()?,
            (Command::History, _) => self.show_history()?,
            (Command::Score, _) => {
                let public = self.public();
                self.narrator.score(self.console.output, &self.chronicle, &public)?;
            }
            (Command::Rules(wanted), _) => {
                handbook.rules(self.console.output, wanted.as_deref())?;
            }
            (Command::Terms, _) => handbook.terms(self.console.output)?,
            (Command::Examples(wanted), _) => {
                handbook.examples(self.console.output, wanted.as_deref())?;
            }
            (Command::Help, _) => {
                handbook.help(self.console.output)?;
                let line = self.favour_line();
                say(self.console.output, &paint::paragraph("", &line))?;
            }
            (Command::Unknown(text), _) => {
                let line = self.text("unknown-command", &[("text", paint::harmless(&text).into())]);
                say(self.console.output, &paint::paragraph("", &line))?;
            }
            // Between rounds there is nothing to play.
            (_, None) => {}
        }
        Ok(Answer::Again)
    }

    fn try_card(&mut self, seat: Seat, card: Card) -> io::Result<Answer> {
        match self.table.play(Event::Move(seat, card)) {
            Ok(()) => Ok(Answer::Done),
            Err(refusal) => {
                self.explain(seat, card, refusal)?;
                Ok(Answer::Again)
            }
        }
    }

    /// A rank alone means the one legal gladiator that has it, else the one that is held.
    fn try_rank(&mut self, seat: Seat, rank: Rank) -> io::Result<Answer> {
        let view = self.table.view(Viewer::Seat(seat));
        let (held, legal) = (view.troupe(), self.table.game().legal_in_view(view));
        let held: Vec<Card> = held.iter().filter(|card| card.rank() == rank).collect();
        let free: Vec<Card> = held.iter().copied().filter(|card| legal.contains(*card)).collect();
        let cards = if free.is_empty() { held } else { free };
        let line = match cards[..] {
            [card] => return self.try_card(seat, card),
            [] => self.text("no-such-rank", &[("rank", rank.number().into())]),
            _ => {
                let cards: Vec<String> =
                    cards.iter().map(|card| self.narrator.card_in_text(*card)).collect();
                self.text("several-of-rank", &[("cards", cards.join(" ").into())])
            }
        };
        self.console.say(&line)?;
        Ok(Answer::Again)
    }

    /// Which rule refuses a gladiator, why, and what can be played.
    fn explain(&mut self, seat: Seat, card: Card, refusal: Refusal) -> io::Result<()> {
        let variables =
            [("rule", refusal.rule().as_str().into()), ("card", card.to_string().into())];
        let refused = paint::alarm(&self.text("refused", &variables));
        let reason = self.narrator.locale.refusal(&refusal);
        say(self.console.output, &paint::paragraph("", &format!("{refused} {reason}")))?;
        let public = self.public();
        if let Some(story) = self.chronicle.running(&self.narrator.arena, &public) {
            let hand = self.hand(seat, &story);
            hand.show_legal(&self.narrator, self.console.output)?;
        }
        Ok(())
    }

    /// What a simple bot would do with the same view.
    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        const SHOWN: usize = 4;
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let Some(choice) = choose(Bot::Easy, game, view, &mut self.hints) else {
            return Ok(());
        };
        let card = self.narrator.card_in_text(choice.choice);
        let mut lines = vec![self.text("hint-card", &[("card", card.into())])];
        if choice.candidates.len() > 1 {
            let mark = self.text("decimal-mark", &[]);
            let values: Vec<String> = choice
                .candidates
                .iter()
                .take(SHOWN)
                .map(|candidate| format!("{} {}", candidate.choice, tenths(candidate.value, &mark)))
                .collect();
            lines.push(self.text("hint-values", &[("values", values.join(", ").into())]));
        }
        say(self.console.output, &lines)
    }

    fn show_last(&mut self) -> io::Result<()> {
        match self.chronicle.bouts.last() {
            Some(story) => {
                let title = self.text("last-bout-title", &[]);
                let last = self.chronicle.bouts.len() == usize::from(self.narrator.arena.bouts);
                writeln!(self.console.output, "{}", paint::strong(&title))?;
                self.narrator.bout(self.console.output, story, last)
            }
            None => self.console.say(&self.text("no-last-bout", &[])),
        }
    }

    /// G3.7: the running round only at a table with open history; a finished one always.
    fn show_history(&mut self) -> io::Result<()> {
        let arena = &self.narrator.arena;
        let is_over = self.chronicle.bouts.len() == usize::from(arena.bouts);
        let is_open = arena.open_history || is_over;
        let (round, stories) = if is_open && !self.chronicle.bouts.is_empty() {
            (self.chronicle.round, &self.chronicle.bouts)
        } else {
            (self.chronicle.round.saturating_sub(1), &self.chronicle.earlier)
        };
        let last_bout = usize::from(arena.bouts) - 1;
        if !stories.is_empty() {
            let title = self.text("history-round", &[("round", round.into())]);
            writeln!(self.console.output, "{}", paint::strong(&title))?;
            for (place, story) in stories.iter().enumerate() {
                let number = place as u8 + 1;
                let line = self.narrator.bout_line(number, story.preferred_before, None, None);
                writeln!(self.console.output, "{line}")?;
                self.narrator.bout(self.console.output, story, place == last_bout)?;
            }
        }
        if !is_open {
            let line = self.text("history-closed", &[]);
            say(self.console.output, &paint::paragraph("", &line))?;
        } else if stories.is_empty() {
            self.console.say(&self.text("no-last-bout", &[]))?;
        }
        Ok(())
    }
}

/// A guess, with its sign and one digit behind the mark.
fn tenths(value: f64, mark: &str) -> String {
    let tenths = (value * 10.0).round() as i16;
    let sign = paint::signed(tenths.signum()).replace(['0', '1'], "");
    format!("{sign}{}{mark}{}", tenths.abs() / 10, tenths.abs() % 10)
}
