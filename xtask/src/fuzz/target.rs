//! The fuzz targets.

use std::fs;
use std::path::{Path, PathBuf};

use super::BUILD;

/// A fuzz target: a file in `fuzz/fuzz_targets`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) name: &'static str,
    /// The folders of the samples that people wrote.
    pub(super) samples: &'static [&'static str],
}

/// The longest input that the fuzzer makes, in bytes. Everything that the decoders read fits into it.
pub(super) const LONGEST: usize = 4096;

/// All targets.
pub(super) const TARGETS: &[Target] = &[
    Target::new("client_message", &["fuzz/seeds/client_message"]),
    Target::new("config", &["fuzz/seeds/config"]),
    Target::new("content", &["fuzz/seeds/content"]),
    Target::new("engine_line", &["fuzz/seeds/engine_line"]),
    Target::new("journal", &["fuzz/seeds/journal"]),
    Target::new("log", &["fuzz/seeds/log"]),
    Target::new("name", &["fuzz/seeds/name"]),
    Target::new("options", &["fuzz/seeds/options"]),
    Target::new("record", &["fuzz/seeds/record", "docs/fairness"]),
    Target::new("request", &["fuzz/seeds/request"]),
    Target::new("solve", &["fuzz/seeds/solve"]),
    Target::new("typed", &["fuzz/seeds/typed"]),
    Target::new("verify", &["fuzz/seeds/record", "docs/fairness"]),
    Target::new("view", &["fuzz/seeds/view"]),
];

impl Target {
    const fn new(name: &'static str, samples: &'static [&'static str]) -> Self {
        Self { name, samples }
    }

    /// The instrumented program. Cargo puts it into a folder that is called after the machine.
    pub(super) fn program(&self) -> Result<PathBuf, String> {
        let folders = fs::read_dir(BUILD).map_err(|error| format!("{BUILD}: {error}"))?;
        let programs =
            folders.flatten().map(|folder| folder.path().join("release").join(self.name));
        let mut programs = programs.filter(|program| program.is_file());
        programs.next().ok_or_else(|| format!("{BUILD} has no program {}", self.name))
    }

    /// The folder of everything that the fuzzer has kept on this machine.
    pub(super) fn found(&self) -> PathBuf {
        Path::new(BUILD).join("corpus").join(self.name)
    }

    /// The file with the few inputs of these that the repository keeps.
    pub(super) fn corpus(&self) -> PathBuf {
        Path::new("fuzz/corpus").join(format!("{}.txt", self.name))
    }

    /// The words that the fuzzer tries; not every target has them.
    pub(super) fn dictionary(&self) -> Option<PathBuf> {
        let file = Path::new("fuzz/dictionaries").join(self.name);
        file.is_file().then_some(file)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::ffi::OsStr;
    use std::fs;
    use std::path::Path;

    use super::TARGETS;
    use crate::repository_root;

    /// The names of the files in a folder, without their endings.
    fn names(folder: &Path) -> BTreeSet<String> {
        let files = fs::read_dir(folder).expect("a folder");
        let name = |file: fs::DirEntry| file.path().file_stem().map(OsStr::to_os_string);
        let names = files.map(|file| name(file.expect("a file")).expect("a name"));
        names.map(|name| name.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn the_table_has_every_target_with_its_samples() {
        let root = repository_root();
        let listed: BTreeSet<String> =
            TARGETS.iter().map(|target| target.name.to_owned()).collect();
        assert_eq!(listed, names(&root.join("fuzz/fuzz_targets")));
        for target in TARGETS {
            for samples in target.samples {
                assert!(root.join(samples).is_dir(), "{}: no samples in {samples}", target.name);
            }
        }
    }

    #[test]
    fn dictionaries_and_corpora_belong_to_targets() {
        let listed: BTreeSet<String> =
            TARGETS.iter().map(|target| target.name.to_owned()).collect();
        for folder in ["fuzz/dictionaries", "fuzz/corpus"] {
            let there = names(&repository_root().join(folder));
            assert!(there.is_subset(&listed), "{folder}: {there:?}");
        }
    }
}
