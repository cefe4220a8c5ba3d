//! Runs of a fuzzer.

use std::fs::{self, File};
use std::io;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::journal::{Amount, Journal};
use super::processor_time;
use super::progress::Progress;
use super::target::{LONGEST, Target};
use super::{BUILD, corpus};
use crate::command::as_typed;

/// How often the processor time is read.
const LOOK: Duration = Duration::from_millis(250);

/// How often the journal is written.
const NOTE: Duration = Duration::from_secs(10);

/// The fuzzer calls an input a failure that takes so many seconds.
const TOO_SLOW: u32 = 60;

/// After so many seconds the fuzzer ends and is started again. So one whose `cargo xtask` was killed
/// does not go on for ever.
const LONGEST_RUN: u32 = 600;

/// Fuzzes a target until this build of it has had so many seconds of processor time.
pub(super) fn fuzz(target: &Target, seconds: f64, journal: &mut Journal) -> Result<(), String> {
    while journal.seconds() < seconds {
        let before = journal.seconds();
        Run::start(target, journal)?.go_on_until(seconds)?;
        if journal.seconds() <= before {
            return Err(format!("{}: the fuzzer ended at once", target.name));
        }
    }
    Ok(())
}

/// A fuzzer at work.
struct Run<'a> {
    target: &'a Target,
    journal: &'a mut Journal,
    child: Child,
    /// What the fuzzer writes about itself.
    log: String,
    /// The fuzzer ends when it sees this file with something in it. So it ends as it does by itself,
    /// and writes all its figures.
    stop: String,
    /// What the journal has of this run.
    noted: Amount,
}

impl<'a> Run<'a> {
    fn start(target: &'a Target, journal: &'a mut Journal) -> Result<Self, String> {
        let named = |error: io::Error| format!("{}: {error}", target.name);
        let log = format!("{BUILD}/{}.log", target.name);
        let stop = format!("{BUILD}/{}.stop", target.name);
        fs::write(&stop, "").map_err(named)?;
        let file = File::create(&log).map_err(named)?;
        let mut command = command(target, &stop)?;
        println!("xtask: {} > {log}", as_typed(&command));
        let child = command.stdout(file.try_clone().map_err(named)?).stderr(file).spawn();
        let child = child.map_err(named)?;
        Ok(Self { target, journal, child, log, stop, noted: Amount::default() })
    }

    /// Waits until the fuzzer ends, and ends it when the target has had so many seconds.
    fn go_on_until(mut self, seconds: f64) -> Result<(), String> {
        let name = self.target.name;
        let named = |error: io::Error| format!("{name}: {error}");
        let budget = seconds - self.journal.seconds();
        let mut noted_at = Instant::now();
        let mut used = 0.0;
        loop {
            if let Some(status) = self.child.try_wait().map_err(named)? {
                self.note(used)?;
                let artifacts = artifacts(self.target);
                let failed = || format!("{name}: {status}: see {} and {artifacts}", self.log);
                return status.success().then_some(()).ok_or_else(failed);
            }
            used = processor_time::of_process(self.child.id()).unwrap_or(used);
            if used >= budget {
                fs::write(&self.stop, "stop").map_err(named)?;
            }
            if noted_at.elapsed() > NOTE {
                self.note(used)?;
                noted_at = Instant::now();
            }
            sleep(LOOK);
        }
    }

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

fn command(target: &Target, stop: &str) -> Result<Command, String> {
    let found = target.found();
    let artifacts = artifacts(target);
    for folder in [found.as_path(), artifacts.as_ref()] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut command = Command::new(target.program()?);
    command.arg(found);
    command.args(target.samples).arg(corpus::unpack(target)?);
    command.args([
        format!("-artifact_prefix={artifacts}"),
        format!("-stop_file={stop}"),
        format!("-max_len={LONGEST}"),
        format!("-max_total_time={LONGEST_RUN}"),
        format!("-timeout={TOO_SLOW}"),
        "-print_final_stats=1".to_owned(),
    ]);
    if let Some(words) = target.dictionary() {
        command.arg(format!("-dict={}", words.display()));
    }
    Ok(command)
}
