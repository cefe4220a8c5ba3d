//! Lists the moves that the reader can make.

use super::paint;

/// How a move, or several of a kind, is typed, and a note about it.
pub(super) struct MenuLine {
    pub(super) key: String,
    pub(super) notes: Vec<String>,
}

impl MenuLine {
    pub(super) fn new(key: String, note: String) -> Self {
        Self { key, notes: vec![note] }
    }

    /// Lines in which the typed text has a column of this width.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let head = format!("  {}  ", paint::padded(&paint::strong(&self.key), width));
        paint::paragraph(&head, &self.notes.join(" · "))
    }
}

/// The width of the column for the typed texts of these entries.
pub(super) fn key_width<'a>(entries: impl IntoIterator<Item = &'a MenuLine>) -> usize {
    entries.into_iter().map(|entry| paint::width(&entry.key)).max().unwrap_or(0)
}

/// Entries below each other.
pub(super) fn set(entries: &[MenuLine]) -> Vec<String> {
    let width = key_width(entries);
    entries.iter().flat_map(|entry| entry.lines(width)).collect()
}
