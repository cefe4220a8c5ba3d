//! Sets of gladiators as bit sets: one machine word where the deck allows it.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

use super::card::{Card, Rank, School};
use crate::MoveSet;

/// The machine word behind a [`CardSet`].
///
/// A school takes `STRIDE` neighbouring bits, one for each rank. Tables of up to five use only the
/// ranks 0 and 4–12, ten to a school, and fit into 64 bits; larger tables need 80.
pub trait Word:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;
    /// Bits to a school.
    const STRIDE: u32;
    /// How many ranks above 0 the deck leaves out.
    const SKIPPED: u8;

    /// The lowest rank of every school, moved up by `places`.
    fn ladder(places: u32) -> Self;
    /// All ranks of the school whose lowest bit is `place`.
    fn run(place: u32) -> Self;
    /// The bit at a place.
    fn bit(place: u32) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit.
    fn lowest(self) -> u32;
    /// The word without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The place of the lowest bit but `number`; there are more than `number`.
    fn nth(self, number: u32) -> u32;
    /// The word's bytes, lowest first.
    fn bytes(self) -> impl AsRef<[u8]>;
}

macro_rules! word {
    ($word:ty, $stride:expr, $skipped:expr, $nth:expr) => {
        impl Word for $word {
            const ZERO: Self = 0;
            const STRIDE: u32 = $stride;
            const SKIPPED: u8 = $skipped;

            #[inline]
            fn ladder(places: u32) -> Self {
                const RUNGS: $word =
                    1 | 1 << $stride | 1 << (2 * $stride) | 1 << (3 * $stride) | 1 << (4 * $stride);
                RUNGS << places
            }
            #[inline]
            fn run(place: u32) -> Self {
                ((1 << $stride) - 1) << place
            }
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
            #[inline]
            fn nth(self, number: u32) -> u32 {
                $nth(self, number)
            }
            fn bytes(self) -> impl AsRef<[u8]> {
                self.to_le_bytes()
            }
        }
    };
}

word!(u64, 10, 3, select);
word!(u128, 16, 0, select_wide);

/// The place of a word's lowest bit but `number`, without a branch that depends on the word.
///
/// In a playout the obvious loop costs a misprediction at every move. Here the bits of each byte
/// are counted side by side, a multiplication adds the counts up from below, and a comparison of
/// all sums at once tells in which byte the bit lies; a table finishes within the byte.
#[inline]
fn select(word: u64, number: u32) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte n holds how many bits are set in bytes 0 to n: at most 64, so bit 7 is free.
    let sums = bytes.wrapping_mul(LOW);
    let not_yet = ((u64::from(number) * LOW) | HIGH).wrapping_sub(sums) & HIGH;
    let byte = not_yet.count_ones();
    let before = (sums << 8) >> (8 * byte) & 0xff;
    let within = word >> (8 * byte) & 0xff;
    8 * byte
        + u32::from(SELECT_IN_BYTE[((u64::from(number) - before) & 7) as usize][within as usize])
}

/// The same for a wide word: in its low half, or in its high half.
#[inline]
fn select_wide(word: u128, number: u32) -> u32 {
    let low = word as u64;
    match number.checked_sub(low.count_ones()) {
        None => select(low, number),
        Some(number) => 64 + select((word >> 64) as u64, number),
    }
}

/// For each number and byte, the place of the byte's lowest bit but that number.
static SELECT_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut number) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[number][byte] = place as u8;
                number += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// A set of gladiators: a troupe, what may be played, what has not been seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardSet<W>(W);

impl<W: Word> CardSet<W> {
    /// No gladiator.
    pub const EMPTY: Self = Self(W::ZERO);

    /// The place of each card, by its byte.
    const PLACES: [u8; 128] = {
        let mut places = [0; 128];
        let mut place = 0;
        while place < 5 * W::STRIDE {
            places[Self::CARDS[place as usize].byte() as usize & 127] = place as u8;
            place += 1;
        }
        places
    };

