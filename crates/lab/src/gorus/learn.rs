//! Trains the policy of Gorus Maximus from nothing.

use std::io::{self, Write};

use munera_bots::gorus::{Course, Progress};

use crate::learn::{LearnSettings, play_all};
use crate::progress_bar;

pub(super) fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<Vec<u8>> {
    let today = Course::TODAY;
    let course = Course {
        rounds: settings.games.unwrap_or(today.rounds),
        nodes: settings.nodes.unwrap_or(today.nodes),
        seed: settings.seed,
        ..today
    };
    let progress = progress_bar(u64::from(course.all_rounds()), "rounds");
    let mut told = Vec::new();
    let student =
        course.teach(|rounds, play| play_all(rounds, play, &progress), |step| told.push(step));
    progress.finish_and_clear();
    for Progress { step, lessons, surprise: [before, after] } in told {
        writeln!(
            output,
            "step {step}: {lessons} lessons, surprise {before:.4} before and {after:.4} after"
        )?;
    }
    Ok(student.write())
}
