//! `munera lab`: measurements over many games.

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use munera_bots::Generator;
use munera_rules::Randomness;
use munera_rules::gorus::{Division, FavourTable, Options, Rank, School};
use munera_rules::laws::{Figures, Thoroughness, keep_in_one_game};
use rayon::prelude::*;
use serde_json::json;

use crate::catalog::AnyGame;
use crate::with_game;

/// What `munera lab laws` is asked to do.
#[derive(Clone, Copy, Debug)]
pub struct LawsSettings {
    /// How many games, over all kinds of tables together.
    pub games: u64,
    /// Where the random games begin.
    pub seed: u64,
    /// Whether to print JSON instead of a table.
    pub as_json: bool,
}

/// A kind of table, and what its games came to.
struct Row {
    players: u8,
    division: Option<Division>,
    games: u64,
    figures: Figures,
}

/// Plays random games of every kind of table under the laws, on all cores.
pub fn laws(settings: LawsSettings, output: &mut dyn Write) -> io::Result<()> {
    let tables: Vec<_> = (1..=8)
        .flat_map(|players| Division::all_for(players).map(move |division| (players, division)))
        .collect();
    let share = settings.games.div_ceil(tables.len() as u64);
    let progress = ProgressBar::new(share * tables.len() as u64).with_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")
            .map_err(io::Error::other)?,
    );
    let begin = Instant::now();
    let mut rows = Vec::new();
    for (number, (players, division)) in (0..).zip(tables) {
        let figures = laws_at(players, division, number, share, settings.seed, &progress)
            .map_err(io::Error::other)?;
        rows.push(Row { players, division, games: share, figures });
    }
    progress.finish_and_clear();
    report(&rows, begin.elapsed().as_secs_f64(), settings.as_json, output)
}

/// Games of one kind of table; the first broken law with everything needed to see it again.
fn laws_at(
    players: u8,
    division: Option<Division>,
    number: u64,
    games: u64,
    seed: u64,
    progress: &ProgressBar,
) -> Result<Figures, String> {
    let total = Mutex::new(Figures::default());
    (0..games).into_par_iter().try_for_each(|index| {
        // Every game has a seed of its own, so that it can be played again alone.
        let own = seed ^ number << 56 ^ index;
        let mut generator = Generator::new(own);
        let options = random_options(players, division, &mut generator);
        let game = AnyGame::gorus(options).map_err(|error| error.to_string())?;
        let kept = with_game!(game, game => {
            keep_in_one_game(&game, Thoroughness::Brisk, &mut generator)
        });
        let figures = kept.map_err(|broken| format!("{broken}\nseed {own}, {options:?}"))?;
        progress.inc(1);
        if let Ok(mut total) = total.lock() {
            total.events += figures.events;
            total.moves += figures.moves;
            total.worlds += figures.worlds;
            total.retold += figures.retold;
        }
        Ok::<_, String>(())
    })?;
    total.into_inner().map_err(|error| error.to_string())
}

/// Options of all kinds. Most targets are small: a game's laws hardly depend on its length.
fn random_options<R: Randomness>(
    players: u8,
    division: Option<Division>,
    randomness: &mut R,
) -> Options {
    let mut options = Options { division, ..Options::new(players) };
    options.open_history = randomness.below(2) == 0;
    options.target = match randomness.below(64) {
        0 => Some(1 + randomness.below(9) as u8),
        1..8 => None,
        8..24 => Some(2),
        _ => Some(1),
    };
    if randomness.below(2) == 0 {
        let mut schools = School::ALL;
        randomness.shuffle(&mut schools);
        options.schools = Some(schools.into_iter().take(options.school_count()).collect());
    }
    // Small favours make ties, large ones try the limits.
    let largest = [0, 2, FavourTable::LIMIT][randomness.below(3) as usize];
    for rank in Rank::all().filter(|_| largest > 0) {
        let favour = randomness.below(2 * largest as u32 + 1) as i16 - i16::from(largest);
        options.favour = options.favour.with(rank, favour as i8).unwrap_or(options.favour);
    }
    options
}

fn report(rows: &[Row], seconds: f64, as_json: bool, output: &mut dyn Write) -> io::Result<()> {
    let name = |row: &Row| row.division.map_or("-".to_owned(), |division| division.to_string());
    if as_json {
        for row in rows {
            let line = json!({
                "game": "gorus", "players": row.players, "teams": name(row), "games": row.games,
                "events": row.figures.events, "worlds": row.figures.worlds,
                "retold": row.figures.retold,
            });
            writeln!(output, "{line}")?;
        }
        return Ok(());
    }
    let mut print = |cells: [&str; 6]| {
        let [players, teams, games, events, worlds, retold] = cells;
        writeln!(
            output,
            "{players:>7}  {teams:<8} {games:>9} {events:>12} {worlds:>12} {retold:>11}"
        )
    };
    print(["players", "teams", "games", "events", "worlds", "retold"])?;
    let mut total = (0, Figures::default());
    for row in rows {
        let Figures { events, worlds, retold, .. } = row.figures;
        total.0 += row.games;
        total.1.events += events;
        total.1.worlds += worlds;
        total.1.retold += retold;
        let numbers = [row.games, events, worlds, retold].map(|number| number.to_string());
        print([
            &row.players.to_string(),
            &name(row),
            &numbers[0],
            &numbers[1],
            &numbers[2],
            &numbers[3],
        ])?;
    }
    let (games, Figures { events, worlds, retold, .. }) = total;
    let numbers = [games, events, worlds, retold].map(|number| number.to_string());
    print(["all", "", &numbers[0], &numbers[1], &numbers[2], &numbers[3]])?;
    writeln!(output, "No law was broken, in {seconds:.0} s.")
}
