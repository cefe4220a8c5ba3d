//! A table's options, worked out once.

use super::card::Trait;
use super::options::{OptionError, Options, Restock};
use super::state::State;
use crate::{Seat, SeatSet};

/// Gladiators under one table's agreements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gladiators {
    pub(super) options: Options,
    pub(super) players: u8,
    /// No game has more turns; without a limit, more than can be counted.
    pub(super) most_turns: u32,
}

impl Gladiators {
    pub(super) fn compile(options: Options) -> Result<Self, OptionError> {
        options.check()?;
        let most_turns = options.turn_limit.unwrap_or(u32::MAX);
        Ok(Self { options, players: options.players, most_turns })
    }

    /// D5.1: whether a deck has just run out for good: its last card was drawn, and only flips
    /// restock at this table.
    #[inline]
    pub(super) fn stays_empty(&self, state: &State, kind: Trait) -> bool {
        self.options.restock == Restock::Flip && state.stocks[kind.index()].deck.is_empty()
    }

    /// All seats of the table.
    pub(super) fn seats(&self) -> SeatSet {
        Seat::all(self.players).collect()
    }

    /// The next seat clockwise that is in the set; the seat itself if it alone is.
    #[inline]
    pub(super) fn next_among(&self, seats: SeatSet, seat: Seat) -> Seat {
        let mut next = seat.next(self.players);
        while !seats.contains(next) && next != seat {
            next = next.next(self.players);
        }
        next
    }
}
