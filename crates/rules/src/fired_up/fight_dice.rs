//! The dice of a fight.

use std::fmt;

/// Where a blow lands, or is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum BodyPart {
    /// The head.
    Head,
    /// A hand.
    Hand,
    /// The torso.
    Torso,
    /// A leg: a kick.
    Leg,
}

impl BodyPart {
    /// All parts, in the order in which everything is sorted.
    pub const ALL: [Self; 4] = [Self::Head, Self::Hand, Self::Torso, Self::Leg];

    /// The part's place in [`BodyPart::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A face of an Attack or a Defense die (U1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum FightFace {
    /// A head.
    Head,
    /// A hand.
    Hand,
    /// A torso.
    Torso,
    /// A leg.
    Leg,
    /// An attack that nothing blocks, or a block of anything else.
    Special,
    /// Nothing.
    Miss,
}

impl FightFace {
    /// All faces, in the order in which everything is sorted.
    pub const ALL: [Self; 6] =
        [Self::Head, Self::Hand, Self::Torso, Self::Leg, Self::Special, Self::Miss];

    /// The letter that stands for the face: `H A T L X -`.
    pub const fn letter(self) -> char {
        ['H', 'A', 'T', 'L', 'X', '-'][self as usize]
    }

    /// The face with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

/// Dice of one side of a fight: how many show each face. Their order means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FightRoll([u8; 6]);

impl FightRoll {
    /// How many dice show each face, for hashing.
    pub(super) const fn counts(self) -> [u8; 6] {
        self.0
    }

    /// How many dice show a body part.
    #[inline]
    pub const fn of(self, part: BodyPart) -> u8 {
        self.0[part as usize]
    }

    /// How many dice show a face.
    #[inline]
    pub const fn count(self, face: FightFace) -> u8 {
        self.0[face as usize]
    }

    /// How many dice show the Special.
    #[inline]
    pub const fn specials(self) -> u8 {
        self.0[FightFace::Special as usize]
    }

    /// How many dice miss.
    #[inline]
    pub const fn misses(self) -> u8 {
        self.0[FightFace::Miss as usize]
    }

    /// How many dice there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// Adds a die.
    #[inline]
    pub fn push(&mut self, face: FightFace) {
        self.0[face as usize] += 1;
    }

    /// The same dice, the misses replaced by these (U9.3).
    #[must_use]
    pub fn with_misses_again(mut self, again: Self) -> Self {
        self.0[FightFace::Miss as usize] = 0;
        for (count, more) in self.0.iter_mut().zip(again.0) {
            *count += more;
        }
        self
    }

    /// Reads faces as they are written.
    pub fn read(text: &str) -> Option<Self> {
        // No fighter has more dice than fit.
        if text.len() > 64 {
            return None;
        }
        text.chars().map(FightFace::from_letter).collect()
    }
}

impl FromIterator<FightFace> for FightRoll {
    fn from_iter<I: IntoIterator<Item = FightFace>>(faces: I) -> Self {
        let mut roll = Self::default();
        faces.into_iter().for_each(|face| roll.push(face));
        roll
    }
}

/// The letters of the faces, sorted.
impl fmt::Display for FightRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        FightFace::ALL.into_iter().try_for_each(|face| {
            (0..self.0[face as usize]).try_for_each(|_| write!(f, "{}", face.letter()))
        })
    }
}

impl fmt::Debug for FightRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
