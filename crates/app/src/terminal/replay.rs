//! A record told step by step, with everything that players could not see.

use std::fmt;
use std::io::{self, Write};

use munera_rules::gorus::{
    BoutStory, Card, Gorus, News, Party, Position, PositionError, Public, Refusal, Word,
};
use munera_rules::{
    Event, Game, Node, NotationError, ReadError, Refusal as _, RuleId, Seat, Viewer, read_event,
};
use munera_session::{Table, Version};

use super::arena::Arena;
use super::chronicle::{Chronicle, Noted};
use super::names::Naming;
use super::narrator::{Narrator, say};
use super::paint;
use crate::catalog::AnyGame;
use crate::locale::{Addressee, Language};

/// An event that does not fit its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Which event, counted from 1.
    pub step: usize,
    /// The rule that refuses it; none for a text that is no event.
    pub rule: Option<RuleId>,
    /// A sentence that says all of this and why.
    pub message: String,
}

/// Why a record was not replayed to its end.
#[derive(Debug)]
pub enum ReplayError {
    /// The position that it starts from cannot be.
    Position(PositionError),
    /// One of its events does not fit.
    Event(Misfit),
    /// The story could not be written.
    Output(io::Error),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Event(misfit) => f.write_str(&misfit.message),
            Self::Output(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReplayError {}

impl From<io::Error> for ReplayError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// What a record is of, and how it is told.
#[derive(Clone, Debug)]
pub struct ReplaySettings {
    /// The game with its options.
    pub game: AnyGame,
    /// The position that it starts from; `None` for its beginning.
    pub start: Option<Position>,
    /// Who sat in each seat. A seat without a name, or called `?`, is told by its number.
    pub names: Vec<Option<String>>,
    /// The language of all texts.
    pub language: Language,
}

/// Prints a record step by step. An event that does not fit stops it, and is explained in the
/// output and in the error. An output that nobody reads any more is no error.
///
/// ```
/// use munera::catalog::AnyGame;
/// use munera::locale::Language;
/// use munera::terminal::{ReplaySettings, replay};
/// use munera_rules::gorus::Options;
///
/// let settings = ReplaySettings {
///     game: AnyGame::gorus(Options::new(3))?,
///     start: None,
///     names: vec![Some("Livia".to_owned()), None, None],
///     language: Language::English,
/// };
/// let deal = "deal 0 F0.F9.S0.S12.A0.A5.A6.A9.A10.A12\
///     /F4.F7.F8.S4.S5.S8.S9.S11.A4.A7/F5.F6.F10.F11.F12.S6.S7.S10.A8.A11";
/// let mut story = Vec::new();
/// replay(&settings, &[deal.to_owned()], &mut story)?;
/// assert!(String::from_utf8(story)?.contains("Round 1: Livia deals"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn replay(
    settings: &ReplaySettings,
    events: &[String],
    output: &mut dyn Write,
) -> Result<(), ReplayError> {
    let told = match &settings.game {
        AnyGame::SmallGorus(game) => {
            Retelling::new(game, settings, output).and_then(|mut story| story.tell(events))
        }
        AnyGame::LargeGorus(game) => {
            Retelling::new(game, settings, output).and_then(|mut story| story.tell(events))
        }
        AnyGame::Gladiators(_) => Err(io::Error::other("this game has no terminal yet").into()),
    };
    match told {
        Err(ReplayError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        told => told,
    }
}

/// How wide the numbers of steps are.
const NUMBER_COLUMN: usize = 4;

/// A replay in progress.
struct Retelling<'io, W: Word, const SEATS: usize, const CARDS: usize> {
    table: Table<Gorus<W, SEATS, CARDS>>,
    narrator: Narrator,
    chronicle: Chronicle,
    output: &'io mut dyn Write,
}

impl<'io, W: Word, const SEATS: usize, const CARDS: usize> Retelling<'io, W, SEATS, CARDS> {
    fn new(
        game: &Gorus<W, SEATS, CARDS>,
        settings: &ReplaySettings,
        output: &'io mut dyn Write,
    ) -> Result<Self, ReplayError> {
        let table = match &settings.start {
            Some(position) => {
                let state = game.set_up(position).map_err(ReplayError::Position)?;
                Table::from_state(game.clone(), state)
            }
            None => Table::new(game.clone()),
        };
        let view = table.view(Viewer::Spectator);
        let before = (0..game.side_count()).map(|side| game.collected_before(view, side)).collect();
        let naming = Naming::recorded(&settings.names);
        Ok(Self {
            narrator: Narrator::new(settings.language, Arena::of(game), naming),
            chronicle: Chronicle::from_here(&game.public(view), before),
            table,
            output,
        })
    }

