//! Exact play where everything is known.

mod finale;
mod moment;
mod search;
mod table;
mod tries;

use std::fmt;

use munera_rules::Seat;
use munera_rules::gorus::{Gorus, State, Word};

use self::moment::Stage;
use self::search::Search;
use self::table::SURE;
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
        match self.game.side_count() - 1 {
            1 => self.solve_against::<1>(pace, nodes),
            2 | 3 => self.solve_against::<3>(pace, nodes),
            _ => self.solve_against::<7>(pace, nodes),
        }
    }

    fn solve_against<const OTHERS: usize>(&self, pace: &mut impl Pace, nodes: &mut u64) -> Option<Solution> {
        let stage = Stage::new(self.game, &self.arena, self.side);
        let (moment, bout) = stage.begin::<SEATS, CARDS, OTHERS>(self.game, &self.arena, self.side);
        let mut search = Search::new(stage, pace);
        let (mut low, mut high) = (-SURE, SURE);
        let mut goal = 0;
        while low < high {
            let found = match &bout {
                None => search.between_bouts(moment, goal - 1, goal),
                Some(bout) => search.in_bout(&moment, bout, goal - 1, goal),
            };
            *nodes = search.nodes;
            let margin = found?;
            if std::env::var("TRACE").is_ok() { eprintln!("goal {goal} found {margin} nodes {}", search.nodes); }
            if margin >= goal { low = margin } else { high = margin }
            goal = if margin == low { margin + 1 } else { margin };
        }
        Some(Solution { margin: low, nodes: search.nodes })
    }
}
