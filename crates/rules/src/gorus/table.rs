//! The agreements of a table, worked out once.

use arrayvec::ArrayVec;

use super::card::{Card, Rank, School, SchoolSet};
use super::card_set::{CardSet, Word};
use super::options::{FavourTable, OptionError, Options};
use super::state::{Party, State};
use crate::Seat;

/// G2.3: how many gladiators each seat is dealt.
pub(super) const TROUPE: usize = 10;

/// Gorus Maximus under one set of options.
///
/// The type parameters only say how much room a state has; [`SmallGorus`](super::SmallGorus) and
/// [`LargeGorus`](super::LargeGorus) are the two that are used.
#[derive(Clone, Debug)]
pub struct Gorus<W, const SEATS: usize, const CARDS: usize> {
    pub(super) options: Options,
    pub(super) players: u8,
    /// Cards in a bout: one a player, and in solo two contenders besides.
    pub(super) in_bout: u8,
    /// Bouts in a round.
    pub(super) bouts: u8,
    /// Cards dealt but to no seat: a draw pile or contenders.
    pub(super) pile: u8,
    pub(super) sides: u8,
    /// The side of each seat; in solo the contenders count as seat 1 and are side 1.
    pub(super) side_of: [u8; SEATS],
    pub(super) targets: [u8; SEATS],
    pub(super) favour: FavourTable,
    /// G2.1: the ranks of each school.
    pub(super) ranks: ArrayVec<Rank, 16>,
    word: std::marker::PhantomData<W>,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// The support target without teams (G5.1).
    const USUAL_TARGET: u8 = 3;

    pub(super) fn compile(options: Options) -> Result<Self, OptionError> {
        options.check()?;
        let players = options.players;
        if players as usize > SEATS || Self::deck_size_of(&options) > CARDS {
            return Err(OptionError::Players);
        }
        let mut side_of = std::array::from_fn(|seat| seat as u8);
        if let Some(division) = options.division {
            side_of[..division.seating().len()].copy_from_slice(division.seating());
        }
        let sides = match (options.division, players) {
            (Some(division), _) => division.seating().iter().max().map_or(0, |most| most + 1),
            (None, 1) => 2,
            (None, players) => players,
        };
        let targets = std::array::from_fn(|side| {
            let team_size = || side_of[..players as usize].iter().filter(|of| **of == side as u8);
            match (options.target, options.division) {
                (Some(target), _) => target,
                (None, Some(_)) => team_size().count() as u8 + 1, // G8.3
                (None, None) => Self::USUAL_TARGET,
            }
        });
        Ok(Self {
            options,
            players,
            in_bout: if players == 1 { 3 } else { players },
            bouts: if players == 2 { 15 } else { 10 },
            pile: match players {
                1 => 20,
                2 => 10,
                _ => 0,
            },
            sides,
            side_of,
            targets,
            favour: options.favour,
            ranks: options.ranks().collect(),
            word: std::marker::PhantomData,
        })
    }

    fn deck_size_of(options: &Options) -> usize {
        options.school_count() * options.ranks().count()
    }

    /// How many cards are dealt in a round: as many as are played, because no card is left over.
    #[inline]
    pub fn deck_size(&self) -> usize {
        self.in_bout as usize * self.bouts as usize
    }

    /// Whether one player meets contenders (section 7).
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether players draw after playing (section 6).
    #[inline]
    pub fn has_draw_pile(&self) -> bool {
        self.players == 2
    }

    /// Where the pile begins in [`State`]'s slots: after the room for all plays.
    #[inline]
    pub fn pile_start(&self) -> usize {
        self.deck_size()
    }

    /// The seats of each side, in order; the contenders' side has no seat.
    pub fn seats_of(&self, side: usize) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players).filter(move |seat| self.side(*seat) == side)
    }

    /// How many sides there are.
    pub fn side_count(&self) -> usize {
        self.sides as usize
    }

    /// The side that a seat plays for.
    #[inline]
    pub fn side(&self, seat: Seat) -> usize {
        self.side_of[seat.index()] as usize
    }

    /// The support that a side needs (G5.1, G8.3).
    pub fn target(&self, side: usize) -> u8 {
        self.targets[side]
    }

    /// The party that a number stands for, where states store a leader or a taker.
    pub(super) fn party(&self, number: Seat) -> Party {
        if self.is_solo() && number == Self::CONTENDERS {
            Party::Contenders
        } else {
            Party::Seat(number)
        }
    }

    /// In solo the contenders are stored as the seat that no player has.
    pub(super) const CONTENDERS: Seat = Seat::new(1);

    /// G2.1: whether a deck of this table can have the card.
    pub(super) fn in_deck(&self, card: Card) -> bool {
        CardSet::<W>::can_hold(card)
            && self.ranks.contains(&card.rank())
            && self.options.schools.is_none_or(|schools| schools.contains(card.school()))
    }

    /// All cards of those schools, school by school.
    pub fn deck(&self, schools: SchoolSet) -> impl Iterator<Item = Card> + '_ {
        schools
            .iter()
            .flat_map(|school: School| self.ranks.iter().map(move |rank| Card::new(school, *rank)))
    }

    /// How many finished bouts of a state came before a set-up position.
    pub(super) fn bouts_before(&self, state: &State<W, SEATS, CARDS>) -> u8 {
        state.opened / self.in_bout
    }
}
