//! The gladiators: five schools, sixteen ranks, eighty cards (G1.1).

use std::fmt;
use std::num::NonZeroU8;

use crate::bit_set::{BitSet, set_of_variants};
use crate::notation::read_number;
use crate::{Explain, Message, NotationError};

/// A school of gladiators: a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum School {
    /// Blue Fists.
    Fists,
    /// Brown Swords.
    Swords,
    /// Green Arrows.
    Arrows,
    /// Pink Axes.
    Axes,
    /// Yellow Shields.
    Shields,
}

impl School {
    /// All schools, in the order in which everything is sorted.
    pub const ALL: [Self; 5] = [Self::Fists, Self::Swords, Self::Arrows, Self::Axes, Self::Shields];

    /// The school's place in [`School::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for the school: `F S A X H`.
    pub const fn letter(self) -> char {
        ['F', 'S', 'A', 'X', 'H'][self as usize]
    }

    /// The school with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|school| school.letter() == letter)
    }
}

impl fmt::Display for School {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of schools.
pub type SchoolSet = BitSet<School, u8>;

set_of_variants!(School, u8);

impl fmt::Display for SchoolSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|school| write!(f, "{school}"))
    }
}

/// A gladiator's rank, 0 to 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// The rank whose owner may gain five favour (G1.3).
    pub const ZERO: Self = Self(0);
    /// The rank that the crowd hates, and that a solo player must collect (G7.3).
    pub const EIGHT: Self = Self(8);

    /// All ranks, lowest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// The rank with that number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 16 { Some(Self(number)) } else { None }
    }

    /// The rank's number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rank's place in a table of sixteen.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rank({})", self.0)
    }
}

/// A gladiator: one byte, and `Option<Card>` is one byte too.
///
/// The byte is `16 × (school + 1) + rank`, so cards sort by school, then by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(NonZeroU8);

impl Card {
    /// The gladiator of a school with a rank.
    #[inline]
    pub const fn new(school: School, rank: Rank) -> Self {
        match NonZeroU8::new((school as u8 + 1) << 4 | rank.0) {
            Some(byte) => Self(byte),
            None => unreachable!(),
        }
    }

    /// All eighty gladiators, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        School::ALL
            .into_iter()
            .flat_map(|school| Rank::all().map(move |rank| Self::new(school, rank)))
    }

    /// The gladiator's school.
    #[inline]
    pub const fn school(self) -> School {
        // A table and a mask: no branch, and no bound to check.
        const OF: [School; 8] = {
            use School::{Arrows, Axes, Fists, Shields, Swords};
            [Fists, Fists, Swords, Arrows, Axes, Shields, Shields, Shields]
        };
        OF[(self.0.get() >> 4 & 7) as usize]
    }

    /// The gladiator's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0.get() & 15)
    }

    /// G3.6: whether the gladiator, entering a bout, beats the one that was winning it.
    ///
    /// The winning one is of the preferred school, or else of the initiating one; so a higher rank
    /// of its own school beats it, and so does the preferred school if it is not of that.
    #[inline]
    pub fn beats(self, winning: Self, preferred: Option<School>) -> bool {
        let higher = self.school() == winning.school() && self.rank() > winning.rank();
        let preferred_over =
            Some(self.school()) == preferred && Some(winning.school()) != preferred;
        higher | preferred_over
    }

    /// The gladiator's byte, for codecs and hashes.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0.get()
    }

    /// Reads `F10`, `S0`.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut characters = text.chars();
        let school = characters.next().and_then(School::from_letter).ok_or(NotationError::Card)?;
        let rank =
            read_number(characters.as_str()).and_then(Rank::new).ok_or(NotationError::Card)?;
        Ok(Self::new(school, rank))
    }

    /// Reads cards joined by dots; an empty text is no card.
    pub fn read_list(text: &str) -> Result<Vec<Self>, NotationError> {
        if text.is_empty() { Ok(Vec::new()) } else { text.split('.').map(Self::read).collect() }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.school(), self.rank())
    }
}

/// Languages have their own letters for the schools; the notation is the same in all.
impl Explain for Card {
    fn message(&self) -> Message {
        let school = self.school().letter().to_string();
        Message::new("gorus-card").with("school", school).with("rank", self.rank().number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes cards joined by dots.
pub(super) fn write_cards(
    f: &mut fmt::Formatter<'_>,
    cards: impl IntoIterator<Item = Card>,
) -> fmt::Result {
    for (place, card) in cards.into_iter().enumerate() {
        write!(f, "{}{card}", if place == 0 { "" } else { "." })?;
    }
    Ok(())
}
