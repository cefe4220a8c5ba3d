//! The state of a running game, as one small value.

use super::card::{Card, SchoolSet};
use super::card_set::{CardSet, Word};
use super::running_bout::RunningBout;
use crate::Seat;
use crate::bit_set::{BitSet, Member};

/// A running game of Gorus Maximus, secrets included.
///
/// A round is its deal and its plays; the state keeps only these, beside the score of earlier
/// rounds. Everything else follows from them: who won which bout, which cards were drawn and which
/// schools a troupe lacked. That makes it small enough to copy at every step of a search, and lets
/// a view remember everything.
///
/// `SEATS` bounds the seats and the sides, `CARDS` the cards in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State<W: Word, const SEATS: usize, const CARDS: usize> {
    /// The troupe of each seat.
    pub(super) troupes: [CardSet<W>; SEATS],
    /// The party that took each finished bout of the round.
    pub(super) takers: Takers,
    /// The round's plays in order from the front. From [`pile_start`] on, the draw pile or the
    /// contenders as they were dealt, top first: the *n*th play uncovers the *n*th of the pile.
    ///
    /// [`pile_start`]: super::Gorus::pile_start
    pub(super) slots: [Option<Card>; CARDS],
    /// The favour of each side in the last finished round.
    pub(super) last_favour: [i16; SEATS],
    /// Crowd Support of each side.
    pub(super) support: [u8; SEATS],
    /// The sides that won the last finished round; none before there was one.
    pub(super) last_winners: SideSet,
    /// The schools in play; none before the first deal of a game that leaves them to chance.
    pub(super) schools: SchoolSet,
    pub(super) bout: RunningBout,
    pub(super) phase: StatePhase,
    /// Counted from 1; between rounds, the one to come.
    pub(super) round: u8,
    /// The last dealer; meaningless before the first deal.
    pub(super) dealer: Seat,
    /// The leader of the bout: a seat, or [`Party::Contenders`] as the seat after the only one.
    pub(super) leader: Seat,
    pub(super) turn: Seat,
    /// Finished bouts of the round.
    pub(super) bouts: u8,
    /// Plays of the round, contenders' included.
    pub(super) played: u8,
    /// Plays of the round before a set-up position. Their order is unknown.
    pub(super) opened: u8,
}

/// The part of a game that a state is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum StatePhase {
    /// Before the first deal.
    Fresh,
    /// Between rounds: the next deal is due.
    Between,
    /// In a round.
    Bouts,
    /// After the last round.
    Over,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> State<W, SEATS, CARDS> {
    pub(super) const EMPTY: Self = Self {
        troupes: [CardSet::EMPTY; SEATS],
        takers: Takers(0),
        slots: [None; CARDS],
        last_favour: [0; SEATS],
        support: [0; SEATS],
        last_winners: SideSet::EMPTY,
        schools: SchoolSet::EMPTY,
        bout: RunningBout::NEW,
        phase: StatePhase::Fresh,
        round: 1,
        dealer: Seat::new(0),
        leader: Seat::new(0),
        turn: Seat::new(0),
        bouts: 0,
        played: 0,
        opened: 0,
    };
}

/// The parties that took the bouts of a round: four bits per bout, fifteen bouts at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Takers(pub(super) u64);

impl Takers {
    #[inline]
    pub(super) fn of(self, bout: u8) -> Seat {
        Seat::new((self.0 >> (4 * bout) & 15) as u8)
    }

    #[inline]
    pub(super) fn set(&mut self, bout: u8, taker: Seat) {
        self.0 |= u64::from(taker.number()) << (4 * bout);
    }
}

/// A player, or the contenders: who leads and takes bouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// In solo, the contenders together (G7.2).
    Contenders,
}

/// A set of sides: teams, or single players.
pub type SideSet = BitSet<usize, u8>;

impl Member<u8> for usize {
    const ALL: u8 = u8::MAX;

    #[inline]
    fn place(self) -> u32 {
        self as u32
    }

    #[inline]
    fn at(place: u32) -> Self {
        place as Self
    }
}
