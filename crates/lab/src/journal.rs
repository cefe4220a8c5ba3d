//! The file that keeps finished games, so that a run that ends early can be resumed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::Path;
use std::sync::OnceLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

pub(super) trait JournalLine: Serialize + DeserializeOwned {
    /// The measurement that it belongs to, by the name of its command.
    const LAB: &'static str;
}

/// An open journal: a line of JSON that says what is played, and a line for each finished deal or
/// game. A line is written at once and whole, so a crash can damage only the last one.
#[derive(Debug)]
pub(super) struct Journal<T> {
    file: File,
    kept: PhantomData<fn(&T)>,
}

const FORMAT: u64 = 1;

impl<T: JournalLine> Journal<T> {
    /// Opens or creates a journal, and returns its lines. A damaged last line is dropped. A journal
    /// of another run is refused and not changed.
    pub(super) fn open(path: &Path, identity: &Value) -> io::Result<(Self, Vec<T>)> {
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        Self::open_unnamed(path, identity).map_err(named)
    }

    fn open_unnamed(path: &Path, identity: &Value) -> io::Result<(Self, Vec<T>)> {
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(io::Error::other("another lab writes to it"));
            }
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let header = header(T::LAB, identity)?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let mut lines = text[..whole].split_inclusive(|byte| *byte == b'\n');
        let mut end = 0;
        let mut known = Vec::new();
        match lines.next() {
            Some(first) => {
                check_header(first, &header, T::LAB).map_err(io::Error::other)?;
                end += first.len();
            }
            // A file that is not a journal must not be overwritten because it lacks a line end.
            None if !text.is_empty() && !header_begins_with(T::LAB, &text) => {
                return Err(io::Error::other(Mismatch::NoJournal { lab: T::LAB }));
            }
            None => {}
        }
        while let Some(line) = lines.next() {
            match serde_json::from_slice(line) {
                Ok(kept) => {
                    end += line.len();
                    known.push(kept);
                }
                // A power failure can damage a line and still leave its line end.
                Err(_) if lines.next().is_none() => break,
                Err(error) => {
                    let line = known.len() + 2;
                    return Err(io::Error::other(format!("line {line} is damaged: {error}")));
                }
            }
        }
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut journal = Self { file, kept: PhantomData };
        if end == 0 {
            journal.write_line(&header.to_string())?;
        }
        Ok((journal, known))
    }

    /// Appends a finished deal or game.
    pub(super) fn append(&mut self, finished: &T) -> io::Result<()> {
        self.write_line(&serde_json::to_string(finished)?)
    }

    fn write_line(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

/// Why a journal does not belong to this run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Mismatch {
    #[error("this is no journal of a {lab}")]
    NoJournal { lab: &'static str },
    #[error(
        "this journal was begun by another build of the program, whose bots may play otherwise; \
         take another file"
    )]
    Program,
    #[error(
        "this journal was begun with other settings: {name} was {then} and is {now} now; take \
         another file"
    )]
    Setting { name: String, then: String, now: String },
}

fn header(lab: &str, identity: &Value) -> io::Result<Value> {
    Ok(json!({
        "journal": format!("munera lab {lab}"), "format": FORMAT, "program": fingerprint()?,
        "settings": identity,
    }))
}

/// Whether an incomplete first line may have been written by this program.
fn header_begins_with(lab: &str, text: &[u8]) -> bool {
    let beginning = format!("{{\"journal\":\"munera lab {lab}\"");
    text.iter().zip(beginning.as_bytes()).all(|(one, other)| one == other)
}

fn check_header(line: &[u8], ours: &Value, lab: &'static str) -> Result<(), Mismatch> {
    let no_journal = Mismatch::NoJournal { lab };
    let Ok(theirs) = serde_json::from_slice::<Value>(line) else { return Err(no_journal) };
    if ["journal", "format"].iter().any(|key| theirs[key] != ours[key]) {
        return Err(no_journal);
    }
    let (then, now) = (&theirs["settings"], &ours["settings"]);
    for (name, now) in now.as_object().into_iter().flatten() {
        if then[name] != *now {
            let (then, now) = (then[name].to_string(), now.to_string());
            return Err(Mismatch::Setting { name: name.clone(), then, now });
        }
    }
    // Compared last, because it is the least specific reason.
    if theirs["program"] == ours["program"] { Ok(()) } else { Err(Mismatch::Program) }
}

/// Identifies this build: bots of the same name may play differently in another one. The program
/// file is long to read and does not change while it runs.
fn fingerprint() -> io::Result<String> {
    static FOUND: OnceLock<String> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(found.clone());
    }
    let mut file = File::open(std::env::current_exe()?)?;
    let mut hasher = Sha256::new();
    let mut part = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut part)?;
        if read == 0 {
            break;
        }
        hasher.update(&part[..read]);
    }
    let bytes = hasher.finalize();
    let first = bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte));
    let found = format!("{first:016x}");
    Ok(FOUND.get_or_init(|| found).clone())
}
