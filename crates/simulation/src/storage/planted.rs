//! Faults that are planted on purpose, to see whether the simulation finds them.

use munera_storage::{Append, StoredEntry, TableCode};
use serde_json::Value;

use super::contents::Contents;

/// A fault that a storage, or what is around it, must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// Now and then an append is acknowledged and not kept.
    LosesAppends,
    /// Now and then an append is kept twice.
    AppendsTwice,
    /// A crash takes the last acknowledged entry with it.
    ForgetsInCrashes,
    /// Now and then an append is refused and kept all the same.
    KeepsRefused,
    /// Now and then one byte of an entry changes.
    ChangesBytes,
    /// A connection now and then loses a frame and goes on.
    LosesFrames,
    /// A connection now and then swaps two frames.
    SwapsFrames,
    /// A bot's answer never comes.
    SilentBots,
    /// A hidden entry moves the date of its table in the lobby, as a summary stored with it would.
    MovesDates,
    /// Everyone at a table is sent something when a hidden entry is stored.
    TellsHidden,
    /// One write more makes others slower.
    SharesDelays,
}

impl Planted {
    /// Those that break what every run checks.
    pub const ALL: [Self; 8] = [
        Self::LosesAppends,
        Self::AppendsTwice,
        Self::ForgetsInCrashes,
        Self::KeepsRefused,
        Self::ChangesBytes,
        Self::LosesFrames,
        Self::SwapsFrames,
        Self::SilentBots,
    ];

    /// Those that let viewers find out what is hidden from them.
    pub const LEAKS: [Self; 3] = [Self::MovesDates, Self::TellsHidden, Self::SharesDelays];
}

/// Whether an entry is one of which only its own seat may learn, as far as a planted fault knows.
pub(crate) fn is_hidden(entry: &StoredEntry) -> bool {
    let Ok(line) = serde_json::from_slice::<Value>(&entry.bytes) else { return false };
    match line["k"].as_str().unwrap_or_default() {
        "declared" | "forced_declared" => true,
        "played" => line["event"].as_str().is_some_and(|event| event.ends_with("wait")),
        _ => false,
    }
}

/// The date to which a hidden append moves its table by a planted fault.
pub(super) fn moved_date(append: &Append) -> Option<i64> {
    let last = append.entries.last().filter(|entry| is_hidden(entry))?;
    serde_json::from_slice::<Value>(&last.bytes).ok()?["at"].as_i64()
}

/// Moves the date of a table.
pub(super) fn move_date(contents: &mut Contents, table: TableCode, date: i64) {
    if let Some(kept) = contents.table_mut(table) {
        kept.summary.touched = kept.summary.touched.max(date);
    }
}