    /// The card at each place.
    const CARDS: [Card; 128] = {
        let mut cards = [Card::new(School::Fists, Rank::ZERO); 128];
        let mut place = 0;
        while place < 5 * W::STRIDE {
            let rung = (place % W::STRIDE) as u8;
            let number = if rung == 0 { 0 } else { rung + W::SKIPPED };
            if let Some(rank) = Rank::new(number) {
                cards[place as usize] = Card::new(School::ALL[(place / W::STRIDE) as usize], rank);
            }
            place += 1;
        }
        cards
    };

    #[inline]
    fn place(card: Card) -> u32 {
        u32::from(Self::PLACES[card.byte() as usize & 127])
    }

    #[inline]
    fn at(place: u32) -> Card {
        Self::CARDS[place as usize & 127]
    }

    #[inline]
    fn rung(rank: Rank) -> u32 {
        u32::from(rank.number().saturating_sub(W::SKIPPED))
    }

    /// Whether the set's word has a bit for the card at all.
    pub fn can_hold(card: Card) -> bool {
        Self::rung(card.rank()) < W::STRIDE
            && (card.rank() == Rank::ZERO || card.rank().number() > W::SKIPPED)
    }

    /// All gladiators of that rank.
    #[inline]
    pub fn of_rank(rank: Rank) -> Self {
        Self(W::ladder(Self::rung(rank)))
    }

    /// All gladiators of that school.
    #[inline]
    pub fn of_school(school: School) -> Self {
        Self(W::run(u32::from(school as u8) * W::STRIDE))
    }

    /// Those of the set that belong to the school.
    #[inline]
    #[must_use]
    pub fn of(self, school: School) -> Self {
        self & Self::of_school(school)
    }

    /// Adds a gladiator.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 = self.0 | W::bit(Self::place(card));
    }

    /// Takes a gladiator out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 = self.0 & !W::bit(Self::place(card));
    }

    /// Whether the gladiator is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        Self::can_hold(card) && self.0 & W::bit(Self::place(card)) != W::ZERO
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// The gladiators in order: by school, then by rank.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != W::ZERO).then(|| {
                let place = rest.lowest();
                rest = rest.without_lowest();
                Self::at(place)
            })
        })
    }

    /// The set's bytes, for hashing.
    pub fn bytes(self) -> impl AsRef<[u8]> {
        self.0.bytes()
    }
}

impl<W: Word> MoveSet for CardSet<W> {
    type Move = Card;

    #[inline]
    fn len(&self) -> usize {
        (*self).len()
    }

    #[inline]
    fn nth(&self, place: usize) -> Card {
        Self::at(self.0.nth(place as u32))
    }

    #[inline]
    fn contains(&self, choice: Card) -> bool {
        (*self).contains(choice)
    }

    fn iter(&self) -> impl Iterator<Item = Card> {
        (*self).iter()
    }
}

impl<W: Word> BitAnd for CardSet<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<W: Word> BitOr for CardSet<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<W: Word> FromIterator<Card> for CardSet<W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl<W: Word> Debug for CardSet<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{select, select_wide};

    /// The readable version.
    fn select_by_loop(mut word: u128, number: u32) -> u32 {
        for _ in 0..number {
            word &= word - 1;
        }
        word.trailing_zeros()
    }

    proptest::proptest! {
        #[test]
        fn select_finds_what_the_loop_finds(dense: u128, mask: u128, sparse: u128) {
            for word in [dense, dense & mask, dense & mask & sparse, dense | mask, u128::MAX] {
                for number in 0..word.count_ones() {
                    proptest::prop_assert_eq!(select_wide(word, number), select_by_loop(word, number));
                }
                let low = word as u64;
                for number in 0..low.count_ones() {
                    proptest::prop_assert_eq!(select(low, number), select_by_loop(low.into(), number));
                }
            }
        }
    }
}
