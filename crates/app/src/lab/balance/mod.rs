//! `munera lab balance`: what the content of Fired Up is worth in play.

mod figures;
mod mean;
mod report;
mod targets;

use std::io::{self, Write};
use std::sync::Arc;

use figures::Figures;
use munera_bots::{Bot, Generator, choose};
use munera_rules::fired_up::{FiredUp, HighlightId, HighlightSet, Options, Phase};
use munera_rules::{Game, Node, Seat, Viewer};
use rayon::prelude::*;

use super::progress_bar;
use crate::content::Content;
use crate::stopwatch::Budget;

/// What `munera lab balance` is asked to do.
#[derive(Clone, Copy, Debug)]
pub struct BalanceSettings {
    /// The pack that is measured.
    pub content: &'static Content,
    /// How many games.
    pub games: u64,
    /// How many people play; `None` for two to five in turn.
    pub players: Option<u8>,
    /// Who plays.
    pub bot: Bot,
    /// Whether fighters use their abilities.
    pub abilities: bool,
    /// Where the games begin.
    pub seed: u64,
    /// Whether to print JSON instead of tables.
    pub as_json: bool,
}

/// Plays games on all cores and tells what the content was worth.
pub fn balance(settings: BalanceSettings, output: &mut dyn Write) -> io::Result<()> {
    let progress = progress_bar(settings.games);
    let games: Vec<Figures> = (0..settings.games)
        .into_par_iter()
        .map(|number| {
            let players = settings.players.unwrap_or(2 + (number % 4) as u8);
            // Games of neighbouring seeds have nothing in common.
            let seed = settings.seed << 32 ^ number;
            let figures = measure(settings, players, &mut Generator::new(seed));
            progress.inc(1);
            figures
        })
        .collect::<io::Result<_>>()?;
    // One after another, so that the sums do not depend on which core was faster.
    let figures = games.iter().fold(Figures::new(), Figures::add);
    progress.finish_and_clear();
    if settings.as_json {
        writeln!(output, "{}", report::json(settings, &figures))
    } else {
        report::write_tables(settings, &figures, output)
    }
}

/// One game.
fn measure(
    settings: BalanceSettings,
    players: u8,
    generator: &mut Generator,
) -> io::Result<Figures> {
    let pack = Arc::clone(&settings.content.pack);
    let options = Options { abilities: settings.abilities, ..Options::new(players, pack) };
    let game = FiredUp::with_options(options).map_err(io::Error::other)?;
    let pack = &settings.content.pack;
    let mut figures = Figures::new();
    let mut state = game.start();
    let mut first = None;
    let mut kept: Vec<HighlightId> = Vec::new();
    let mut highlight_points = vec![[0; 3]; usize::from(players)];
    loop {
        let before = game.view(&state, Viewer::Spectator);
        match game.node(&state) {
            Node::Chance(_) => {
                let outcome = game.draw(&state, generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let chosen = seats.first().and_then(|seat| {
                    let view = game.view(&state, Viewer::Seat(seat));
                    choose(
                        settings.bot,
                        &game,
                        &view,
                        &mut Budget::Usual.begin(settings.bot),
                        generator,
                    )
                    .map(|it| (seat, it.choice))
                });
                let no_move = || io::Error::other("a bot has found no move");
                let (seat, choice) = chosen.ok_or_else(no_move)?;
                game.make_move(&mut state, seat, choice);
            }
            Node::Over(outcome) => {
                figures.note_end(&game, &before, outcome, first, &highlight_points);
                return Ok(figures);
            }
        }
        let after = game.view(&state, Viewer::Spectator);
        first = first.or_else(|| after.first());
        if before.phase() == Phase::Keep && after.phase() == Phase::Influence {
            let hands = Seat::all(players).map(|seat| game.view(&state, Viewer::Seat(seat)).kept());
            kept = hands.flat_map(HighlightSet::iter).collect();
        }
        let is_next_round = after.round() != before.round();
        if is_next_round || after.phase() == Phase::Over {
            let shown = if is_next_round { after.shown_before() } else { after.shown_now() };
            figures.note_round(pack, &kept, &shown);
            for shown in shown {
                let moment = pack.highlight(shown.card).moment;
                highlight_points[shown.seat.index()][moment as usize] += u32::from(shown.points);
            }
        }
    }
}
