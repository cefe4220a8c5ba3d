//! A copy of the source in which bugs are planted.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::bug::Bug;
use crate::command::output;

/// Where the copy is, from the root of the repository. Cargo leaves this folder alone.
const FOLDER: &str = "target/seeded";

/// The folders of compiled packages within a target folder.
const COMPILED: [&str; 3] = ["debug/.fingerprint", "debug/build", "debug/deps"];

/// A copy of the source in which bugs are planted, with compiled packages of its own. The checkout
/// stays as it is.
pub(crate) struct Scratch {
    folder: PathBuf,
}

impl Scratch {
    /// The copy of the source as it is now, also of what is not committed. An earlier copy is brought
    /// up to date, so that cargo compiles only what differs.
    pub(crate) fn prepare(root: &Path) -> Result<Self, String> {
        let list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
        let files = output(Command::new("git").args(list))?;
        let files = files.split('\0').filter(|file| !file.is_empty()).map(PathBuf::from);
        let scratch = Self { folder: root.join(FOLDER) };
        let made = scratch.copy(root, &files.collect());
        made.map_err(|error| format!("{}: {error}", scratch.folder.display()))?;
        Ok(scratch)
    }

    /// The root of the copy.
    pub(crate) fn tree(&self) -> PathBuf {
        self.folder.join("tree")
    }

    /// Where cargo puts what it compiles of the copy.
    pub(crate) fn target(&self) -> PathBuf {
        self.folder.join("build")
    }

    /// Where the output of a test is written.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join("test.log")
    }

    fn copy(&self, root: &Path, files: &BTreeSet<PathBuf>) -> io::Result<()> {
        let tree = self.tree();
        fs::create_dir_all(&tree)?;
        for file in files {
            // A file that was deleted is in git's list until that is committed.
            if root.join(file).is_file() {
                bring_up_to_date(&root.join(file), &tree.join(file))?;
            }
        }
        remove_others(&tree, &tree, &|file| files.contains(file) && root.join(file).is_file())?;
        // The packages of others are compiled already.
        for folder in COMPILED {
            let to = self.target().join(folder);
            if !to.exists() && root.join("target").join(folder).is_dir() {
                copy_compiled(&root.join("target").join(folder), &to)?;
            }
        }
        Ok(())
    }

    /// Plants a bug, does something, and puts the file back.
    pub(crate) fn with<T>(
        &self,
        bug: &Bug,
        act: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let path = self.tree().join(bug.file);
        let at_file = |error: io::Error| format!("{}: {error}", path.display());
        let sound = fs::read_to_string(&path).map_err(at_file)?;
        let marred = bug.planted_in(&sound)?;
        fs::write(&path, marred).map_err(at_file)?;
        let outcome = act();
        fs::write(&path, sound).map_err(at_file)?;
        outcome
    }
}

impl Bug {
    /// A source with the bug.
    pub(crate) fn planted_in(&self, source: &str) -> Result<String, String> {
        match source.matches(self.find).count() {
            1 => Ok(source.replacen(self.find, self.replace, 1)),
            count => {
                Err(format!("{}: what it replaces is {count} times in {}", self.name, self.file))
            }
        }
    }
}

/// Copies a file, unless the copy is the same already: then cargo must not think that it has changed.
fn bring_up_to_date(from: &Path, to: &Path) -> io::Result<()> {
    let text = fs::read(from)?;
    if fs::read(to).is_ok_and(|copy| copy == text) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, text)
}

/// Removes the files of a folder that do not belong to the tree.
fn remove_others(tree: &Path, folder: &Path, belongs: &impl Fn(&Path) -> bool) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(tree, &path, belongs)?;
        } else if !path.strip_prefix(tree).is_ok_and(belongs) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Copies what is compiled of the packages of others. Our own are compiled anew in any case, because
