//! Builds the programs of tests, and runs tests by name.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::bug::{Test, TestProgram};
use super::scratch::Scratch;
use crate::command::cargo_command;
use crate::workspace::Workspace;

/// A test that takes longer is ended. Tests of servers wait for an answer for up to a minute.
const LONGEST: Duration = Duration::from_mins(4);

/// How often a running test is looked at.
const PACE: Duration = Duration::from_millis(20);

/// What tests printed when they had ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TestRun {
    text: String,
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl TestProgram {
    /// Compiles the tests of the copy as it is now; returns the program.
    pub(crate) fn build(self, scratch: &Scratch) -> Result<PathBuf, String> {
        let (manifest, target) = (scratch.tree().join("Cargo.toml"), scratch.target());
        let mut command = cargo_command(&["test", "--quiet", "--no-run"]);
        command.args(["--message-format", "json-render-diagnostics", "--package", self.package]);
        match self.target {
            Some(name) => command.args(["--test", name]),
            None => command.arg("--lib"),
        };
        command.arg("--manifest-path").arg(manifest).arg("--target-dir").arg(target);
        let output = command.output().map_err(|error| format!("cargo: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{self} cannot be compiled:\n{said}"));
        }
        let program = String::from_utf8_lossy(&output.stdout).lines().find_map(program_in);
        program.ok_or_else(|| format!("cargo names no program for {self}"))
    }

    /// Runs some tests of a program that was built.
    pub(crate) fn run(
        self,
        program: &Path,
        names: &[&str],
        scratch: &Scratch,
        workspace: &Workspace,
    ) -> Result<TestRun, String> {
        let member = workspace.members.iter().find(|member| member.name == self.package);
        let member = member.ok_or_else(|| format!("there is no package {}", self.package))?;
        // As cargo would run it.
        let folder = scratch.tree().join(&member.folder);
        let mut command = Command::new(program);
        command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder).env("RUST_BACKTRACE", "0");
        command.arg("--exact").args(names);
        let ended = run_for(&mut command, &scratch.log(), LONGEST);
        let ended = ended.map_err(|error| format!("{}: {error}", program.display()))?;
        let text = fs::read(scratch.log()).map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&text).into_owned();
        match ended {
            None => Err(format!("{self} has not ended after {} s:\n{text}", LONGEST.as_secs())),
            Some(status) => {
                TestRun::read(text).map_err(|text| format!("{self}: {status}:\n{text}"))
            }
        }
    }
}

/// The program of a test in a line of cargo's messages.
fn program_in(line: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(line).ok()?;
    let is_test = message["profile"]["test"] == true;
    message["executable"].as_str().filter(|_| is_test).map(PathBuf::from)
}

