//! `munera lab learn`: how the weights of searching players come about.

use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::ProgressBar;
use munera_protocol::catalog::GameName;
use munera_protocol::with_table;
use munera_text::{Language, Locale};
use rayon::prelude::*;

use super::measured::Measured;

/// What `munera lab learn` is asked to do.
#[derive(Clone, Debug)]
pub struct LearnSettings {
    /// Whose weights, from nothing.
    pub game: GameName,
    /// Where they are written.
    pub file: PathBuf,
    /// How many games are played, or rounds of each kind of table; as many as today's weights took if
    /// none are named.
    pub games: Option<u32>,
    /// How many simulations for each move; as many as today's weights took if none are named.
    pub nodes: Option<u64>,
    /// Where the games begin.
    pub seed: u64,
}

/// Plays, studies, and writes what was learned.
pub fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<()> {
    let learned = with_table!(settings.game, Table => Table::learn(settings, output))?;
    let learned = learned.ok_or_else(|| {
        let game = Locale::of(Language::English).game(settings.game.as_str());
        io::Error::other(format!("players of {game} have no learned weights"))
    })?;
    std::fs::write(&settings.file, learned)
}

/// Plays all that a course asks for, on all cores.
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
