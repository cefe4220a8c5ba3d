//! What seats win.

use std::ops::{Index, IndexMut};

use munera_rules::{Seat, SeatSet};

/// A number for each seat, usually its share of a win, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Shares([f32; Seat::MOST]);

impl Shares {
    /// No seat has anything.
    pub const NONE: Self = Self([0.0; Seat::MOST]);

    /// One win, split equally among the winners.
    pub fn split(winners: SeatSet) -> Self {
        let mut shares = Self::NONE;
        let part = 1.0 / winners.len().max(1) as f32;
        winners.iter().for_each(|seat| shares[seat] = part);
        shares
    }
}

impl Index<Seat> for Shares {
    type Output = f32;

    #[inline]
    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index() & (Seat::MOST - 1)]
    }
}

impl IndexMut<Seat> for Shares {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut f32 {
        &mut self.0[seat.index() & (Seat::MOST - 1)]
    }
}
