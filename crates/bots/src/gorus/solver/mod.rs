//! Exact play where everything is known.

mod search;
mod table;

use std::fmt;

use munera_rules::Seat;
use munera_rules::gorus::{Card, Gorus, State, Word};

use self::search::Search;
use crate::Pace;
use crate::gorus::arena::Arena;

/// Why a state cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// No round is running.
    NoRound,
    /// There is a draw pile still: what will be drawn is nobody's choice.
    PileLeft,
    /// One player against contenders.
    Solo,
    NoSuchSeat,
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRound => "no round is running",
            Self::PileLeft => "there is a draw pile still",
            Self::Solo => "one player against contenders is not solved",
            Self::NoSuchSeat => "nobody sits there",
        })
    }
}

impl std::error::Error for Unsolvable {}

pub struct Solution {
    pub margin: i16,
    pub nodes: u64,
}

pub struct Problem<'g, W: Word, const SEATS: usize, const CARDS: usize> {
    game: &'g Gorus<W, SEATS, CARDS>,
    arena: Arena<W, SEATS>,
    side: usize,
}

impl<'g, W: Word, const SEATS: usize, const CARDS: usize> Problem<'g, W, SEATS, CARDS> {
    pub fn new(
        game: &'g Gorus<W, SEATS, CARDS>,
        state: &State<W, SEATS, CARDS>,
        seat: Option<Seat>,
    ) -> Result<Self, Unsolvable> {
        let open = game.lay_open(state).ok_or(Unsolvable::NoRound)?;
        if game.is_solo() {
            return Err(Unsolvable::Solo);
        }
        if !open.pile.is_empty() {
            return Err(Unsolvable::PileLeft);
        }
        let seat = seat.unwrap_or(open.turn);
        Ok(Self { game, arena: Arena::new(game, &open), side: game.side(seat) })
    }

    pub fn solve(&self, pace: &mut impl Pace, nodes: &mut u64) -> Option<Solution> {
        let mut search = Search::new(self.game, self.side, pace);
        let (mut low, mut high) = (i16::MIN, i16::MAX);
        let mut guess = 0;
        while low < high {
            search.goal = if guess == low { guess + 1 } else { guess };
            let found = search.value(&self.arena);
            *nodes = search.nodes;
            let found = found? ;
            let margin = search.goal + found;
            if found >= 0 { low = margin } else { high = margin }
            guess = margin;
        }
        Some(Solution { margin: low, nodes: search.nodes })
    }

    pub fn root(&self) -> Vec<Card> { self.arena.legal().iter().collect() }
}
