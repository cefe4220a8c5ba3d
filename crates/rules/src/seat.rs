//! Who sits where, and who is looking.

use std::fmt;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just one seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The set of the seats whose bits are set: bit *n* stands for seat *n*.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Bit *n* stands for seat *n*.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Somebody who looks at a table: a seat, or a spectator who may know only what is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who also knows what their seat has been shown.
    Seat(Seat),
    /// Anybody else.
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
