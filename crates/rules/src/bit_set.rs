//! Sets of small things, as the bits of one machine word.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// A machine word that a [`BitSet`] is made of.
pub trait BitWord:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;
    /// The bit at a place.
    fn bit(place: u32) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit.
    fn lowest(self) -> u32;
    /// The word without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bit_word {
    ($($word:ty)*) => {$(
        impl BitWord for $word {
            const ZERO: Self = 0;
            #[inline]
            fn bit(place: u32) -> Self {
                1 << place
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bit_word!(u8 u16 u64 u128);

/// A thing that can be in a [`BitSet`] of that word.
pub trait Member<W: BitWord>: Copy {
    /// The bits of all that there are.
    const ALL: W;

    /// The place of the bit that stands for it.
    fn place(self) -> u32;

    /// The member whose bit is at a place. The place is one of [`Member::ALL`].
    fn at(place: u32) -> Self;

    /// Whether the word has a bit for it.
    #[inline]
    fn fits(self) -> bool {
        true
    }
}

/// Makes the variants of an enumeration with a list of `ALL` members of sets, in that order.
macro_rules! set_of_variants {
    ($item:ty, $word:ty) => {
        impl $crate::bit_set::Member<$word> for $item {
            const ALL: $word = (1 << <$item>::ALL.len()) - 1;

            #[inline]
            fn place(self) -> u32 {
                self as u32
            }

            #[inline]
            fn at(place: u32) -> Self {
                <$item>::ALL[place as usize]
            }
        }
    };
}

/// Makes a type that wraps a small number a member of sets. `fits` says which numbers have a bit.
macro_rules! set_of_numbers {
    ($item:ident, $word:ty, all $all:expr, fits $fits:expr) => {
        impl $crate::bit_set::Member<$word> for $item {
            const ALL: $word = $all;

            #[inline]
            fn place(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn at(place: u32) -> Self {
                Self(place as u8)
            }

            #[inline]
            fn fits(self) -> bool {
                let fits: fn(u8) -> bool = $fits;
                fits(self.0)
            }
        }
    };
}

pub(crate) use {set_of_numbers, set_of_variants};

/// A set, in the order of its members' places.
pub struct BitSet<T, W>(W, PhantomData<T>);

impl<T: Member<W>, W: BitWord> BitSet<T, W> {
    /// The empty set.
    pub const EMPTY: Self = Self(W::ZERO, PhantomData);
    /// The set of all members.
    pub const ALL: Self = Self(T::ALL, PhantomData);

    /// Just one.
    #[inline]
    pub fn only(item: T) -> Self {
        Self(W::bit(item.place()), PhantomData)
    }

    /// The set with these bits. All of them must stand for members.
    #[inline]
    pub(crate) const fn of_word(bits: W) -> Self {
        Self(bits, PhantomData)
    }

    /// The set with these bits. Bits that stand for no member are left out.
    #[inline]
    pub fn from_bits(bits: W) -> Self {
        Self(bits & T::ALL, PhantomData)
    }

    /// The word: a bit for each member.
    #[inline]
    pub const fn bits(self) -> W {
        self.0
    }

    /// Whether the set's word has a bit for this member.
    #[inline]
    pub fn can_hold(item: T) -> bool {
        item.fits()
    }

    /// Whether the member is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        item.fits() && self.0 & W::bit(item.place()) != W::ZERO
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// How many are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.0 = self.0 | W::bit(item.place());
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.0 = self.0 & !W::bit(item.place());
    }

    /// The members of one of the sets, or of both.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        self | other
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        self & other
    }

    /// The members of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    /// All members that are not in the set.
    #[inline]
    #[must_use]
    pub fn complement(self) -> Self {
        Self::ALL.without(self)
    }

    /// The first in the order.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.0.lowest()))
    }

    /// The members, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != W::ZERO).then(|| {
                let place = rest.lowest();
                rest = rest.without_lowest();
                T::at(place)
            })
        })
    }
}

// Derived, all of these would ask for the same of `T`.

impl<T, W: Copy> Clone for BitSet<T, W> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, W: Copy> Copy for BitSet<T, W> {}

impl<T, W: PartialEq> PartialEq for BitSet<T, W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, W: Eq> Eq for BitSet<T, W> {}

impl<T, W: Hash> Hash for BitSet<T, W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Member<W>, W: BitWord> Default for BitSet<T, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T, W: BitWord> BitAnd for BitSet<T, W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }
}

impl<T, W: BitWord> BitOr for BitSet<T, W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }
}

impl<T, W: BitWord> BitOrAssign for BitSet<T, W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Member<W>, W: BitWord> FromIterator<T> for BitSet<T, W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<T: Member<W> + fmt::Debug, W: BitWord> fmt::Debug for BitSet<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests;
