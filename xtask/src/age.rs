//! Compares the ages of files.

use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

/// Whether a file exists and was written after everything in these files and folders.
pub(crate) fn is_younger(file: &str, than: &[&str]) -> Result<bool, String> {
    let Ok(written) = fs::metadata(file).and_then(|metadata| metadata.modified()) else {
        return Ok(false);
    };
    for path in than {
        let changed = newest(Path::new(path)).map_err(|error| format!("{path}: {error}"))?;
        if changed >= written {
            return Ok(false);
        }
    }
    Ok(true)
}

/// When a file, or anything in a folder, was last changed. A folder changes when a file in it is
/// added, renamed or deleted.
fn newest(path: &Path) -> io::Result<SystemTime> {
    let mut newest_yet = fs::metadata(path)?.modified()?;
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            newest_yet = newest_yet.max(newest(&entry?.path())?);
        }
    }
    Ok(newest_yet)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::path::Path;
    use std::time::{Duration, SystemTime};

    use super::is_younger;

    fn set_age(path: &Path, seconds: u64) {
        let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - seconds);
        File::open(path).and_then(|file| file.set_modified(then)).expect("set");
    }

    #[test]
    fn a_stamp_is_compared_with_the_youngest_of_all_files_and_folders() {
        let root = tempfile::tempdir().expect("a folder");
        let at = |name: &str| root.path().join(name);
        let text = |name: &str| at(name).to_str().expect("UTF-8").to_owned();
        fs::create_dir_all(at("source/deep")).expect("made");
        fs::write(at("source/deep/file"), "").expect("written");
        let is_fresh = || is_younger(&text("stamp"), &[&text("source")]).expect("read");
        assert!(!is_fresh(), "there is no stamp");
        fs::write(at("stamp"), "").expect("written");
        set_age(&at("stamp"), 10);
        for path in ["source", "source/deep", "source/deep/file"] {
            set_age(&at(path), 20);
        }
        assert!(is_fresh());
        for path in ["source", "source/deep", "source/deep/file"] {
            set_age(&at(path), 5);
            assert!(!is_fresh(), "{path} has changed");
            set_age(&at(path), 20);
        }
        assert!(is_younger(&text("stamp"), &["/no/such/folder"]).is_err());
    }
}
