//! What the lab needs from a game beyond its rules.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use munera_bots::HasBots;
use munera_protocol::codec::Codec;
use munera_rules::Seat;

use super::balance::{BalanceSettings, Found};
use super::learn::LearnSettings;

/// A game that can be measured.
pub(super) trait Measured: Codec + HasBots {
    /// The unit of the game's own length, if that differs between games.
    const UNIT: Option<&'static str>;

    /// The seat with the first turn; asked after the first chance event.
    fn beginner(&self, state: &Self::State) -> Option<Seat>;

    /// The length of the round or game that was just won, in [`Measured::UNIT`].
    fn length(&self, state: &Self::State) -> u32;

    /// Plays at the tables of the settings, of which this is the first, and measures what the parts
    /// of the game are worth.
    fn measure_balance(&self, settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found>;

    /// Trains the searching player, and returns its weights as bytes; `None` for a game whose
    /// player has no weights.
    fn learn(_settings: &LearnSettings, _output: &mut dyn Write) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}
