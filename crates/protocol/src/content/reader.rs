//! Reading a pack's text and noting everything that is wrong with it, not only the first thing.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::ContentFault;

/// No more of an unknown word is repeated to whoever wrote it.
const LONGEST_ECHO: usize = 40;

/// What the outermost table is called.
pub(super) const ROOT: &str = "the pack";

/// A value of a pack with the place that it has there.
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

/// Collects the faults of a text, and what is no fault and worth a warning.
pub(super) struct Reader<'a> {
    text: &'a str,
    /// Where each line begins.
    lines: Vec<usize>,
    /// The lines that are not TOML.
    malformed: BTreeSet<usize>,
    /// What was noted, and the places in the text.
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

    /// Notes that the text is not TOML somewhere.
    pub(super) fn malformed(&mut self, span: Option<Range<usize>>, reason: &str) {
        let begin = span.map_or(0, |span| span.start);
        let line = self.line(begin);
        let before = self.text.get(self.lines[line - 1]..begin).unwrap_or_default();
        let field = format!("column {}", 1 + before.chars().count());
        // A key that stands there twice hides nothing else.
        if reason != "duplicate key" {
            self.malformed.insert(line);
        }
        self.faults.push((begin, ContentFault { line, field, reason: reason.to_owned() }));
    }

    /// Notes a fault at an entry.
    pub(super) fn fault(&mut self, entry: Located<'_>, field: &str, reason: impl Into<String>) {
        self.fault_at(entry.begin, field, reason);
    }

    /// Notes something that is allowed and perhaps not meant.
    pub(super) fn warn(&mut self, entry: Located<'_>, field: &str, reason: impl Into<String>) {
        let line = self.line(entry.begin);
        let warning = ContentFault { line, field: field.to_owned(), reason: reason.into() };
        self.warnings.push((entry.begin, warning));
    }

    fn missing(&mut self, begin: usize, field: &str, key: &str) {
        // On a line that is not TOML it may be there, unseen.
        let is_unseen = self.malformed.iter().any(|line| self.line_text(*line).contains(key));
        if !is_unseen {
            self.fault_at(begin, field, format!("`{key}` is missing"));
        }
    }

    fn fault_at(&mut self, begin: usize, field: &str, reason: impl Into<String>) {
        let line = self.line(begin);
        // The parser puts something in the place of what it could not read, on that line or, for
        // want of a place, at the very beginning.
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

    /// The fields of a table, unknown ones noted.
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

    /// The fields of an entry that is a table, whatever they are called, in alphabetical order: two
    /// texts that differ only in their order mean the same.
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

/// An unknown word as it can be repeated: not all of a long one, and nothing that a terminal obeys.
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
