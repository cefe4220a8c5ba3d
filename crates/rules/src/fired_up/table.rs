//! A table's options, worked out once.

use std::sync::Arc;

use super::circle::{FighterState, Place};
use super::fighter::Fighter;
use super::options::{OptionError, Options};
use super::pack::Pack;
use super::state::State;
use crate::{Seat, SeatSet};

/// Fired Up under one table's agreements.
#[derive(Clone, Debug)]
pub struct FiredUp {
    pub(super) options: Options,
    pub(super) players: u8,
    pub(super) pack: Arc<Pack>,
}

impl FiredUp {
    pub(super) fn compile(options: Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Self { players: options.players, pack: Arc::clone(&options.pack), options })
    }

    /// All seats of the table.
    pub(super) fn seats(&self) -> SeatSet {
        Seat::all(self.players).collect()
    }

    /// U2.1: how many fighters are in the circle.
    pub const fn fighters(&self) -> usize {
        if self.players <= 3 { 4 } else { 5 }
    }

    /// U2.2, U2.3: the fighters enter the circle.
    pub(super) fn enter(&self, state: &mut State, fighters: &[Fighter]) {
        state.count = fighters.len() as u8;
        for (place, fighter) in fighters.iter().enumerate() {
            let mat = self.pack.mat(*fighter);
            let faster = fighters.iter().filter(|other| self.pack.mat(**other).speed > mat.speed);
            let tile = 1 + faster.count() as u8;
            let left = Place(((place + 1) % fighters.len()) as u8);
            state.fighter_states[place] = FighterState::new(*fighter, mat, left, tile);
        }
    }
}
