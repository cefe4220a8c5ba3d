//! What the lab asks of Fired Up.

mod balance;

use std::io;
use std::sync::atomic::AtomicBool;

use munera_rules::fired_up::FiredUp;
use munera_rules::{Game, Seat, Viewer};

use crate::balance::{BalanceSettings, Found};
use crate::measured::Measured;

impl Measured for FiredUp {
    const UNIT: Option<&'static str> = Some("rounds");

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        self.view(state, Viewer::Spectator).first()
    }

    fn length(&self, state: &Self::State) -> u32 {
        self.view(state, Viewer::Spectator).round().into()
    }

    fn measure_balance(&self, settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found> {
        balance::measure(settings, stop)
    }
}
