//! Packs from files.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::read::{MOST_BYTES, too_large};
use super::{Content, Inspection, Packs, inspect};

/// Reads a pack from a file; an error if the file cannot be read.
///
/// A file that is too large is never read whole, not even a special file without a size or an end.
pub fn inspect_file(path: &Path) -> io::Result<Inspection> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a directory"));
    }
    if metadata.len() > MOST_BYTES as u64 {
        return Ok(too_large());
    }
    let mut bytes = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MOST_BYTES {
        return Ok(too_large());
    }
    Ok(match std::str::from_utf8(&bytes) {
        // Some editors begin a file with a byte order mark.
        Ok(text) => inspect(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(error) => {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let line = 1 + before.matches('\n').count();
            let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
            Inspection::refused(line, format!("column {column}"), "is not UTF-8".to_owned())
        }
    })
}

/// The program's own pack, and those of these files, in their order. If any of them is faulty, the
/// error lists all faults of all of them.
pub fn read_packs(paths: &[PathBuf]) -> io::Result<Packs> {
    let mut packs: Vec<Content> = Vec::new();
    let mut faults = String::new();
    for path in paths {
        let shown = path.display();
        let inspection = inspect_file(path)
            .map_err(|error| io::Error::new(error.kind(), format!("{shown}: {error}")))?;
        match inspection.content {
            Ok(content) => packs.push(content),
            Err(found) => {
                for fault in found {
                    write!(faults, "\n{shown}:{fault}").unwrap_or_default();
                }
            }
        }
    }
    if !faults.is_empty() {
        return Err(io::Error::other(format!("a content pack is faulty:{faults}")));
    }
    Packs::with(packs)
        .map_err(|name| io::Error::other(format!("two content packs are called {name:?}")))
}
