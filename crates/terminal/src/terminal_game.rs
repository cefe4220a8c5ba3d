//! A person at a table with bots, or bots alone.

use std::collections::VecDeque;
use std::io;

use munera_bots::{Bot, Generator, choose};
use munera_protocol::chance::ChanceStream;
use munera_rules::{Event, GameOptions, Node, Seat, Viewer, write_event};
use munera_session::GameWithViews;
use munera_stopwatch::Budget;
use munera_text::Locale;

use super::console::Console;
use super::house_rules;
use super::names::{Names, Naming};
use super::paint::{self, say};
use super::play::{PlaySettings, Played};
use super::play_ui::{PlayUi, Seen, TerminalGameUi, Told};

/// A game that one reader plays or watches.
pub(super) struct TerminalGame<'io, G: TerminalGameUi> {
    pub(super) table: GameWithViews<G>,
    /// Everything that has happened, as records write it.
    log: Vec<String>,
    /// What the reader has noticed and not been told yet, with the view after each event.
    untold: Vec<(G::News, G::View)>,
    pub(super) seat: Option<Seat>,
    bots: Bot,
    /// The seed of all chance.
    seed: u64,
    pub(super) locale: &'static Locale,
    pub(super) play_ui: G::PlayUi,
    pub(super) console: Console<'io>,
    /// Gets each event.
    keep: &'io mut dyn FnMut(&str) -> io::Result<()>,
    /// How many events of the log it has got.
    kept: usize,
    /// The moves that the person has typed ahead.
    pub(super) planned: VecDeque<String>,
    /// The generators are separate, so that no hint and no bot changes the chance to come.
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
        let table = GameWithViews::new(game.clone());
        let viewer = settings.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let names = Names::new(locale, Naming::Names { you: settings.seat }, game.players());
        let seen = Seen::of(&table, viewer);
        Ok(Self {
            play_ui: G::PlayUi::new(seen, names),
            table,
            log: Vec::new(),
            untold: Vec::new(),
            seat: settings.seat,
            bots: settings.bots,
            seed: settings.seed,
            locale,
            console,
            keep,
            kept: 0,
            planned: VecDeque::new(),
            thoughts: Generator::new(settings.seed),
            hints: Generator::new(!settings.seed),
        })
    }

    pub(super) fn play(mut self) -> io::Result<Played> {
        let finished = match self.play_and_say_so() {
            // The program that read the output has ended.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => false,
            finished => finished?,
        };
        Ok(Played { events: self.log, finished })
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

    /// Plays until the game is over; `false` if the person leaves it before.
    fn play_on(&mut self) -> io::Result<bool> {
        loop {
            let goes_on = match self.table.node() {
                Node::Chance(_) => {
                    let seed = self.seed.to_be_bytes();
                    let mut chance = ChanceStream::new(&seed, self.table.chances());
                    let event = self.table.draw(&mut chance);
                    event.is_some_and(|event| self.happen(event).is_ok())
                }
                Node::Decide(seats) => match seats.first() {
                    Some(seat) if self.seat == Some(seat) => self.ask(seat)?,
                    Some(seat) => self.think(seat),
                    None => false,
                },
                Node::Over(_) => {
                    let seen = Seen::of(&self.table, self.viewer());
                    let lines = self.play_ui.end(seen);
                    say(self.console.output, &lines)?;
                    return Ok(true);
                }
            };
            if !goes_on {
                return Ok(false);
            }
            self.keep_up()?;
            if !self.tell()? {
                return Ok(false);
            }
        }
    }

    /// Applies an event. Moves that are publicly forced follow at once, as their own events.
    pub(super) fn happen(&mut self, event: Event<G>) -> Result<(), G::Refusal> {
        let viewer = self.viewer();
        let mut next = Some(event);
        while let Some(event) = next {
            let noticed = self.table.play(&event)?;
            self.log.push(write_event(self.table.game(), &event));
            let view = self.table.view(viewer);
            let own = noticed.into_iter().filter(|(other, _)| *other == viewer);
            self.untold.extend(own.map(|(_, news)| (news, view.clone())));
            next = self.table.publicly_forced();
        }
        Ok(())
    }

    /// Passes on all new events of the log.
    fn keep_up(&mut self) -> io::Result<()> {
        for event in &self.log[self.kept..] {
            // An error here must not be mistaken for a closed output.
            (self.keep)(event).map_err(io::Error::other)?;
        }
        self.kept = self.log.len();
        Ok(())
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn welcome(&mut self) -> io::Result<()> {
        let seen = Seen::of(&self.table, self.viewer());
        let players = seen.game.players();
        let title = [
            ("game", self.locale.game(G::NAME).into()),
            ("players", players.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut lines = vec![paint::strong(&self.locale.format("welcome", &title))];
        // A person in solo meets no bots.
        if players > 1 || self.seat.is_none() {
            lines.push(self.locale.format("welcome-bots", &[("bot", self.bots.name().into())]));
        }
        lines.extend(self.play_ui.welcome(seen));
        lines.extend(house_rules::paragraph(self.locale, &seen.game.options().house_rules()));
        for line in lines {
            say(self.console.output, &paint::paragraph("", &line))?;
        }
        Ok(())
    }

    /// Tells what the reader has noticed since; `false` if the reader leaves.
    fn tell(&mut self) -> io::Result<bool> {
        for (news, view) in std::mem::take(&mut self.untold) {
            let seen = Seen { game: self.table.game(), view: &view };
            let Told { lines, pause } = self.play_ui.tell(seen, &news);
            say(self.console.output, &lines)?;
            if let Some(question) = pause
                && !self.pause(&question)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Lets the bot of a seat play; `false` if it cannot, which does not happen at a sound table.
    fn think(&mut self, seat: Seat) -> bool {
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let mut pace = Budget::Usual.begin(self.bots);
        let choice = choose(self.bots, game, view, &mut pace, &mut self.thoughts);
        choice.is_some_and(|choice| self.happen(Event::Move(seat, choice.choice)).is_ok())
    }
}
