//! A person, or nobody, at a table with bots.

use std::collections::VecDeque;
use std::io;

use fluent_bundle::FluentValue;
use munera_bots::{Bot, Generator, choose};
use munera_protocol::chance::ChanceStream;
use munera_rules::{Event, Node, Seat, Viewer, write_event};
use munera_session::{SoloGame, Version};
use munera_stopwatch::Budget;
use munera_text::Locale;

use super::console::Console;
use super::names::{Names, Naming};
use super::paint::{self, say};
use super::play::{PlaySettings, Played};
use super::play_ui::{PlayUi, TerminalGameUi};

/// One person's evening at a table.
pub(super) struct TerminalGame<'io, G: TerminalGameUi> {
    pub(super) table: SoloGame<G>,
    pub(super) seat: Option<Seat>,
    bots: Bot,
    /// Where all chance comes from.
    seed: u64,
    pub(super) locale: &'static Locale,
    pub(super) play_ui: G::PlayUi,
    pub(super) console: Console<'io>,
    /// Takes down each event.
    keep: &'io mut dyn FnMut(&str) -> io::Result<()>,
    /// How much of the log has been taken down.
    kept: usize,
    /// How much of the viewer's stream has been told.
    told: Version,
    /// What the person has typed ahead.
    pub(super) planned: VecDeque<G::Move>,
    /// Apart from each other and from chance, so that no hint and no bot changes what is to come.
    thoughts: Generator,
    pub(super) hints: Generator,
}

impl<'io, G: TerminalGameUi> TerminalGame<'io, G> {
    pub(super) fn new(
        game: &G,
        settings: &PlaySettings,
        console: Console<'io>,
        keep: &'io mut dyn FnMut(&str) -> io::Result<()>,
    ) -> io::Result<Self> {
        let locale = Locale::of(settings.language);
        if let Some(seat) = settings.seat.filter(|seat| seat.number() >= game.players()) {
            let sentence = locale.format("seat-not-here", &[("seat", seat.number().into())]);
            return Err(io::Error::new(io::ErrorKind::InvalidInput, sentence));
        }
        let table = SoloGame::new(game.clone());
        let viewer = settings.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let names = Names::new(locale, Naming::Names { you: settings.seat });
        Ok(Self {
            play_ui: G::PlayUi::new(game, names, table.view(viewer)),
            table,
            seat: settings.seat,
            bots: settings.bots,
            seed: settings.seed,
            locale,
            console,
            keep,
            kept: 0,
            told: Version::default(),
            planned: VecDeque::new(),
            thoughts: Generator::new(settings.seed),
            hints: Generator::new(!settings.seed),
        })
    }

    pub(super) fn play(mut self) -> io::Result<Played> {
        let finished = match self.play_and_say_so() {
            // Whoever read the output has gone: there is nobody left to tell.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => false,
            finished => finished?,
        };
        let game = self.table.game();
        let events = self.table.log().iter().map(|event| write_event(game, event)).collect();
        Ok(Played { events, finished })
    }

    fn play_and_say_so(&mut self) -> io::Result<bool> {
        self.welcome()?;
        let finished = self.play_on()?;
        if !finished {
            self.console.say(&self.locale.text("abandoned"))?;
        }
        self.console.output.flush()?;
        Ok(finished)
    }

    /// Plays until the game is over, or until the person leaves it: `false`.
    fn play_on(&mut self) -> io::Result<bool> {
        loop {
            match self.table.node() {
                Node::Chance(_) => {
                    let drawn = |event: &&Event<_>| matches!(event, Event::Chance(_));
                    let drawn = self.table.log().iter().filter(drawn).count() as u64;
                    self.table.draw(&mut ChanceStream::new(&self.seed.to_be_bytes(), drawn));
                }
                Node::Decide(seats) => {
                    let Some(seat) = seats.first() else { return Ok(false) };
                    let goes_on =
                        if self.seat == Some(seat) { self.ask(seat)? } else { self.think(seat) };
                    if !goes_on {
                        return Ok(false);
                    }
                }
                Node::Over(outcome) => {
                    let view = self.table.view(self.viewer());
                    self.play_ui.farewell(self.console.output, view, &outcome)?;
                    return Ok(true);
                }
            }
            self.keep_up()?;
            if !self.tell()? {
                return Ok(false);
            }
        }
    }

    /// Has all that has just happened taken down: an event, and those that followed by themselves.
    fn keep_up(&mut self) -> io::Result<()> {
        for event in &self.table.log()[self.kept..] {
            let text = write_event(self.table.game(), event);
            // Whatever goes wrong with a record, it does not mean that nobody reads the output.
            (self.keep)(&text).map_err(io::Error::other)?;
        }
        self.kept = self.table.log().len();
        Ok(())
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn text(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.locale.format(id, variables)
    }

    fn welcome(&mut self) -> io::Result<()> {
        let title = [
            ("game", self.locale.game(G::NAME).into()),
            ("players", self.table.game().players().into()),
            ("seed", self.seed.to_string().into()),
        ];
        let title = paint::strong(&self.text("welcome", &title));
        for line in std::iter::once(title).chain(self.play_ui.welcome(self.bots)) {
            say(self.console.output, &paint::paragraph("", &line))?;
        }
        Ok(())
    }

    /// Tells what the viewer has noticed since; `false` if they leave.
    fn tell(&mut self) -> io::Result<bool> {
        let viewer = self.viewer();
        let news = self.table.news_since(viewer, self.told).unwrap_or_default();
        let pause = self.play_ui.hear(self.console.output, self.table.view(viewer), news)?;
        self.told = self.table.version(viewer);
        match pause {
            Some(question) => self.pause(&question),
            None => Ok(true),
        }
    }

    /// Lets the bot of a seat play; `false` if it cannot, which no table lets happen.
    fn think(&mut self, seat: Seat) -> bool {
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let mut pace = Budget::Usual.begin(self.bots);
        let choice = choose(self.bots, game, view, &mut pace, &mut self.thoughts);
        let Some(choice) = choice else { return false };
        self.table.play(Event::Move(seat, choice.choice)).is_ok()
    }
}
