//! The report of a measurement, in two forms: tables in a terminal, and a page with tables and
//! charts. Each measurement writes its JSON itself.

mod bars;
mod chart;
mod course;
mod histogram;
mod page;
mod svg;
mod table;

use std::fs;
use std::io::{self, Write};
use std::path::Path;

pub(super) use bars::{Bar, Bars};
pub(super) use chart::Chart;
pub(super) use course::{Course, CoursePoint};
pub(super) use histogram::{Column, Histogram};
pub(super) use table::Table;

use super::estimate::Estimate;

/// Everything that a report says, in order.
#[derive(Clone, Debug)]
pub(super) struct Report {
    /// What was measured, in a few words.
    pub(super) title: String,
    /// What a reader must know before the figures.
    pub(super) lead: Vec<String>,
    pub(super) sections: Vec<Section>,
}

/// One table, with the charts that show it and a sentence that explains it.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) title: String,
    /// What the figures mean, where the title does not say it.
    pub(super) note: String,
    pub(super) charts: Vec<Chart>,
    pub(super) table: Table,
    /// Whether the section is only on the page.
    is_detail: bool,
}

impl Section {
    pub(super) fn new(title: &str, table: Table) -> Self {
        Self {
            title: title.to_owned(),
            note: String::new(),
            charts: Vec::new(),
            table,
            is_detail: false,
        }
    }

    /// The same section, only on the page.
    pub(super) fn detail(mut self) -> Self {
        self.is_detail = true;
        self
    }

    pub(super) fn note(mut self, note: &str) -> Self {
        note.clone_into(&mut self.note);
        self
    }

    pub(super) fn chart(mut self, chart: impl Into<Chart>) -> Self {
        self.charts.push(chart.into());
        self
    }
}

impl Report {
    /// The report as plain text.
    pub(super) fn write_text(&self, output: &mut dyn Write) -> io::Result<()> {
        for line in &self.lead {
            writeln!(output, "{line}")?;
        }
        for section in self.sections.iter().filter(|section| !section.is_detail) {
            writeln!(output)?;
            section.table.write_text(&section.title, output)?;
            if !section.note.is_empty() {
                writeln!(output, "{}", section.note)?;
            }
        }
        Ok(())
    }

    /// Writes the report as one self-contained page.
    pub(super) fn save_page(&self, path: &Path) -> io::Result<()> {
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        fs::write(path, self.page()).map_err(named)
    }

    /// The report as a page.
    pub(super) fn page(&self) -> String {
        page::render(self)
    }
}

/// A share as a percentage with its margin; a dash where nothing was measured.
pub(super) fn percent(measured: impl Into<Estimate>) -> String {
    let Estimate { value, margin, count } = measured.into();
    if count == 0 {
        return "-".to_owned();
    }
    format!("{:.1} ±{:4.1}", value * 100.0, margin * 100.0)
}

/// A difference of shares in points of a hundred, with its sign.
pub(super) fn points(measured: impl Into<Estimate>) -> String {
    let Estimate { value, margin, count } = measured.into();
    if count == 0 {
        return "-".to_owned();
    }
    // Adding 0.0 turns -0.0 into 0.0.
    let value = (value * 1000.0).round() / 10.0 + 0.0;
    format!("{value:+.1} ±{:4.1}", margin * 100.0)
}

/// A number with its margin.
pub(super) fn plain(measured: impl Into<Estimate>) -> String {
    let Estimate { value, margin, count } = measured.into();
    if count == 0 {
        return "-".to_owned();
    }
    format!("{value:.2} ±{margin:5.2}")
}

#[cfg(test)]
pub(super) mod tests;
