//! The inputs that are kept.

use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{fmt, io};

use super::BUILD;
use super::input_lines::{read_lines, write_lines};
use super::progress::Progress;
use super::target::{LONGEST, Target};

/// How many bytes of inputs are kept of a target, as lines; that is what a repository can bear.
const MOST_BYTES: usize = 100_000;

/// What the samples and the kept inputs of a target reach.
pub(super) struct Reached {
    kept: usize,
    progress: Progress,
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Progress { reached, edges, .. } = self.progress;
        write!(f, "{reached} of {edges} edges by the samples and {} kept inputs", self.kept)
    }
}

/// Runs every sample and every kept input once.
pub(super) fn replay(target: &Target) -> Result<Reached, String> {
    let kept = unpack(target)?;
    let mut command = Command::new(target.program()?);
    command.arg("-runs=0").args(target.samples).arg(&kept);
    let progress = Progress::read(&log_of(target, &mut command)?);
    let kept = sizes(&kept).map_err(|error| format!("{}: {error}", target.name))?.len();
    Ok(Reached { kept, progress })
}

/// Makes files of the kept inputs, as the fuzzer wants them. Returns their folder.
pub(super) fn unpack(target: &Target) -> Result<PathBuf, String> {
    let lines = target.corpus();
    let folder = Path::new(BUILD).join("kept").join(target.name);
    let named = |error: io::Error| format!("{}: {error}", lines.display());
    let text = match fs::read_to_string(&lines) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(named)?,
    };
    let inputs = read_lines(&text).ok_or_else(|| format!("{}: bad escape", lines.display()))?;
    renew(&folder).map_err(named)?;
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(number.to_string()), input).map_err(named)?;
    }
    Ok(folder)
}

/// Replaces the kept inputs by few that reach every edge that the fuzzer has ever reached, and thins
/// out what it has found on this machine.
pub(super) fn reduce(target: &Target) -> Result<(), String> {
    let named = |error: io::Error| format!("{}: {error}", target.name);
    let found = target.found();
    // Of everything on this machine, what differs in how often it passes an edge stays too: the next
    // run begins with it.
    let all = merge(target, "-merge=1", &[&found, &unpack(target)?])?;
    fs::remove_dir_all(&found).and_then(|()| fs::rename(&all, &found)).map_err(named)?;
    let few = merge(target, "-set_cover_merge=1", &[&found])?;
    let files = sizes(&few).map_err(named)?;
    let inputs = files.iter().map(|(_, file)| fs::read(file)).collect::<io::Result<_>>();
    let lines = write_lines(inputs.map_err(named)?, MOST_BYTES);
    let corpus = target.corpus();
    fs::create_dir_all(corpus.parent().unwrap_or(&corpus)).map_err(named)?;
    fs::write(corpus, lines).map_err(named)
}

/// A new folder with those of the inputs that add something to the samples.
fn merge(target: &Target, how: &str, from: &[&Path]) -> Result<PathBuf, String> {
    let named = |error: io::Error| format!("{}: {error}", target.name);
    let merged = Path::new(BUILD).join("merged").join(target.name);
    renew(&merged).map_err(named)?;
    // The fuzzer adds to the first folder what that does not reach. So the samples stand there
    // until it is done.
    let mut samples = Vec::new();
    for folder in target.samples {
        for (_, sample) in sizes(Path::new(folder)).map_err(named)? {
            let copy = merged.join(format!("sample-{}", samples.len()));
            fs::copy(sample, &copy).map_err(named)?;
            samples.push(copy);
        }
    }
    let mut command = Command::new(target.program()?);
    command.arg(how).arg(format!("-max_len={LONGEST}")).arg(&merged).args(from);
    // How often an edge is passed matters to the fuzzer, but not to what a repository keeps.
    command.args((how != "-merge=1").then_some("-use_counters=0"));
    log_of(target, &mut command)?;
    samples.iter().try_for_each(fs::remove_file).map_err(named)?;
    Ok(merged)
}

/// An empty folder.
fn renew(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// The files of a folder with their sizes, the smallest first.
fn sizes(folder: &Path) -> io::Result<Vec<(u64, PathBuf)>> {
    let size = |file: io::Result<DirEntry>| {
        let file = file?;
        Ok((file.metadata()?.len(), file.path()))
    };
    let mut sizes = fs::read_dir(folder)?.map(size).collect::<io::Result<Vec<_>>>()?;
    sizes.sort();
    Ok(sizes)
}

/// What the fuzzer has written, if it has succeeded.
fn log_of(target: &Target, command: &mut Command) -> Result<String, String> {
    let Output { status, stderr, .. } =
        command.output().map_err(|error| format!("{}: {error}", target.name))?;
    let log = String::from_utf8_lossy(&stderr).into_owned();
    if status.success() {
        return Ok(log);
    }
    let end: Vec<&str> = log.lines().rev().take(20).collect();
    let end: Vec<&str> = end.into_iter().rev().collect();
    Err(format!("{}: {status}\n{}", target.name, end.join("\n")))
}
