//! Seats and viewers.

use std::fmt;

use crate::bit_set::{BitSet, set_of_numbers};

/// A place at the table. Seats are numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 8;

    /// The seat with that number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The seat's number, for codecs and tables indexed by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number as it is written.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players).map(Self)
    }

    /// The next seat clockwise, that is, to the left.
    #[inline]
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        self.plus(1, players)
    }

    /// The seat `steps` places further clockwise; `steps` is at most one round of the table.
    #[inline]
    #[must_use]
    pub const fn plus(self, steps: u8, players: u8) -> Self {
        let number = self.0 + steps;
        Self(if number >= players { number - players } else { number })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
pub type SeatSet = BitSet<Seat, u8>;

// Texts can name seats that no table has.
set_of_numbers!(Seat, u8, all u8::MAX, fits |number| usize::from(number) < Seat::MOST);

/// A seat that looks at its table, or a spectator, who may know only what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who also knows what their seat has been shown.
    Seat(Seat),
    /// A person or a program without a seat.
    Spectator,
}

impl Viewer {
    /// Every viewer a table can have.
    pub fn all(players: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether the viewer sits there.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
