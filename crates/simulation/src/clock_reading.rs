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
    /// The time of the open response window.
    window: Option<(u64, bool)>,
    /// Whether seats have banks of time, and not so much for each move.
    has_banks: bool,
    increment: u64,
    is_playing: bool,
    /// For how long, in all, this client has been told that the table stands still.
    pub(crate) excused: u64,
}

impl ClockReading {
    /// The reading in a state, if the table has clocks.
    pub(crate) fn of(
        state: &State,
        sent: u64,
        life: u32,
        (version, connection): (u64, u64),
        excused: u64,
    ) -> Option<Self> {
        let clocks = state.clock.as_ref()?;
        let seats = clocks.seats.iter().map(|time| (time.left, time.runs)).collect();
        let window = clocks.window.map(|time| (time.left, time.runs));
        let has_banks = state.settings.clock.kind == "bank";
        let increment = state.settings.clock.increment * 1_000;
        let is_playing = state.stage == "playing";
        Some(Self {
            sent,
            life,
            version,
            connection,
            seats,
            window,
            has_banks,
            increment,
            is_playing,
            excused,
        })
    }

    /// Compares the times for a move and for a window, which begin anew with what happens, if
    /// nothing has happened in between.
    fn check_same(&self, later: &Self, up: u64, may_gain: bool) -> Result<(), String> {
        let excused = later.excused - self.excused;
        let seats = if self.has_banks { &[][..] } else { &self.seats };
        let seats = seats.iter().copied().zip(later.seats.iter().copied());
        for (before, after) in seats.chain(self.window.zip(later.window)) {
            let lost = before.0.saturating_sub(after.0);
            let is_wrong = lost > up.saturating_sub(excused) + LATE
                || self.connection == later.connection && !before.1 && !after.1 && lost > 0
                || after.0 > before.0 + LATE && !may_gain;
            if is_wrong {
                return Err(format!(
                    "a time went from {before:?} to {after:?} in {up} ms, of which {excused} ms \
                     are excused, although nothing has happened: {self:?} and {later:?}"
                ));
            }
        }
        Ok(())
    }

    /// Compares a later reading with this one. `up` is how long the server ran in between, and
    /// `may_gain` whether a move was taken back or the server died, so that time comes back.
    pub(crate) fn check(&self, later: &Self, up: u64, may_gain: bool) -> Result<(), String> {
        if !self.is_playing || !later.is_playing {
            return Ok(());
        }
        let items = later.version.saturating_sub(self.version);
        if items == 0 {
            self.check_same(later, up, may_gain)?;
        }
        if !self.has_banks {
            return Ok(());
        }
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::ClockReading;
    use crate::frame::State;

    /// What a client is told of a table with so much for each move, and for a window.
    fn reading(moment: u64, [seat, window]: [u64; 2]) -> ClockReading {
        let state: State = serde_json::from_value(json!({
            "stage": "playing", "paused": false, "chairs": [],
            "settings": {"clock": {"kind": "per_move", "seconds": 30}},
            "clock": {
                "seats": [{"left": seat, "runs": true}],
                "window": {"left": window, "runs": true},
            },
        }))
        .expect("a state");
        ClockReading::of(&state, moment, 1, (4, 1), 0).expect("it has clocks")
    }

    #[test]
    fn times_for_moves_and_windows_pass_as_the_time_does() {
        let before = reading(1_000, [30_000, 9_000]);
        let check = |times| before.check(&reading(3_000, times), 2_000, false);
        assert_eq!(check([28_000, 7_000]), Ok(()));
        for wrong in [[25_000, 7_000], [28_000, 5_000], [31_000, 7_000], [28_000, 9_500]] {
            assert!(check(wrong).is_err(), "{wrong:?}");
        }
    }
}
