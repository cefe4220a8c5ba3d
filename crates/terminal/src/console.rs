//! Reads and writes lines.

use std::io::{self, BufRead, Read, Write};

use super::paint;

/// The longest line that is read in one piece: more than a person types.
const LONGEST_LINE: u64 = 4096;

/// Where a player reads and types.
pub(super) struct Console<'io> {
    pub(super) input: &'io mut dyn BufRead,
    pub(super) output: &'io mut dyn Write,
    /// Whether typed lines are repeated in the output, for input that does not show them.
    pub(super) echo: bool,
}

impl Console<'_> {
    /// Asks, and waits for a line; `None` at the end of input.
    pub(super) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{} ", paint::strong(&format!("{question} >")))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = (&mut *self.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        // Input that is not text is no command; the answer says so, as for any unknown word.
        let line: String =
            String::from_utf8_lossy(&bytes).chars().filter(|symbol| !symbol.is_control()).collect();
        let line = line.trim().to_owned();
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    pub(super) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }
}
