//! Reads a pack's text and collects all faults, not only the first one.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::ContentFault;

/// The longest part of an unknown word that a fault repeats.
const LONGEST_ECHO: usize = 40;

/// The name of the outermost table.
pub(super) const ROOT: &str = "the pack";

/// A value of a pack with its place in the text.
#[derive(Clone, Copy)]
pub(super) struct Located<'a> {
    value: &'a DeValue<'a>,
    begin: usize,
}

impl<'a> Located<'a> {
    fn new(spanned: &'a Spanned<DeValue<'a>>) -> Self {
        Self { value: spanned.get_ref(), begin: spanned.span().start }
    }

    /// Whether it is a table.
    pub(super) const fn is_table(self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }
}

/// Collects the faults and warnings of a text.
pub(super) struct Reader<'a> {
    text: &'a str,
    /// Where each line begins.
    lines: Vec<usize>,
    /// The lines that are not TOML.
    malformed: BTreeSet<usize>,
    /// The faults, with their places in the text.
    faults: Vec<(usize, ContentFault)>,
    warnings: Vec<(usize, ContentFault)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let after_breaks = text.match_indices('\n').map(|(place, _)| place + 1);
        Self {
            text,
            lines: std::iter::once(0).chain(after_breaks).collect(),
            malformed: BTreeSet::new(),
            faults: Vec::new(),
            warnings: Vec::new(),
        }
    }

    /// All faults and all warnings, in the order of the text.
    pub(super) fn notes(self) -> (Vec<ContentFault>, Vec<ContentFault>) {
        let in_order = |mut notes: Vec<(usize, ContentFault)>| {
            notes.sort_by_key(|(begin, _)| *begin);
            notes.into_iter().map(|(_, note)| note).collect()
        };
        (in_order(self.faults), in_order(self.warnings))
    }

    fn line(&self, begin: usize) -> usize {
        self.lines.partition_point(|start| *start <= begin)
    }

    fn line_text(&self, line: usize) -> &'a str {
        let begin = self.lines[line - 1];
        let end = self.lines.get(line).copied().unwrap_or(self.text.len());
        self.text.get(begin..end).unwrap_or_default()
    }

    /// Adds the fault that the text is not TOML at some place.
    pub(super) fn malformed(&mut self, span: Option<Range<usize>>, reason: &str) {
        let begin = span.map_or(0, |span| span.start);
        let line = self.line(begin);
        let before = self.text.get(self.lines[line - 1]..begin).unwrap_or_default();
        let field = format!("column {}", 1 + before.chars().count());
        // A duplicate key hides nothing else on its line.
        if reason != "duplicate key" {
            self.malformed.insert(line);
        }
        self.faults.push((begin, ContentFault { line, field, reason: reason.to_owned() }));
    }

    /// Adds a fault at an entry.
    pub(super) fn fault(&mut self, entry: Located<'_>, field: &str, reason: impl Into<String>) {
        self.fault_at(entry.begin, field, reason);
    }

    /// Adds a warning: something is allowed but perhaps not meant.
    pub(super) fn warn(&mut self, entry: Located<'_>, field: &str, reason: impl Into<String>) {
        let line = self.line(entry.begin);
        let warning = ContentFault { line, field: field.to_owned(), reason: reason.into() };
        self.warnings.push((entry.begin, warning));
    }

    fn missing(&mut self, begin: usize, field: &str, key: &str) {
        // The field may be on a line that is not TOML.
        let is_unseen = self.malformed.iter().any(|line| self.line_text(*line).contains(key));
        if !is_unseen {
            self.fault_at(begin, field, format!("`{key}` is missing"));
        }
    }

    fn fault_at(&mut self, begin: usize, field: &str, reason: impl Into<String>) {
        let line = self.line(begin);
        // In place of what it could not read, the parser inserts a value on that line or, if it has
        // no place, at the very beginning.
        let is_made_up = begin == 0 && field != ROOT && !self.malformed.is_empty();
        if !is_made_up && !self.malformed.contains(&line) {
            let fault = ContentFault { line, field: field.to_owned(), reason: reason.into() };
            self.faults.push((begin, fault));
        }
    }

    /// The fields of an entry that must be a table with no other fields than these.
    pub(super) fn table(
        &mut self,
        entry: Located<'a>,
        field: &str,
        known: &[&str],
    ) -> Option<Fields<'a>> {
        let DeValue::Table(table) = entry.value else {
            self.fault(entry, field, "must be a table");
            return None;
        };
        Some(self.fields(table, entry.begin, field, known))
    }

    /// The fields of a table; unknown ones are faults.
    pub(super) fn fields(
        &mut self,
        table: &'a DeTable<'a>,
        begin: usize,
        field: &str,
        known: &[&str],
    ) -> Fields<'a> {
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let name = echo(key.get_ref());
                let reason = format!("`{name}` is unknown; known are {}", known.join(", "));
                self.fault_at(key.span().start, field, reason);
            }
        }
        Fields { table, begin, field: field.to_owned() }
    }

    /// An entry that must be a list.
    pub(super) fn list(&mut self, entry: Located<'a>, field: &str) -> Option<Vec<Located<'a>>> {
        if let DeValue::Array(items) = entry.value {
            return Some(items.iter().map(Located::new).collect());
        }
        self.fault(entry, field, "must be a list");
        None
    }

    /// An entry that must be a text.
    pub(super) fn text(&mut self, entry: Located<'a>, field: &str) -> Option<&'a str> {
        if let DeValue::String(text) = entry.value {
            return Some(text);
        }
        self.fault(entry, field, "must be a text");
        None
    }

    /// An entry that must be a whole number in a range.
    pub(super) fn number(
        &mut self,
        entry: Located<'_>,
        field: &str,
        range: RangeInclusive<u8>,
    ) -> Option<u8> {
        let number = match entry.value {
            DeValue::Integer(number) => u8::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let found = number.filter(|number| range.contains(number));
        if found.is_none() {
            let reason =
                format!("must be a whole number from {} to {}", range.start(), range.end());
            self.fault(entry, field, reason);
        }
        found
    }

    /// The fields of an entry that is a table, with any names, in alphabetical order: two texts
    /// that differ only in the order of fields mean the same.
    pub(super) fn pairs(
        &mut self,
        entry: Located<'a>,
        field: &str,
    ) -> Option<Vec<(&'a str, Located<'a>)>> {
        if let DeValue::Table(table) = entry.value {
            let mut pairs: Vec<(&str, Located<'_>)> = table
                .iter()
                .map(|(key, value)| (key.get_ref().as_ref(), Located::new(value)))
                .collect();
            pairs.sort_by_key(|(key, _)| *key);
            return Some(pairs);
        }
        self.fault(entry, field, "must be a table");
        None
    }
}

/// An unknown word in a form that can be repeated: shortened, and without control characters for a
/// terminal.
pub(super) fn echo(word: &str) -> String {
    word.chars().filter(|symbol| !symbol.is_control()).take(LONGEST_ECHO).collect()
}

/// The fields of a table.
pub(super) struct Fields<'a> {
    table: &'a DeTable<'a>,
    begin: usize,
    field: String,
}

impl<'a> Fields<'a> {
    /// A field that may be absent.
    pub(super) fn optional(&self, key: &str) -> Option<Located<'a>> {
        let found = self.table.iter().find(|(name, _)| name.get_ref().as_ref() == key);
        found.map(|(_, value)| Located::new(value))
    }

    /// A field that must be there.
    pub(super) fn required(&self, reader: &mut Reader<'_>, key: &str) -> Option<Located<'a>> {
        let entry = self.optional(key);
        if entry.is_none() {
            reader.missing(self.begin, &self.field, key);
        }
        entry
    }
}
