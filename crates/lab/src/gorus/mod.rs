//! What the lab asks of Gorus Maximus.

mod balance;
mod learn;

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use munera_bots::HasBots;
use munera_rules::gorus::{Gorus, State, View, Word};
use munera_rules::{Game, Node, Seat};

use crate::balance::{BalanceSettings, Found};
use crate::learn::LearnSettings;
use crate::measured::Measured;

impl<W: Word, const SEATS: usize, const CARDS: usize> Measured for Gorus<W, SEATS, CARDS>
where
    Self: HasBots<State = State<W, SEATS, CARDS>, View = View<W, SEATS, CARDS>>,
{
    /// A round always has as many bouts as troupes have gladiators.
    const UNIT: Option<&'static str> = None;

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        match self.node(state) {
            Node::Decide(seats) => seats.first(),
            Node::Chance(_) | Node::Over(_) => None,
        }
    }

    fn length(&self, _state: &Self::State) -> u32 {
        0
    }

    fn measure_balance(&self, settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found> {
        balance::measure(self, settings, stop)
    }

    fn learn(settings: &LearnSettings, output: &mut dyn Write) -> io::Result<Option<Vec<u8>>> {
        learn::learn(settings, output).map(Some)
    }
}
