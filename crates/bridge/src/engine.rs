//! The program that chooses moves.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::engine_command::EngineCommand;
use super::stop::Stop;

/// An engine that has died this many times in a row without an answer is not started again.
const MOST_DEATHS: u32 = 4;

/// An engine that thinks longer counts as dead. People get less time than that.
const LONGEST_THINK: Duration = Duration::from_mins(5);

/// How often a waiting thread checks whether it must stop.
const TICK: Duration = Duration::from_millis(100);

/// Why an engine gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// It cannot be started.
    #[error("the engine {program} cannot be started: {cause}")]
    NotStarted {
        program: String,
        /// The system's reason.
        cause: String,
    },
    /// It has died, or not answered, every time that it was started.
    #[error("the engine {program} has ended {MOST_DEATHS} times in a row without an answer")]
    Dead { program: String },
}

/// The program that chooses moves. It is started for the first question, and again when it has
/// died.
#[derive(Debug)]
pub(super) struct Engine {
    command: EngineCommand,
    process: Option<Process>,
    /// How often it has died since its last answer.
    deaths: u32,
}

impl Engine {
    pub(super) fn new(command: EngineCommand) -> Self {
        Self { command, process: None, deaths: 0 }
    }

    /// The engine's answer to a line; `None` if the bridge must stop.
    pub(super) fn ask(&mut self, line: &str, stop: &Stop) -> Result<Option<String>, EngineError> {
        loop {
            let process = match &mut self.process {
                Some(process) => process,
                none => none.insert(Process::start(&self.command)?),
            };
            match process.ask(line, stop) {
                Outcome::Answered(answer) => {
                    self.deaths = 0;
                    return Ok(Some(answer));
                }
                Outcome::Stopped => return Ok(None),
                Outcome::Died => {
                    self.process = None;
                    self.deaths += 1;
                    if self.deaths >= MOST_DEATHS {
                        return Err(EngineError::Dead { program: self.command.to_string() });
                    }
                }
            }
        }
    }
}

enum Outcome {
    Answered(String),
    Died,
    Stopped,
}

#[derive(Debug)]
struct Process {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Process {
    fn start(command: &EngineCommand) -> Result<Self, EngineError> {
        let not_started =
            |cause: String| EngineError::NotStarted { program: command.to_string(), cause };
        let mut child =
            command.command().spawn().map_err(|error| not_started(error.to_string()))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| not_started("it has no pipes".to_owned()))?;
        let (sender, answers) = channel();
        // Waiting for a pipe cannot have a time limit; waiting for a channel can.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input, answers })
    }

    fn ask(&mut self, line: &str, stop: &Stop) -> Outcome {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        if written.is_err() {
            return Outcome::Died;
        }
        let deadline = Instant::now() + LONGEST_THINK;
        while !stop.is_begun() {
            match self.answers.recv_timeout(TICK) {
                Ok(answer) => return Outcome::Answered(answer),
                Err(RecvTimeoutError::Disconnected) => return Outcome::Died,
                Err(RecvTimeoutError::Timeout) if Instant::now() > deadline => {
                    return Outcome::Died;
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Outcome::Stopped
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // If the process has already ended, killing it fails, which does not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Engine, EngineCommand, EngineError, MOST_DEATHS, Stop};

    fn shell(script: &str) -> Engine {
        Engine::new(EngineCommand::new("sh", &["-c", script]))
    }

    #[test]
    fn an_engine_that_dies_is_started_again_and_one_that_always_dies_is_not() {
        let stop = Stop::default();
        let folder = tempfile::tempdir().expect("a folder");
        let mark = folder.path().join("mark");
        // It answers once each time it is started.
        let mut once = shell("read line; echo \"$line!\"");
        for question in ["one", "two", "three"] {
            assert_eq!(once.ask(question, &stop), Ok(Some(format!("{question}!"))));
        }
        let counted = format!("read line; echo >> '{}'", mark.display());
        let mut never = shell(&counted);
        assert_eq!(never.ask("?", &stop), Err(EngineError::Dead { program: "sh".to_owned() }));
        let starts = std::fs::read_to_string(mark).expect("it was started").lines().count();
        assert_eq!(starts, MOST_DEATHS as usize);
    }

    #[test]
    fn an_engine_that_is_not_there_is_not_tried_again() {
        let mut none = Engine::new(EngineCommand::new("/no/such/engine", &[]));
        let error = none.ask("?", &Stop::default()).expect_err("it is not there");
        assert!(matches!(error, EngineError::NotStarted { .. }), "{error}");
    }

    #[test]
    fn no_thread_waits_for_an_answer_when_it_is_time_to_stop() {
        let stop = Stop::default();
        let mut silent = shell("exec sleep 1000");
        stop.begin();
        assert_eq!(silent.ask("?", &stop), Ok(None));
    }
}
