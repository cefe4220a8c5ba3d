//! Sets of powers: some of the thirteen cards of one trait.

use std::fmt;

use super::card::{Card, Power, Trait};

/// Some of the cards of one trait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PowerSet(u16);

impl PowerSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All thirteen.
    pub const ALL: Self = Self(0x3ffe);

    /// Bit *n* stands for power *n*.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set of the powers whose bits are set, which stand for powers all of them.
    #[inline]
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// The set of that one power.
    #[inline]
    pub const fn only(power: Power) -> Self {
        Self(1 << power.number())
    }

    /// Whether the power is in the set.
    #[inline]
    pub const fn contains(self, power: Power) -> bool {
        self.0 >> power.number() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many powers are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a power.
    #[inline]
    pub fn insert(&mut self, power: Power) {
        self.0 |= 1 << power.number();
    }

    /// Takes a power out.
    #[inline]
    pub fn remove(&mut self, power: Power) {
        self.0 &= !(1 << power.number());
    }

    /// All that are in one set or the other.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// All that are in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The powers, weakest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Power> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let power = Power::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(power)
        })
    }

    /// The cards of a trait that have these powers, weakest first.
    pub fn cards(self, kind: Trait) -> impl Iterator<Item = Card> + Clone {
        self.iter().map(move |power| Card { kind, power })
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        let mut set = Self::EMPTY;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

impl fmt::Debug for PowerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
