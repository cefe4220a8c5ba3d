//! All games of a balance: those in the journal are replayed, the others are played.

use std::collections::BTreeMap;
use std::io;
use std::ops::AddAssign;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use munera_protocol::with_game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::identity::identity_of;
use super::super::journal::{Journal, JournalLine};
use super::super::resumed_bar;
use super::super::run::run;
use super::super::seeds::{BALANCE, mix};
use super::BalanceSettings;
use super::script::Script;
use super::sum::Sum;

/// A finished game as a journal keeps it: its events, not its figures. So a run that is resumed
/// gives the same figures, to the last bit, as one that was never interrupted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct PlayedGame {
    /// Its number, from 0.
    game: u64,
    /// Chance events and moves, in the game's own notation.
    steps: Vec<String>,
}

impl JournalLine for PlayedGame {
    const LAB: &'static str = "balance";
}

/// The seed of one game.
pub(crate) fn seed_of(seed: u64, number: u64) -> u64 {
    mix(&[BALANCE, seed, number])
}

/// Plays all games, or those that finish before the run is stopped, and adds up their figures.
/// `play` gets the number of a game and its script; it returns `None` if the script ends before the
/// game.
pub(crate) fn play_all<F: Default + AddAssign + Send>(
    settings: &BalanceSettings,
    stop: &AtomicBool,
    play: impl Fn(u64, &mut Script<'_>) -> io::Result<Option<F>> + Sync,
) -> io::Result<Sum<F>> {
    let mut sum = Sum::default();
    let mut journal = None;
    let mut known = BTreeMap::new();
    if let Some(path) = &settings.journal {
        let (opened, kept) = Journal::<PlayedGame>::open(path, &identity(settings))?;
        journal = Some(opened);
        // A journal may have more games than this run asks for.
        let wanted = kept.into_iter().filter(|played| played.game < settings.games);
        known = wanted.map(|played| (played.game, played.steps)).collect();
        tell_again(path, &known, settings.threads, &play, &mut sum)?;
    }
    let missing: Vec<u64> =
        (0..settings.games).filter(|number| !known.contains_key(number)).collect();
    drop(known);
    if missing.is_empty() {
        return Ok(sum);
    }
    let progress = resumed_bar(settings.games, missing.len() as u64, "games");
    let work = |number| {
        let mut script = Script::live(settings.player, seed_of(settings.seed, number), stop);
        let found = play(number, &mut script)?;
        if found.is_none() && !stop.load(Ordering::Relaxed) {
            return Err(io::Error::other("a game has no end"));
        }
        Ok(found.map(|figures| (PlayedGame { game: number, steps: script.written() }, figures)))
    };
    run(&missing, settings.threads, stop, work, |(played, figures)| {
        if let Some(journal) = &mut journal {
            journal.append(&played)?;
        }
        sum.add(played.game, figures);
        progress.inc(1);
        Ok(false)
    })?;
    progress.finish_and_clear();
    Ok(sum)
}

/// Replays the games of a journal. That is quick, and stopping the run must not lose them.
fn tell_again<F: Default + AddAssign + Send>(
    path: &Path,
    known: &BTreeMap<u64, Vec<String>>,
    threads: usize,
    play: &(impl Fn(u64, &mut Script<'_>) -> io::Result<Option<F>> + Sync),
    sum: &mut Sum<F>,
) -> io::Result<()> {
    let tell = |number: u64, steps: &[String]| {
        let mut script = Script::told(steps);
        let figures = play(number, &mut script)?;
        let figures = figures.ok_or_else(|| io::Error::other("its end is missing"))?;
        if script.is_left_over() {
            return Err(io::Error::other("it goes on after its end"));
        }
        Ok(figures)
    };
    let numbers: Vec<u64> = known.keys().copied().collect();
    let work = |number| {
        let figures = known.get(&number).map(|steps| tell(number, steps)).transpose();
        let figures = figures.map_err(|error| {
            let path = path.display();
            io::Error::other(format!("{path}: game {number} does not fit: {error}"))
        })?;
        Ok(figures.map(|figures| (number, figures)))
    };
    run(&numbers, threads, &AtomicBool::new(false), work, |(number, figures)| {
        sum.add(number, figures);
        Ok(false)
    })
}

/// Everything that decides how a game goes, apart from the program itself.
fn identity(settings: &BalanceSettings) -> Value {
    let tables: Vec<Value> = settings
        .tables
        .iter()
        .map(|table| with_game!(table, game => Value::Object(identity_of(game))))
        .collect();
    json!({"tables": tables, "bot": settings.player.to_string(), "seed": settings.seed})
}
