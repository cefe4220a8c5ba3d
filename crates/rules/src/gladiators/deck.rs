//! A face-down deck of one trait.

use std::fmt;

use super::card::{Power, PowerSet};
use crate::Randomness;

/// The cards of a trait's deck in order, four bits each, the top one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deck(u64);

/// Four bits that stand for a card that the viewer does not know.
const UNKNOWN: u64 = 15;

impl Deck {
    /// No cards.
    pub const EMPTY: Self = Self(0);
    /// The cards of a trait.
    pub const MOST: usize = 13;

    /// All the cards, for hashing.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards are left.
    #[inline]
    pub const fn len(self) -> usize {
        16 - self.0.leading_zeros() as usize / 4
    }

    /// Whether no card is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes the top card off a deck that has one and is known.
    #[inline]
    pub(super) fn take(&mut self) -> Power {
        let top = Power::new((self.0 & 15) as u8);
        debug_assert!(top.is_some(), "a deck is restocked before a card is taken from it");
        self.0 >>= 4;
        top.unwrap_or(Power::MOST)
    }

    /// The cards from the top; none of a deck that is unknown.
    pub fn iter(self) -> impl Iterator<Item = Power> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let top = Power::new((left & 15) as u8)?;
            left >>= 4;
            Some(top)
        })
    }

    /// The cards as a set.
    pub fn set(self) -> PowerSet {
        self.iter().collect()
    }

    /// The deck of these cards, top first; `None` of more than there are.
    pub fn of(powers: impl IntoIterator<Item = Power>) -> Option<Self> {
        let (mut cards, mut count) = (0_u64, 0);
        for power in powers {
            if count == Self::MOST {
                return None;
            }
            cards |= u64::from(power.number()) << (4 * count);
            count += 1;
        }
        Some(Self(cards))
    }

    /// A deck of which only the number of cards is known.
    #[must_use]
    pub(super) const fn unknown(count: usize) -> Self {
        debug_assert!(count <= Self::MOST, "no deck is larger");
        Self(!(!0 << (4 * count)))
    }

    /// The same number of cards, unknown.
    #[must_use]
    pub(super) const fn hidden(self) -> Self {
        Self::unknown(self.len())
    }

    /// These cards in a random order.
    #[inline]
    pub(super) fn shuffled<R: Randomness>(cards: PowerSet, randomness: &mut R) -> Self {
        let mut order = [0_u8; 16];
        let (mut count, mut left) = (0, cards.bits());
        while left != 0 {
            order[count & 15] = left.trailing_zeros() as u8;
            left &= left - 1;
            count += 1;
        }
        let order = &mut order[..count];
        randomness.shuffle(order);
        Self(order.iter().rev().fold(0, |cards, power| cards << 4 | u64::from(*power)))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 & 15 == UNKNOWN {
            return write!(f, "{} unknown", self.len());
        }
        f.debug_list().entries(self.iter()).finish()
    }
}
