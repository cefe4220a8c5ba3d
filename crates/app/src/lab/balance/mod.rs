//! `munera lab balance`: what the parts of a game are worth in play.

mod fired_up;
mod gladiators;
mod gorus;

use std::io::{self, Write};
use std::path::PathBuf;

use munera_bots::{Generator, choose};
use munera_rules::{Node, Seat, Viewer};
use rayon::prelude::*;
use serde_json::Value;

use super::contestant::Contestant;
use super::measured::Measured;
use super::progress_bar;
use super::report::Report;
use crate::catalog::AnyGame;

/// What `munera lab balance` is asked to do.
#[derive(Clone, Debug)]
pub struct BalanceSettings {
    /// The tables that play in turn; all of one game.
    pub tables: Vec<AnyGame>,
    /// How many games, or rounds of Gorus Maximus.
    pub games: u64,
    /// Who plays, in all seats.
    pub player: Contestant,
    /// Where the games begin.
    pub seed: u64,
    /// Where to write a page with charts.
    pub report: Option<PathBuf>,
    /// Whether to print JSON instead of tables.
    pub as_json: bool,
}

/// What a game's part of the lab has found: for programs and for people.
struct Found {
    json: Value,
    report: Report,
}

/// Plays games on all cores and tells what their parts were worth.
pub fn balance(settings: &BalanceSettings, output: &mut dyn Write) -> io::Result<()> {
    let found = match settings.tables.first() {
        Some(AnyGame::FiredUp(_)) => fired_up::measure(settings)?,
        Some(AnyGame::Gladiators(game)) => gladiators::measure(game, settings)?,
        Some(AnyGame::SmallGorus(game)) => gorus::measure(game, settings)?,
        Some(AnyGame::LargeGorus(game)) => gorus::measure(game, settings)?,
        None => return Err(io::Error::other("there is no table to play at")),
    };
    if let Some(path) = &settings.report {
        found.report.save_page(path)?;
    }
    if settings.as_json {
        writeln!(output, "{}", found.json)
    } else {
        found.report.write_text(output)
    }
}

/// Plays all games on all cores; what each came to, in the order of the games, so that sums do not
/// depend on which core was faster.
fn play_all<F: Send>(
    settings: &BalanceSettings,
    play: impl Fn(u64, &mut Generator) -> io::Result<F> + Sync,
) -> io::Result<Vec<F>> {
    let progress = progress_bar(settings.games, "games");
    let found = (0..settings.games)
        .into_par_iter()
        .map(|number| {
            // Games of neighbouring seeds have nothing in common.
            let seed = settings.seed << 32 ^ number;
            let found = play(number, &mut Generator::new(seed));
            progress.inc(1);
            found
        })
        .collect();
    progress.finish_and_clear();
    found
}

/// Something that happens in a game, as a measurement wants to know it.
#[derive(Clone, Debug)]
enum Step<G: Measured> {
    Chance(G::Chance),
    Move(Seat, G::Move),
}

/// Finds out what happens next, and does not let it happen yet; `None` when the game is over.
fn next_step<G: Measured>(
    game: &G,
    state: &G::State,
    player: Contestant,
    generator: &mut Generator,
) -> io::Result<Option<Step<G>>> {
    let seat = match game.node(state) {
        Node::Chance(_) => return Ok(Some(Step::Chance(game.draw(state, generator)))),
        Node::Decide(seats) => seats.first(),
        Node::Over(_) => return Ok(None),
    };
    let chosen = seat.and_then(|seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let mut pace = player.budget.begin(player.bot);
        let choice = choose(player.bot, game, &view, &mut pace, generator)?;
        Some(Step::Move(seat, choice.choice))
    });
    chosen.map(Some).ok_or_else(|| io::Error::other("a bot has found no move"))
}

/// Lets it happen.
fn take<G: Measured>(game: &G, state: &mut G::State, step: &Step<G>) {
    match step {
        Step::Chance(outcome) => game.resolve_chance(state, outcome),
        Step::Move(seat, choice) => game.make_move(state, *seat, *choice),
    }
}

#[cfg(test)]
mod tests;
