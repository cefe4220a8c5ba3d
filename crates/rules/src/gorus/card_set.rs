//! Sets of gladiators as bit sets: one machine word where the deck allows it.

use std::marker::PhantomData;

use super::card::{Card, Rank, School, SchoolSet};
use crate::bit_set::{BitSet, BitWord, Member};

/// The machine word behind a [`CardSet`].
///
/// A school takes `STRIDE` neighbouring bits, one for each rank. Tables of up to five use only the
/// ranks 0 and 4–12, ten to a school, and fit into 64 bits; larger tables need 80.
pub trait Word: BitWord {
    /// Bits to a school.
    const STRIDE: u32;
    /// How many ranks above 0 the deck leaves out.
    const SKIPPED: u8;

    /// All cards of each rank. A rank that the deck leaves out has none of its own.
    const OF_RANK: [Self; 16];
    /// All cards of each school.
    const OF_SCHOOL: [Self; 5];
    /// All cards.
    const ALL_CARDS: Self;

    /// All bits above a place.
    fn above(place: u32) -> Self;
    /// The place of the highest bit; the word has one.
    fn highest(self) -> u32;
    /// All cards of the ranks that occur in the word.
    #[must_use]
    fn same_ranks(self) -> Self;
    /// All bits below a place.
    fn below(place: u32) -> Self;
    /// The word as a number of 128 bits.
    fn wide(self) -> u128;
    /// The word's bytes, lowest first.
    fn bytes(self) -> impl AsRef<[u8]>;
}

macro_rules! word {
    ($word:ty, $stride:expr, $skipped:expr) => {
        impl Word for $word {
            const STRIDE: u32 = $stride;
            const SKIPPED: u8 = $skipped;

            const OF_RANK: [Self; 16] = {
                const RUNGS: $word =
                    1 | 1 << $stride | 1 << (2 * $stride) | 1 << (3 * $stride) | 1 << (4 * $stride);
                let mut of_rank = [0; 16];
                of_rank[0] = RUNGS;
                let mut rung = 1;
                while rung < $stride {
                    of_rank[rung + $skipped] = RUNGS << rung;
                    rung += 1;
                }
                of_rank
            };
            const OF_SCHOOL: [Self; 5] = {
                const RUN: $word = (1 << $stride) - 1;
                [
                    RUN,
                    RUN << $stride,
                    RUN << (2 * $stride),
                    RUN << (3 * $stride),
                    RUN << (4 * $stride),
                ]
            };

            const ALL_CARDS: Self = (1 << (5 * $stride)) - 1;

            #[inline]
            fn above(place: u32) -> Self {
                (<$word>::MAX << place) << 1
            }
            #[inline]
            fn highest(self) -> u32 {
                self.ilog2()
            }
            #[inline]
            fn same_ranks(self) -> Self {
                // All schools over each other, and back to every school.
                let over = self
                    | self >> $stride
                    | self >> (2 * $stride)
                    | self >> (3 * $stride)
                    | self >> (4 * $stride);
                let ranks = over & Self::OF_SCHOOL[0];
                ranks
                    | ranks << $stride
                    | ranks << (2 * $stride)
                    | ranks << (3 * $stride)
                    | ranks << (4 * $stride)
            }
            #[inline]
            fn below(place: u32) -> Self {
                (1 << place) - 1
            }
            #[inline]
            fn wide(self) -> u128 {
                self.into()
            }
            fn bytes(self) -> impl AsRef<[u8]> {
                self.to_le_bytes()
            }
        }
    };
}

word!(u64, 10, 3);
word!(u128, 16, 0);

/// A set of gladiators: a troupe, the legal plays, the unseen cards.
pub type CardSet<W> = BitSet<Card, W>;

/// Which card each bit of a word stands for.
struct Layout<W>(PhantomData<W>);

impl<W: Word> Layout<W> {
    /// The place of each card, by its byte.
    const PLACES: &[u8; 128] = &{
        let mut places = [0; 128];
        let mut place = 0;
        while place < 5 * W::STRIDE {
            places[Self::CARDS[place as usize].byte() as usize & 127] = place as u8;
            place += 1;
        }
        places
    };

    /// The card at each place.
    const CARDS: &[Card; 128] = &{
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
}

impl<W: Word> Member<W> for Card {
    const ALL: W = W::ALL_CARDS;

    #[inline]
    fn place(self) -> u32 {
        u32::from(Layout::<W>::PLACES[self.byte() as usize & 127])
    }

