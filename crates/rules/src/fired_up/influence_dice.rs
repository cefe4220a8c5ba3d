//! The crowd's dice (U1.2).

use std::fmt;

use crate::bit_set::{BitSet, set_of_variants};

/// A face of an Influence die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum InfluenceFace {
    /// A step on the Attack or the Defense track.
    Buff,
    /// A thumb up or down.
    Morale,
    /// A place in the order.
    Speed,
    /// A change of target, a lock or its removal.
    Target,
    /// A bet, half a multitask, or a token for later.
    Social,
    /// Repeats a face that has been used.
    Double,
}

impl InfluenceFace {
    /// All faces, in the order in which everything is sorted.
    pub const ALL: [Self; 6] =
        [Self::Buff, Self::Morale, Self::Speed, Self::Target, Self::Social, Self::Double];

    /// The letter that stands for the face: `B M S T O D`.
    pub const fn letter(self) -> char {
        ['B', 'M', 'S', 'T', 'O', 'D'][self as usize]
    }

    /// The face with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

impl fmt::Display for InfluenceFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of faces.
pub(super) type FaceSet = BitSet<InfluenceFace, u8>;

set_of_variants!(InfluenceFace, u8);

/// Some Influence dice: how many show each face, four bits each. Their order means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct InfluenceRoll(u32);

impl InfluenceRoll {
    /// One die that shows Social.
    pub(super) const SOCIAL: Self = Self(1 << (4 * InfluenceFace::Social as u32));

    /// No dice.
    pub const NONE: Self = Self(0);

    /// All counts, for hashing.
    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// How many dice show a face.
    #[inline]
    pub const fn of(self, face: InfluenceFace) -> u8 {
        (self.0 >> (4 * face as u32) & 15) as u8
    }

    /// Whether any die shows a face.
    #[inline]
    pub const fn has(self, face: InfluenceFace) -> bool {
        self.of(face) > 0
    }

    /// How many dice there are.
    #[inline]
    pub const fn len(self) -> u8 {
        // Fours are added to their neighbours, until the lowest byte has them all.
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a die.
    #[inline]
    pub fn push(&mut self, face: InfluenceFace) {
        self.0 += 1 << (4 * face as u32);
    }

    /// Takes a die away that is there.
    #[inline]
    pub fn take(&mut self, face: InfluenceFace) {
        debug_assert!(self.has(face), "no seat uses a die that is not there");
        self.0 -= 1 << (4 * face as u32);
    }

    /// Whether all of these dice are among them.
    pub fn contains(self, some: Self) -> bool {
        InfluenceFace::ALL.into_iter().all(|face| some.of(face) <= self.of(face))
    }

    /// The dice without some that are among them.
    #[inline]
    #[must_use]
    pub const fn without(self, some: Self) -> Self {
        Self(self.0 - some.0)
    }

    /// These dice and some more.
    #[inline]
    #[must_use]
    pub const fn with(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }

    /// In how many ways dice can be picked from them, including none.
    #[inline]
    pub fn subsets(self) -> u32 {
        InfluenceFace::ALL.into_iter().map(|face| u32::from(self.of(face)) + 1).product()
    }

    /// The pick of that number, of [`InfluenceRoll::subsets`]; 0 picks none.
    #[must_use]
    pub fn subset(self, mut number: u32) -> Self {
        let mut picked = Self::NONE;
        for face in InfluenceFace::ALL {
            let choices = u32::from(self.of(face)) + 1;
            picked.0 |= (number % choices) << (4 * face as u32);
            number /= choices;
        }
        picked
    }

    /// The number of this pick among all picks from those dice.
    pub fn number_in(self, all: Self) -> u32 {
        InfluenceFace::ALL.into_iter().rev().fold(0, |number, face| {
            number * (u32::from(all.of(face)) + 1) + u32::from(self.of(face))
        })
    }

    /// Reads faces in their order, as moves write them.
    pub fn read_sorted(text: &str) -> Option<Self> {
        Self::read(text).filter(|dice| dice.to_string() == text)
    }

    /// Reads faces in any order, as dice may lie.
    pub fn read(text: &str) -> Option<Self> {
        // More dice than any player has would not fit.
        if text.chars().count() > 12 {
            return None;
        }
        text.chars().map(InfluenceFace::from_letter).collect()
    }
}

impl FromIterator<InfluenceFace> for InfluenceRoll {
    fn from_iter<I: IntoIterator<Item = InfluenceFace>>(faces: I) -> Self {
        let mut roll = Self::NONE;
        faces.into_iter().for_each(|face| roll.push(face));
        roll
    }
}

/// The letters of the faces, sorted.
impl fmt::Display for InfluenceRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        InfluenceFace::ALL
            .into_iter()
            .try_for_each(|face| (0..self.of(face)).try_for_each(|_| write!(f, "{face}")))
    }
}

impl fmt::Debug for InfluenceRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::InfluenceRoll;

    #[test]
    fn every_pick_has_its_number() {
        let dice = InfluenceRoll::read("BBSODD").expect("dice");
        assert_eq!((dice.len(), dice.subsets()), (6, 3 * 2 * 2 * 3));
        for number in 0..dice.subsets() {
            let picked = dice.subset(number);
            assert!(dice.contains(picked));
            assert_eq!(picked.number_in(dice), number);
        }
    }
}
