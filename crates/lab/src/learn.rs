//! `munera lab learn`: how the weights of searching players come about.

use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::ProgressBar;
use munera_bots::gladiators::{Course, Progress};
use munera_bots::gorus;
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
    /// The policy of Gorus Maximus, from nothing.
    Gorus(gorus::Course),
    /// The network of Gladiators, from nothing.
    Gladiators(Course),
}

/// Plays, studies, and writes what was learned.
pub fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<()> {
    let learned = match settings.subject {
        Subject::Gorus(course) => learn_gorus(course, output)?,
        Subject::Gladiators(course) => learn_gladiators(course, output)?,
    };
    std::fs::write(&settings.file, learned)
}

fn learn_gorus(course: gorus::Course, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let progress = progress_bar(u64::from(course.all_rounds()), "rounds");
    let mut told = Vec::new();
    let student = course.teach(|rounds, play| all(rounds, play, &progress), |step| told.push(step));
    progress.finish_and_clear();
    for gorus::Progress { step, lessons, surprise: [before, after] } in told {
        writeln!(
            output,
            "step {step}: {lessons} lessons, surprise {before:.4} before and {after:.4} after"
        )?;
    }
    Ok(student.write())
}

/// Plays all that a course asks for, on all cores.
fn all<T: Send>(count: u32, play: &(dyn Fn(u32) -> T + Sync), progress: &ProgressBar) -> Vec<T> {
    let played = (0..count).into_par_iter().map(|number| {
        let came_of_it = play(number);
        progress.inc(1);
        came_of_it
    });
    played.collect()
}

fn learn_gladiators(course: Course, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let progress = progress_bar(u64::from(course.games * course.rounds), "games");
    let mut told = Vec::new();
    let student = course.teach(|games, play| all(games, play, &progress), |step| told.push(step));
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
