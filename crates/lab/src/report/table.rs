//! Rows of text under headings.

use std::fmt::Write as _;
use std::io::{self, Write};

/// A table. The first column names things, the others measure them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    /// The headings of all columns but the first.
    pub(crate) columns: Vec<String>,
    /// The name of each row, and its cells.
    pub(crate) rows: Vec<(String, Vec<String>)>,
}

impl Table {
    pub(crate) fn new(columns: &[&str]) -> Self {
        let columns = columns.iter().map(|column| (*column).to_owned()).collect();
        Self { columns, rows: Vec::new() }
    }

    pub(crate) fn push(&mut self, name: impl Into<String>, cells: Vec<String>) {
        self.rows.push((name.into(), cells));
    }

    /// The table as text, its title above the first column, all other columns aligned to the right.
    pub(super) fn write_text(&self, title: &str, output: &mut dyn Write) -> io::Result<()> {
        let width = |text: &str| text.chars().count();
        let names = self.rows.iter().map(|(name, _)| width(name) + 2);
        let first = names.max().unwrap_or(0).max(width(title));
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|column| {
                let cells = self.rows.iter().filter_map(|(_, cells)| cells.get(column));
                let widest = cells.map(|cell| width(cell)).max().unwrap_or(0);
                widest.max(width(&self.columns[column]))
            })
            .collect();
        let mut line = |name: &str, cells: &[String]| {
            let mut line = format!("{name:<first$}");
            for (cell, width) in cells.iter().zip(&widths) {
                // Writing to a string cannot fail.
                let _ = write!(line, "  {cell:>width$}");
            }
            writeln!(output, "{}", line.trim_end())
        };
        line(title, &self.columns)?;
        self.rows.iter().try_for_each(|(name, cells)| line(&format!("  {name}"), cells))
    }
}
