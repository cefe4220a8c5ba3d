//! Reading a pack's text and noting everything that is wrong with it, not only the first thing.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::ContentFault;

/// A value of a pack with the place that it has there.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    value: &'a DeValue<'a>,
    begin: usize,
}

impl<'a> Entry<'a> {
    fn new(spanned: &'a Spanned<DeValue<'a>>) -> Self {
        Self { value: spanned.get_ref(), begin: spanned.span().start }
    }

    /// Whether it is a table.
    pub(super) const fn is_table(self) -> bool {
        matches!(self.value, DeValue::Table(_))
    }
}

/// Collects the faults of a text.
pub(super) struct Reader<'a> {
    text: &'a str,
    pub(super) faults: Vec<ContentFault>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, faults: Vec::new() }
    }

    /// Notes a fault of the text's form.
    pub(super) fn malformed(&mut self, span: Option<Range<usize>>, reason: &str) {
        self.fault_at(span.map_or(0, |span| span.start), "the file", reason);
    }

    /// Notes a fault at an entry.
    pub(super) fn fault(&mut self, entry: Entry<'_>, field: &str, reason: impl Into<String>) {
        self.fault_at(entry.begin, field, reason);
    }

    fn fault_at(&mut self, begin: usize, field: &str, reason: impl Into<String>) {
        let line = 1 + self.text.bytes().take(begin).filter(|byte| *byte == b'\n').count();
        self.faults.push(ContentFault { line, field: field.to_owned(), reason: reason.into() });
    }

    /// The fields of an entry that must be a table with no other fields than these.
    pub(super) fn table(
        &mut self,
        entry: Entry<'a>,
        field: &str,
        known: &[&str],
    ) -> Option<Fields<'a>> {
        let DeValue::Table(table) = entry.value else {
            self.fault(entry, field, "is a table");
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
                let name: String = key.get_ref().chars().take(40).collect();
                let reason = format!("`{name}` is unknown; known are {}", known.join(", "));
                self.fault_at(key.span().start, field, reason);
            }
        }
        Fields { table, begin, field: field.to_owned() }
    }

    /// An entry that must be a list.
    pub(super) fn list(&mut self, entry: Entry<'a>, field: &str) -> Option<Vec<Entry<'a>>> {
        if let DeValue::Array(items) = entry.value {
            return Some(items.iter().map(Entry::new).collect());
        }
        self.fault(entry, field, "is a list");
        None
    }

    /// An entry that must be a text.
    pub(super) fn text(&mut self, entry: Entry<'a>, field: &str) -> Option<&'a str> {
        if let DeValue::String(text) = entry.value {
            return Some(text);
        }
        self.fault(entry, field, "is a text");
        None
    }

    /// The same, on its own.
    pub(super) fn text_of(&mut self, entry: Entry<'_>, field: &str) -> Option<String> {
        if let DeValue::String(text) = entry.value {
            return Some(text.to_string());
        }
        self.fault(entry, field, "is a text");
        None
    }

    /// An entry that must be a whole number in a range.
    pub(super) fn number(
        &mut self,
        entry: Entry<'_>,
        field: &str,
        range: std::ops::RangeInclusive<u8>,
    ) -> Option<u8> {
        let number = match entry.value {
            DeValue::Integer(number) => u8::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let found = number.filter(|number| range.contains(number));
        if found.is_none() {
            let reason = format!("is a whole number from {} to {}", range.start(), range.end());
            self.fault(entry, field, reason);
        }
        found
    }

    /// The fields of an entry that is a table, whatever they are called.
    pub(super) fn pairs(
        &mut self,
        entry: Entry<'a>,
        field: &str,
    ) -> Option<Vec<(&'a str, Entry<'a>)>> {
        if let DeValue::Table(table) = entry.value {
            let pairs =
                table.iter().map(|(key, value)| (key.get_ref().as_ref(), Entry::new(value)));
            return Some(pairs.collect());
        }
        self.fault(entry, field, "is a table");
        None
    }
}

/// The fields of a table.
pub(super) struct Fields<'a> {
    table: &'a DeTable<'a>,
    begin: usize,
    field: String,
}

impl<'a> Fields<'a> {
    /// A field that may be absent.
    pub(super) fn optional(&self, key: &str) -> Option<Entry<'a>> {
        let found = self.table.iter().find(|(name, _)| name.get_ref().as_ref() == key);
        found.map(|(_, value)| Entry::new(value))
    }

    /// A field that must be there.
    pub(super) fn required(&self, reader: &mut Reader<'_>, key: &str) -> Option<Entry<'a>> {
        let entry = self.optional(key);
        if entry.is_none() {
            reader.fault_at(self.begin, &self.field, format!("`{key}` is missing"));
        }
        entry
    }
}
