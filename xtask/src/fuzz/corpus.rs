//! The inputs that are kept.

use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{fmt, io};

use super::BUILD;
use super::progress::Progress;
use super::target::{LONGEST, Target};

/// How many bytes of inputs are kept of a target; that is what a repository can bear.
const MOST_BYTES: u64 = 80_000;

/// What the kept inputs of a target reach.
pub(super) struct Reached {
    files: usize,
    bytes: u64,
    progress: Progress,
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { files, bytes, progress } = self;
        let Progress { reached, edges, .. } = progress;
        write!(f, "{reached} of {edges} edges by {files} kept inputs of {bytes} bytes")
    }
}

/// Runs every sample and every kept input once.
pub(super) fn replay(target: &Target) -> Result<Reached, String> {
    let corpus = target.corpus();
    let kept = sizes(&corpus).map_err(|error| format!("{}: {error}", corpus.display()))?;
    let mut command = Command::new(target.program()?);
    command.arg("-runs=0").args(target.samples);
    // The fuzzer refuses folders that are not there.
    command.args(Some(&corpus).filter(|corpus| corpus.is_dir()));
    let log = log_of(target, &mut command)?;
    let bytes = kept.iter().map(|(size, _)| size).sum();
    Ok(Reached { files: kept.len(), bytes, progress: Progress::read(&log) })
}

/// Replaces the kept inputs by few that reach every edge that the fuzzer has ever reached, and does
/// the same to what is kept on this machine.
pub(super) fn reduce(target: &Target) -> Result<(), String> {
    let named = |error: io::Error| format!("{}: {error}", target.name);
    let (found, corpus) = (target.found(), target.corpus());
    // Of everything on this machine, what differs in how often it passes an edge stays too: the next
    // run begins with it.
    let all = merge(target, "-merge=1", &[&found, &corpus])?;
    replace(&all, &found).map_err(named)?;
    let few = merge(target, "-set_cover_merge=1", &[&found])?;
    let mut kept = 0;
    for (size, file) in sizes(&few).map_err(named)? {
        kept += size;
        if kept > MOST_BYTES {
            fs::remove_file(file).map_err(named)?;
        }
    }
    replace(&few, &corpus).map_err(named)
}

/// A new folder with those of the inputs that add something to the samples.
fn merge(target: &Target, how: &str, from: &[&Path]) -> Result<PathBuf, String> {
    let named = |error: io::Error| format!("{}: {error}", target.name);
    let merged = Path::new(BUILD).join("merged").join(target.name);
    if merged.is_dir() {
        fs::remove_dir_all(&merged).map_err(named)?;
    }
    fs::create_dir_all(&merged).map_err(named)?;
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
    command.arg(how).arg(format!("-max_len={LONGEST}")).arg(&merged);
    // How often an edge is passed matters to the fuzzer, but not to what a repository keeps.
    command.args((how != "-merge=1").then_some("-use_counters=0"));
    command.args(from.iter().filter(|folder| folder.is_dir()));
    log_of(target, &mut command)?;
    samples.iter().try_for_each(fs::remove_file).map_err(named)?;
    Ok(merged)
}

/// Puts a folder in the place of another.
fn replace(new: &Path, old: &Path) -> io::Result<()> {
    if old.is_dir() {
        fs::remove_dir_all(old)?;
    }
    if let Some(parent) = old.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::rename(new, old)
}

/// The files of a folder with their sizes, the smallest first. None if there is no such folder.
fn sizes(folder: &Path) -> io::Result<Vec<(u64, PathBuf)>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
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
