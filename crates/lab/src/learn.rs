//! `munera lab learn`: trains the weights of searching players.

use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::ProgressBar;
use munera_protocol::catalog::GameName;
use munera_protocol::with_table;
use munera_text::{Language, Locale};
use rayon::prelude::*;

use super::measured::Measured;

/// The arguments of `munera lab learn`.
#[derive(Clone, Debug)]
pub struct LearnSettings {
    /// The game whose weights are trained, from nothing.
    pub game: GameName,
    /// Where the weights are written.
    pub file: PathBuf,
    /// How many games, or rounds at each kind of table; by default as many as for the present
    /// weights.
    pub games: Option<u32>,
    /// How many simulations per move; by default as many as for the present weights.
    pub nodes: Option<u64>,
    /// The seed of all games.
    pub seed: u64,
}

/// Trains the weights and writes them.
pub fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<()> {
    let learned = with_table!(settings.game, Table => Table::learn(settings, output))?;
    let learned = learned.ok_or_else(|| {
        let game = Locale::of(Language::English).game(settings.game.as_str());
        io::Error::other(format!("players of {game} have no learned weights"))
    })?;
    std::fs::write(&settings.file, learned)
}

/// Plays all games of a training course, on all cores.
pub(super) fn play_all<T: Send>(
    count: u32,
    play: &(dyn Fn(u32) -> T + Sync),
    progress: &ProgressBar,
) -> Vec<T> {
    let played = (0..count).into_par_iter().map(|number| {
        let result = play(number);
        progress.inc(1);
        result
    });
    played.collect()
}
