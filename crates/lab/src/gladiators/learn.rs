//! Trains the network of Gladiators from nothing.

use std::io::{self, Write};

use munera_bots::gladiators::{Course, Progress};

use crate::learn::{LearnSettings, play_all};
use crate::progress_bar;

pub(super) fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let today = Course::TODAY;
    let course = Course {
        games: settings.games.unwrap_or(today.games),
        nodes: settings.nodes.unwrap_or(today.nodes),
        seed: settings.seed,
        ..today
    };
    let progress = progress_bar(u64::from(course.games * course.rounds), "games");
    let mut told = Vec::new();
    let student =
        course.teach(|games, play| play_all(games, play, &progress), |step| told.push(step));
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