    fn public(&self) -> Public {
        self.table.game().public(self.table.view(Viewer::Spectator))
    }

    fn tell(&mut self, events: &[String]) -> Result<(), ReplayError> {
        let locale = self.narrator.locale;
        let title = [
            ("game", locale.text("game-gorus").into()),
            ("players", self.narrator.arena.players.into()),
        ];
        writeln!(self.output, "{}", paint::strong(&locale.format("replay-title", &title)))?;
        self.teams()?;
        if !matches!(self.table.node(), Node::Chance(_)) {
            self.hands(None)?;
            self.bout_begins()?;
        }
        for (step, event) in (1..).zip(events) {
            self.step(step, event)?;
        }
        match self.table.node() {
            Node::Over(outcome) => {
                let public = self.public();
                self.narrator.game_ends(self.output, outcome, &public)?;
            }
            _ => writeln!(self.output, "\n{}", locale.text("record-ends"))?,
        }
        Ok(())
    }

    fn teams(&mut self) -> io::Result<()> {
        let (arena, names) = (&self.narrator.arena, &self.narrator.names);
        if !arena.teams {
            return Ok(());
        }
        for (side, team) in arena.sides.iter().enumerate() {
            let variables = [
                ("team", names.side(arena, side).into()),
                ("target", team.target.into()),
                ("names", names.members(arena, side).into()),
            ];
            let line = self.narrator.locale.format("welcome-team", &variables);
            say(self.output, &paint::paragraph("", &line))?;
        }
        Ok(())
    }

    /// Lets one event happen and tells it.
    fn step(&mut self, step: usize, text: &str) -> Result<(), ReplayError> {
        let running = self.chronicle.running(&self.narrator.arena, &self.public());
        let event = read_event(self.table.game(), text);
        let event = match event {
            Ok(event) => event,
            Err(ReadError::Notation(error)) => return Err(self.unreadable(step, text, error)),
            Err(ReadError::Refused(refusal)) => return Err(self.refused(step, text, refusal)),
        };
        let mover = match &event {
            Event::Move(seat, _) => Some(*seat),
            Event::Chance(_) => None,
        };
        if let Err(refusal) = self.table.play(event) {
            return Err(self.refused(step, text, refusal));
        }
        match mover {
            Some(seat) => self.play(step, seat, running.as_ref())?,
            None => self.deal(step, text)?,
        }
        Ok(())
    }

    fn refused(&mut self, step: usize, text: &str, refusal: Refusal) -> ReplayError {
        let (locale, rule) = (self.narrator.locale, refusal.rule());
        let variables = [
            ("step", step.into()),
            ("event", paint::harmless(text).into()),
            ("rule", rule.as_str().into()),
            ("reason", locale.refusal_to(Addressee::Reader, &refusal).into()),
        ];
        let message = locale.format("record-refused", &variables);
        self.stop(Misfit { step, rule: Some(rule), message })
    }

    fn unreadable(&mut self, step: usize, text: &str, error: NotationError) -> ReplayError {
        let locale = self.narrator.locale;
        let variables = [
            ("step", step.into()),
            ("event", paint::harmless(text).into()),
            ("reason", locale.notation(error).into()),
        ];
        let message = locale.format("record-unreadable", &variables);
        self.stop(Misfit { step, rule: None, message })
    }

    fn stop(&mut self, misfit: Misfit) -> ReplayError {
        let lines = paint::paragraph("", &misfit.message);
        match writeln!(self.output).and_then(|()| say(self.output, &lines)) {
            Ok(()) => ReplayError::Event(misfit),
            Err(error) => ReplayError::Output(error),
        }
    }

    /// The number of a step, in its column.
    fn number(step: Option<usize>) -> String {
        let number = step.map(|step| step.to_string()).unwrap_or_default();
        paint::faint(&format!("{number:>NUMBER_COLUMN$}"))
    }

