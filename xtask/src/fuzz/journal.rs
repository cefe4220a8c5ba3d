//! What has been done so far, so that a run that was stopped goes on.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;

use serde_json::{Value, json};

use super::BUILD;
use super::target::Target;

/// A file of JSON lines, each with the processor time and the inputs since the line before. Several
/// runs may add to it at once.
pub(super) struct Journal {
    target: &'static str,
    /// The program that these inputs were given to.
    build: String,
    file: File,
    /// What this program has had.
    done: Amount,
    /// What this and all earlier builds of it have had.
    done_ever: Amount,
}

/// Processor time and inputs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Amount {
    pub(super) seconds: f64,
    pub(super) inputs: u64,
}

impl Journal {
    /// Opens the journal for a target that has been built.
    pub(super) fn open(target: &Target) -> Result<Self, String> {
        let program = target.program()?;
        let bytes =
            fs::read(&program).map_err(|error| format!("{}: {error}", program.display()))?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let path = format!("{BUILD}/journal.jsonl");
        let named = |error: std::io::Error| format!("{path}: {error}");
        let file = OpenOptions::new().create(true).append(true).open(&path).map_err(named)?;
        let text = fs::read_to_string(&path).map_err(named)?;
        let build = format!("{:016x}", hasher.finish());
        let [done, done_ever] = sums(&text, target.name, &build);
        Ok(Self { target: target.name, build, file, done, done_ever })
    }

    /// The seconds that this build of the target has had.
    pub(super) fn seconds(&self) -> f64 {
        self.done.seconds
    }

    /// Adds what has been done since the last time.
    pub(super) fn add(&mut self, more: Amount) -> Result<(), String> {
        let Amount { seconds, inputs } = more;
        let line = json!({"target": self.target, "build": self.build, "seconds": seconds, "inputs": inputs});
        // One write, so that lines of several runs do not mix.
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| format!("the journal: {error}"))?;
        for sum in [&mut self.done, &mut self.done_ever] {
            sum.add(more);
        }
        Ok(())
    }

    /// What has been done, for people.
    pub(super) fn total(&self) -> String {
        let earlier = if self.done == self.done_ever {
            String::new()
        } else {
            format!(" (with earlier builds: {})", self.done_ever)
        };
        format!("{}{earlier}", self.done)
    }
}

impl Amount {
    fn add(&mut self, more: Self) {
        self.seconds += more.seconds;
        self.inputs += more.inputs;
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let minutes = self.seconds / 60.0;
        write!(f, "{minutes:.1} min of processor time, {} inputs", self.inputs)
    }
}

/// What a build of a target has had, and what all its builds have had. Other lines are left out, also
/// one that a crash has cut off.
fn sums(journal: &str, target: &str, build: &str) -> [Amount; 2] {
    let mut sums = [Amount::default(); 2];
    let lines = journal.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    for line in lines.filter(|line| line["target"] == target) {
        let seconds = line["seconds"].as_f64().unwrap_or_default();
        let more = Amount { seconds, inputs: line["inputs"].as_u64().unwrap_or_default() };
        if line["build"] == build {
            sums[0].add(more);
        }
        sums[1].add(more);
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::{Amount, sums};

    #[test]
    fn each_build_of_a_target_has_its_own_sum() {
        let journal = "\
{\"target\":\"record\",\"build\":\"aa\",\"seconds\":1.5,\"inputs\":10}
{\"target\":\"verify\",\"build\":\"aa\",\"seconds\":9.0,\"inputs\":90}
{\"target\":\"record\",\"build\":\"bb\",\"seconds\":2.0,\"inputs\":20}
{\"target\":\"record\",\"build\":\"bb\",\"seconds\":0.5,\"inputs\":5}
{\"target\":\"record\",\"bui";
        let [this, all] = sums(journal, "record", "bb");
        assert_eq!(this, Amount { seconds: 2.5, inputs: 25 });
        assert_eq!(all, Amount { seconds: 4.0, inputs: 35 });
    }
}