    #[inline]
    fn at(place: u32) -> Self {
        Layout::<W>::CARDS[place as usize & 127]
    }

    #[inline]
    fn fits(self) -> bool {
        u32::from(self.rank().number().saturating_sub(W::SKIPPED)) < W::STRIDE
            && (self.rank() == Rank::ZERO || self.rank().number() > W::SKIPPED)
    }
}

impl<W: Word> CardSet<W> {
    /// All gladiators of that rank.
    #[inline]
    pub fn of_rank(rank: Rank) -> Self {
        Self::of_word(W::OF_RANK[rank.index() & 15])
    }

    /// All gladiators of that school.
    #[inline]
    pub fn of_school(school: School) -> Self {
        Self::of_word(W::OF_SCHOOL[school.index()])
    }

    /// All gladiators of the same school with a higher rank.
    #[inline]
    pub fn above(card: Card) -> Self {
        Self::of_word(W::above(Member::<W>::place(card))) & Self::of_school(card.school())
    }

    /// The cards of the set that belong to the school.
    #[inline]
    #[must_use]
    pub fn of(self, school: School) -> Self {
        self & Self::of_school(school)
    }

    /// All gladiators, in the set or not, whose rank occurs in the set.
    #[inline]
    #[must_use]
    pub fn same_ranks(self) -> Self {
        Self::of_word(self.bits().same_ranks())
    }

    /// All gladiators that come after one and before another in the order of sets.
    #[inline]
    pub fn between(one: Card, other: Card) -> Self {
        let [one, other] = [one, other].map(Member::<W>::place);
        Self::of_word(W::below(other) & !W::below(one + 1))
    }

    /// The gladiator that comes last in the order of sets: of one school, the strongest.
    #[inline]
    pub fn last(self) -> Option<Card> {
        (!self.is_empty()).then(|| Member::<W>::at(self.bits().highest()))
    }

    /// The schools that occur in the set.
    #[inline]
    pub fn schools(self) -> SchoolSet {
        let bit = |place: usize| u8::from(self.bits() & W::OF_SCHOOL[place] != W::ZERO) << place;
        SchoolSet::from_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4))
    }

    /// The set as a number; other sets have others.
    #[inline]
    pub fn number(self) -> u128 {
        self.bits().wide()
    }

    /// The set's bytes, for hashing.
    pub fn bytes(self) -> impl AsRef<[u8]> {
        self.bits().bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, CardSet, Word};
    use crate::MoveSet;

    /// `nth` against the readable version: the order of `iter`.
    fn nth_is_the_order<W: Word>(cards: impl Iterator<Item = Card>) {
        let set: CardSet<W> = cards.filter(|card| CardSet::<W>::can_hold(*card)).collect();
        for (place, card) in set.iter().enumerate() {
            assert_eq!(MoveSet::nth(&set, place), card);
            assert!(set.contains(card));
        }
        assert_eq!(set.iter().count(), set.len());
    }

    proptest::proptest! {
        #[test]
        fn sets_are_ordered(chosen: u128) {
            let cards = || Card::all().zip(0..).filter(|(_, n)| chosen >> n & 1 == 1).map(|(c, _)| c);
            nth_is_the_order::<u64>(cards());
            nth_is_the_order::<u128>(cards());
            nth_is_the_order::<u64>(cards().step_by(7));
        }
    }

    #[test]
    fn above_a_card_are_the_higher_ones_of_its_school() {
        for card in Card::all() {
            let above = Card::all()
                .filter(|other| other.school() == card.school() && other.rank() > card.rank());
            let above: Vec<Card> = above.collect();
            assert_eq!(CardSet::<u128>::above(card).iter().collect::<Vec<_>>(), above);
            if CardSet::<u64>::can_hold(card) {
                let held = above.iter().copied().filter(|other| CardSet::<u64>::can_hold(*other));
                assert!(CardSet::<u64>::above(card).iter().eq(held));
            }
        }
    }

    #[test]
    fn a_word_holds_what_its_deck_has() {
        assert_eq!(Card::all().filter(|card| CardSet::<u64>::can_hold(*card)).count(), 50);
        assert_eq!(Card::all().filter(|card| CardSet::<u128>::can_hold(*card)).count(), 80);
        for card in Card::all() {
            let (of_rank, of_school) =
                (CardSet::<u128>::of_rank(card.rank()), CardSet::<u128>::of_school(card.school()));
            assert!(of_rank.contains(card) && of_school.contains(card));
            assert_eq!((of_rank & of_school).len(), 1);
        }
    }
}
