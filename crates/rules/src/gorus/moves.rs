//! A move is a gladiator that is played, and the set of moves a set of gladiators.

use super::card::Card;
use super::card_set::{CardSet, Word};
use crate::MoveSet;
use crate::bit_set::Member;

/// A move of a seat: the gladiator that it plays.
pub type Move = Card;

/// The legal moves of one seat: by school, then by rank.
pub type Moves<W> = CardSet<W>;

impl<W: Word> MoveSet for CardSet<W> {
    type Move = Card;

    #[inline]
    fn len(&self) -> usize {
        (*self).len()
    }

    #[inline]
    fn nth(&self, place: usize) -> Card {
        // A troupe has at most ten, and in a playout this is the longest chain of instructions
        // that wait for each other. So all ten rests are made while the caller still draws its
        // random number, and the one it asks for is taken out: no branch that it could mispredict.
        let mut rests = [self.bits(); 10];
        for number in 1..rests.len() {
            rests[number] = rests[number - 1].without_lowest();
        }
        let last = rests.len() - 1;
        let mut rest = rests[place.min(last)];
        for _ in last..place {
            rest = rest.without_lowest();
        }
        Member::<W>::at(rest.lowest())
    }

    #[inline]
    fn contains(&self, choice: Card) -> bool {
        (*self).contains(choice)
    }

    fn iter(&self) -> impl Iterator<Item = Card> {
        (*self).iter()
    }
}
