//! What the lab asks of a game beyond its rules.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use munera_bots::HasBots;
use munera_protocol::codec::Codec;
use munera_rules::Seat;

use super::balance::{BalanceSettings, Found};
use super::learn::LearnSettings;

/// A game that can be measured.
pub(super) trait Measured: Codec + HasBots {
    /// What the game counts its own length in, where that differs from game to game.
    const UNIT: Option<&'static str>;

    /// Who has the first turn; asked when the first chance event is over.
    fn beginner(&self, state: &Self::State) -> Option<Seat>;

    /// How long what has just been won took, in [`Measured::UNIT`].
    fn length(&self, state: &Self::State) -> u32;

    /// Plays at the tables of the settings, of which this is the first, and finds what the parts of the
    /// game are worth.
    fn measure_balance(&self, settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found>;

    /// Lets the searching player learn, and writes its weights as bytes; `None` for a game whose player
    /// has no weights.
    fn learn(_settings: &LearnSettings, _output: &mut dyn Write) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}