    // ---- Deals

    fn deal(&mut self, step: usize, text: &str) -> io::Result<()> {
        let public = self.public();
        self.note_latest(Viewer::Spectator);
        let dealer = public.dealer.map(Party::Seat);
        let name = dealer.map(|dealer| self.narrator.names.party(&self.narrator.arena, dealer));
        let variables = [("round", public.round.into()), ("name", name.unwrap_or_default().into())];
        let line = paint::strong(&self.narrator.locale.format("replay-deal", &variables));
        writeln!(self.output, "\n{} {line}", Self::number(Some(step)))?;
        let pile = text.split_once('|').and_then(|(_, pile)| Card::read_list(pile).ok());
        self.hands(pile)?;
        self.bout_begins()
    }

    /// Every hand, and the pile.
    fn hands(&mut self, pile: Option<Vec<Card>>) -> io::Result<()> {
        for seat in Seat::all(self.narrator.arena.players) {
            let cards = self.table.view(Viewer::Seat(seat)).troupe();
            let name = self.narrator.name(Party::Seat(seat));
            self.cards(&name, cards.iter())?;
        }
        if let Some(pile) = pile {
            let label =
                if self.narrator.arena.is_solo() { "label-contenders" } else { "label-pile-cards" };
            let name = self.narrator.in_column(&self.narrator.locale.text(label));
            self.cards(&name, pile)?;
        }
        Ok(())
    }

    fn cards(&mut self, name: &str, cards: impl IntoIterator<Item = Card>) -> io::Result<()> {
        let cards: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
        let head = format!("{} {name}  ", Self::number(None));
        say(self.output, &paint::flow(&head, cards.iter().map(String::as_str), " "))
    }

    // ---- Bouts

    /// The title of a bout, and the contender that opens it.
    fn bout_begins(&mut self) -> io::Result<()> {
        let public = self.public();
        let Some(story) = self.chronicle.running(&self.narrator.arena, &public) else {
            return Ok(());
        };
        let line = self.narrator.bout_line(public.bout, story.preferred_before, None, None);
        writeln!(self.output, "\n{} {line}", Self::number(None))?;
        for play in &story.plays {
            let lines = self.narrator.play_lines(&Self::number(None), *play, None);
            say(self.output, &lines)?;
        }
        Ok(())
    }

    /// A play, and the contender or the end of the bout that it brings.
    fn play(&mut self, step: usize, seat: Seat, before: Option<&BoutStory>) -> io::Result<()> {
        // The player's own view knows what they drew.
        let drawn = match self.latest(Viewer::Seat(seat)) {
            Some(News::Play { drawn, .. }) => drawn,
            _ => None,
        };
        let noted = self.note_latest(Viewer::Spectator);
        let public = self.public();
        let running = self.chronicle.running(&self.narrator.arena, &public);
        let complete = matches!(noted, Some(Noted::Bout | Noted::Round));
        let story = if complete { self.chronicle.bouts.last() } else { running.as_ref() };
        let Some(story) = story else { return Ok(()) };
        let shown = before.map_or(0, |before| before.plays.len());
        for (place, play) in story.plays.iter().enumerate().skip(shown) {
            let number = Self::number((place == shown).then_some(step));
            let drawn = drawn.filter(|_| place == shown).map(|card| self.narrator.drawn(card));
            say(self.output, &self.narrator.play_lines(&number, *play, drawn))?;
        }
        if complete {
            let last = noted == Some(Noted::Round);
            self.narrator.bout_ends(self.output, &Self::number(None), story, last)?;
            if last {
                self.narrator.round_ends(self.output, &self.chronicle, &public)?;
            } else {
                self.bout_begins()?;
            }
        }
        Ok(())
    }

    /// What a viewer was told last.
    fn latest(&self, viewer: Viewer) -> Option<News<W>> {
        self.table.news_since(viewer, Version::default())?.last().cloned()
    }

    fn note_latest(&mut self, viewer: Viewer) -> Option<Noted> {
        let news = self.latest(viewer)?;
        let public = self.public();
        Some(self.chronicle.note(&self.narrator.arena, &news, &public))
    }
}