/// Runs a program, and writes everything that it says to a file. Ends it when the time is up; then
/// there is no status.
fn run_for(command: &mut Command, log: &Path, longest: Duration) -> io::Result<Option<ExitStatus>> {
    let log = File::create(log)?;
    command.stdin(Stdio::null()).stderr(log.try_clone()?).stdout(log);
    let (begun, mut child) = (Instant::now(), command.spawn()?);
    while begun.elapsed() < longest {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        sleep(PACE);
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

impl TestRun {
    /// Reads what a program of tests has printed; the error is that text, if it has no closing line.
    fn read(text: String) -> Result<Self, String> {
        let closing = text.lines().rev().find(|line| line.starts_with("test result: "));
        let count = |kind: &str| {
            let words: Vec<&str> = closing?.split([' ', ';']).collect();
            let place = words.iter().position(|word| *word == kind)?;
            words.get(place.checked_sub(1)?)?.parse::<u32>().ok()
        };
        match (count("passed"), count("failed")) {
            (Some(passed), Some(failed)) => Ok(Self { text, passed, failed }),
            _ => Err(text),
        }
    }

    /// Everything that was printed.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether exactly this test ran, and failed because something in the source of tests panicked:
    /// an assertion, and not the marred program.
    pub(crate) fn finds(&self, test: Test, tree: &Path) -> Result<(), String> {
        match (self.passed, self.failed) {
            (0, 1) => {}
            (1, 0) => return Err("it passes all the same".to_owned()),
            (passed, failed) => return Err(format!("{} tests have run", passed + failed)),
        }
        let panicked = self.text.lines().find_map(|line| {
            let (thread, place) = line.strip_prefix("thread '")?.split_once(" panicked at ")?;
            let thread = thread.split('\'').next()?;
            // A machine with one processor runs tests on the main thread.
            (thread == test.name || thread == "main").then_some(place)
        });
        let place = panicked.ok_or_else(|| format!("it has not panicked:\n{}", self.text))?;
        let mut parts = place.split(':');
        let file = parts.next().unwrap_or_default();
        let line = parts.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        if is_test_code(tree, file, line) {
            Ok(())
        } else {
            Err(format!("no assertion of the test failed, but {place}\n{}", self.text))
        }
    }
}

/// Whether a line of a file belongs to tests.
fn is_test_code(tree: &Path, file: &str, line: usize) -> bool {
    let is_of_tests = |part: &str| matches!(part, "tests" | "testing" | "tests.rs");
    if file.split('/').any(is_of_tests) {
        return true;
    }
    let text = fs::read_to_string(tree.join(file)).unwrap_or_default();
    text.lines().take(line).any(|line| line == "mod tests {")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;
    use std::time::Duration;

    use super::{TestProgram, TestRun, program_in, run_for};

    const TEST: super::Test = TestProgram::library("a-package").test("moves::tests::one");

    fn run(panicked: &str, closing: &str) -> Result<TestRun, String> {
        let text = format!(
            "running 1 test\ntest moves::tests::one ... FAILED\n\nfailures:\n\n\
             ---- moves::tests::one stdout ----\n\nthread {panicked}\nassertion failed\n\n\
             {closing}; 0 ignored; 0 measured; 12 filtered out; finished in 0.01s\n\n"
        );
        TestRun::read(text)
    }

    #[test]
    fn a_test_finds_a_bug_by_an_assertion_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let source =
            "fn move_on() {}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn one() {}\n}\n";
        fs::write(folder.path().join("moves.rs"), source).expect("written");
        let failed = "test result: FAILED. 0 passed; 1 failed";
        let finds = |panicked: &str, closing: &str| {
            run(panicked, closing).expect("a closing line").finds(TEST, folder.path())
        };
        let own = "'moves::tests::one' (77) panicked at moves.rs:6:5:";
        assert_eq!(finds(own, failed), Ok(()));
        let helper = "'moves::tests::one' panicked at crates/munera/tests/server/visitor.rs:9:5:";
        assert_eq!(finds(helper, failed), Ok(()));
        assert_eq!(finds("'main' panicked at src/laws/tests.rs:1:1:", failed), Ok(()));
        for (panicked, closing, why) in [
            (own, "test result: ok. 1 passed; 0 failed", "it passes all the same"),
            (own, "test result: ok. 0 passed; 0 failed", "0 tests have run"),
            (own, "test result: FAILED. 1 passed; 1 failed", "2 tests have run"),
            ("'worker' panicked at moves.rs:6:5:", failed, "it has not panicked"),
            ("'moves::tests::one' panicked at moves.rs:1:9:", failed, "no assertion of the test"),
        ] {
            let error = finds(panicked, closing).expect_err(why);
            assert!(error.starts_with(why), "{error}");
        }
    }

    #[test]
    fn without_a_closing_line_no_test_has_run() {
        assert!(run("'main' panicked at src/laws/tests.rs:1:1:", "signal: 6").is_err());
        assert!(TestRun::read(String::new()).is_err());
    }

    #[test]
    fn only_the_program_of_the_tests_is_run() {
        let line = |test: bool, executable: &str| {
            format!(r#"{{"profile": {{"test": {test}}}, "executable": {executable}}}"#)
        };
        assert_eq!(program_in(&line(true, r#""/a/b""#)), Some("/a/b".into()));
        assert_eq!(program_in(&line(true, "null")), None);
        assert_eq!(program_in(&line(false, r#""/a/b""#)), None);
        assert_eq!(program_in("Compiling"), None);
    }

    #[test]
    fn a_program_that_does_not_end_is_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("log");
        let mut says = Command::new("sh");
        says.args(["-c", "echo here; echo there >&2"]);
        let ended = run_for(&mut says, &log, Duration::from_mins(1)).expect("run");
        assert!(ended.is_some_and(|status| status.success()));
        assert_eq!(fs::read_to_string(&log).expect("read"), "here\nthere\n");
        let mut waits = Command::new("sleep");
        waits.arg("600");
        assert_eq!(run_for(&mut waits, &log, Duration::from_millis(50)).expect("run"), None);
    }
}
