//! `munera lab balance`: what the parts of a game are worth in play.

mod games;
mod script;
mod sum;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

pub(crate) use games::play_all;
#[cfg(test)]
pub(super) use games::seed_of;
use munera_protocol::catalog::AnyGame;
use munera_protocol::with_game;
pub(crate) use script::Script;
use serde_json::Value;

use super::contestant::Contestant;
use super::finish::Finish;
use super::measured::Measured;
use super::report::Report;

/// The arguments of `munera lab balance`.
#[derive(Clone, Debug)]
pub struct BalanceSettings {
    /// The tables that play in turn; all of one game.
    pub tables: Vec<AnyGame>,
    /// How many games, or how many rounds in a game that is won by rounds.
    pub games: u64,
    /// The bot in all seats.
    pub player: Contestant,
    /// The seed of all games.
    pub seed: u64,
    /// How many threads to use.
    pub threads: usize,
    /// The journal of finished games, so that a run that ends early can be resumed.
    pub journal: Option<PathBuf>,
    /// Where to write a page with charts.
    pub report: Option<PathBuf>,
    /// Whether to print JSON instead of tables.
    pub as_json: bool,
}

/// The figures of a game: for programs and for people.
pub(crate) struct Found {
    /// How many games were finished.
    pub(crate) games: u64,
    pub(crate) json: Value,
    pub(crate) report: Report,
}

/// Plays games on several threads and reports what their parts were worth.
///
/// Raise `stop` to end the run early: it keeps and reports the games that are finished by then.
pub fn balance(
    settings: &BalanceSettings,
    stop: &AtomicBool,
    output: &mut dyn Write,
) -> io::Result<Finish> {
    let found = measure(settings, stop)?;
    if let Some(path) = &settings.report {
        found.report.save_page(path)?;
    }
    if settings.as_json {
        writeln!(output, "{}", found.json)?;
    } else {
        found.report.write_text(output)?;
    }
    Ok(if found.games == settings.games { Finish::Complete } else { Finish::Stopped })
}

fn measure(settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found> {
    let no_table = || io::Error::other("there is no table to play at");
    let first = settings.tables.first().ok_or_else(no_table)?;
    let found = with_game!(first, game => game.measure_balance(settings, stop))?;
    if found.games == 0 {
        return Err(io::Error::other("no game was finished"));
    }
    Ok(found)
}

#[cfg(test)]
mod tests;
