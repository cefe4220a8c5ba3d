//! Who tells a record of Gorus Maximus.

use std::io::{self, Write};

use munera_rules::gorus::{BoutStory, Card, Gorus, News, Outcome, Party, Public, State, Word};
use munera_rules::{Event, Game, Node, Seat, Viewer};

use super::arena::Arena;
use super::chronicle::{Chronicle, Noted};
use super::names::SideNames;
use super::narrator::Narrator;
use crate::names::Names;
use crate::paint::{self, say};
use crate::play_ui::{ReplayUi, Step};
use crate::replay::step_number;

/// Tells every deal and every play, with all hands open.
pub(crate) struct GorusReplayUi<W: Word, const SEATS: usize, const CARDS: usize> {
    game: Gorus<W, SEATS, CARDS>,
    narrator: Narrator,
    chronicle: Chronicle,
    /// The bout as it was before the event that is told.
    running: Option<BoutStory>,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> GorusReplayUi<W, SEATS, CARDS> {
    fn public(&self, state: &State<W, SEATS, CARDS>) -> Public {
        self.game.public(&self.game.view(state, Viewer::Spectator))
    }

    // ---- Deals

    fn deal(
        &mut self,
        output: &mut dyn Write,
        step: &Step<'_, Gorus<W, SEATS, CARDS>>,
    ) -> io::Result<()> {
        let public = self.public(step.state);
        self.chronicle.note(&self.narrator.arena, step.news, &public);
        let dealer = public.dealer.map(Party::Seat);
        let name = dealer.map(|dealer| self.narrator.names.party(&self.narrator.arena, dealer));
        let variables = [("round", public.round.into()), ("name", name.unwrap_or_default().into())];
        let line = paint::strong(&self.narrator.locale.format("gorus-replay-deal", &variables));
        writeln!(output, "\n{} {line}", step_number(Some(step.number)))?;
        let pile = step.text.split_once('|').and_then(|(_, pile)| Card::read_list(pile).ok());
        self.hands(output, step.state, pile)?;
        self.bout_begins(output, &public)
    }

    /// Every hand, and the pile.
    fn hands(
        &self,
        output: &mut dyn Write,
        state: &State<W, SEATS, CARDS>,
        pile: Option<Vec<Card>>,
    ) -> io::Result<()> {
        for seat in Seat::all(self.narrator.arena.players) {
            let cards = self.game.view(state, Viewer::Seat(seat)).troupe();
            let name = self.narrator.name(Party::Seat(seat));
            row(output, &name, cards.iter())?;
        }
        if let Some(pile) = pile {
            let label = if self.narrator.arena.is_solo() {
                "gorus-label-contenders"
            } else {
                "gorus-label-pile-cards"
            };
            let name = self.narrator.in_column(&self.narrator.locale.text(label));
            row(output, &name, pile)?;
        }
        Ok(())
    }

    // ---- Bouts

    /// The title of a bout, and the contender that opens it.
    fn bout_begins(&self, output: &mut dyn Write, public: &Public) -> io::Result<()> {
        let Some(story) = self.chronicle.running(&self.narrator.arena, public) else {
            return Ok(());
        };
        let line = self.narrator.bout_line(public.bout, story.preferred_before, None, None);
        writeln!(output, "\n{} {line}", step_number(None))?;
        for play in &story.plays {
            say(output, &self.narrator.play_lines(&step_number(None), *play, None))?;
        }
        Ok(())
    }

    /// A play, and the contender or the end of the bout that it brings.
    fn play(
        &mut self,
        output: &mut dyn Write,
        step: &Step<'_, Gorus<W, SEATS, CARDS>>,
        drawn: Option<Card>,
    ) -> io::Result<()> {
        let public = self.public(step.state);
        let noted = self.chronicle.note(&self.narrator.arena, step.news, &public);
        let running = self.chronicle.running(&self.narrator.arena, &public);
        let complete = matches!(noted, Noted::Bout | Noted::Round);
        let story = if complete { self.chronicle.bouts.last() } else { running.as_ref() };
        let Some(story) = story else { return Ok(()) };
        let shown = self.running.as_ref().map_or(0, |before| before.plays.len());
        for (place, play) in story.plays.iter().enumerate().skip(shown) {
            let number = step_number((place == shown).then_some(step.number));
            let drawn = drawn.filter(|_| place == shown).map(|card| self.narrator.drawn(card));
            say(output, &self.narrator.play_lines(&number, *play, drawn))?;
        }
        if complete {
            let last = noted == Noted::Round;
            self.narrator.bout_ends(output, &step_number(None), story, last)?;
            if last {
                self.narrator.round_ends(output, &self.chronicle, &public)?;
            } else {
                self.bout_begins(output, &public)?;
            }
        }
        Ok(())
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> ReplayUi<Gorus<W, SEATS, CARDS>>
    for GorusReplayUi<W, SEATS, CARDS>
{
    fn new(game: &Gorus<W, SEATS, CARDS>, names: Names, state: &State<W, SEATS, CARDS>) -> Self {
        let view = game.view(state, Viewer::Spectator);
        let before =
            (0..game.side_count()).map(|side| game.collected_before(&view, side)).collect();
        let arena = Arena::of(game);
        let public = game.public(&view);
        let chronicle = Chronicle::from_here(&public, before);
        Self {
            running: chronicle.running(&arena, &public),
            narrator: Narrator::new(arena, SideNames { seats: names }),
            chronicle,
            game: game.clone(),
        }
    }

    fn begin(&mut self, output: &mut dyn Write, state: &State<W, SEATS, CARDS>) -> io::Result<()> {
        if self.narrator.arena.teams {
            for line in self.narrator.teams() {
                say(output, &paint::paragraph("", &line))?;
            }
        }
        if !matches!(self.game.node(state), Node::Chance(_)) {
            self.hands(output, state, None)?;
            self.bout_begins(output, &self.public(state))?;
        }
        Ok(())
    }

    fn tell(
        &mut self,
        output: &mut dyn Write,
        step: &Step<'_, Gorus<W, SEATS, CARDS>>,
    ) -> io::Result<()> {
        match (step.event, step.news) {
            (Event::Move(..), News::Play { drawn, .. }) => self.play(output, step, *drawn)?,
            _ => self.deal(output, step)?,
        }
        self.running = self.chronicle.running(&self.narrator.arena, &self.public(step.state));
        Ok(())
    }

    fn end(
        &mut self,
        output: &mut dyn Write,
        state: &State<W, SEATS, CARDS>,
        outcome: &Outcome,
    ) -> io::Result<()> {
        self.narrator.game_ends(output, *outcome, &self.public(state))
    }
}

/// A name and its cards, below the steps' numbers.
fn row(
    output: &mut dyn Write,
    name: &str,
    cards: impl IntoIterator<Item = Card>,
) -> io::Result<()> {
    let cards: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    let head = format!("{} {name}  ", step_number(None));
    say(output, &paint::flow(&head, cards.iter().map(String::as_str), " "))
}
