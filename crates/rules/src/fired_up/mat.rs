//! A fighter's mat: the printed values of a fighter (U1.1). Content, not rules.

use arrayvec::ArrayVec;

/// How a fighter feels about the crowd, and which part of its tracks it can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Morale {
    /// Booed.
    Low,
    /// As at the start.
    Neutral,
    /// Cheered.
    High,
}

impl Morale {
    /// All, lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Neutral, Self::High];

    /// The word that the notation uses.
    pub const fn word(self) -> &'static str {
        ["low", "neutral", "high"][self as usize]
    }

    /// The morale after that many thumbs up and down (U4.1).
    #[must_use]
    pub fn moved(self, up: u8, down: u8) -> Self {
        let place = self as i16 + i16::from(up) - i16::from(down);
        Self::ALL[place.clamp(0, 2) as usize]
    }
}

/// The most spaces that a track has.
pub const MOST_SPACES: usize = 12;

/// An Attack or a Defense track: its values in order, divided by Morale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The values, rising.
    pub values: ArrayVec<u8, MOST_SPACES>,
    /// For each Morale, the last space of its area.
    pub last: [u8; 3],
}

impl Track {
    /// U2.2: where a marker starts, on the highest value of the Low area.
    pub const fn start(&self) -> u8 {
        self.last[0]
    }

    /// The end of the track.
    pub const fn end(&self) -> u8 {
        self.last[2]
    }

    /// The value of a space.
    #[inline]
    pub fn value(&self, space: u8) -> u8 {
        self.values[usize::from(space)]
    }

    /// U4.1: where a marker is after the morale check: it may fall, and never rises.
    #[inline]
    pub fn held(&self, space: u8, morale: Morale) -> u8 {
        space.min(self.last[morale as usize])
    }
}

/// The printed content of one fighter's mat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mat {
    /// The Attack track.
    pub attack: Track,
    /// The Defense track.
    pub defense: Track,
    /// The top of the Stamina track.
    pub stamina: u8,
    /// The fighter with the higher value is faster at the start; no two fighters share it.
    pub speed: u8,
    /// The Influence at the start.
    pub influence: u8,
}
