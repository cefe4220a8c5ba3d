//! Who speaks at a table of Gorus Maximus.

use std::io::{self, Write};

use fluent_bundle::FluentValue;
use munera_bots::{Bot, Choice};
use munera_rules::gorus::{
    BoutStory, Card, FavourTable, Gorus, News, Outcome, Party, Public, Rank, Refusal, View, Word,
};
use munera_rules::{Game, Refusal as _, Seat};

use super::arena::Arena;
use super::cards;
use super::chronicle::{Chronicle, Noted};
use super::hand::Hand;
use super::names::SideNames;
use super::narrator::Narrator;
use super::reading::{Wish, read_wish};
use crate::command::Sight;
use crate::handbook::Contents;
use crate::names::Names;
use crate::paint::{self, say};
use crate::play_ui::{PlayUi, Reading};

/// Tells one reader of one table.
pub(crate) struct GorusPlayUi<W: Word, const SEATS: usize, const CARDS: usize> {
    game: Gorus<W, SEATS, CARDS>,
    narrator: Narrator,
    chronicle: Chronicle,
    /// How many plays of the running bout are on the screen; `None` if the bout is not there yet.
    shown: Option<usize>,
    /// What the reader drew in the running bout.
    drawn: Option<Card>,
}

type Sees<W, const SEATS: usize, const CARDS: usize> = View<W, SEATS, CARDS>;

impl<W: Word, const SEATS: usize, const CARDS: usize> GorusPlayUi<W, SEATS, CARDS> {
    fn text(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.narrator.locale.format(id, variables)
    }

    fn public(&self, view: &Sees<W, SEATS, CARDS>) -> Public {
        self.game.public(view)
    }

    /// What each rank is worth at this table.
    fn favour_line(&self) -> String {
        let arena = &self.narrator.arena;
        let ranks: Vec<String> = arena
            .ranks
            .iter()
            .filter(|rank| arena.favour(**rank) != 0)
            .map(|rank| format!("{rank}{}", cards::superscript(arena.favour(*rank))))
            .collect();
        let zero = paint::signed(FavourTable::ZERO.into());
        self.text(
            "gorus-welcome-favour",
            &[("ranks", ranks.join(" ").into()), ("zero", zero.into())],
        )
    }

    /// The part of a complete bout that is not on the screen yet, and who takes it.
    fn tell_bout(&mut self, output: &mut dyn Write, last: bool) -> io::Result<()> {
        let Some(story) = self.chronicle.bouts.last() else { return Ok(()) };
        if self.shown.is_none() {
            // Nobody was asked in this bout: a spectator watches it as a whole.
            let number = self.chronicle.bouts.len() as u8;
            let line = self.narrator.bout_line(number, story.preferred_before, None, None);
            writeln!(output, "\n{line}")?;
        }
        for play in &story.plays[self.shown.unwrap_or(0)..] {
            let yours = self.narrator.names.you().map(Party::Seat) == Some(play.party);
            let drawn = self.drawn.filter(|_| yours).map(|card| self.narrator.drawn(card));
            say(output, &self.narrator.play_lines("", *play, drawn))?;
        }
        self.narrator.bout_ends(output, "", story, last)?;
        (self.shown, self.drawn) = (None, None);
        Ok(())
    }

