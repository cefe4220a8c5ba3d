//! What happened in a run, in numbers.

use std::collections::BTreeMap;

/// What happened in a run, in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How long games were being played, each table for itself, in milliseconds.
    pub table_time: u64,
    /// How much time passed in the simulation, in milliseconds.
    pub time: u64,
    /// Acknowledged moves of people.
    pub moves: u64,
    /// Acknowledged commands.
    pub commands: u64,
    /// Refused moves and commands.
    pub refusals: u64,
    /// Moves of bots.
    pub bot_moves: u64,
    /// Games that ended.
    pub games: u64,
    /// Frames that clients read.
    pub frames: u64,
    /// Faults, by their kind.
    pub faults: BTreeMap<String, u64>,
}

impl Figures {
    /// Counts a fault.
    pub(crate) fn fault(&mut self, kind: &str) {
        *self.faults.entry(kind.to_owned()).or_default() += 1;
    }

    /// The hours for which games were being played.
    pub fn table_hours(&self) -> f64 {
        self.table_time as f64 / 3_600_000.0
    }
}

impl std::ops::AddAssign<&Self> for Figures {
    fn add_assign(&mut self, other: &Self) {
        self.table_time += other.table_time;
        self.time += other.time;
        self.moves += other.moves;
        self.commands += other.commands;
        self.refusals += other.refusals;
        self.bot_moves += other.bot_moves;
        self.games += other.games;
        self.frames += other.frames;
        for (kind, count) in &other.faults {
            *self.faults.entry(kind.clone()).or_default() += count;
        }
    }
}
