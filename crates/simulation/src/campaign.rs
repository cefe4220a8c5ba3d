//! Many runs, one after another.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

use crate::{Figures, Outcome, Plan, Twins, run, twin_pairs};

/// How long the runs are of which two worlds are compared, in minutes of the simulation.
const TWIN_MINUTES: u64 = 20;

/// Many runs, one after another, each decided by its seed.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// How many hours of games are to be in the journal in the end.
    hours: f64,
    /// Exactly this seed, and nothing else.
    seed: Option<u64>,
    /// Where the results are kept, so that a campaign that was stopped goes on.
    journal: Option<PathBuf>,
    /// Whether the last events of a run are printed.
    traces: bool,
    /// How long the faults of each run last, in minutes, if not as usual.
    minutes: Option<u64>,
}

/// Why a campaign has ended early.
#[derive(Debug, thiserror::Error)]
pub enum CampaignError {
    /// The arguments make no sense.
    #[error("{0}")]
    Arguments(String),
    /// The journal cannot be read or written.
    #[error("the journal: {0}")]
    Journal(#[from] io::Error),
    /// Something has happened that must never happen.
    #[error("{0}")]
    Violated(String),
}

/// The sum of many runs.
#[derive(Clone, Debug, Default)]
struct Total {
    runs: u64,
    seconds: f64,
    figures: Figures,
    /// How many hidden things were otherwise in a second world, and how many frames were compared.
    twins: (u64, u64),
    violations: Vec<String>,
    /// The seed after the last one.
    next: u64,
}

impl Campaign {
    /// Reads `--hours N`, `--seed S`, `--minutes N`, `--journal FILE` and `--trace`.
    pub fn read(arguments: &[String]) -> Result<Self, CampaignError> {
        let mut campaign =
            Self { hours: 100.0, seed: None, journal: None, traces: false, minutes: None };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            let mut value = || {
                let wanted = || CampaignError::Arguments(format!("{word} needs a value"));
                words.next().ok_or_else(wanted)
            };
            let wrong = |value: &str| CampaignError::Arguments(format!("{word} {value}: a number"));
            match word.as_str() {
                "--hours" => {
                    let text = value()?;
                    campaign.hours = text.parse().map_err(|_| wrong(text))?;
                }
                "--seed" => {
                    let text = value()?;
                    campaign.seed = Some(text.parse().map_err(|_| wrong(text))?);
                }
                "--minutes" => {
                    let text = value()?;
                    campaign.minutes = Some(text.parse().map_err(|_| wrong(text))?);
                }
                "--journal" => campaign.journal = Some(value()?.into()),
                "--trace" => campaign.traces = true,
                _ => return Err(CampaignError::Arguments(format!("{word} is no argument"))),
            }
        }
        Ok(campaign)
    }

    /// Runs everything, and prints what came of it.
    pub fn go(&self, output: &mut impl Write) -> Result<(), CampaignError> {
        if let Some(seed) = self.seed {
            let (line, outcome) = self.one(seed);
            outcome.trace.iter().try_for_each(|event| writeln!(output, "{event}"))?;
            writeln!(output, "{line}")?;
            let violated = |what| CampaignError::Violated(format!("seed {seed}: {what}"));
            return outcome.violation.map_or(Ok(()), |what| Err(violated(what)));
        }
        let mut total = self.journaled()?;
        let mut journal = self.open_journal()?;
        while total.figures.table_hours() < self.hours {
            let seed = total.next;
            let (line, outcome) = self.one(seed);
            if let Some(journal) = &mut journal {
                writeln!(journal, "{line}")?;
            }
            if let Some(what) = &outcome.violation {
                writeln!(output, "seed {seed}: {what}")?;
                writeln!(output, "again: cargo xtask simulate --seed {seed} --trace")?;
            }
            total.add(&line);
            if total.runs.is_multiple_of(20) {
                writeln!(output, "{}", total.line())?;
            }
        }
        total.print(output)?;
        match &total.violations[..] {
            [] => Ok(()),
            some => Err(CampaignError::Violated(format!("{} seeds have failed", some.len()))),
        }
    }