/// they are in another folder. Dates stay: cargo compares them.
fn copy_compiled(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        let is_ours = ["munera", "libmunera", "xtask"]
            .iter()
            .any(|ours| name.to_string_lossy().starts_with(ours));
        let path = entry.path();
        if is_ours {
            continue;
        }
        if path.is_dir() {
            copy_compiled(&path, &to.join(&name))?;
        } else {
            fs::copy(&path, to.join(&name))?;
            let date = entry.metadata()?.modified()?;
            File::options().append(true).open(to.join(&name))?.set_modified(date)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::super::bug::{Bug, TestProgram};
    use super::Scratch;

    const BUG: Bug = Bug {
        name: "one-is-two",
        wrong: "One is two.",
        file: "src/one.rs",
        find: "1",
        replace: "2",
        found_by: TestProgram::library("a-package").test("tests::one"),
    };

    fn write(root: &Path, file: &str, text: &str) {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    /// Copies these files of a folder.
    fn copied(root: &Path, files: &[&str]) -> Scratch {
        let scratch = Scratch { folder: root.join(super::FOLDER) };
        let files: BTreeSet<_> = files.iter().map(Into::into).collect();
        scratch.copy(root, &files).expect("copied");
        scratch
    }

    #[test]
    fn a_copy_follows_the_source_and_leaves_alone_what_is_the_same() {
        let root = tempfile::tempdir().expect("a folder");
        let root = root.path();
        let names = ["src/one.rs", "src/two.rs", "three.rs"];
        for name in names {
            write(root, name, "before");
        }
        let tree = copied(root, &names).tree();
        let changed = |name: &str| {
            let found = fs::metadata(tree.join(name)).and_then(|found| found.modified());
            found.ok()
        };
        let before = names.map(changed);
        write(root, "src/two.rs", "after");
        fs::remove_file(root.join("three.rs")).expect("removed");
        write(&tree, "src/four.rs", "a stranger");
        copied(root, &names);
        assert_eq!(changed("src/one.rs"), before[0], "cargo must not compile it again");
        assert_eq!(fs::read_to_string(tree.join("src/two.rs")).expect("read"), "after");
        assert_eq!((changed("three.rs"), changed("src/four.rs")), (None, None));
    }

    #[test]
    fn what_is_compiled_of_others_is_taken_along_with_its_dates() {
        let root = tempfile::tempdir().expect("a folder");
        let root = root.path();
        let folder = "target/debug/deps";
        for name in ["libtoml-1.rlib", "libmunera_rules-1.rlib", "munera-1"] {
            write(root, &format!("{folder}/{name}"), "compiled");
        }
        let target = copied(root, &[]).target();
        let names = fs::read_dir(target.join("debug/deps")).expect("a folder");
        let names: Vec<_> = names.map(|entry| entry.expect("a file").file_name()).collect();
        assert_eq!(names, ["libtoml-1.rlib"]);
        let date = |path: &Path| fs::metadata(path).and_then(|it| it.modified()).expect("a date");
        let copy = target.join("debug/deps/libtoml-1.rlib");
        assert_eq!(date(&copy), date(&root.join(folder).join("libtoml-1.rlib")));
    }

    #[test]
    fn a_bug_is_there_only_while_it_is_looked_for() {
        let root = tempfile::tempdir().expect("a folder");
        write(root.path(), BUG.file, "fn one() -> u8 { 1 }");
        let scratch = copied(root.path(), &[BUG.file]);
        let source =
            || fs::read_to_string(scratch.tree().join(BUG.file)).map_err(|it| it.to_string());
        let marred = "fn one() -> u8 { 2 }";
        assert_eq!(scratch.with(&BUG, source).as_deref(), Ok(marred));
        let failed: Result<(), String> = scratch.with(&BUG, || Err(source().expect("read")));
        assert_eq!(failed.expect_err("as it says"), marred);
        assert_eq!(source().as_deref(), Ok("fn one() -> u8 { 1 }"));
        assert_eq!(fs::read_to_string(root.path().join(BUG.file)).ok(), source().ok());
        for unfit in ["fn one() -> u8 { 0 }", "fn one() -> u8 { 1 + 1 }"] {
            assert!(BUG.planted_in(unfit).is_err(), "{unfit}");
        }
    }
}
