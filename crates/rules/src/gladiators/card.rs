//! The cards: four traits, thirteen powers (D1.1).

use std::fmt;

use crate::NotationError;
use crate::bit_set::{BitSet, set_of_numbers, set_of_variants};
use crate::notation::read_number;

/// A trait of a gladiator, and the suit of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Trait {
    /// Decides who can attack whom, and who can dodge.
    Speed,
    /// How hard one hits.
    Attack,
    /// How much of a hit one blocks.
    Defense,
    /// How many wounds one bears.
    Health,
}

impl Trait {
    /// All traits, in the order in which everything is sorted.
    pub const ALL: [Self; 4] = [Self::Speed, Self::Attack, Self::Defense, Self::Health];

    /// The trait's place in [`Trait::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The trait at that place, counted on from the first again after the last.
    #[inline]
    pub(super) const fn counted(place: u32) -> Self {
        Self::ALL[place as usize & 3]
    }

    /// The letter that stands for the trait: `S A D H`.
    pub const fn letter(self) -> char {
        ['S', 'A', 'D', 'H'][self as usize]
    }

    /// The trait with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Reads a trait that stands alone.
    pub fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none())
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The printed power of a card, 1 to 13.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Power(u8);

impl Power {
    /// The strongest that is printed.
    pub const MOST: Self = Self(13);

    /// The power with that number.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::MOST.0 { Some(Self(number)) } else { None }
    }

    /// The number that is printed.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every power, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::MOST.0).map(Self)
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A card, written `S7` or `H13`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card {
    /// The trait that it can be laid on.
    pub kind: Trait,
    /// The power that is printed on it.
    pub power: Power,
}

impl Card {
    /// The card of that trait and power.
    pub const fn new(kind: Trait, power: Power) -> Self {
        Self { kind, power }
    }

    /// All fifty-two cards, trait by trait.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Trait::ALL.into_iter().flat_map(|kind| Power::all().map(move |power| Self { kind, power }))
    }

    /// Reads a card as it is written.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let kind = letters.next().and_then(Trait::from_letter).ok_or(NotationError::Card)?;
        let power = read_number(letters.as_str()).and_then(Power::new);
        Ok(Self { kind, power: power.ok_or(NotationError::Card)? })
    }

    /// Reads cards joined by dots; an empty text is no cards.
    pub fn read_list(text: &str) -> Result<Vec<Self>, NotationError> {
        if text.is_empty() { Ok(Vec::new()) } else { text.split('.').map(Self::read).collect() }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, self.power)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of traits.
pub type TraitSet = BitSet<Trait, u8>;

set_of_variants!(Trait, u8);

/// Some of the cards of one trait.
pub type PowerSet = BitSet<Power, u16>;

set_of_numbers!(Power, u16, all 0x3ffe, fits |_| true);

impl PowerSet {
    /// The cards of a trait that have these powers, weakest first.
    pub fn cards(self, kind: Trait) -> impl Iterator<Item = Card> + Clone {
        self.iter().map(move |power| Card { kind, power })
    }
}

/// The letters of the traits, as in `SD`.
impl fmt::Display for TraitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|kind| write!(f, "{kind}"))
    }
}

/// Writes cards with dots between them.
pub(super) fn write_cards(
    f: &mut fmt::Formatter<'_>,
    cards: impl IntoIterator<Item = Card>,
) -> fmt::Result {
    for (place, card) in cards.into_iter().enumerate() {
        f.write_str(if place == 0 { "" } else { "." })?;
        write!(f, "{card}")?;
    }
    Ok(())
}
