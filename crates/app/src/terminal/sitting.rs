//! A person, or nobody, at a table with bots.

use std::io;

use fluent_bundle::FluentValue;
use munera_bots::{Bot, Generator, choose};
use munera_rules::gorus::{Card, FavourTable, Gorus, News, Outcome, Party, Public, Word};
use munera_rules::{Event, Game, Node, Seat, Viewer, write_event};
use munera_session::{Table, Version};

use super::arena::Arena;
use super::chronicle::{Chronicle, Noted};
use super::console::Console;
use super::names::Naming;
use super::narrator::{Narrator, say};
use super::paint;
use super::play::{PlaySettings, Played};
use crate::chance::ChanceStream;
use crate::locale::Locale;

/// One person's evening at a table.
pub(super) struct Sitting<'io, W: Word, const SEATS: usize, const CARDS: usize> {
    pub(super) table: Table<Gorus<W, SEATS, CARDS>>,
    pub(super) seat: Option<Seat>,
    bots: Bot,
    /// Where the deals come from.
    seed: u64,
    pub(super) narrator: Narrator,
    pub(super) chronicle: Chronicle,
    pub(super) console: Console<'io>,
    /// Takes down each event.
    keep: &'io mut dyn FnMut(&str) -> io::Result<()>,
    /// How much of the viewer's stream has been told.
    told: Version,
    /// How many plays of the running bout are on the screen; `None` if the bout is not there yet.
    pub(super) shown: Option<usize>,
    /// What the person drew in the running bout.
    drawn: Option<Card>,
    /// Apart from each other and from the deals, so that no hint and no bot changes what is to come.
    thoughts: Generator,
    pub(super) hints: Generator,
}

