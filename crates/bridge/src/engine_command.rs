//! How an engine is started.

use std::ffi::OsString;
use std::fmt;
use std::process::{Command, Stdio};
use std::str::FromStr;

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    program: OsString,
    arguments: Vec<OsString>,
}

impl EngineCommand {
    /// A program with arguments.
    pub fn new(program: impl Into<OsString>, arguments: &[&str]) -> Self {
        let arguments = arguments.iter().map(OsString::from).collect();
        Self { program: program.into(), arguments }
    }

    /// This program itself, as an engine.
    pub fn own() -> std::io::Result<Self> {
        Ok(Self::new(std::env::current_exe()?, &["engine"]))
    }

    /// The process to start: it speaks with us over pipes, and its errors go where ours go.
    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command
    }
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.program.to_string_lossy().fmt(f)
    }
}

/// A command line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotACommand {
    /// There is nothing in it.
    #[error("a program is wanted")]
    Empty,
    /// A quotation does not end.
    #[error("a quotation mark is open")]
    OpenQuote,
}

impl FromStr for EngineCommand {
    type Err = NotACommand;

    /// Spaces separate words; single or double quotation marks keep them together. No other
    /// character is special, because no shell reads the line.
    fn from_str(line: &str) -> Result<Self, NotACommand> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for letter in line.chars() {
            match quote {
                Some(mark) if letter == mark => quote = None,
                None if letter == '"' || letter == '\'' => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                None if letter.is_whitespace() => words.extend(word.take()),
                Some(_) | None => word.get_or_insert_default().push(letter),
            }
        }
        if quote.is_some() {
            return Err(NotACommand::OpenQuote);
        }
        words.extend(word);
        let (program, arguments) = words.split_first().ok_or(NotACommand::Empty)?;
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        Ok(Self::new(program, &arguments))
    }
}

#[cfg(test)]
mod tests {
    use super::{EngineCommand, NotACommand};

    #[test]
    fn a_line_is_read_as_a_program_and_its_words() {
        let read = |line: &str| line.parse::<EngineCommand>();
        let wanted = EngineCommand::new("python3", &["my bot.py", "", "--level=2"]);
        assert_eq!(read(r#" python3 "my bot.py" '' --level='2' "#), Ok(wanted));
        assert_eq!(read(" "), Err(NotACommand::Empty));
        assert_eq!(read("python3 'bot.py"), Err(NotACommand::OpenQuote));
    }
}
