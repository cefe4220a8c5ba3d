//! One run of a fuzzer.

use std::fs::{self, File};
use std::io;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::BUILD;
use super::journal::{Amount, Journal};
use super::processor_time;
use super::progress::Progress;
use super::target::{LONGEST, Target};
use crate::command::as_typed;

/// How often the processor time is read.
const LOOK: Duration = Duration::from_millis(250);

/// How often the journal is written.
const NOTE: Duration = Duration::from_secs(10);

/// The fuzzer calls an input a failure that takes so many seconds.
const TOO_SLOW: u32 = 60;

/// Fuzzes a target until this build of it has had so many seconds of processor time.
pub(super) fn fuzz(target: &Target, seconds: f64, journal: &mut Journal) -> Result<(), String> {
    if journal.seconds() >= seconds {
        return Ok(());
    }
    let named = |error: io::Error| format!("{}: {error}", target.name);
    let log = format!("{BUILD}/{}.log", target.name);
    let stop = format!("{BUILD}/{}.stop", target.name);
    let mut command = command(target, &stop).map_err(named)?;
    println!("xtask: {} > {log}", as_typed(&command));
    // The fuzzer ends when it sees this file with something in it. So it ends as it does by itself,
    // and with all its figures, without a signal.
    if let Err(error) = fs::remove_file(&stop)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(named(error));
    }
    let file = File::create(&log).map_err(named)?;
    let child = command.stdout(file.try_clone().map_err(named)?).stderr(file).spawn();
    let mut run = Run { child: child.map_err(named)?, log, noted: Amount::default(), journal };
    let budget = seconds - run.journal.seconds();
    let mut noted_at = Instant::now();
    let mut used = 0.0;
    loop {
        if let Some(status) = run.child.try_wait().map_err(named)? {
            run.note(used)?;
            if status.success() {
                return Ok(());
            }
            let artifacts = artifacts(target);
            return Err(format!("{}: {status}: see {} and {artifacts}", target.name, run.log));
        }
        used = processor_time::of_process(run.child.id()).unwrap_or(used);
        if used >= budget {
            fs::write(&stop, "stop").map_err(named)?;
        }
        if noted_at.elapsed() > NOTE {
            run.note(used)?;
            noted_at = Instant::now();
        }
        sleep(LOOK);
    }
}

/// A fuzzer at work.
struct Run<'a> {
    child: Child,
    log: String,
    /// What the journal has of this run.
    noted: Amount,
    journal: &'a mut Journal,
}

impl Run<'_> {
    /// Writes into the journal what has been done since the last time.
    fn note(&mut self, seconds: f64) -> Result<(), String> {
        let log = fs::read(&self.log).map_err(|error| format!("{}: {error}", self.log))?;
        let inputs = Progress::read(&String::from_utf8_lossy(&log)).inputs;
        let inputs = inputs.max(self.noted.inputs);
        let (more, new) = (seconds - self.noted.seconds, inputs - self.noted.inputs);
        self.noted = Amount { seconds, inputs };
        self.journal.add(Amount { seconds: more, inputs: new })
    }
}

impl Drop for Run<'_> {
    fn drop(&mut self) {
        // If it has ended by itself, this fails, which does not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where inputs are kept that break a target.
fn artifacts(target: &Target) -> String {
    format!("fuzz/artifacts/{}/", target.name)
}

fn command(target: &Target, stop: &str) -> io::Result<Command> {
    let found = target.found();
    let artifacts = artifacts(target);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(&artifacts)?;
    let mut command = Command::new(target.program().map_err(io::Error::other)?);
    command.arg(found);
    command.args(target.samples).args(Some(target.corpus()).filter(|corpus| corpus.is_dir()));
    command.args([
        format!("-artifact_prefix={artifacts}"),
        format!("-stop_file={stop}"),
        format!("-max_len={LONGEST}"),
        format!("-timeout={TOO_SLOW}"),
        "-print_final_stats=1".to_owned(),
    ]);
    if let Some(words) = target.dictionary() {
        command.arg(format!("-dict={}", words.display()));
    }
    Ok(command)
}
