//! `munera lab learn`: how the weights of searching players come about.

use std::io::{self, Write};
use std::path::PathBuf;

use munera_bots::gladiators::{Course, Progress};
use munera_bots::gorus::learning::{self, Lesson};
use munera_rules::Game;
use munera_rules::gorus::{Division, LargeGorus, Options, SmallGorus};
use rayon::prelude::*;

use super::progress_bar;

/// What `munera lab learn` is asked to do.
#[derive(Clone, Debug)]
pub struct LearnSettings {
    /// Whose weights.
    pub subject: Subject,
    /// Where they are written.
    pub file: PathBuf,
}

/// What is learned.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    /// The policy of Gorus Maximus, one step further than what the players use today.
    Gorus {
        /// Rounds of each kind of table.
        rounds: u64,
        /// Simulations for each play.
        nodes: u64,
        /// Where the rounds begin.
        seed: u64,
    },
    /// The network of Gladiators, from nothing.
    Gladiators(Course),
}

/// Plays, studies, and writes what was learned.
pub fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<()> {
    let learned = match settings.subject {
        Subject::Gorus { rounds, nodes, seed } => learn_gorus(rounds, nodes, seed, output)?,
        Subject::Gladiators(course) => learn_gladiators(course, output)?,
    };
    std::fs::write(&settings.file, learned)
}

/// The tables of each kind that has a policy of its own, the usual ones more often.
const TABLES: [&[(u8, &str)]; 4] = [
    &[(1, "")],
    &[(2, "")],
    &[(4, ""), (3, ""), (4, ""), (5, ""), (4, ""), (6, ""), (4, ""), (8, "")],
    &[
        (4, "2v2"),
        (5, "3v2"),
        (4, "2v2"),
        (6, "3v3"),
        (4, "2v2"),
        (8, "4v4"),
        (5, "2v2v1"),
        (6, "2v2v2"),
    ],
];

fn learn_gorus(rounds: u64, nodes: u64, seed: u64, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let progress = progress_bar(rounds * TABLES.len() as u64, "rounds");
    let numbers = (0..TABLES.len()).flat_map(|kind| (0..rounds).map(move |round| (kind, round)));
    let numbers: Vec<(usize, u64)> = numbers.collect();
    let lessons: Vec<Vec<Lesson>> = numbers
        .into_par_iter()
        .map(|(kind, round)| {
            let (players, teams) = TABLES[kind][round as usize % TABLES[kind].len()];
            let options = Options { division: Division::read(teams), ..Options::new(players) };
            let seed = seed << 40 ^ (kind as u64) << 32 ^ round;
            let lessons = if players <= 5 {
                SmallGorus::with_options(options)
                    .map(|game| learning::lessons_of_a_round(&game, nodes, seed))
            } else {
                LargeGorus::with_options(options)
                    .map(|game| learning::lessons_of_a_round(&game, nodes, seed))
            };
            progress.inc(1);
            lessons.map_err(io::Error::other)
        })
        .collect::<io::Result<_>>()?;
    progress.finish_and_clear();
    // Every tenth round is kept back, to see what was learned and not only remembered.
    let (examined, studied): (Vec<_>, Vec<_>) =
        lessons.into_iter().enumerate().partition(|(number, _)| number % 10 == 0);
    let [examined, studied] = [examined, studied]
        .map(|rounds| rounds.into_iter().flat_map(|(_, lessons)| lessons).collect::<Vec<Lesson>>());
    let fitted = learning::fit(&studied, PASSES);
    let before = learning::foresight(&examined, &learning::in_use());
    let after = learning::foresight(&examined, &fitted);
    writeln!(output, "{} lessons", studied.len() + examined.len())?;
    writeln!(
        output,
        "mean logarithm of the chance given to what searches prefer, in rounds kept back:"
    )?;
    writeln!(output, "  today {before:.4}, now {after:.4}")?;
    Ok(fitted)
}

/// How often all lessons are gone through.
const PASSES: u32 = 8;

fn learn_gladiators(course: Course, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let progress = progress_bar(u64::from(course.games * course.rounds), "games");
    let mut told = Vec::new();
    let student = course.teach(
        |games, play| {
            let games = (0..games).into_par_iter();
            games
                .map(|number| {
                    let samples = play(number);
                    progress.inc(1);
                    samples
                })
                .collect()
        },
        |step| told.push(step),
    );
    progress.finish_and_clear();
    for step in told {
        match step {
            Progress::Played { round, turns, surprise } => {
                writeln!(
                    output,
                    "round {round}: {turns} turns, surprise {surprise:.4} at new ones"
                )?;
            }
            Progress::Studied { round, times, surprise } => {
                writeln!(
                    output,
                    "round {round}: gone through {times} times, surprise {surprise:.4}"
                )?;
            }
        }
    }
    Ok(student.write())
}