impl<'io, W: Word, const SEATS: usize, const CARDS: usize> Sitting<'io, W, SEATS, CARDS> {
    pub(super) fn new(
        game: Gorus<W, SEATS, CARDS>,
        settings: &PlaySettings,
        console: Console<'io>,
        keep: &'io mut dyn FnMut(&str) -> io::Result<()>,
    ) -> io::Result<Self> {
        let locale = Locale::of(settings.language);
        if let Some(seat) = settings.seat.filter(|seat| seat.number() >= game.players()) {
            let sentence = locale.format("seat-not-here", &[("seat", seat.number().into())]);
            return Err(io::Error::new(io::ErrorKind::InvalidInput, sentence));
        }
        let naming = Naming::Names { you: settings.seat };
        Ok(Self {
            narrator: Narrator::new(settings.language, Arena::of(&game), naming),
            table: Table::new(game),
            seat: settings.seat,
            bots: settings.bots,
            seed: settings.seed,
            chronicle: Chronicle::default(),
            console,
            keep,
            told: Version::default(),
            shown: None,
            drawn: None,
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
            self.console.say(&self.narrator.locale.text("abandoned"))?;
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
                    self.farewell(outcome)?;
                    return Ok(true);
                }
            }
            self.keep_latest()?;
            if !self.tell()? {
                return Ok(false);
            }
        }
    }

    /// Has the event that has just happened taken down.
    fn keep_latest(&mut self) -> io::Result<()> {
        let Some(event) = self.table.log().last() else { return Ok(()) };
        let text = write_event(self.table.game(), event);
        // Whatever goes wrong with a record, it does not mean that nobody reads the output.
        (self.keep)(&text).map_err(io::Error::other)
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn public(&self) -> Public {
        self.table.game().public(self.table.view(self.viewer()))
    }

    pub(super) fn text(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.narrator.locale.format(id, variables)
    }

    // ---- The table tells

    fn welcome(&mut self) -> io::Result<()> {
        let (locale, arena) = (self.narrator.locale, &self.narrator.arena);
        let title = [
            ("game", locale.text("game-gorus").into()),
            ("players", arena.players.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut lines = vec![paint::strong(&locale.format("welcome", &title))];
        if !(arena.is_solo() && self.seat.is_some()) {
            lines.push(locale.format("welcome-bots", &[("bot", self.bots.name().into())]));
        }
        let target = [("target", arena.sides[0].target.into())];
        if arena.teams {
            for (side, team) in arena.sides.iter().enumerate() {
                let variables = [
                    ("team", self.narrator.names.side(arena, side).into()),
                    ("target", team.target.into()),
                    ("names", self.narrator.names.members(arena, side).into()),
                ];
                lines.push(locale.format("welcome-team", &variables));
            }
        }
        if arena.is_solo() && self.seat.is_some() {
            lines.push(locale.format("welcome-solo", &target));
        } else if !arena.is_solo() {
            let seats = Seat::all(arena.players).map(Party::Seat);
            let names: Vec<String> =
                seats.map(|party| self.narrator.names.party(arena, party)).collect();
            lines.push(locale.format("welcome-seats", &[("names", names.join(" → ").into())]));
        }
        if !arena.teams && !arena.is_solo() {
            lines.push(locale.format("welcome-target", &target));
        }
        lines.push(self.favour_line());
        if self.seat.is_some() {
            lines.push(locale.text("welcome-help"));
        }
        for line in lines {
            say(self.console.output, &paint::paragraph("", &line))?;
        }
        Ok(())
    }

    /// What each rank is worth at this table.
    pub(super) fn favour_line(&self) -> String {
        let arena = &self.narrator.arena;
        let ranks: Vec<String> = arena
            .ranks
            .iter()
            .filter(|rank| arena.favour(**rank) != 0)
            .map(|rank| format!("{rank}{}", paint::superscript(arena.favour(*rank))))
            .collect();
        let zero = paint::signed(FavourTable::ZERO.into());
        self.text("welcome-favour", &[("ranks", ranks.join(" ").into()), ("zero", zero.into())])
    }

    /// Tells what the viewer has noticed since; `false` if they leave.
    fn tell(&mut self) -> io::Result<bool> {
        let news = self.table.news_since(self.viewer(), self.told).unwrap_or_default().to_vec();
        self.told = self.table.version(self.viewer());
        let public = self.public();
        for piece in news {
            if let News::Play { drawn: Some(card), .. } = piece {
                self.drawn = Some(card);
            }
            match self.chronicle.note(&self.narrator.arena, &piece, &public) {
                Noted::Deal => {
                    self.narrator.round_begins(self.console.output, public.round, public.dealer)?;
                }
                Noted::Play => {}
                Noted::Bout => self.tell_bout(false)?,
                Noted::Round => {
                    self.tell_bout(true)?;
                    self.narrator.round_ends(self.console.output, &self.chronicle, &public)?;
                    if !self.pause()? {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// The part of a complete bout that is not on the screen yet, and who takes it.
    fn tell_bout(&mut self, last: bool) -> io::Result<()> {
        let Some(story) = self.chronicle.bouts.last() else { return Ok(()) };
        if self.shown.is_none() {
            // Nobody was asked in this bout: a spectator watches it as a whole.
            let number = self.chronicle.bouts.len() as u8;
            let line = self.narrator.bout_line(number, story.preferred_before, None, None);
            writeln!(self.console.output, "\n{line}")?;
        }
        for play in &story.plays[self.shown.unwrap_or(0)..] {
            let yours = self.seat.map(Party::Seat) == Some(play.party);
            let drawn = self.drawn.filter(|_| yours).map(|card| self.narrator.drawn(card));
            say(self.console.output, &self.narrator.play_lines("", *play, drawn))?;
        }
        self.narrator.bout_ends(self.console.output, "", story, last)?;
        (self.shown, self.drawn) = (None, None);
        Ok(())
    }

    fn farewell(&mut self, outcome: Outcome) -> io::Result<()> {
        let public = self.public();
        self.narrator.game_ends(self.console.output, outcome, &public)
    }

    // ---- Bots

    /// Lets the bot of a seat play; `false` if it cannot, which no table lets happen.
    fn think(&mut self, seat: Seat) -> bool {
        let (game, view) = (self.table.game(), self.table.view(Viewer::Seat(seat)));
        let choice = choose(self.bots, game, view, &mut self.thoughts);
        let Some(choice) = choice else { return false };
        self.table.play(Event::Move(seat, choice.choice)).is_ok()
    }
}
