//! What a client was told of the clocks at some moment.

use crate::frame::State;

/// No seat has less for a move than this, in milliseconds.
const LEAST: u64 = 5_000;

/// How much a reading may be late, in milliseconds.
const LATE: u64 = 20;

/// A client may read a table while a move is being stored that has already stopped one clock and
/// started another. If that takes longer than this, the table says so.
const BEING_STORED: u64 = 2_000;

/// What a client was told of the clocks at some moment.
#[derive(Clone, Debug)]
pub(crate) struct ClockReading {
    /// When the server sent it.
    pub(crate) sent: u64,
    /// The life of the server.
    pub(crate) life: u32,
    pub(crate) version: u64,
    /// The connection that was told. In between two of them the table may have woken and slept.
    connection: u64,
    seats: Vec<(u64, bool)>,
    increment: u64,
    is_playing: bool,
    /// For how long, in all, this client has been told that the table stands still.
    pub(crate) excused: u64,
}

impl ClockReading {
    /// The reading in a state, if the table has banks of time.
    pub(crate) fn of(
        state: &State,
        sent: u64,
        life: u32,
        (version, connection): (u64, u64),
        excused: u64,
    ) -> Option<Self> {
        if state.settings.clock.kind != "bank" {
            return None;
        }
        let clocks = state.clock.as_ref()?;
        let seats = clocks.seats.iter().map(|time| (time.left, time.runs)).collect();
        let increment = state.settings.clock.increment * 1_000;
        let is_playing = state.stage == "playing";
        Some(Self { sent, life, version, connection, seats, increment, is_playing, excused })
    }

    /// Compares a later reading with this one. `up` is how long the server ran in between, and
    /// `may_gain` whether a move was taken back or the server died, so that time comes back.
    pub(crate) fn check(&self, later: &Self, up: u64, may_gain: bool) -> Result<(), String> {
        if !self.is_playing || !later.is_playing {
            return Ok(());
        }
        let items = later.version.saturating_sub(self.version);
        let excused = later.excused - self.excused;
        let told = |what: String| Err(format!("{what}: {self:?} and {later:?}"));
        for (seat, (before, after)) in self.seats.iter().zip(&later.seats).enumerate() {
            let lost = before.0.saturating_sub(after.0);
            // A seat with little time is shown what it has at least for a move.
            let is_floor = before.0 <= LEAST.max(self.increment);
            let has_begun = items > 0 && after.1 && !before.1;
            let late = if has_begun { LATE + BEING_STORED } else { LATE };
            if !is_floor && lost > up.saturating_sub(excused) + late {
                return told(format!(
                    "seat {seat} has lost {lost} ms of its time in {up} ms, of which {excused} ms are excused"
                ));
            }
            let is_same = self.connection == later.connection;
            if is_same && items == 0 && !before.1 && !after.1 && lost > 0 && !is_floor {
                return told(format!("seat {seat} has lost {lost} ms while its clock stood"));
            }
            let most = before.0.max(LEAST).max(self.increment) + self.increment * items;
            let late = if items > 0 && before.1 { LATE + BEING_STORED } else { LATE };
            if after.0 > most + late && !may_gain {
                return told(format!("seat {seat} had {} ms, and has {}", before.0, after.0));
            }
        }
        Ok(())
    }
}
