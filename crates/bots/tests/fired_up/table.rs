//! A table of Fired Up that is played by notation.

use std::sync::Arc;

use munera_bots::{Bot, Choice, Generator, Nodes, choose};
use munera_rules::fired_up::{FiredUp, Move, Options, Pack, State, View};
use munera_rules::testing::play_text;
use munera_rules::{Game, Seat, Viewer};

/// A game of two around Sigurd, Marrow, Mei and Rexus. Seat 0 draws `h01` to `h04`.
pub(crate) struct Table {
    pub(crate) game: FiredUp,
    pub(crate) state: State,
}

impl Table {
    pub(crate) fn new(pack: Pack) -> Self {
        let options = Options { abilities: false, ..Options::new(2, Arc::new(pack)) };
        let game = FiredUp::with_options(options).expect("options");
        let deck: Vec<String> = (1..=60).map(|number| format!("h{number:02}")).collect();
        let mut table = Self { state: game.start(), game };
        let setup = format!("setup sigurd.marrow.mei.rexus e1.m1.l1 0 {}", deck.join("."));
        table.play(&setup);
        table
    }

    /// Plays events, joined by a comma and a space.
    pub(crate) fn play(&mut self, events: &str) -> &mut Self {
        for text in events.split(", ") {
            play_text(&self.game, &mut self.state, text);
        }
        self
    }

    /// Both keep their first two cards and discard all dice.
    pub(crate) fn begin_battle(&mut self) -> &mut Self {
        self.play("0:keep h01.h02, 1:keep h05.h06");
        for seat in [0, 1] {
            let discards = vec![format!("{seat}:discard B"); 5].join(", ");
            self.play(&format!("roll {seat} BBBBB, {seat}:stand, {discards}, {seat}:end"));
        }
        self
    }

    /// The view of that seat.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// A bot's candidates in that seat.
    pub(crate) fn thoughts(&self, bot: Bot, nodes: u64, seat: u8, seed: u64) -> Choice<Move> {
        let mut generator = Generator::new(seed);
        let chosen = choose(bot, &self.game, &self.view(seat), &mut Nodes(nodes), &mut generator);
        chosen.expect("a move")
    }

    /// Its choice.
    pub(crate) fn choice(&self, bot: Bot, nodes: u64, seat: u8, seed: u64) -> String {
        self.thoughts(bot, nodes, seat, seed).choice.to_string()
    }

    /// Its value for a move.
    pub(crate) fn value(&self, bot: Bot, nodes: u64, seat: u8, seed: u64, choice: &str) -> f64 {
        let candidates = self.thoughts(bot, nodes, seat, seed).candidates;
        let weighed = candidates.into_iter().find(|it| it.choice.to_string() == choice);
        weighed.expect("a legal move").value
    }
}
