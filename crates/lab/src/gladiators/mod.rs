//! What the lab asks of Gladiators.

mod balance;
mod learn;
mod lengths;
mod novice;

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

#[cfg(test)]
pub(crate) use lengths::seed_of;
pub use lengths::{LengthsSettings, lengths};
use munera_rules::gladiators::Gladiators;
use munera_rules::{Game, Seat, Viewer};
pub use novice::{NoviceSettings, novice};

use crate::balance::{BalanceSettings, Found};
use crate::learn::LearnSettings;
use crate::measured::Measured;

impl Measured for Gladiators {
    const UNIT: Option<&'static str> = Some("turns");

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        self.view(state, Viewer::Spectator).turn()
    }

    /// The turn in which a game ends is not counted as over; if the setup ends the game, there was
    /// none.
    fn length(&self, state: &Self::State) -> u32 {
        self.view(state, Viewer::Spectator).turns() + 1
    }

    fn measure_balance(&self, settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found> {
        balance::measure(self, settings, stop)
    }

    fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<Option<Vec<u8>>> {
        learn::learn(settings, output).map(Some)
    }
}