    fn hand<'a>(&self, view: &Sees<W, SEATS, CARDS>, story: &'a BoutStory) -> Option<Hand<'a, W>> {
        let seat = self.game.viewer(view).seat()?;
        let legal = self.game.legal_in_view(view);
        Some(Hand { seat, troupe: view.troupe(), legal, story })
    }

    /// A rank alone means the one legal gladiator that has it, else the one that is held.
    fn of_rank(&self, view: &Sees<W, SEATS, CARDS>, rank: Rank) -> Reading<Card> {
        let (held, legal) = (view.troupe(), self.game.legal_in_view(view));
        let held: Vec<Card> = held.iter().filter(|card| card.rank() == rank).collect();
        let free: Vec<Card> = held.iter().copied().filter(|card| legal.contains(*card)).collect();
        let cards = if free.is_empty() { held } else { free };
        Reading::Unclear(match cards[..] {
            [card] => return Reading::Moves(vec![card]),
            [] => self.text("gorus-no-such-rank", &[("rank", rank.number().into())]),
            _ => {
                let cards: Vec<String> =
                    cards.iter().map(|card| self.narrator.card_in_text(*card)).collect();
                self.text("gorus-several-of-rank", &[("cards", cards.join(" ").into())])
            }
        })
    }

    fn show_last(&self, output: &mut dyn Write) -> io::Result<()> {
        match self.chronicle.bouts.last() {
            Some(story) => {
                let title = self.text("gorus-last-bout-title", &[]);
                let last = self.chronicle.bouts.len() == usize::from(self.narrator.arena.bouts);
                writeln!(output, "{}", paint::strong(&title))?;
                self.narrator.bout(output, story, last)
            }
            None => writeln!(output, "{}", self.text("gorus-no-last-bout", &[])),
        }
    }

    /// G3.7: the running round only at a table with open history; a finished one always.
    fn show_history(&self, output: &mut dyn Write) -> io::Result<()> {
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
            let title = self.text("gorus-history-round", &[("round", round.into())]);
            writeln!(output, "{}", paint::strong(&title))?;
            for (place, story) in stories.iter().enumerate() {
                let number = place as u8 + 1;
                let line = self.narrator.bout_line(number, story.preferred_before, None, None);
                writeln!(output, "{line}")?;
                self.narrator.bout(output, story, place == last_bout)?;
            }
        }
        if !is_open {
            say(output, &paint::paragraph("", &self.text("gorus-history-closed", &[])))?;
        } else if stories.is_empty() {
            writeln!(output, "{}", self.text("gorus-no-last-bout", &[]))?;
        }
        Ok(())
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> PlayUi<Gorus<W, SEATS, CARDS>>
    for GorusPlayUi<W, SEATS, CARDS>
{
    const CONTENTS: Contents = super::CONTENTS;

    fn new(game: &Gorus<W, SEATS, CARDS>, names: Names, _view: &Sees<W, SEATS, CARDS>) -> Self {
        Self {
            game: game.clone(),
            narrator: Narrator::new(Arena::of(game), SideNames { seats: names }),
            chronicle: Chronicle::default(),
            shown: None,
            drawn: None,
        }
    }

    fn welcome(&self, bots: Bot) -> Vec<String> {
        let (locale, arena, names) =
            (self.narrator.locale, &self.narrator.arena, &self.narrator.names);
        let mut lines = Vec::new();
        if !(arena.is_solo() && names.you().is_some()) {
            lines.push(locale.format("welcome-bots", &[("bot", bots.name().into())]));
        }
        let target = [("target", arena.sides[0].target.into())];
        if arena.teams {
            lines.extend(self.narrator.teams());
        }
        if arena.is_solo() && names.you().is_some() {
            lines.push(locale.format("gorus-welcome-solo", &target));
        } else if !arena.is_solo() {
            let seats = Seat::all(arena.players).map(Party::Seat);
            let names: Vec<String> = seats.map(|party| names.party(arena, party)).collect();
            lines.push(locale.format("welcome-seats", &[("names", names.join(" → ").into())]));
        }
        if !arena.teams && !arena.is_solo() {
            lines.push(locale.format("gorus-welcome-target", &target));
        }
        lines.push(self.favour_line());
        if names.you().is_some() {
            lines.push(locale.text("gorus-welcome-help"));
        }
        lines
    }

    fn hear(
        &mut self,
        output: &mut dyn Write,
        view: &Sees<W, SEATS, CARDS>,
        news: &[News<W>],
    ) -> io::Result<Option<String>> {
        let public = self.public(view);
        let mut pause = None;
        for piece in news {
            if let News::Play { drawn: Some(card), .. } = piece {
                self.drawn = Some(*card);
            }
            match self.chronicle.note(&self.narrator.arena, piece, &public) {
                Noted::Deal => self.narrator.round_begins(output, public.round, public.dealer)?,
                Noted::Play => {}
                Noted::Bout => self.tell_bout(output, false)?,
                Noted::Round => {
                    self.tell_bout(output, true)?;
                    self.narrator.round_ends(output, &self.chronicle, &public)?;
                    pause = Some(self.text("gorus-prompt-next-round", &[]));
                }
            }
        }
        Ok(pause)
    }

    fn farewell(
        &mut self,
        output: &mut dyn Write,
        view: &Sees<W, SEATS, CARDS>,
        outcome: &Outcome,
    ) -> io::Result<()> {
        self.narrator.game_ends(output, *outcome, &self.public(view))
    }

    /// The bout and the hand.
    fn ask(
        &mut self,
        output: &mut dyn Write,
        view: &Sees<W, SEATS, CARDS>,
        _again: bool,
    ) -> io::Result<()> {
        let public = self.public(view);
        let story = self.chronicle.running(&self.narrator.arena, &public);
        let (Some(leader), Some(story)) = (public.leader, story) else { return Ok(()) };
        let lead = story.plays.is_empty().then(|| self.text("gorus-label-you-lead", &[]));
        let pile = self.narrator.arena.has_draw_pile().then(|| {
            let count = self.game.pile_size(view);
            self.text("gorus-label-pile", &[("count", count.into())])
        });
        let more: Vec<String> = lead.into_iter().chain(pile).collect();
        let more = (!more.is_empty()).then(|| more.join(" · "));
        let line = self.narrator.bout_line(public.bout, public.preferred, public.initiating, more);
        writeln!(output, "\n{line}")?;
        self.narrator.table(output, leader, &story)?;
        if let Some(hand) = self.hand(view, &story) {
            hand.show(&self.narrator, output)?;
        }
        self.shown = Some(story.plays.len());
        Ok(())
    }

    fn prompt(&self, _view: &Sees<W, SEATS, CARDS>) -> String {
        self.text("gorus-prompt-card", &[])
    }

    fn read(&mut self, view: &Sees<W, SEATS, CARDS>, line: &str) -> Option<Reading<Card>> {
        Some(match read_wish(line)? {
            Wish::Card(card) => Reading::Moves(vec![card]),
            Wish::Rank(rank) => self.of_rank(view, rank),
        })
    }

    fn explain(
        &self,
        output: &mut dyn Write,
        view: &Sees<W, SEATS, CARDS>,
        card: Card,
        refusal: Refusal,
    ) -> io::Result<()> {
        let variables =
            [("rule", refusal.rule().as_str().into()), ("card", card.to_string().into())];
        let refused = paint::alarm(&self.text("gorus-refused", &variables));
        let reason = self.narrator.locale.refusal(&refusal);
        say(output, &paint::paragraph("", &format!("{refused} {reason}")))?;
        let story = self.chronicle.running(&self.narrator.arena, &self.public(view));
        match story.as_ref().and_then(|story| self.hand(view, story)) {
            Some(hand) => hand.show_legal(&self.narrator, output),
            None => Ok(()),
        }
    }

    fn hint(&self, output: &mut dyn Write, choice: &Choice<Card>) -> io::Result<()> {
        let card = self.narrator.card_in_text(choice.choice);
        writeln!(output, "{}", self.text("gorus-hint-card", &[("card", card.into())]))
    }

    fn show(
        &self,
        output: &mut dyn Write,
        view: &Sees<W, SEATS, CARDS>,
        sight: Sight,
    ) -> io::Result<()> {
        match sight {
            Sight::Last => self.show_last(output),
            Sight::History => self.show_history(output),
            Sight::Score => {
                let public = self.public(view);
                self.narrator.score(output, &self.chronicle, &public)
            }
            // Between rounds there is nothing on the table.
            Sight::Table | Sight::Cards | Sight::Bets => Ok(()),
        }
    }

    fn reminders(&self, _view: &Sees<W, SEATS, CARDS>) -> Vec<String> {
        vec![self.favour_line()]
    }
}