    /// Runs one seed; returns its line of the journal.
    fn one(&self, seed: u64) -> (Value, Outcome) {
        let begun = processor_time();
        let usual = Plan::new(seed);
        let minutes = self.minutes.unwrap_or(usual.minutes);
        let mut outcome = run(&Plan { traces: self.traces, minutes, ..usual });
        let seconds = processor_time().saturating_sub(begun).as_secs_f64();
        let twins = Twins::record(seed, TWIN_MINUTES, None);
        let pairs = twin_pairs();
        let (change, meanwhile) = pairs[(seed % pairs.len() as u64) as usize];
        let compared = twins.compare(change, meanwhile);
        if let Some(difference) = compared.difference {
            let what = format!("two worlds ({change:?}, {meanwhile:?}): {difference}");
            outcome.violation.get_or_insert(what);
        }
        let Figures {
            table_time,
            time,
            moves,
            commands,
            refusals,
            bot_moves,
            games,
            frames,
            faults,
        } = &outcome.figures;
        let line = json!({
            "seed": seed, "table_ms": table_time, "ms": time, "cpu_seconds": seconds,
            "moves": moves, "bot_moves": bot_moves, "commands": commands, "refusals": refusals,
            "games": games, "frames": frames, "faults": faults,
            "twin_changes": compared.changes, "twin_frames": compared.frames,
            "digest": format!("{:016x}", outcome.digest), "violation": outcome.violation,
        });
        (line, outcome)
    }

    /// What the journal has already.
    fn journaled(&self) -> Result<Total, CampaignError> {
        let mut total = Total::default();
        let Some(path) = self.journal.as_ref().filter(|path| path.exists()) else {
            return Ok(total);
        };
        for line in BufReader::new(File::open(path)?).lines() {
            // A line that was being written when the campaign was stopped does not count.
            if let Ok(line) = serde_json::from_str(&line?) {
                total.add(&line);
            }
        }
        Ok(total)
    }

    fn open_journal(&self) -> io::Result<Option<File>> {
        let Some(path) = &self.journal else { return Ok(None) };
        let mut journal = OpenOptions::new().create(true).append(true).open(path)?;
        // The next line must not continue one that was cut off; empty lines are skipped.
        writeln!(journal)?;
        Ok(Some(journal))
    }
}

impl Total {
    fn add(&mut self, line: &Value) {
        let number = |name: &str| line[name].as_u64().unwrap_or_default();
        let faults = line["faults"].as_object().into_iter().flatten();
        let faults = faults.map(|(kind, count)| (kind.clone(), count.as_u64().unwrap_or_default()));
        self.figures += &Figures {
            table_time: number("table_ms"),
            time: number("ms"),
            moves: number("moves"),
            commands: number("commands"),
            refusals: number("refusals"),
            bot_moves: number("bot_moves"),
            games: number("games"),
            frames: number("frames"),
            faults: faults.collect(),
        };
        self.twins.0 += number("twin_changes");
        self.twins.1 += number("twin_frames");
        self.runs += 1;
        self.seconds += line["cpu_seconds"].as_f64().unwrap_or_default();
        self.next = self.next.max(number("seed") + 1);
        if let Some(violation) = line["violation"].as_str() {
            self.violations.push(format!("seed {}: {violation}", number("seed")));
        }
    }

    fn line(&self) -> String {
        let Figures { moves, bot_moves, commands, games, frames, .. } = &self.figures;
        format!(
            "{} seeds: {:.0} hours of games in {:.0} s of one core, {:.0} times faster than life; \
             {games} games, {moves} moves of people, {bot_moves} of bots, {commands} commands, \
             {frames} frames; {} violations",
            self.runs,
            self.figures.table_hours(),
            self.seconds,
            self.figures.table_hours() * 3_600.0 / self.seconds.max(0.001),
            self.violations.len(),
        )
    }

    fn print(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{}", self.line())?;
        let (changes, frames) = self.twins;
        writeln!(
            output,
            "{changes} hidden things were otherwise in a second world; {frames} frames compared"
        )?;
        for (kind, count) in &self.figures.faults {
            writeln!(output, "{count:>8}  {kind}")?;
        }
        self.violations.iter().try_for_each(|what| writeln!(output, "{what}"))
    }
}

/// The time that this process has computed.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}
